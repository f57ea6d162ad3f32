// The chain from the model to the choice, as a table: the distribution before the logits processors, after each, and the
// token that was chosen of what was left.

import type {ComponentChildren} from 'preact';
import {useLayoutEffect, useRef, useState} from 'preact/hooks';
import type {RunLog} from '../core/log.ts';
import {inARow} from '../core/run_sums.ts';
import {asSentence, count, decimals, information, percent, probability, quoted} from '../core/text.ts';
import {t} from '../core/texts.ts';
import type {Candidate, Started, Step, Unit} from '../core/types.ts';
import {Filled} from '../widgets/filled.tsx';
import {Term} from '../widgets/term.tsx';
import {TokenLabel} from '../widgets/token_label.tsx';
import type {Column} from './candidate_grid.tsx';
import {Flow, type Piece, piecesAt} from './probability_flow.tsx';
import {type Effects, overWords} from './processor_sums.ts';
import {
  type StageFacts,
  choiceOf,
  effectWords,
  entropyRunWords,
  isRemoved,
  knobWords,
  removerOf,
  sourceOf,
  stagesOf,
} from './stages.ts';

interface ChainProps {
  log: RunLog;
  step: Step;
  stages: StageFacts[];
  effects: Effects; // along the text
  candidates: Candidate[]; // that have pieces in the bars
  columns: Column[]; // the source and the stages
  isKnown: boolean; // whether it is recorded what became of each candidate
}

export function ProcessorChain({log, step, stages, effects, candidates, columns, isKnown}: ChainProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [width, setWidth] = useState(300); // of a bar, in pixels
  useLayoutEffect(() => {
    const bar = body.current?.querySelector('.gp-flow-bar');
    if (!bar) return;
    const sizes = new ResizeObserver(([{contentRect}]) =>
      setWidth((known) => (!contentRect.width || Math.abs(contentRect.width - known) < 8 ? known : contentRect.width)),
    );
    sizes.observe(bar);
    return () => sizes.disconnect();
  }, []);
  if (!log.started) return null;
  const pieces = [0, ...stages.map(({number}) => number)].map((number) => piecesAt(candidates, step, number));
  const rows = [sourceRow(step, stages, log.unit), ...stageRows(stages, effects, log.started, log.unit)];
  return (
    <div class="gp-chain-box">
      <table class="gp-chain">
        <Head log={log} />
        <tbody ref={body}>
          {rows.map((row, i) => (
            <Row key={i} {...row}>
              {(isKnown || !i) && (
                <Flow
                  pieces={pieces[i]}
                  before={i ? pieces[i - 1] : null}
                  width={width}
                  words={(piece, was) => pieceWords(piece, was, columns[i])}
                />
              )}
            </Row>
          ))}
          <Row key={rows.length} {...choiceRow(step, log.started)}>
            {isKnown && <ChoiceFlow pieces={pieces[pieces.length - 1]} width={width} />}
          </Row>
        </tbody>
      </table>
    </div>
  );
}

// The last bar holds the chosen token alone, where it stood.
function ChoiceFlow({pieces, width}: {pieces: Piece[]; width: number}) {
  const alone = pieces.filter(({kind}) => kind === 'chosen');
  const words = (piece: Piece) =>
    t('{token} had {share} of what was left.', {
      token: quoted(piece.candidate?.text ?? ''),
      share: percent(piece.to - piece.from),
    });
  return <Flow pieces={alone} before={alone} width={width} words={words} />;
}

function pieceWords(piece: Piece, was: Piece | null, {name, side}: Column): string {
  const token = piece.candidate ? quoted(piece.candidate.text) : t('All other tokens together');
  const values = {
    token,
    share: percent(piece.to - piece.from),
    processor: name,
    was: was ? percent(was.to - was.from) : '',
  };
  if (side === 'before') return t('{token}: {share} before the processors.', values);
  return piece.candidate
    ? t('{token}: {share} after {processor}, {was} before it.', values)
    : t('{token}: {share} after {processor}.', values);
}

// ---------------------------------------------------------------------------------------------------- the rows

interface RowFacts {
  kind: 'source' | 'idle' | 'active' | 'choice';
  number: string;
  name: string;
  tip: string;
  side: string;
  knob: string;
  left: string;
  entropy: string;
  here: ComponentChildren;
  over: string;
}

function sourceRow(step: Step, stages: StageFacts[], unit: Unit): RowFacts {
  const {vocab, entropy_before: start} = step.distribution;
  const {name, meaning} = sourceOf(step);
  return {
    kind: 'source',
    number: '',
    name,
    tip: meaning,
    side: stages.length ? t('before') : t('before and after'),
    knob: '',
    left: t('{count} left', {count: count(vocab ?? 0)}),
    entropy: information(start, unit),
    here: '',
    over: '',
  };
}

const stageRows = (stages: StageFacts[], effects: Effects, started: Started, unit: Unit): RowFacts[] =>
  stages.map((stage, i) => ({
    kind: stage.idle ? 'idle' : 'active',
    number: `${stage.number}. `,
    name: stage.name,
    tip: `${stage.meaning} (${stage.kind})`,
    side: i === stages.length - 1 ? t('after') : '',
    knob: knobWords(stage.knobs, started),
    left: t('{count} left', {count: count(stage.kept)}),
    entropy: information(stage.entropy, unit),
    here: effectWords(stage),
    over: overWords(effects, stage),
  }));

function choiceRow(step: Step, started: Started): RowFacts {
  const [name, words] = choiceOf(step, started);
  const token = <TokenLabel text={step.chosen.text} class="gp-strong" />;
  return {
    kind: 'choice',
    number: '',
    name,
    tip: t('How the token came about, and its probability after the processors.'),
    side: '',
    knob: '',
    left: '',
    entropy: '',
    here: (
      <>
        {'▶ '}
        <Filled sentence={words} values={{token}} />
        {` (${chanceWords(step)})`}
      </>
    ),
    over: '',
  };
}

function chanceWords(step: Step): string {
  if (isRemoved(step.chosen)) return t('removed by {processor}', {processor: removerOf(step.chosen, step)});
  const {logprob} = step.chosen;
  return step.beam ? t('log-probability {value}', {value: decimals(logprob)}) : percent(probability(logprob));
}

function Row({
  kind,
  number,
  name,
  tip,
  side,
  knob,
  left,
  entropy,
  here,
  over,
  children,
}: RowFacts & {children?: ComponentChildren}) {
  return (
    <tr class={`gp-stage-${kind}`}>
      <th scope="row">
        <span class="gp-number">{number}</span>
        <span tabIndex={0} data-tip={tip}>
          {name}
        </span>{' '}
        <span class="gp-side" hidden={!side}>
          {side}
        </span>{' '}
        <span class="gp-knob" hidden={!knob}>
          {knob}
        </span>
      </th>
      <td class="gp-flow-cell">{children}</td>
      <td class="gp-left">{left}</td>
      <td class="gp-entropy">{entropy}</td>
      <td class="gp-here-words">{here}</td>
      <td class="gp-over">{over}</td>
    </tr>
  );
}

function Head({log}: {log: RunLog}) {
  const ofCurrent = (words: (step: Step) => string) => () => {
    const step = log.current();
    return step ? words(step) : '';
  };
  const left = (step: Step) =>
    asSentence(
      [step.distribution.vocab ?? 0, ...stagesOf(step).map(({kept}) => kept)].map((each) => count(each)).join(' → '),
    );
  const here = (step: Step) =>
    inARow(stagesOf(step).map((stage) => t('{name}: {words}', {name: stage.name, words: effectWords(stage)})));
  return (
    <thead>
      <tr>
        <th scope="col">{t('processor')}</th>
        <th scope="col">{t('the distribution after it')}</th>
        <th scope="col">
          <Term
            id="processor"
            run={ofCurrent(left)}
            meaning={t('How many tokens can still be chosen after this processor.')}
          >
            {t('tokens left')}
          </Term>
        </th>
        <th scope="col">
          <Term
            id="entropy"
            run={ofCurrent((step) => entropyRunWords(step, log.unit))}
            meaning={t('The uncertainty left after this processor. 1 bit means two equally probable tokens.')}
          >
            {t('entropy')}
          </Term>
        </th>
        <th scope="col">
          <Term
            id="total-variation"
            run={ofCurrent(here)}
            meaning={t(
              'At the current token. Removed: how many tokens, and their probability just before it. Moved: the probability that went from some tokens to others (total variation distance).',
            )}
          >
            {t('at this token')}
          </Term>
        </th>
        <th scope="col">
          <Term
            id="processor"
            formula=""
            meaning={t(
              'In how many steps of the text so far it changed anything, and what it removed or moved in those steps on average.',
            )}
          >
            {t('over the text')}
          </Term>
        </th>
      </tr>
    </thead>
  );
}
