// What a page calls: window.GenerationPlayground.mount(pane, element, {log}) and .feed(log, text, turn).

import {canStandAlone} from './alone.ts';
import {askedTerm, followTermLink, openGlossary} from './glossary.ts';
import {type Feed, type When, everyChange} from './feed.ts';
import {RunLog} from './log.ts';
import {RunGroup} from './run_group.ts';
import {isOpen} from './sight.ts';
import {linkTermsIn} from './term_links.ts';
import {make} from './text.ts';
import {t, translateTemplate} from './texts.ts';
import {type Whose, explain} from './tips.ts';
import type {Changes, GroupPane, Pane, Unit} from './types.ts';

let panes: Record<string, Pane | undefined> = {};
let closedAtFirst: Set<string> = new Set(); // panes in another bundle
let specialRuns: Record<string, ((log: RunLog) => boolean) | undefined> = {}; // of panes in a third
let groupPanes: Record<string, GroupPane | undefined> | null = null; // once their bundle is loaded (comparisons.ts)
const logs = new Map<string, RunLog>();
const groups = new Map<string, RunGroup>();
let shownUnit: Unit = 'bits'; // of all information on the page

// The run log of that name; made when it is first asked for.
function logNamed(name: string): RunLog {
  const log = logs.get(name) ?? Object.assign(new RunLog(), {unit: shownUnit});
  logs.set(name, log);
  return log;
}

// The comparison of that name; made when it is first asked for.
function groupNamed(name: string): RunGroup {
  const group = groups.get(name) ?? Object.assign(new RunGroup(name), {unit: shownUnit});
  groups.set(name, group);
  return group;
}

// Shows surprisal, entropy and divergence in this unit, wherever they stand on the page.
export function chooseUnit(unit: Unit): void {
  shownUnit = unit;
  for (const feed of [...logs.values(), ...groups.values()]) feed.setUnit(unit);
}

// Draws a pane in an element that holds its template, or those of several, now and whenever the log changes.
function mount(name: string, holder: HTMLElement, {log: logName = 'main'} = {}): void {
  const log = logNamed(logName);
  const element = placeOf(name, holder);
  const drawNow = () =>
    draw(name, element, log, 'run', (root) => {
      const update = panes[name]?.(root, log);
      if (!update || !OF_CHOSEN_TOKENS.has(name)) return update;
      return whereTokensAreChosen(root, log, update, name);
    });
  const appliesTo = specialRuns[name];
  if (panes[name]) drawNow();
  else if (appliesTo) wait(specialBundle, element, log, drawNow, () => appliesTo(log));
  else if (closedAtFirst.has(name)) {
    wait(closedBundle, element, log, drawNow, () => isOpen(element), {whenOpen: true});
    loadWhenNear(closedBundle, element);
  } else drawNow();
}

// The same for a pane of a comparison.
function mountGroup(name: string, holder: HTMLElement, {group: groupName}: {group: string}): void {
  const group = groupNamed(groupName);
  const element = placeOf(name, holder);
  const whose = OF_TEXTS.has(name) ? 'text' : OF_MODELS.has(name) ? 'model' : 'runs';
  const drawNow = () => draw(name, element, group, whose, (root) => groupPanes?.[name]?.(root, group));
  if (groupPanes) return drawNow();
  wait(groupBundle, element, group, drawNow, () => Boolean(group.header || group.found || group.lanes));
}

const placeOf = (name: string, holder: HTMLElement) =>
  holder.querySelector<HTMLElement>(`[data-pane="${name}"]`) ?? holder;

/** Panes in a file of their own, which a page loads when one of them has something to show, and who waits for them. */
interface Later {
  name: LaterBundle;
  waiting: {drawNow: () => void; isNeeded: () => boolean; element: HTMLElement}[];
  isLoading: boolean;
}
const laterBundle = (name: LaterBundle): Later => ({name, waiting: [], isLoading: false});
const closedBundle = laterBundle('closed_panes');
const specialBundle = laterBundle('special_runs');
const groupBundle = laterBundle('comparisons');

// Draws a pane as soon as it has something to show and its bundle is there.
function wait(
  bundle: Later,
  element: HTMLElement,
  feed: Feed,
  drawNow: () => void,
  isNeeded: () => boolean,
  when?: When,
): void {
  const root = element.querySelector<HTMLElement>('.gp-pane');
  if (root) translateTemplate(root); // what is not drawn yet is in the person's language, too
  const waiter = {drawNow, isNeeded, element};
  bundle.waiting.push(waiter);
  const look = () => {
    if (bundle.waiting.includes(waiter) && isNeeded()) load(bundle);
  };
  feed.subscribe(element, look, when);
}

// Loads a bundle when a person comes near to what opens one of its panes, so that it is there when that is pressed.
function loadWhenNear(bundle: Later, element: HTMLElement): void {
  const panel = element.closest('.token-panel');
  for (const event of ['pointerover', 'focusin']) panel?.addEventListener(event, () => load(bundle), {once: true});
}

// Loads a bundle, where the page has it in a file, with what several of these bundles share.
function load(bundle: Later): void {
  const addresses = window.GenerationPlaygroundLater;
  if (bundle.isLoading || !addresses) return;
  bundle.isLoading = true;
  const address = addresses[bundle.name];
  const early = Object.assign(document.createElement('link'), {rel: 'preload', as: 'script', href: address});
  document.head.append(early); // beside what is shared, and not after it
  scriptAt(addresses.shared_later)
    .then(() => scriptAt(address))
    .catch(() => {
      bundle.isLoading = false; // the next change tries again
      for (const {element, isNeeded} of bundle.waiting) if (isNeeded()) couldNotLoad(element);
    });
}

const scripts = new Map<string, Promise<void>>(); // by their addresses

function scriptAt(address: string): Promise<void> {
  const loading =
    scripts.get(address) ??
    new Promise<void>((done, fail) => {
      const script = document.createElement('script');
      script.src = address;
      script.onload = () => done();
      script.onerror = () => {
        scripts.delete(address);
        fail(new Error(`${address} could not be loaded`));
      };
      document.head.append(script);
    });
  scripts.set(address, loading);
  return loading;
}

function hasLoaded(bundle: Later): void {
  for (const {drawNow, element} of bundle.waiting.splice(0)) {
    element.querySelector(':scope > .gp-not-loaded')?.remove();
    attempt(drawNow);
  }
}

// The panes of comparisons have been loaded.
export function addGroupPanes(panesOfGroups: Record<string, GroupPane>): void {
  groupPanes = panesOfGroups;
  hasLoaded(groupBundle);
}

// The panes that stand closed at first have been loaded.
export function addClosedPanes(panesOfRuns: Record<string, Pane>): void {
  panes = {...panes, ...panesOfRuns};
  hasLoaded(closedBundle);
}

// The panes of special runs have been loaded.
export function addSpecialPanes(panesOfRuns: Record<string, Pane>): void {
  panes = {...panes, ...panesOfRuns};
  hasLoaded(specialBundle);
}

// Says in the place of a pane that it is not there: the server is away, or serves another version of the page by now.
function couldNotLoad(element: Element): void {
  if (element.querySelector(':scope > .gp-not-loaded')) return;
  element.append(make('p', 'gp-note gp-not-loaded', t('This part of the page could not be loaded. Reload the page.')));
}

// One pane that fails keeps no other from being drawn.
function attempt(call: () => void): void {
  try {
    call();
  } catch (error) {
    console.error('Generation Playground:', error);
  }
}

type Update = (changes: Changes) => void;

// `drawFirst` draws the pane in its root, once, and returns what draws it again; undefined where there is none of that name.
function draw(
  name: string,
  element: Element,
  feed: Feed,
  whose: Whose,
  drawFirst: (root: HTMLElement) => Update | undefined,
): void {
  const root = element.querySelector<HTMLElement>('.gp-pane');
  if (!root) return thereIsNone(name);
  translateTemplate(root);
  linkTermsIn(root);
  const refreshTip = explain(root, whose);
  glossaryPlaces.push(element);
  if (!LINES.has(name)) canStandAlone(root);
  const update = drawFirst(root);
  if (!update) return thereIsNone(name);
  feed.subscribe(
    root,
    (changes) => {
      update(changes);
      refreshTip();
    },
    {whenOpen: !GATHERING.has(name), rest: RESTS[name]},
  );
  openAskedGlossary();
}

function thereIsNone(name: string): void {
  console.error(`Generation Playground: there is no pane “${name}” here.`);
}

// The glossary that the page's address asks for, in the first place with the styles of panes that is seen. Some are hidden
// until they have something to show, and so would be what lies in them.
const glossaryPlaces: Element[] = [];
let opened: string | null = null; // what was asked for when it was opened

function openAskedGlossary(): void {
  const asked = askedTerm();
  if (asked === opened) return;
  const place = glossaryPlaces.find((each) => each.getClientRects().length && each.isConnected);
  if (asked !== null && !place) return; // once there is one
  opened = asked;
  if (asked === null || !place) return;
  let box = place.querySelector<HTMLElement>(':scope > .gp-glossary-place');
  if (!box) {
    const made = (box = make('div', 'gp-pane gp-glossary-place'));
    made.addEventListener('click', (event) => followTermLink(event, made));
    place.append(made);
  }
  openGlossary(box, asked);
}

// Panes that gather what one run after the other says, whether they are open or not.
const GATHERING = new Set(['branches']);

// Panes with figures and pictures that nobody can read fifteen times a second, as the text is: how many milliseconds each of
// their states stays while a run is written. Those of one token go together.
const RESTS: Record<string, number> = {
  ...Object.fromEntries(
    ['numbers', 'check', 'what_if', 'knob_strips', 'measures', 'progress', 'lengths'].map((name) => [name, 250]),
  ),
  ...Object.fromEntries(
    ['token', 'candidates', 'draw', 'processors', 'in_words', 'curve', 'layers', 'reranked'].map((name) => [name, 125]),
  ),
};

// Panes that are a line of words or of buttons, and no picture.
const LINES = new Set(['numbers', 'check', 'what_if', 'knob_strips', 'token', 'progress', 'conclusion', 'arrival']);

// Panes of what was found in a text, which may be no run's, and of a model.
const OF_TEXTS = new Set(['detection', 'mistakes', 'attack', 'strengths']);
const OF_MODELS = new Set(['shelf', 'estimate', 'opened']);

// Panes of a model that chooses one token after the other: they have nothing to show of one that denoises canvases.
const OF_CHOSEN_TOKENS = new Set([
  'tokens',
  'spoken',
  'word_times',
  'token',
  'candidates',
  'draw',
  'what_if',
  'knob_strips',
  'processors',
  'curve',
  'in_words',
  'logit_lens',
  'cross_attention',
  'check',
  'quiz',
]);

// Panes of what only a run that was watched here tells.
const OF_WATCHED_RUNS = new Set(['processors', 'logit_lens', 'cross_attention', 'check', 'quiz']);

function whereTokensAreChosen(root: HTMLElement, log: RunLog, update: Update, name: string): Update {
  const everything = everyChange(log.kinds);
  let left = false; // whether the pane was hidden here
  return (changes) => {
    if (log.denoises || (log.isFromElsewhere && OF_WATCHED_RUNS.has(name))) {
      left = root.hidden = true;
      return;
    }
    if (left) root.hidden = false;
    update(left ? everything : changes);
    left = false;
  };
}

// Gives a log its whole text so far; `turn` is the number of its run, where the page counts them.
function feed(name: string, text: string | null, turn?: number): void {
  logNamed(name).feedRun(text || '', turn);
}

// Gives it more lines; returns how many could not be read.
function append(name: string, lines: string, turn?: number): number {
  return logNamed(name).appendRun(lines, turn);
}

function appendGroup(name: string, lines: string, turn?: number): number {
  return groupNamed(name).appendRun(lines, turn);
}

function feedGroup(name: string, text: string | null, turn?: number): void {
  groupNamed(name).feedRun(text || '', turn);
}

// Components may have loaded before this script and left their calls in a queue; from now on they are made at once.
export function start(
  runPanes: Record<string, Pane>,
  namesOfClosed: Iterable<string>,
  kindsOfRuns: typeof specialRuns,
): void {
  panes = {...runPanes, ...panes};
  closedAtFirst = new Set(namesOfClosed);
  specialRuns = kindsOfRuns;
  const api = {
    mount,
    feed,
    append,
    appendGroup,
    chooseUnit,
    log: logNamed,
    RunLog,
    mountGroup,
    feedGroup,
    group: groupNamed,
  };
  window.GenerationPlayground = api;
  const waiting = window.GenerationPlaygroundQueue;
  const run = (call: (gp: typeof api) => void) => attempt(() => call(api));
  window.GenerationPlaygroundQueue = {push: run};
  waiting?.forEach?.(run);
  window.addEventListener('hashchange', openAskedGlossary);
}
