// The widgets that write tokens, texts and sentences.

import {Filled} from '../panes/widgets/filled.tsx';
import {Note} from '../panes/widgets/note.tsx';
import {RunningText} from '../panes/widgets/running_text.tsx';
import {Sentences} from '../panes/widgets/sentences.tsx';
import {TokenInk} from '../panes/widgets/token_ink.tsx';
import {TokenLabel} from '../panes/widgets/token_label.tsx';
import {WrittenInk} from '../panes/widgets/written_ink.tsx';
import type {StoryGroup} from './story.tsx';

const heat = (level: number) => `var(--gp-heat-${level})`;

const ink = (text: string, level: number, piece: string | null = text) => (
  <TokenInk token={{text, piece}} ground={heat(level)} words={() => `“${text}”: example number ${level}`} />
);

const LONG = ' incomprehensibilities-that-no-line-of-a-phone-holds-without-a-break-somewhere-in-them';

export const WORDS: StoryGroup = {
  title: 'Tokens and sentences',
  stories: [
    {
      name: 'Token label',
      module: 'widgets/token_label.tsx',
      parts: ['TokenLabel'],
      purpose: 'A token by itself, as in a list: characters that cannot be seen have marks in their place.',
      states: [
        {title: 'a word with its space', look: <TokenLabel text=" garden" />},
        {title: 'empty', look: <TokenLabel text="" />},
        {title: 'line break and tab', look: <TokenLabel text={'\n\t'} />},
        {title: 'written from the right', look: <TokenLabel text=" שלום" />},
        {title: 'bytes of a character', look: <TokenLabel text={' \\xf0\\x9f'} />},
        {title: 'invisible characters', look: <TokenLabel text={'a\u200bb\u202ec'} />},
        {title: 'long', look: <TokenLabel text={LONG} />},
      ],
    },
    {
      name: 'Token ink',
      module: 'widgets/token_ink.tsx',
      parts: ['TokenInk', 'useInk'],
      purpose: 'A token of a running text: shaded, in the order of the Tab key, and with a tip.',
      states: [
        {
          title: 'a sentence, from likely to unlikely',
          look: (
            <p class="story-text">
              {ink('The', 0)}
              {ink(' cat', 3)}
              {ink(' sat', 6)}
              {ink(' sideways', 10)}
              {ink('.', 1)}
            </p>
          ),
        },
        {title: 'without a shade', look: <TokenInk token={{text: ' sat', piece: ' sat'}} ground="" words={() => ''} />},
        {title: 'adds nothing to the text', look: ink('</s>', 4, null)},
        {title: 'a byte of a character', look: ink('\\xf0\\x9f', 5, '')},
        {title: 'ends in line breaks', look: <p class="story-text">{ink('end.\n\n', 2)}</p>},
        {title: 'long', look: ink(LONG, 8)},
      ],
    },
    {
      name: 'Written ink',
      module: 'widgets/written_ink.tsx',
      parts: ['WrittenInk'],
      purpose: 'A token in running text without a tip or a place in the order of the Tab key.',
      states: [
        {title: 'typical', look: <WrittenInk piece=" garden" />},
        {title: 'only a space', look: <WrittenInk piece=" " />},
        {title: 'line break', look: <WrittenInk piece={'end\n'} />},
        {title: 'long', look: <WrittenInk piece={LONG} />},
      ],
    },
    {
      name: 'Running text',
      module: 'widgets/running_text.tsx',
      parts: ['RunningText'],
      purpose: 'A text whose invisible characters have marks beside them, so that lines break and copies are right.',
      states: [
        {title: 'typical', look: <RunningText text="Once upon a time there was a cat." />},
        {title: 'empty', look: <RunningText text="" />},
        {
          title: 'lines and tabs',
          look: (
            <p class="story-text">
              <RunningText text={'one\ttwo\nthree'} />
            </p>
          ),
        },
        {title: 'invisible characters', look: <RunningText text={'zero\u200bwidth, turned\u202e'} />},
        {title: 'long', look: <RunningText text={'A sentence that goes on and on,'.repeat(4)} />},
      ],
    },
    {
      name: 'Filled sentence',
      module: 'widgets/filled.tsx',
      parts: ['Filled', 'sentence'],
      purpose: 'A translated sentence in which elements, not only words, stand for the names in braces.',
      states: [
        {
          title: 'a token and a number',
          look: (
            <Filled
              sentence="{token} was chosen {share} of the time."
              values={{token: <TokenLabel class="gp-strong" text=" cat" />, share: <b>42%</b>}}
            />
          ),
        },
        {title: 'a value is missing', look: <Filled sentence="{token} was chosen." values={{}} />},
        {title: 'nothing to fill', look: <Filled sentence="Nothing was chosen." values={{}} />},
      ],
    },
    {
      name: 'Sentences',
      module: 'widgets/sentences.tsx',
      parts: ['Sentences'],
      purpose: 'Sentences as a list, in which each term of the glossary is a link where it first stands.',
      pane: 'gp-in_words',
      states: [
        {
          title: 'typical',
          look: (
            <Sentences
              list={[
                'The model gave a logit to each token of its vocabulary.',
                'The temperature 0.7 made the likely ones likelier: the entropy fell by 0.4 bits.',
                'What a quotation says is left alone: “the entropy of a logit”.',
              ]}
            />
          ),
        },
        {title: 'one sentence', look: <Sentences list={['The token was given.']} />},
        {title: 'empty', look: <Sentences list={[]} />},
        {title: 'long', look: <Sentences list={[`The token was “${LONG}”, and that was all of it.`]} />},
      ],
    },
    {
      name: 'Note',
      module: 'widgets/note.tsx',
      parts: ['Note'],
      purpose: 'Small print in which the terms of the glossary are links.',
      states: [
        {title: 'with terms', look: <Note text="Perplexity is 2 to the power of the mean surprisal in bits." />},
        {title: 'without', look: <Note text="There is nothing to explain here." />},
        {title: 'of another class', look: <Note class="gp-note gp-strong" text="The entropy is what matters here." />},
      ],
    },
  ],
};
