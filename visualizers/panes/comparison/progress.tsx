// The progress pane: how many runs of a comparison have ended, are being decoded and wait, how fast they are together, and
// why those failed that did.

import {useState} from 'preact/hooks';
import {type GroupProps, groupPane, useFresh} from '../core/component.tsx';
import type {RunGroup} from '../core/run_group.ts';
import {count, problemsOf} from '../core/text.ts';
import {t, tn} from '../core/texts.ts';
import type {Changes, Entry} from '../core/types.ts';
import {ExampleNote} from './example_note.tsx';
import {type Standing, failureOf, standingOf, tokensOf} from './run_status.ts';

// What a view says before its first run, by the name of the comparison. Lanes show what they are by themselves.
const BEFORE_FIRST: Record<string, () => string> = {
  sweep: () =>
    t('Nothing has run yet. “{button}” writes a text for each pair of values and draws a heat map of any metric.', {
      button: t('Run the grid'),
    }),
  seeds: () =>
    t(
      'Nothing has run yet. “{button}” samples many texts and draws a tree of what the model can say, with counts and probabilities.',
      {button: t('Draw the samples')},
    ),
  trial: () =>
    t(
      'Nothing has run yet. “{button}” decodes the same request with and without drafts and answers one question: whether drafts make it faster, which draft length is best, or whether the texts are the same.',
      {button: t('Run the trial')},
    ),
  precision: () =>
    t(
      'Nothing has run yet. “{button}” lets the model write in each precision in turn, measures memory and speed, and shows how far the distributions diverge at each token.',
      {button: t('Compare precisions')},
    ),
  choices: () =>
    t(
      'Nothing has run yet. “{button}” lets the model read each answer after the prompt and shows how likely it finds every token, with and without taking the length out.',
      {button: t('Compare answers')},
    ),
  watermark: () =>
    t(
      'Nothing has run yet. “{button}” writes texts with and without the watermark and answers one question, or lets you guess which is which.',
      {button: t('Run the experiment')},
    ),
};
const MOST_REASONS = 8; // that are told
const AT_ONCE = 500; // ms: tokens that came within that were read from a file, and say nothing of a pace

type Counts = Record<Standing, number>;

// How the runs stand, and how fast their tokens come.
class Standings {
  private of: Standing[] = []; // by the number of the entry, as the next
  private tokens: number[] = [];
  private first: {at: number; sum: number} | null = null; // when the first tokens came, and how many they were
  private latest = 0; // when the newest came
  private sum = 0;

  constructor(private readonly group: RunGroup) {}

  follow({run, measured, status, entries = new Set()}: Changes): void {
    if (run) [this.of, this.tokens, this.first, this.sum] = [[], [], null, 0];
    for (const entry of this.group.entries)
      if (run || measured || status || entries.has(entry.number)) this.take(entry);
    const sum = this.tokens.reduce((all, one) => all + one, 0);
    if (sum === this.sum) return;
    [this.sum, this.latest] = [sum, performance.now()];
    this.first ??= {at: this.latest, sum};
  }

  private take(entry: Entry): void {
    this.of[entry.number] = standingOf(entry);
    this.tokens[entry.number] = tokensOf(entry);
  }

  get counts(): Counts {
    const counts: Counts = {ended: 0, cut: 0, failed: 0, decoding: 0, waiting: 0, known: 0};
    for (const standing of this.of) counts[standing] += 1;
    return counts;
  }

  failed(): Entry[] {
    return this.group.entries.filter(({number}) => this.of[number] === 'failed');
  }

  // Tokens for each second since the first ones came, all runs together.
  get pace(): string {
    const {sum, first, latest} = this;
    if (!sum || !first) return '';
    const took = latest - first.at;
    const rate = count(Math.round(((sum - first.sum) / took) * 1000));
    return [tn(sum, '{count} token', '{count} tokens'), took > AT_ONCE && t('{rate} tokens/s in total', {rate})]
      .filter(Boolean)
      .join(' · ');
  }
}

function Progress({group, changes}: GroupProps) {
  const [standings] = useState(() => new Standings(group));
  standings.follow(useFresh(changes));
  if (!group.header)
    return (
      <div class="gp-standing">
        <p class="gp-status">{BEFORE_FIRST[group.name]()}</p>
      </div>
    );
  if (group.isExample) return group.verdict ? null : <ExampleNote group={group} />;
  const {counts} = standings;
  const all = group.entries.length - counts.known;
  const [words, more] = standingWords(group, counts);
  const isAway = group.away && !group.done;
  const main = isAway ? t('The server does not answer.') : words;
  const rest = isAway ? ` · ${words}${more}` : more;
  return (
    <>
      <div class="gp-standing">
        <p class="gp-status">
          <b>{main}</b>
          {rest}
        </p>
        <p class="gp-pace">{standings.pace}</p>
      </div>
      <div
        class="gp-track"
        role="progressbar"
        aria-label={t('Runs that have ended')}
        aria-valuemin={0}
        aria-valuemax={all}
        aria-valuenow={counts.ended + counts.failed}
        aria-valuetext={main + rest.replaceAll(' · ', ', ')}
      >
        {(['ended', 'failed', 'decoding'] as const).map((kind) => (
          <i
            key={kind}
            class={`gp-part-${kind}`}
            style={{width: `${((counts[kind] / Math.max(1, all)) * 100).toFixed(2)}%`}}
          />
        ))}
      </div>
      <Answered group={group} />
      <div class="gp-troubles" role="status">
        <Troubles group={group} failed={standings.failed()} stopped={group.done ? counts.cut : 0} />
      </div>
      <p class="gp-hidden gp-told" role="status">
        {group.done && main}
      </p>
    </>
  );
}

export const progressPane = groupPane(
  Progress,
  (group) => Boolean(group.header) || Object.hasOwn(BEFORE_FIRST, group.name),
);

function standingWords({done, entries}: RunGroup, counts: Counts): [main: string, more: string] {
  const all = entries.length - counts.known;
  const over = counts.ended + counts.failed;
  const spared = counts.known
    ? ` · ${tn(counts.known, '{count} run spared: its text is known', '{count} runs spared: their texts are known')}`
    : '';
  if (over === all) return [tn(all, 'The run has ended', 'All {count} runs have ended'), spared];
  const cut = counts.cut + (done ? counts.decoding : 0);
  const parts = [
    cut && t('{count} cut off', {count: count(cut)}),
    !done && t('{count} decoding', {count: count(counts.decoding)}),
    !done && t('{count} queued', {count: count(counts.waiting)}),
    done && counts.waiting && t('{count} not started', {count: count(counts.waiting)}),
  ].filter(Boolean);
  const ended = {ended: count(over)};
  const main = done
    ? tn(all, 'Stopped: {ended} of {count} run ended', 'Stopped: {ended} of {count} runs ended', ended)
    : tn(all, '{ended} of {count} run ended', '{ended} of {count} runs ended', ended);
  return [main, parts.map((words) => ` · ${words}`).join('') + spared];
}

// The page has turned to another question: then no pane shows the answer below its controls.
function Answered({group: {found, asking, done}}: {group: RunGroup}) {
  const asked = found?.question ?? '';
  const title = asking && asked && asking.question !== asked ? asking.titles[asked] : '';
  const words = {question: t(title)};
  return (
    <p class="gp-answered" role="status" hidden={!title}>
      {title &&
        (done
          ? t('These runs answered “{question}”. Choose that question to see the answer.', words)
          : t('These runs answer “{question}”. Choose that question to see the answer.', words))}
    </p>
  );
}

// ---------------------------------------------------------------------------------------------------- troubles

// Why those failed that did, once for all that failed so. No other pane says it again.
function Troubles({group, failed, stopped}: {group: RunGroup; failed: Entry[]; stopped: number}) {
  const reasons = new Map<string, Entry[]>(); // what is to be said, as JSON
  for (const entry of failed) {
    const failure = failureOf(entry);
    const key = JSON.stringify(failure ? problemsOf(failure) : []);
    reasons.set(key, [...(reasons.get(key) ?? []), entry]);
  }
  const more = [...reasons.values()].slice(MOST_REASONS).flat().length;
  return (
    <>
      {[...reasons].slice(0, MOST_REASONS).map(([reason, entries]) => (
        <p key={reason}>
          <b>✕ </b>
          {`${failedWords(group, entries)} `}
          {(JSON.parse(reason) as ReturnType<typeof problemsOf>).map(({knob, message, fix}) => (
            <>
              <span>{(knob ? `${knob}: ` : '') + message}</span>
              {fix ? ` ${fix} ` : ' '}
            </>
          ))}
        </p>
      ))}
      {more > 0 && (
        <p class="gp-note">
          {tn(more, '{count} more run failed for other reasons.', '{count} more runs failed for other reasons.')}
        </p>
      )}
      {stopped > 0 && <p class="gp-note gp-stopped">{stoppedWords(group, stopped)}</p>}
    </>
  );
}

const stoppedWords = ({done}: RunGroup, stopped: number): string =>
  done?.overtaken
    ? tn(
        stopped,
        '{count} run was stopped because another run took its place; what was written is kept.',
        '{count} runs were stopped because another run took their place; what was written is kept.',
      )
    : tn(
        stopped,
        '{count} run was stopped by hand; what was written is kept.',
        '{count} runs were stopped by hand; what was written is kept.',
      );

// How many runs failed and of which groups they are, where that is not all of them: letters, or the first one and how
// many more.
function failedWords({groups}: RunGroup, entries: Entry[]): string {
  const labels = [...new Set(entries.map((entry) => groups[entry.group].label))];
  if (labels.length === groups.length) return tn(entries.length, '{count} run failed:', '{count} runs failed:');
  const others = labels.length - 1;
  const areLetters = labels.every((label) => label.length === 1);
  const whose =
    areLetters || !others
      ? labels.join(', ')
      : tn(others, '{label} and {count} other', '{label} and {count} others', {label: labels[0]});
  return tn(entries.length, '{count} run failed ({groups}):', '{count} runs failed ({groups}):', {groups: whose});
}
