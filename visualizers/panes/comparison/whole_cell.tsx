// One cell of a grid, whole: every text of it, how it ended, and all its metrics, in a dialog.

import {useLayoutEffect, useRef} from 'preact/hooks';
import type {RunGroup} from '../core/run_group.ts';
import {count} from '../core/text.ts';
import {t, tn} from '../core/texts.ts';
import type {Entry, Group} from '../core/types.ts';
import {MetricTerm} from './grid_legend.tsx';
import type {GridState} from './grid_state.ts';
import {endOf, endSign, endWords, failureOf, textOfRun, tokensOf} from './run_status.ts';
import {valueWords} from './value_words.ts';

/** Shows the run before or after the one that a cell shows. */
export function stepSeed(group: RunGroup, {number, entries}: Group, delta: number): void {
  const place = entries.indexOf(group.shownOf(number));
  group.showEntry(number, (place + delta + entries.length) % entries.length);
}

interface StepperProps {
  group: RunGroup;
  cell: Group;
  tabIndex: number;
}

// Buttons that go through the runs of a cell. None where there is one run.
export function SeedStepper({group, cell, tabIndex}: StepperProps) {
  const {entries, number} = cell;
  const button = (sign: string, delta: number, words: string) => (
    <button
      type="button"
      aria-label={words}
      tabIndex={tabIndex}
      onClick={(event) => {
        event.stopPropagation();
        stepSeed(group, cell, delta);
      }}
    >
      {sign}
    </button>
  );
  return (
    <span class="gp-stepper" hidden={entries.length < 2}>
      {button('‹', -1, t('The text of the previous seed'))}
      <span>{`${entries.indexOf(group.shownOf(number)) + 1}/${entries.length}`}</span>
      {button('›', 1, t('The text of the next seed'))}
    </span>
  );
}

interface WholeCellProps {
  state: GridState;
  cell: Group | null; // null: it is shut
  shut: () => void;
}

export function WholeCell({state, cell, shut}: WholeCellProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const {current} = dialog;
    if (!current) return;
    if (!cell) current.close();
    else if (!current.open) current.showModal();
    current.scrollTop = 0;
  }, [cell]);
  return (
    <dialog
      ref={dialog}
      class="gp-whole"
      aria-label={cell ? state.nameOf(cell.number) : t('One cell')}
      data-holds-tips
      onClose={shut}
      onClick={({target, currentTarget}) => target === currentTarget && shut()} // beside it
      onKeyDown={(event) => event.stopPropagation()} // the grid's own keys are not meant
    >
      {cell && <Inside state={state} cell={cell} shut={shut} />}
    </dialog>
  );
}

function Inside({state, cell, shut}: WholeCellProps & {cell: Group}) {
  const {group} = state;
  const entry = group.shownOf(cell.number);
  const failed = failureOf(entry);
  const runs = cell.entries.length;
  const ask = (type: 'open' | 'make') => {
    shut();
    group.ask({type, entry: entry.number});
  };
  return (
    <>
      <div class="gp-whole-head">
        <h3 class="gp-whole-title">{state.nameOf(cell.number)}</h3>
        <button type="button" class="gp-button gp-shut" aria-label={t('Close')} onClick={shut}>
          ✕
        </button>
      </div>
      <div class="gp-whole-tools">
        <SeedStepper group={group} cell={cell} tabIndex={0} />
        <span>{entry.seed === null ? '' : t('seed {seed}', {seed: entry.seed})}</span>
        {group.canOpen && (
          <button type="button" class="gp-button" onClick={() => ask(entry.sameAs ? 'make' : 'open')}>
            {entry.sameAs ? t('Run it after all') : t('Open as one run')}
          </button>
        )}
      </div>
      {entry.sameAs && (
        <p class="gp-whole-same">
          {t(
            'Not run: with the same luck, it is certain to write the text of {cell}. What only a run can measure is left empty.',
            {cell: state.nameOf(entry.sameAs.group)},
          )}
        </p>
      )}
      {failed && (
        <p class="gp-whole-problem">
          <b>✕ </b>
          {`${t(failed.message)} ${t(failed.fix)}`}
        </p>
      )}
      <p class="gp-whole-text" dir="auto">
        <span class="gp-prompt">{state.promptOf(cell) + (group.apart ? '\n' : '')}</span>
        <span>{textOfRun(entry)}</span>
      </p>
      <p class="gp-note gp-whole-end">{endOfRun(entry)}</p>
      <p class="gp-note gp-whole-over">
        {runs > 1
          ? t('Metrics of the {count} runs of this cell together, most as their mean:', {count: count(runs)})
          : t('Metrics:')}
      </p>
      <dl class="gp-whole-values">
        {group.metrics.map((metric) => (
          <div key={metric.name}>
            <dt>
              <MetricTerm state={state} metric={metric} />
            </dt>
            <dd>{valueWords(metric, cell, {unit: true})}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function endOfRun(entry: Entry): string {
  const end = endOf(entry);
  const length = tokensOf(entry.sameAs ?? entry);
  const ended = end && end !== 'failed' && `${endSign(end)} ${endWords(end)[1]}`;
  const standing = end ? ended : length ? t('still being written') : t('queued');
  return [tn(length, '{count} token', '{count} tokens'), standing].filter(Boolean).join(' · ');
}
