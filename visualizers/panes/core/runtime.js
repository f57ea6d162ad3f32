// What a page calls: window.GenerationPlayground.mount(pane, element, {log}) and .feed(log, text, turn).

import {canStandAlone} from './alone.js';
import {askedTerm, followTermLink, openGlossary} from './glossary.js';
import {RunLog} from './log.js';
import {RunGroup} from './run_group.js';
import {linkTermsIn} from './term_links.js';
import {make} from './text.js';
import {t, translateTemplate} from './texts.js';
import {explain} from './tips.js';

let panes = {}; // name -> (element, log) => update(changes)
let groupPanes = null; // the same for comparisons, once their bundle is loaded (comparisons.js)
const logs = new Map();
const groups = new Map();
let shownUnit = 'bits'; // of all information on the page

// The run log of that name; made when it is first asked for.
function logNamed(name) {
  if (!logs.has(name)) logs.set(name, Object.assign(new RunLog(), {unit: shownUnit}));
  return logs.get(name);
}

// The comparison of that name; made when it is first asked for.
function groupNamed(name) {
  if (!groups.has(name)) groups.set(name, Object.assign(new RunGroup(name), {unit: shownUnit}));
  return groups.get(name);
}

// Shows surprisal, entropy and divergence in this unit, wherever they stand on the page.
export function chooseUnit(unit) {
  shownUnit = unit;
  for (const feed of [...logs.values(), ...groups.values()]) feed.setUnit(unit);
}

// Draws a pane in an element that holds its template, now and whenever the log changes.
function mount(name, element, {log = 'main'} = {}) {
  draw(panes[name], name, element, logNamed(log), 'run');
}

// The same for a pane of a comparison.
function mountGroup(name, element, {group}) {
  const feed = groupNamed(group);
  const drawNow = () => draw(groupPanes[name], name, element, feed, OF_TEXTS.has(name) ? 'text' : OF_MODELS.has(name) ? 'model' : 'runs');
  if (groupPanes) return drawNow();
  const root = element.querySelector('.gp-pane');
  if (root) translateTemplate(root); // what is not drawn yet is in the person's language, too
  waitingForGroupPanes.push({drawNow, failed: () => couldNotLoad(element)});
  feed.subscribe(element, () => {
    if (!groupPanes && (feed.header || feed.found || feed.lanes)) loadGroupPanes(); // there is something to see
  });
}

const waitingForGroupPanes = [];
let loading = false;

// Loads the panes of comparisons, where a page has them in a file.
function loadGroupPanes() {
  if (loading || !window.GenerationPlaygroundComparisons) return;
  loading = true;
  const script = document.createElement('script');
  script.src = window.GenerationPlaygroundComparisons;
  script.onerror = () => {
    loading = false; // the next comparison tries again
    for (const {failed} of waitingForGroupPanes) failed();
  };
  document.head.append(script);
}

// The panes of comparisons have been loaded.
export function addGroupPanes(panesOfGroups) {
  groupPanes = panesOfGroups;
  for (const note of document.querySelectorAll('.gp-not-loaded')) note.remove();
  waitingForGroupPanes.splice(0).forEach(({drawNow}) => attempt(drawNow));
}

// Says in the place of a pane that it is not there: the server is away, or serves another version of the page by now.
function couldNotLoad(element) {
  if (element.querySelector(':scope > .gp-not-loaded')) return;
  element.append(make('p', 'gp-note gp-not-loaded', t('This part of the page could not be loaded. Reload the page.')));
}

// One pane that fails keeps no other from being drawn.
function attempt(call) {
  try {
    call();
  } catch (error) {
    console.error('Generation Playground:', error);
  }
}

function draw(pane, name, element, feed, whose) {
  const root = element.querySelector('.gp-pane');
  if (!root || !pane) {
    console.error(`Generation Playground: there is no pane “${name}” here.`);
    return;
  }
  translateTemplate(root);
  linkTermsIn(root);
  const refreshTip = explain(root, whose);
  glossaryPlaces.push(element);
  if (!LINES.has(name)) canStandAlone(root);
  const update = pane(root, feed);
  const drawn = OF_CHOSEN_TOKENS.has(name) ? whereTokensAreChosen(root, feed, update, name) : update;
  feed.subscribe(root, (changes) => {
    drawn(changes);
    refreshTip();
  }, !GATHERING.has(name));
  openAskedGlossary();
}

// The glossary that the page's address asks for, in the first place with the styles of panes that is seen. Some are hidden
// until they have something to show, and so would be what lies in them.
const glossaryPlaces = [];
let opened = null; // what was asked for when it was opened

function openAskedGlossary() {
  const asked = askedTerm();
  if (asked === opened) return;
  const place = glossaryPlaces.find((each) => each.getClientRects().length && each.isConnected);
  if (asked !== null && !place) return; // once there is one
  opened = asked;
  if (asked === null) return;
  let box = place.querySelector(':scope > .gp-glossary-place');
  if (!box) {
    box = make('div', 'gp-pane gp-glossary-place');
    box.addEventListener('click', (event) => followTermLink(event, box));
    place.append(box);
  }
  openGlossary(box, asked);
}

// Panes that gather what one run after the other says, whether they are open or not.
const GATHERING = new Set(['branches']);

// Panes that are a line of words or of buttons, and no picture.
const LINES = new Set(['numbers', 'check', 'token', 'progress', 'arrival']);

// Panes of what was found in a text, which may be no run's, and of a model.
const OF_TEXTS = new Set(['detection', 'mistakes', 'attack', 'strengths']);
const OF_MODELS = new Set(['shelf', 'estimate', 'opened']);

// Panes of a model that chooses one token after the other: they have nothing to show of one that denoises canvases.
const OF_CHOSEN_TOKENS = new Set(['tokens', 'spoken', 'word_times', 'token', 'candidates', 'processors', 'curve', 'in_words', 'logit_lens', 'cross_attention', 'check', 'quiz']);

// Panes of what only a run that was watched here tells.
const OF_WATCHED_RUNS = new Set(['processors', 'logit_lens', 'cross_attention', 'check', 'quiz']);

function whereTokensAreChosen(root, log, update, name) {
  const everything = Object.fromEntries(log.kinds.map((kind) => [kind, true]));
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
function feed(name, text, turn) {
  logNamed(name).feedRun(text || '', turn);
}

// Gives it more lines; returns how many could not be read.
function append(name, lines, turn) {
  return logNamed(name).appendRun(lines, turn);
}

function appendGroup(name, lines, turn) {
  return groupNamed(name).appendRun(lines, turn);
}

function feedGroup(name, text, turn) {
  groupNamed(name).feedRun(text || '', turn);
}

// Components may have loaded before this script and left their calls in a queue; from now on they are made at once.
export function start(runPanes) {
  panes = runPanes;
  const api = {mount, feed, append, appendGroup, chooseUnit, log: logNamed, RunLog, mountGroup, feedGroup, group: groupNamed};
  window.GenerationPlayground = api;
  const waiting = window.GenerationPlaygroundQueue || [];
  const run = (call) => attempt(() => call(api));
  window.GenerationPlaygroundQueue = {push: run};
  waiting.forEach(run);
  window.addEventListener('hashchange', openAskedGlossary);
}
