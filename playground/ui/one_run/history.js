// The last runs of this browser, in its own storage: their logs leave it only when a person looks at one again.
// The component's value, stamped, is the request of the run that has begun; when the run log of that turn has ended,
// both become an entry. `keep` off: the list lives as long as this tab. Texts are put in with textContent alone.

import {t, tn, translateTemplate} from '../../../visualizers/panes/core/texts.ts';
import {withPanes} from '../page/panes.js';
import {Turns} from '../page/run_version.js';
import {forgetInTab, keepInTab, runsOfTab} from './tab_runs.js';

const DATABASE = 'generation-playground';
const KEEP = 'generation-playground.keep-history'; // "yes" or "no"; absent: what this server has as its default
const SHOWN = 'generation-playground.shown'; // the run that this tab shows: a reload shows it again
const MOST_RUNS = 20;
const MOST_TEXT = 5e6; // characters of one run's log; a longer one can be started from, not looked at
const MOST_IN_ALL = 30e6;
const MOST_SHOWN = 90; // characters of a prompt, and of a text: of their ends, which tell runs apart

export function mountHistory({element, props, trigger, watch}) {
  const root = element.querySelector('.gp-history');
  translateTemplate(root);
  const turns = new Turns();
  const part = (selector) => root.querySelector(selector);
  const keepBox = part('.gp-keep input');
  const clear = part('.gp-clear');

  let runs = []; // {id, time, request, prompt, end, model, preset, strategy, seed, tokens, size}, the newest first
  const unsaved = new Map(); // id -> [run, log] of those that are in this tab alone
  let begun = null; // the run that has begun: {turn, request, prompt, model, preset, strategy}
  let runLog = null;
  let wanted = null; // what the box says and the storage does not know yet

  // ---------------------------------------------------------------------------------------------------- the storage

  let opening = null;
  function database() {
    return opening ??= new Promise((resolve, reject) => {
      const request = indexedDB.open(DATABASE, 1);
      request.onupgradeneeded = () => {
        request.result.createObjectStore('runs', {keyPath: 'id'});
        request.result.createObjectStore('logs');
      };
      request.onsuccess = () => resolve(request.result);
      request.onerror = request.onblocked = () => reject(request.error);
    });
  }

  // Runs `work(runs, logs)` in one transaction; what its request gives is the result.
  async function inStorage(mode, work) {
    const transaction = (await database()).transaction(['runs', 'logs'], mode);
    return new Promise((resolve, reject) => {
      const request = work(transaction.objectStore('runs'), transaction.objectStore('logs'));
      transaction.oncomplete = () => resolve(request && request.result);
      transaction.onerror = transaction.onabort = () => reject(transaction.error);
    });
  }

  function keeping() {
    try {
      return (localStorage.getItem(KEEP) || (props.keep ? 'yes' : 'no')) === 'yes';
    } catch {
      return false; // the browser forbids storage
    }
  }

  // Calls of the storage come one after the other, and none of them breaks the page.
  let queue = Promise.resolve();
  function inTurn(task) {
    queue = queue.then(task).then(() => say(''), (error) => {
      console.warn('Generation Playground: the history could not be kept.', error);
      say(t('The browser’s storage is blocked or full: the newest runs are lost when this page is closed.'));
    }).then(draw);
    return queue;
  }

  // The runs that are kept (other pages of this browser may have added some), and those of this page.
  async function refresh() {
    const own = [...unsaved.values()].map(([run]) => run).sort((a, b) => b.id - a.id);
    runs = own; // these at least, should the storage fail
    const kept = keeping() ? await inStorage('readonly', (store) => store.getAll()) : [];
    runs = [...own, ...kept.filter((run) => !unsaved.has(run.id))].sort((a, b) => b.id - a.id);
  }

  async function save() {
    for (const [id, [run, log]] of unsaved) {
      await inStorage('readwrite', (store, logs) => {
        if (log !== null) logs.put(log, id);
        store.put(run);
      });
      unsaved.delete(id);
      forgetInTab([id]);
    }
  }

  async function remove(ids) {
    ids.forEach((id) => unsaved.delete(id));
    forgetInTab(ids);
    runs = runs.filter((run) => !ids.includes(run.id));
    if (keeping()) {
      await inStorage('readwrite', (store, logs) => ids.forEach((id) => { store.delete(id); logs.delete(id); }));
    }
  }

  // The oldest leave: there is room for so many runs and so much text.
  async function makeRoom() {
    let text = 0;
    const old = runs.filter((run, number) => (text += run.size) > MOST_IN_ALL || number >= MOST_RUNS);
    if (old.length) await remove(old.map((run) => run.id));
  }

  const logOf = async (id) =>
    unsaved.has(id) ? unsaved.get(id)[1] : inStorage('readonly', (store, logs) => logs.get(id));

  // What is kept comes into this tab, and leaves the browser: a shared computer forgets it with the tab.
  async function forgetWithThePage() {
    for (const run of await inStorage('readonly', (store) => store.getAll())) {
      if (!unsaved.has(run.id)) unsaved.set(run.id, [run, (await logOf(run.id)) ?? null]);
    }
    for (const [run, log] of unsaved.values()) await keepInTab(run, log);
    await inStorage('readwrite', (store, logs) => { store.clear(); logs.clear(); });
  }

  // ---------------------------------------------------------------------------------------------------- runs

  function addIfEnded() {
    if (!begun || !runLog || runLog.turn !== begun.turn || !runLog.finished) return;
    add(runLog.text);
    begun = null;
  }

  // The server does not answer: a run that is under way may never end. It is kept as far as it has come; should it go on, its
  // end takes the place of this.
  function addUnfinished() {
    if (!begun || !runLog || runLog.turn !== begun.turn || !runLog.running) return;
    const lines = runLog.text.slice(0, runLog.text.lastIndexOf('\n') + 1);
    add(`${lines}${JSON.stringify({
      type: 'Failed', message: t('The server stopped answering during this run.'), fix: t('Click Generate to run it again.'),
      error: 'ServerAway', diagnostics: [],
    })}\n`);
  }

  function add(text) {
    const {turn, replaces, ...entry} = begun;
    const kept = text.length <= MOST_TEXT;
    const run = {
      id: turn, time: Date.now(), ...entry, seed: runLog.started.seed, tokens: runLog.finished?.num_tokens ?? runLog.numTokens,
      end: ending(runLog.finished?.sequences[0]?.text ?? '', MOST_SHOWN),
      size: kept ? text.length : 0,
    };
    unsaved.set(turn, [run, kept ? text : null]);
    inTurn(async () => {
      if (replaces) await remove([replaces]);
      await refresh();
      if (keeping()) await save();
      else await keepInTab(run, kept ? text : null);
      await makeRoom();
    });
    nowShown(turn);
  }

  function nowShown(id) {
    try {
      sessionStorage.setItem(SHOWN, String(id));
    } catch { /* a reload will show none */ }
  }

  // After a reload the run that was shown is shown again, unless another has begun.
  function lookAgain() {
    const [entry] = /** @type {PerformanceNavigationTiming[]} */ (performance.getEntriesByType('navigation'));
    if (entry?.type !== 'reload') return;
    inTurn(async () => {
      let shown = '';
      try {
        shown = sessionStorage.getItem(SHOWN) || '';
      } catch { /* nothing is kept */ }
      const run = runs.find(({id}) => String(id) === shown);
      if (run?.size && !turns.newest) await look(run);
    });
  }

  const asked = ({request, seed, preset}) => ({request, seed, preset});

  async function look(run) {
    const log = await logOf(run.id).catch(() => null);
    if (!log) return say(t('This run is no longer in the browser’s storage.'));
    nowShown(run.id);
    trigger('look', {log, ...asked(run)});
  }

  // ---------------------------------------------------------------------------------------------------- the list

  const say = (text) => { part('.gp-note').textContent = text; };

  function make(tag, text, cls) {
    const node = document.createElement(tag);
    node.textContent = text;
    if (cls) node.className = cls;
    return node;
  }

  function action(label, name, press, off) {
    const button = make('button', label);
    button.type = 'button';
    button.setAttribute('aria-label', name);
    button.title = off || (label === name ? '' : name);
    button.disabled = Boolean(off);
    button.addEventListener('click', press);
    return button;
  }

  function moment(time) {
    const day = {month: 'short', day: 'numeric'};
    const clock = {hour: '2-digit', minute: '2-digit'};
    const today = new Date(time).toDateString() === new Date().toDateString();
    return new Date(time).toLocaleString([], /** @type {Intl.DateTimeFormatOptions} */ (today ? clock : {...day, ...clock}));
  }

  // The last characters of a text, from the beginning of a word on where there is one.
  function ending(text, most) {
    const characters = Array.from(text);
    if (characters.length <= most) return text;
    return `…${characters.slice(-most).join('').replace(/^\S{0,20}(?=\s)/, '')}`;
  }

  function item(run) {
    const row = document.createElement('li');
    row.dataset.run = run.id;
    const what = make('div', '', 'gp-what');
    const when = moment(run.time);
    const prompt = String(run.prompt || '');
    const size = run.tokens >= 0 ? tn(run.tokens, '{count} token', '{count} tokens') : ''; // another version's entry may lack it
    const facts = [when, run.strategy, run.model, t('seed {seed}', {seed: String(run.seed)}), size];
    what.append(make('span', ending(prompt, MOST_SHOWN) || t('(no prompt)'), 'gp-prompt'));
    if (run.end) what.append(make('span', run.end, 'gp-end'));
    what.append(make('span', facts.filter(Boolean).join(' · '), 'gp-facts'));
    const acts = make('div', '', 'gp-acts');
    const of = {when, text: ending(run.end || prompt, 40)};
    const tooLong = run.size ? '' : t('Too long to be kept. Its settings can be loaded.');
    acts.append(
      action(t('View'), t('View the run of {when}: {text}', of), () => look(run), tooLong),
      action(t('Load settings'), t('Load settings of the run of {when}: {text}', of), () => trigger('start', asked(run))),
      action('✕', t('Remove the run of {when}: {text}', of), () => inTurn(() => remove([run.id]))),
    );
    row.append(what, acts);
    return row;
  }

  function draw() {
    const focused = part('li button:focus');
    const place = focused && [focused.closest('li').dataset.run, [...focused.parentNode.children].indexOf(focused)];
    part('.gp-hint').textContent = runs.length ? '' : t('Your runs will be listed here, to look at again or to start from.');
    part('.gp-till').textContent = keeping() ? '' : t('(now: only until this tab is closed)');
    part('.gp-runs').replaceChildren(...runs.map(item));
    if (place) (part(`li[data-run="${place[0]}"] .gp-acts`)?.children[place[1]] || part('.gp-keep input')).focus();
    clear.hidden = !runs.length;
    keepBox.checked = wanted ?? keeping();
    calm();
  }

  // Clearing asks once: the second press does it.
  function calm() {
    clear.textContent = t('Clear history');
    clear.dataset.sure = '';
  }
  clear.addEventListener('click', () => {
    if (clear.dataset.sure) {
      inTurn(() => remove(runs.map((run) => run.id)));
    } else {
      clear.textContent = tn(runs.length, 'Remove {count} run?', 'Remove all {count} runs?');
      clear.dataset.sure = 'yes';
    }
  });
  clear.addEventListener('blur', calm);

  async function keepOrNot(keep) {
    if (!keep) await forgetWithThePage();
    localStorage.setItem(KEEP, keep ? 'yes' : 'no');
    window.dispatchEvent(new Event('generation-playground-keep')); // for kept_form.js, which follows it
    if (keep) await save();
    await refresh();
    await makeRoom();
  }
  // What is ahead of it in the queue draws the list again, and leaves the box as the person has put it.
  keepBox.addEventListener('change', () => {
    const keep = wanted = keepBox.checked;
    inTurn(() => keepOrNot(keep).finally(() => { wanted = null; }));
  });

  document.addEventListener('click', ({target}) => { // other pages may have added runs
    if (/** @type {Element} */ (target).closest('button[data-drawer=history]')) inTurn(refresh);
  });
  inTurn(async () => {
    for (const [id, kept] of await runsOfTab()) unsaved.set(id, kept);
    await refresh();
  });
  document.addEventListener('gp-filled', lookAgain, {once: true});
  document.addEventListener('gp-server-away', addUnfinished);

  watch('value', () => {
    const text = turns.unstamp(props.value);
    if (!text) return;
    begun = {turn: turns.newest, ...JSON.parse(text)};
    addIfEnded();
  });
  withPanes((gp) => {
    runLog = gp.log('main');
    runLog.subscribe(root, (changes) => { if (changes.status) addIfEnded(); });
  });
}
