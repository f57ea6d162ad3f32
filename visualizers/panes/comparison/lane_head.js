// What is said above a lane's text: whose it is, how it is doing, what can be done with it.

import {sayAttributes, showIf} from '../core/dom_patch.ts';
import {loadingWords, make, say, stopWords} from '../core/text.ts';
import {t, tn} from '../core/texts.ts';
import {bestPath} from './divergence_point.js';
import {sayPrompt} from './prompt_words.js';
import {titleWords} from './titles.js';

/** @type {[string, string, (lane: string) => string][]} */
const LANE_TOOLS = [ // what to ask for, its sign, its name
  ['stop', '■', (lane) => t('Stop lane {lane}', {lane})],
  ['select', '✎', (lane) => t('Edit lane {lane}', {lane})],
  ['copy', '❐', (lane) => t('Copy lane {lane}', {lane})],
  ['left', '◀', (lane) => t('Move lane {lane} to the left', {lane})],
  ['right', '▶', (lane) => t('Move lane {lane} to the right', {lane})],
  ['remove', '✕', (lane) => t('Remove lane {lane}', {lane})],
];

export class LaneHead {
  constructor(column, group) {
    this.group = group;
    const head = make('div', 'gp-lane-head');
    this.name = make('button', 'gp-lane-name', null, {type: 'button'});
    this.letter = make('b', 'gp-letter');
    this.title = make('bdi', 'gp-lane-title');
    this.reference = make('span', 'gp-lane-reference', t('reference'));
    this.name.append(this.letter, this.title, this.reference);
    this.tools = make('span', 'gp-lane-tools');
    this.buttons = Object.fromEntries(LANE_TOOLS.map(([what, sign]) => {
      const button = make('button', 'gp-button', sign, {type: 'button', 'data-do': what});
      this.tools.append(button);
      return [what, button];
    }));
    head.append(this.name, this.tools);
    this.prompt = make('p', 'gp-lane-prompt', null, {dir: 'auto'});
    this.settings = make('p', 'gp-lane-settings');
    this.changed = make('p', 'gp-lane-changed', `△ ${t('changed since this run')}`);
    this.state = make('p', 'gp-lane-state');
    this.doing = make('b');
    this.tokens = make('span', 'gp-lane-count');
    this.company = make('span', 'gp-lane-company', '', {tabindex: '0', 'data-tip': ''});
    this.state.append(this.doing, this.tokens, this.company);
    this.parts = make('p', 'gp-lane-parts');
    this.seeds = make('p', 'gp-lane-seeds');
    this.back = make('button', 'gp-button', '◀', {type: 'button', 'data-seed': '-1', 'aria-label': t('Previous seed')});
    this.on = make('button', 'gp-button', '▶', {type: 'button', 'data-seed': '1', 'aria-label': t('Next seed')});
    this.seed = make('span', '', '', {'aria-live': 'polite'});
    this.seeds.append(this.back, this.seed, this.on);
    this.problem = make('div', 'gp-problem');
    this.why = make('span');
    this.problem.append(make('b', '', '✕ '), this.why);
    const top = make('div', 'gp-lane-top');
    top.append(head, this.prompt, this.settings, this.changed, this.state, this.parts, this.seeds, this.problem);
    column.append(top);
  }

  // `lane` is what it is now, `ran` the group of its last run or null, `place` where it stands among `lanes`; `told` has
  // what the lanes before it cannot do, and the letter of the first that says so.
  draw({lane, ran, place, lanes, isReference, parts, told}) {
    const entry = ran ? this.group.shownOf(ran.number) : null;
    say(this.letter, lane.label);
    say(this.title, titleWords(lane.title));
    showIf(this.reference, isReference);
    sayAttributes(this.name, {
      'aria-pressed': String(isReference),
      title: isReference ? t('The other lanes are compared with this one') : t('Compare the others with {lane}', {lane: lane.label}),
    });
    this.name.disabled = !ran;
    this.drawTools(lane, place, lanes);
    this.drawStop(ran);
    showIf(this.prompt, Boolean(lane.prompt));
    if (lane.prompt) sayPrompt(this.prompt, lane.prompt);
    say(this.settings, settingsWords(lane, entry, ran).join(' · '));
    showIf(this.changed, Boolean(ran) && changedSince(lane, ran));
    this.drawState(entry);
    say(this.parts, parts);
    showIf(this.parts, Boolean(parts));
    this.drawSeeds(entry, ran);
    this.drawProblem(lane, told);
  }

  drawTools(lane, place, lanes) {
    showIf(this.tools, this.group.canAsk);
    const impossible = {left: place === 0, right: place === lanes - 1, remove: lanes === 1, copy: lanes >= MOST_LANES};
    for (const [what, , nameOf] of LANE_TOOLS) {
      if (what !== 'stop') showIf(this.buttons[what], !lane.prompt); // those are edited as a list
      const words = what === 'select' && lane.selected ? t('Lane {lane} is shown in the settings', {lane: lane.label}) : nameOf(lane.label);
      sayAttributes(this.buttons[what], {title: words, 'aria-label': words, 'aria-disabled': String(Boolean(impossible[what]))});
    }
    say(this.buttons.select, lane.selected ? `✎ ${t('editing')}` : '✎');
    sayAttributes(this.buttons.select, {'aria-pressed': String(Boolean(lane.selected))});
  }

  // Only what runs can be stopped; the focus stays in the lane.
  drawStop(ran) {
    const {stop} = this.buttons;
    const runs = Boolean(ran) && this.group.running && ran.entries.some(({log}) => !log.finished && !log.failed);
    if (!runs && stop === document.activeElement) this.name.focus();
    showIf(stop, runs);
  }

  drawState(entry) {
    showIf(this.state, Boolean(entry));
    if (!entry) return;
    const {log} = entry;
    say(this.doing, laneState(log, this.group.done));
    const length = bestPath(log).length;
    say(this.tokens, length ? tn(length, '{count} token', '{count} tokens') : '');
    const known = COMPANY.get(log);
    if (log.shared > 1) COMPANY.set(log, {others: Math.max(log.shared - 1, known ? known.others : 0), apart: log.apart && (!known || known.apart)});
    const company = COMPANY.get(log);
    showIf(this.company, Boolean(company));
    if (!company) return;
    const {others, apart} = !log.running || log.shared < 2 ? company : {others: log.shared - 1, apart: log.apart}; // at last, the most that there were
    say(this.company, apart ? tn(others, 'in turn with another run', 'in turn with {count} others') : tn(others, 'together with another run', 'together with {count} others'));
    sayAttributes(this.company, {'data-tip': apart
      ? t('It has forward passes of its own, in turn with those of the others: no other run uses its model, or it reads or writes several tokens at once.')
      : t('Decoded in one batch with the other runs on this model: each forward pass gives all of them their next token.')});
  }

  drawSeeds(entry, ran) {
    const many = ran ? ran.entries.length : 0;
    showIf(this.seeds, many > 1);
    if (many < 2) return;
    say(this.seed, t('seed {seed}, {place} of {all}', {seed: seedOf(entry) ?? '–', place: ran.shown + 1, all: many}));
    sayAttributes(this.back, {'aria-disabled': String(ran.shown === 0)});
    sayAttributes(this.on, {'aria-disabled': String(ran.shown === many - 1)});
  }

  // Why it cannot run as it is set now, said once for the lanes that share it. Why a run failed is told above the lanes.
  drawProblem({label, problem}, told) {
    const words = t(problem);
    const first = told.get(words) ?? label;
    if (words) told.set(words, first);
    showIf(this.problem, Boolean(words));
    say(this.why, !words || first === label ? words : t('The same as in lane {lane}.', {lane: first}));
  }
}

export const MOST_LANES = 8;
const COMPANY = new WeakMap(); // log -> with how many others it was decoded at most, and whether only ever in turn with them

const seedOf = ({seed, log}) => seed ?? (log && log.started ? log.started.seed : null);

// Whether a lane is set otherwise than it was when it ran.
function changedSince(lane, ran) {
  const told = (of, name) => JSON.stringify(of[name] === '' ? null : of[name] ?? null);
  return ['model', 'seed', 'settings', 'prompt'].some((name) => told(lane, name) !== told(ran, name));
}

function settingsWords(lane, entry, ran) {
  const drawn = entry && ran.seed === lane.seed && ran.entries.length === 1 ? seedOf(entry) : null;
  const seed = lane.seed ?? drawn;
  return [lane.model, titleWords(lane.settings ?? ''), seed === null ? '' : t('seed {seed}', {seed})].filter(Boolean);
}

// What a run is doing, in a few words.
function laneState(log, done) {
  const {queued, loading, started, failed, finished} = log;
  if (failed) return `✕ ${t('stopped by an error')}`;
  if (finished) return `■ ${finished.sequences.length ? stopWords(finished.sequences[0].stop_reason)[1] : t('ended')}`;
  if (done) return started ? `■ ${t('was stopped')}` : t('did not run');
  if (loading) return loadingWords(loading);
  if (queued) return queued.ahead ? tn(queued.ahead, 'waiting for another run', 'waiting for {count} others') : t('starting …');
  return started ? `● ${t('decoding …')}` : t('waiting for its turn');
}
