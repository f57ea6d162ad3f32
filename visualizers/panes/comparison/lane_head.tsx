// What is said above a lane's text: whose it is, how it is doing, what can be done with it.

import {useLayoutEffect, useRef} from 'preact/hooks';
import type {RunLog} from '../core/log.ts';
import {changedSince, type RunGroup} from '../core/run_group.ts';
import {loadingWords, stopWords} from '../core/text.ts';
import {t, tn} from '../core/texts.ts';
import type {Entry, Group, Lane, LaneSettings} from '../core/types.ts';
import {bestPath} from './divergence_point.ts';
import {Prompt} from './prompt_words.tsx';
import {titleWords} from './titles.ts';

export const MOST_LANES = 8;

/** A lane as it is now: one of the page's, or in a saved file one that ran. */
export type ShownLane = LaneSettings & Partial<Pick<Lane, 'selected' | 'problem'>>;

export interface LaneHeadProps {
  group: RunGroup;
  lane: ShownLane;
  ran: Group | null; // its last run
  place: number; // where it stands among `lanes`
  lanes: number;
  isReference: boolean;
  parts: string; // where its text diverges, in words
  sameProblem: string; // the letter of the first lane that cannot run for the same reason, where that is another one
  makeReference: () => void;
}

export function LaneHead(props: LaneHeadProps) {
  const {group, lane, ran, isReference, parts, sameProblem, makeReference} = props;
  const entry = ran ? group.shownOf(ran.number) : null;
  const title = isReference
    ? t('The other lanes are compared with this one')
    : t('Compare the others with {lane}', {lane: lane.label});
  const problem = t(lane.problem);
  return (
    <div class="gp-lane-top">
      <div class="gp-lane-head">
        <button
          type="button"
          class="gp-lane-name"
          aria-pressed={isReference}
          title={title}
          disabled={!ran}
          onClick={makeReference}
        >
          <b class="gp-letter">{lane.label}</b>
          <bdi class="gp-lane-title">{titleWords(lane.title)}</bdi>
          <span class="gp-lane-reference" hidden={!isReference}>
            {t('reference')}
          </span>
        </button>
        {group.canAsk && <Tools {...props} />}
      </div>
      {lane.prompt && (
        <p class="gp-lane-prompt" dir="auto">
          <Prompt text={lane.prompt} />
        </p>
      )}
      <p class="gp-lane-settings">{settingsWords(lane, entry, ran).join(' · ')}</p>
      <p class="gp-lane-changed" hidden={!ran || !changedSince(lane, ran)}>{`△ ${t('changed since this run')}`}</p>
      {entry?.log && <State log={entry.log} done={group.done} />}
      <p class="gp-lane-parts" hidden={!parts}>
        {parts}
      </p>
      {ran && ran.entries.length > 1 && <Seeds group={group} ran={ran} />}
      {problem && (
        <div class="gp-problem">
          <b>✕ </b>
          <span>{sameProblem ? t('The same as in lane {lane}.', {lane: sameProblem}) : problem}</span>
        </div>
      )}
    </div>
  );
}

// ---------------------------------------------------------------------------------------------------- its tools

interface Tool {
  does: string; // what to ask for
  sign: string;
  name: (lane: {lane: string}) => string;
  isPossible: (place: number, lanes: number) => boolean;
}

const TOOLS: Tool[] = [
  {does: 'copy', sign: '❐', name: (lane) => t('Copy lane {lane}', lane), isPossible: (_, lanes) => lanes < MOST_LANES},
  {
    does: 'left',
    sign: '◀',
    name: (lane) => t('Move lane {lane} to the left', lane),
    isPossible: (place) => place > 0,
  },
  {
    does: 'right',
    sign: '▶',
    name: (lane) => t('Move lane {lane} to the right', lane),
    isPossible: (place, lanes) => place < lanes - 1,
  },
  {does: 'remove', sign: '✕', name: (lane) => t('Remove lane {lane}', lane), isPossible: (_, lanes) => lanes > 1},
];

// A button's name is its title: a label that says the same would be read out twice.
function Tools({group, lane, ran, place, lanes}: LaneHeadProps) {
  const letter = {lane: lane.label};
  const ask = (does: string) => group.ask({type: 'lane', do: does, id: lane.id});
  return (
    <span class="gp-lane-tools">
      <StopButton runs={isRunning(group, ran)} name={t('Stop lane {lane}', letter)} press={() => ask('stop')} />
      {!lane.prompt && ( // those are edited as a list
        <>
          <button
            type="button"
            class="gp-button"
            data-do="select"
            aria-pressed={Boolean(lane.selected)}
            title={lane.selected ? t('Lane {lane} is shown in the settings', letter) : t('Edit lane {lane}', letter)}
            onClick={() => ask('select')}
          >
            <span aria-hidden="true">✎</span>
            {lane.selected && ` ${t('editing')}`}
            {lane.selected && <span class="gp-hidden"> {lane.label}</span>}
          </button>
          {TOOLS.map(({does, sign, name, isPossible}) => (
            <button
              key={does}
              type="button"
              class="gp-button"
              data-do={does}
              title={name(letter)}
              aria-disabled={!isPossible(place, lanes)}
              onClick={() => isPossible(place, lanes) && ask(does)}
            >
              <span aria-hidden="true">{sign}</span>
            </button>
          ))}
        </>
      )}
    </span>
  );
}

const isRunning = ({running}: RunGroup, ran: Group | null): boolean =>
  running && Boolean(ran?.entries.some(({log}) => !log?.finished && !log?.failed));

// Only what runs can be stopped; the focus stays in the lane.
function StopButton({runs, name, press}: {runs: boolean; name: string; press: () => void}) {
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = button.current === document.activeElement; // which is lost as it is hidden
  useLayoutEffect(() => {
    if (!runs && hadFocus) button.current?.closest('.gp-lane')?.querySelector<HTMLElement>('.gp-lane-name')?.focus();
  }, [runs]);
  return (
    <button ref={button} type="button" class="gp-button" data-do="stop" title={name} hidden={!runs} onClick={press}>
      <span aria-hidden="true">■</span>
    </button>
  );
}

// ---------------------------------------------------------------------------------------------------- how it is doing

interface Company {
  others: number; // at most
  apart: boolean; // only ever in turn with them
}

const COMPANY = new WeakMap<RunLog, Company>(); // with how many others a run was decoded

function companyOf(log: RunLog): Company | undefined {
  const known = COMPANY.get(log);
  if (log.shared < 2) return known;
  const now = {others: log.shared - 1, apart: log.apart};
  COMPANY.set(log, {
    others: Math.max(now.others, known?.others ?? 0),
    apart: now.apart && (known?.apart ?? true),
  });
  return log.running ? now : COMPANY.get(log); // at last, the most that there were
}

function State({log, done}: {log: RunLog; done: RunGroup['done']}) {
  const {length} = bestPath(log);
  const company = companyOf(log);
  return (
    <p class="gp-lane-state">
      <b>{laneState(log, done)}</b>
      <span class="gp-lane-count">{length ? tn(length, '{count} token', '{count} tokens') : ''}</span>
      {company && (
        <span
          class="gp-lane-company"
          tabIndex={0}
          data-tip={
            company.apart
              ? t(
                  'It has forward passes of its own and takes turns with the others: no other run uses its model, or it reads or writes several tokens at once.',
                )
              : t(
                  'Decoded in one batch with the other runs on this model: each forward pass gives all of them their next token.',
                )
          }
        >
          {company.apart
            ? tn(company.others, 'in turn with another run', 'in turn with {count} others')
            : tn(company.others, 'together with another run', 'together with {count} others')}
        </span>
      )}
    </p>
  );
}

// What a run is doing, in a few words.
function laneState({queued, loading, started, failed, finished}: RunLog, done: RunGroup['done']): string {
  if (failed) return `✕ ${t('stopped by an error')}`;
  if (finished) return `■ ${finished.sequences.length ? stopWords(finished.sequences[0].stop_reason)[1] : t('ended')}`;
  if (done) return started ? `■ ${t('was stopped')}` : t('did not run');
  if (loading) return loadingWords(loading);
  if (queued)
    return queued.ahead ? tn(queued.ahead, 'waiting for another run', 'waiting for {count} others') : t('starting …');
  return started ? `● ${t('decoding …')}` : t('waiting for its turn');
}

function Seeds({group, ran}: {group: RunGroup; ran: Group}) {
  const all = ran.entries.length;
  const seed = seedOf(group.shownOf(ran.number)) ?? '–';
  const step = (delta: number) => {
    const place = ran.shown + delta;
    if (place >= 0 && place < all) group.showEntry(ran.number, place);
  };
  return (
    <p class="gp-lane-seeds">
      <button
        type="button"
        class="gp-button"
        data-seed="-1"
        aria-label={t('Previous seed')}
        aria-disabled={ran.shown === 0}
        onClick={() => step(-1)}
      >
        ◀
      </button>
      <span aria-live="polite">{t('seed {seed}, {place} of {all}', {seed, place: ran.shown + 1, all})}</span>
      <button
        type="button"
        class="gp-button"
        data-seed="1"
        aria-label={t('Next seed')}
        aria-disabled={ran.shown === all - 1}
        onClick={() => step(1)}
      >
        ▶
      </button>
    </p>
  );
}

// ---------------------------------------------------------------------------------------------------- its settings

const seedOf = ({seed, log}: Entry): number | null => seed ?? log?.started?.seed ?? null;

function settingsWords(lane: LaneSettings, entry: Entry | null, ran: Group | null): string[] {
  const drawn = entry && ran && ran.seed === lane.seed && ran.entries.length === 1 ? seedOf(entry) : null;
  const seed = lane.seed ?? drawn;
  const words = seed === null ? '' : t('seed {seed}', {seed});
  return [lane.model, titleWords(lane.settings), words].filter(Boolean);
}
