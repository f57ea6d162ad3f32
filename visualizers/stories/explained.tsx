// The parts that explain: terms, tips, cards, the glossary, and one pane alone.

import type {ComponentChildren} from 'preact';
import {useEffect, useRef} from 'preact/hooks';
import {canStandAlone} from '../panes/core/alone.ts';
import {openGlossary} from '../panes/core/glossary.ts';
import {type CardEntry, tokenCard} from '../panes/tokens/card.tsx';
import {Card} from '../panes/widgets/card.tsx';
import {Term} from '../panes/widgets/term.tsx';
import {tip} from '../panes/widgets/tip.ts';
import {WrittenInk} from '../panes/widgets/written_ink.tsx';
import {Held, pointAt} from './acted.tsx';
import {STEP} from './made_step.ts';
import type {StoryGroup} from './story.tsx';

const Pointed = ({room, children}: {room: number; children: ComponentChildren}) => (
  <Held room={room} open={(place) => pointAt(place, '[data-tip]')}>
    {children}
  </Held>
);

const KNOWN: CardEntry = {id: 12, text: ' dog', where: 'token 5 of 60', step: STEP, why: ''};
const NOT_KNOWN: CardEntry = {
  id: 12,
  text: ' incomprehensibilities-without-end',
  where: 'token 5 of 60',
  step: null,
  why: 'The model only read this token.',
};

const words = (
  <p class="story-text">
    <span class="gp-token" role="button" tabIndex={0}>
      <WrittenInk piece="The" />
    </span>
    <span class="gp-token" role="button" tabIndex={0}>
      <WrittenInk piece=" dog" />
    </span>
  </p>
);

// The list that has the card, and the element beside which it stands.
function openCard(place: HTMLElement, make: (root: HTMLElement, list: HTMLElement) => Card): (() => void) | undefined {
  const list = place.querySelector<HTMLElement>('.story-text');
  const owner = list?.querySelector<HTMLElement>('[role="button"]:last-child');
  if (!list || !owner) return undefined;
  const card = make(place, list);
  card.show(owner);
  return () => card.hide();
}

const ofToken = (entry: CardEntry, room: number) => (
  <Held
    room={room}
    open={(place) => openCard(place, (root, list) => tokenCard(root, list, {unit: 'bits'}, () => entry))}
  >
    {words}
  </Held>
);

function LiveCard() {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const list = root.current?.querySelector<HTMLElement>('.story-text');
    if (root.current && list)
      new Card(root.current, list, {content: (owner) => `The word “${owner.innerText.trim()}”.`});
  }, []);
  return <div ref={root}>{words}</div>;
}

function AlonePane() {
  const root = useRef<HTMLElement>(null);
  useEffect(() => {
    if (root.current) canStandAlone(root.current);
  }, []);
  return (
    <section class="gp-pane" aria-label="A pane" ref={root}>
      <header class="gp-head">
        <h4 class="gp-title">A pane</h4>
        <span class="gp-tools">
          <button type="button" class="gp-button">
            A tool
          </button>
          <button type="button" class="gp-button gp-main">
            The main one
          </button>
          <button type="button" class="gp-button" disabled>
            Disabled
          </button>
          <select aria-label="A choice">
            <option>one of two</option>
            <option>the other</option>
          </select>
        </span>
      </header>
      <p class="gp-note">What the pane shows.</p>
    </section>
  );
}

const Glossary = ({term}: {term?: string}) => (
  <button
    type="button"
    class="gp-button"
    onClick={({currentTarget}) => openGlossary(currentTarget.closest('.gp-pane') ?? document.body, term)}
  >
    {term ? `The glossary at “${term}”` : 'The glossary'}
  </button>
);

const run = () => 'the mean of 60 tokens is 1.44 bits.';

export const EXPLAINED: StoryGroup = {
  title: 'Explanations and panes',
  stories: [
    {
      name: 'Term',
      module: 'widgets/term.tsx',
      parts: ['Term'],
      purpose: 'A word or a number that the glossary explains, with a sentence of this run.',
      states: [
        {title: 'in a line', look: <Term id="surprisal">surprisal</Term>},
        {title: 'as a button', look: <Term id="rank" as="button" class="gp-button" children="rank" />},
        {
          title: 'open, with a sentence of this run',
          look: (
            <Pointed room={190}>
              <Term id="surprisal" run={run} children="surprisal" />
            </Pointed>
          ),
        },
        {
          title: 'open, with words of its own and no formula',
          look: (
            <Pointed room={95}>
              <Term id="entropy" meaning="What entropy means in this pane." formula="" unit="" children="entropy" />
            </Pointed>
          ),
        },
      ],
    },
    {
      name: 'Tip',
      module: 'widgets/tip.ts',
      parts: ['tip'],
      purpose: 'A small box under the pointer or the focus, whose words are made when it is shown.',
      states: [
        {
          title: 'closed',
          look: (
            <span tabIndex={0} ref={tip(() => 'These words were made just now.')}>
              point here
            </span>
          ),
        },
        {
          title: 'open',
          look: (
            <Pointed room={60}>
              <span ref={tip(() => 'These words were made just now.')}>pointed at</span>
            </Pointed>
          ),
        },
        {
          title: 'open, with many words',
          look: (
            <Pointed room={130}>
              <span ref={tip(() => 'Token 5: probability 42.0%, rank 1 of 10,000, surprisal 1.25 bits. '.repeat(3))}>
                pointed at
              </span>
            </Pointed>
          ),
        },
      ],
    },
    {
      name: 'Card',
      module: 'widgets/card.tsx',
      parts: ['Card'],
      purpose: 'A larger box beside an element of a list, above the page; Escape closes it.',
      states: [
        {title: 'closed: point at a word, or press Tab', look: <LiveCard />},
        {title: 'open: a token, and what it was chosen from', look: ofToken(KNOWN, 260)},
        {title: 'open: nothing is known', look: ofToken(NOT_KNOWN, 130)},
      ],
    },
    {
      name: 'Glossary',
      module: 'core/glossary.ts',
      parts: ['openGlossary'],
      purpose: 'Every term, its formula and its unit, in a dialog of the pane that asks for it.',
      states: [
        {title: 'opens at its top', look: <Glossary />},
        {title: 'opens at a term', look: <Glossary term="perplexity" />},
      ],
    },
    {
      name: 'Head and full screen',
      module: 'core/alone.ts',
      parts: ['canStandAlone'],
      purpose: 'The head of a pane with its tools, and the button that shows the pane alone.',
      states: [{title: 'point at the pane to see the button of its corner', look: <AlonePane />, isWide: true}],
    },
  ],
};
