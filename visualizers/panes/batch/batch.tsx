// The pane of a batch: each prompt alone, padded on the left and on the right, as the model reads it; what it came to, and
// how far that is from the prompt alone. What it shows was decoded by playground/generation/batch_decoder.py.

import {useMemo, useState} from 'preact/hooks';
import {ExampleNote} from '../comparison/example_note.tsx';
import {type GroupProps, groupPane} from '../core/component.tsx';
import {t} from '../core/texts.ts';
import type {Unit} from '../core/types.ts';
import {Term} from '../widgets/term.tsx';
import {NewTokens, ReadRow} from './batch_rows.tsx';
import {
  type BatchFound,
  type Way,
  answerVerdict,
  batchAbout,
  batchMeasures,
  batchVerdict,
  batchWayName,
} from './batch_words.ts';

const MOST_OPEN = 6; // prompts that are shown at once; more are closed at first
const MOST_SHOWN = 200; // characters of a prompt in its heading

function Batch({group}: GroupProps) {
  const found = group.found as BatchFound;
  const {unit} = group;
  const prompts = useMemo(
    () => found.prompts.map((prompt, i) => <Prompt key={`${i} ${prompt}`} found={found} number={i} unit={unit} />),
    [found, unit],
  );
  const verdicts = found.ways.slice(1).map((way) => batchVerdict(found, way, unit));
  return (
    <>
      {group.isExample && <ExampleNote group={group} />}
      <header class="gp-head">
        <h2 class="gp-title">{t('Padding')}</h2>
        <p class="gp-note gp-about">{batchAbout(found)}</p>
      </header>
      <ul class="gp-batch-verdicts">
        {verdicts.map(({verdict, sign, words, more}) => (
          <li key={words} data-verdict={verdict}>
            <Sign sign={sign} />
            <span>
              {words}
              <small>{more}</small>
            </span>
          </li>
        ))}
      </ul>
      <p class="gp-hidden gp-told" role="status">
        {verdicts.map(({words}) => words).join(' ')}
      </p>
      <Key isDecoder={!found.is_encoder_decoder} />
      <div class="gp-batch-prompts">{prompts}</div>
      <Why />
    </>
  );
}

export const batchPane = groupPane(Batch, ({found}) => Boolean(found));

const Sign = ({sign}: {sign: string}) => (
  <span class="gp-sign" aria-hidden="true">
    {sign}
  </span>
);

// One prompt in all ways. What is in it is drawn when it is opened.
function Prompt({found, number, unit}: {found: BatchFound; number: number; unit: Unit}) {
  const [isOpen, setOpen] = useState(number < MOST_OPEN);
  const characters = [...found.prompts[number]];
  const signs = found.ways
    .slice(1)
    .map((way) => `${answerVerdict(found, way, way.answers[number]).sign} ${batchWayName(way)}`);
  return (
    <details class="gp-one-prompt" open={isOpen} onToggle={({currentTarget}) => setOpen(currentTarget.open)}>
      <summary>
        {t('Prompt {number}:', {number: number + 1})}{' '}
        <bdi class="gp-prompt-text">
          {characters.slice(0, MOST_SHOWN).join('') + (characters.length > MOST_SHOWN ? '…' : '')}
        </bdi>
        <span class="gp-way-signs"> {signs.join(' · ')}</span>
      </summary>
      {isOpen && found.ways.map((way) => <OneWay key={way.name} {...{found, way, number, unit}} />)}
    </details>
  );
}

function OneWay({found, way, number, unit}: {found: BatchFound; way: Way; number: number; unit: Unit}) {
  const [alone, answer] = [found.ways[0].answers[number], way.answers[number]];
  const {verdict, sign, words} = answerVerdict(found, way, answer);
  const isPadded = way.name === 'alone' || JSON.stringify(answer.read) !== JSON.stringify(alone.read);
  const caption = t('Prompt {number} as the model reads it: {way}', {number: number + 1, way: batchWayName(way)});
  return (
    <div class="gp-way" data-verdict={verdict}>
      <h3 class="gp-way-name">
        <Sign sign={sign} />
        {batchWayName(way)}
        <small>{words}</small>
      </h3>
      <div class="gp-way-body">
        {isPadded ? (
          <div class="gp-scroll" tabIndex={0} role="region" aria-label={caption}>
            <ReadRow
              read={answer.read}
              text={alone.read.length}
              side={way.name}
              goesOn={!found.is_encoder_decoder}
              caption={caption}
            />
          </div>
        ) : (
          <p class="gp-note">
            {t('As long as the longest prompt: there is no padding, and the row is the same as without a batch.')}
          </p>
        )}
        <p class="gp-gave">
          <span class="gp-gave-words">{t('Output:')} </span>
          <NewTokens tokens={answer.new} parts={found.sampled ? null : answer.parts_at} />
        </p>
        <p class="gp-measures">
          {batchMeasures(found, way, answer, alone, unit).map((measure) => (
            <Term key={measure.words} id={measure.term} run={measure.run} meaning={measure.meaning} unit={measure.unit}>
              {measure.words}
            </Term>
          ))}
        </p>
      </div>
    </div>
  );
}

// ---------------------------------------------------------------------------------------------------- what it means

function Key({isDecoder}: {isDecoder: boolean}) {
  return (
    <p class="gp-note gp-batch-key">
      <span>
        <i class="gp-cell gp-padding" aria-hidden="true">
          pad
        </i>{' '}
        <Term
          id="padding"
          meaning={t(
            'All rows of a batch have the same length. Shorter prompts are filled with pad tokens, on the left or on the right.',
          )}
        >
          {t('padding')}
        </Term>
      </span>
      <span>
        <i class="gp-cell gp-ignored" aria-hidden="true">
          0
        </i>{' '}
        {t('hidden by the mask')}
      </span>
      <span class="gp-of-decoder" hidden={!isDecoder}>
        <i class="gp-cell gp-last" aria-hidden="true">
          abc
        </i>{' '}
        {t('the next token is predicted from here')}
      </span>
      <span>
        <u class="gp-parted">{t('text')}</u> {t('differs from what the prompt gives on its own')}
      </span>
    </p>
  );
}

function Why() {
  return (
    <details class="gp-batch-why">
      <summary>{t('Why?')}</summary>
      <ul>
        <li>
          {t(
            'A decoder-only model continues from the last token of a row. With padding on the left that is the last token of the prompt, in every row; with padding on the right it is padding, and what the model predicts after padding says little about the prompt.',
          )}
        </li>
        <li>
          {t(
            'The mask hides the padding from attention, and the position ids count from the first real token. Together they make a row that is padded on the left equivalent to the prompt alone.',
          )}
        </li>
        <li>
          {t(
            'Equivalent rows need not agree to the last digit: in a larger batch the hardware adds the same numbers in another order. In float32 that moves a log-probability by some millionths, in bfloat16 or float16 by some hundredths, enough to swap two tokens that were equally likely.',
          )}
        </li>
        <li>
          {t(
            'An encoder-decoder model writes in its decoder, which starts afresh for each row. Padding its source on the right does no harm, and its tokenizer does so by default; padding on the left can, where the encoder has learned absolute positions.',
          )}
        </li>
        <li>
          {t(
            'Without a mask, generate looks for the padding by itself, but only for decoder-only models, and only where the pad token does not also end a text. Where the end-of-text token serves as pad token it cannot tell them apart, and the model reads all of them as text.',
          )}
        </li>
      </ul>
    </details>
  );
}
