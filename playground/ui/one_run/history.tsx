// The last runs of this browser: their logs leave it only when a person looks at one again. The component's value, stamped,
// is the request of the run that has begun; when the run log of that turn has ended, both become an entry. `keep` off: the
// list lives as long as this tab.

import {signal} from '../page/signals.ts';
import {render} from 'preact';
import {useEffect, useRef, useState} from 'preact/hooks';
import {t, tn} from '../../../visualizers/panes/core/texts.ts';
import {kept} from '../../../visualizers/panes/widgets/kept.ts';
import {ask} from '../page/ask.ts';
import {type Component, partOf} from '../page/component.ts';
import {keepingChanged, pageFilled, serverAway} from '../page/moments.ts';
import {mainLog} from '../page/panes.ts';
import {Turns} from '../page/run_version.ts';
import {drawer} from '../page/store.ts';
import {MOST_TEXT, type PastRun, PastRuns, type RunEntry} from './past_runs.ts';

const SHOWN = kept('shown', 'tab'); // the run that this tab shows: a reload shows it again
const MOST_SHOWN = 90; // characters of a prompt, and of a text: of their ends, which tell runs apart

/** The run that has begun. */
interface BegunRun extends RunEntry {
  turn: number;
  replaces: number | null;
}

export function mountHistory({element, props, watch}: Component<{value: string | null; keep?: boolean}>): void {
  const root = partOf(element, '.gp-history');
  const turns = new Turns();
  const log = mainLog();
  const runs = new PastRuns(() => Boolean(props.keep));
  const note = signal('');
  let begun: BegunRun | null = null;

  // Calls of the storage come one after the other, and none of them breaks the page.
  let queue = Promise.resolve();
  function inTurn(task: () => Promise<void>): Promise<void> {
    const said = queue.then(task).then(
      () => (note.value = ''),
      (error: unknown) => {
        console.warn('Generation Playground: the history could not be kept.', error);
        note.value = t('The browser’s storage is blocked or full: the newest runs are lost when this page is closed.');
      },
    );
    return (queue = said.then(() => {}));
  }

  function addIfEnded() {
    if (!begun || log.turn !== begun.turn || !log.finished) return;
    add(begun, log.text);
    begun = null;
  }

  // The server does not answer: a run that is under way may never end. It is kept as far as it has come; should it go on, its
  // end takes the place of this.
  function addUnfinished() {
    if (!begun || log.turn !== begun.turn || !log.running) return;
    const lines = log.text.slice(0, log.text.lastIndexOf('\n') + 1);
    const failed = {
      type: 'Failed',
      message: t('The server stopped answering during this run.'),
      fix: t('Click Generate to run it again.'),
      error: 'ServerAway',
      diagnostics: [],
    };
    add(begun, `${lines}${JSON.stringify(failed)}\n`);
  }

  function add({turn, replaces, ...entry}: BegunRun, text: string) {
    const isKept = text.length <= MOST_TEXT;
    const {finished, numTokens, started} = log;
    const run: PastRun = {
      id: turn,
      time: Date.now(),
      ...entry,
      seed: started?.seed ?? null,
      tokens: finished?.num_tokens ?? numTokens,
      end: ending(finished?.sequences.at(0)?.text ?? '', MOST_SHOWN),
      size: isKept ? text.length : 0,
    };
    const kept = isKept ? text : null;
    runs.hold(run, kept);
    inTurn(() => runs.add(run, kept, replaces));
    SHOWN.write(String(turn));
  }

  // After a reload the run that was shown is shown again, unless another has begun.
  function lookAgain() {
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (entry.type !== 'reload') return;
    inTurn(async () => {
      const run = runs.list.value.find(({id}) => String(id) === SHOWN.read());
      if (run?.size && !turns.newest) await look(run);
    });
  }

  const asked = ({request, seed, preset}: PastRun) => ({request, seed, preset});

  async function look(run: PastRun) {
    const text = await runs.logOf(run.id).catch(() => null);
    if (!text) {
      note.value = t('This run is no longer in the browser’s storage.');
      return;
    }
    SHOWN.write(String(run.id));
    ask('ShowPastRun', {log: text, ...asked(run)});
  }

  const acts: Acts = {
    look,
    start: (run) => ask('LoadPastRun', asked(run)),
    remove: (ids) => inTurn(() => runs.remove(ids)),
    keep: (keep) => inTurn(() => runs.keepOrNot(keep, () => keepingChanged.tell())),
  };
  render(<History runs={runs} note={note} acts={acts} />, root);

  drawer.subscribe((open) => {
    if (open === 'history') inTurn(() => runs.refresh()); // other pages may have added runs
  });
  inTurn(() => runs.comeBack());
  let isFilled = false;
  pageFilled.hear(() => {
    if (!isFilled) lookAgain();
    isFilled = true;
  });
  serverAway.hear(addUnfinished);
  watch('value', () => {
    const text = turns.unstamp(props.value);
    if (!text) return;
    begun = {turn: turns.newest, ...(JSON.parse(text) as Omit<BegunRun, 'turn'>)};
    addIfEnded();
  });
  log.subscribe(root, ({status}) => {
    if (status) addIfEnded();
  });
}

// ------------------------------------------------------------------------------------------------------------ the list

interface Acts {
  look: (run: PastRun) => void;
  start: (run: PastRun) => void;
  remove: (ids: number[]) => Promise<void>;
  keep: (keep: boolean) => Promise<void>;
}

function History({runs, note, acts}: {runs: PastRuns; note: {value: string}; acts: Acts}) {
  const list = runs.list.value;
  const [wanted, setWanted] = useState<boolean | null>(null); // what the box says and the storage does not know yet
  const box = useRef<HTMLInputElement>(null);
  const remove = async (run: PastRun) => {
    await acts.remove([run.id]);
    // the button that had the focus is gone: the keyboard stays in the list
    requestAnimationFrame(() => document.activeElement === document.body && box.current?.focus());
  };
  return (
    <div class="gp-body">
      <p class="gp-hint">{!list.length && t('Your runs will be listed here, to look at again or to start from.')}</p>
      <ol class="gp-runs" aria-label={t('Your last runs, newest first')}>
        {list.map((run) => (
          <Item key={run.id} run={run} acts={acts} remove={() => remove(run)} />
        ))}
      </ol>
      <div class="gp-foot">
        <label class="gp-keep">
          <input
            type="checkbox"
            ref={box}
            checked={wanted ?? runs.isKeeping.value}
            onChange={({currentTarget: {checked}}) => {
              setWanted(checked);
              acts.keep(checked).then(() => setWanted(null));
            }}
          />{' '}
          <span>
            {t('Keep history and settings in this browser')}{' '}
            <span class="gp-till">{!runs.isKeeping.value && t('(now: only until this tab is closed)')}</span>
          </span>
        </label>
        <Clear count={list.length} clear={() => acts.remove(list.map(({id}) => id))} />
      </div>
      <p class="gp-note" role="status">
        {note.value}
      </p>
    </div>
  );
}

// Clearing asks once: the second press does it.
function Clear({count, clear}: {count: number; clear: () => void}) {
  const [isAsked, setAsked] = useState(false);
  useEffect(() => setAsked(false), [count]);
  const words = isAsked ? tn(count, 'Remove {count} run?', 'Remove all {count} runs?') : t('Clear history');
  const press = () => {
    setAsked(!isAsked);
    if (isAsked) clear();
  };
  return (
    <button type="button" class="gp-clear" hidden={!count} onClick={press} onBlur={() => setAsked(false)}>
      {words}
    </button>
  );
}

function Item({run, acts, remove}: {run: PastRun; acts: Acts; remove: () => void}) {
  const {prompt, end, strategy, model, seed, tokens, size} = run;
  const when = moment(run.time);
  const of = {when, text: ending(end || prompt, 40)};
  const count = tokens >= 0 ? tn(tokens, '{count} token', '{count} tokens') : ''; // another version's entry may lack it
  const facts = [when, strategy, model, t('seed {seed}', {seed: String(seed)}), count].filter(Boolean);
  const view = t('View the run of {when}: {text}', of);
  const load = t('Load settings of the run of {when}: {text}', of);
  const out = t('Remove the run of {when}: {text}', of);
  const tooLong = size ? '' : t('Too long to be kept. Its settings can be loaded.');
  return (
    <li data-run={run.id}>
      <div class="gp-what">
        <span class="gp-prompt">{ending(String(prompt), MOST_SHOWN) || t('(no prompt)')}</span>
        {end && <span class="gp-end">{end}</span>}
        <span class="gp-facts">{facts.join(' · ')}</span>
      </div>
      <div class="gp-acts">
        <button
          type="button"
          aria-label={view}
          title={tooLong || view}
          disabled={Boolean(tooLong)}
          onClick={() => acts.look(run)}
        >
          {t('View')}
        </button>
        <button type="button" aria-label={load} title={load} onClick={() => acts.start(run)}>
          {t('Load settings')}
        </button>
        <button type="button" aria-label={out} title={out} onClick={remove}>
          ✕
        </button>
      </div>
    </li>
  );
}

function moment(time: number): string {
  const clock: Intl.DateTimeFormatOptions = {hour: '2-digit', minute: '2-digit'};
  const today = new Date(time).toDateString() === new Date().toDateString();
  return new Date(time).toLocaleString([], today ? clock : {month: 'short', day: 'numeric', ...clock});
}

// The last characters of a text, from the beginning of a word on where there is one.
function ending(text: string, most: number): string {
  const characters = Array.from(text);
  if (characters.length <= most) return text;
  return `…${characters
    .slice(-most)
    .join('')
    .replace(/^\S{0,20}(?=\s)/, '')}`;
}
