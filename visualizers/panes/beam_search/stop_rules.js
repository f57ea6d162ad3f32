// Why a beam search stopped: the numbers that its rule compared, and where each early_stopping would have stopped it.

import {sayClass} from '../core/dom_patch.ts';
import {groupLetter} from '../core/log.ts';
import {plain} from '../core/notation.ts';
import {decimals, labelled, make, say, stopWords} from '../core/text.ts';
import {t, tn} from '../core/texts.ts';
import {EARLY_STOPPING, endOfRecord} from './beam_finalization.js';
import {cutInside, textOf} from './hypothesis_rows.js';

export const isSameRule = (one, other) => one.lengthPenalty === other.lengthPenalty && one.earlyStopping === other.earlyStopping;
export const earlyName = (value) => EARLY_STOPPING.find(([known]) => known === value)?.[1] ?? String(value);
export const powerName = (value) => plain(Number(value.toFixed(4)));

export class StopRules {
  constructor(root, log) {
    this.log = log;
    this.root = root.querySelector('.gp-stopping');
    this.why = this.root.querySelector('.gp-stopped-by');
    this.rows = EARLY_STOPPING.map(([value, name]) => this.newRow(value, name));
    this.asked = null; // the rule that the server runs just now
  }

  newRow(value, name) {
    const row = this.root.querySelector('tbody').insertRow();
    const head = make('th', '', null, {scope: 'row'});
    row.append(head);
    const [stops, because, outputs] = Array.from({length: 3}, () => row.insertCell());
    const words = make('span');
    const button = make('button', 'gp-button gp-run-on', null, {type: 'button', 'aria-label': t('Run the search with early_stopping {name}', {name})});
    outputs.dataset.name = `${t('outputs:')} `; // before the cell on a narrow screen
    stops.append(words, ' ', button);
    const made = {row, head, words, button, because, outputs, value, name, rule: null};
    button.addEventListener('click', () => {
      this.asked = made.rule;
      this.log.ask({type: 'search', kind: 'rule', rule: made.rule});
      this.sayButton(made);
    });
    return made;
  }

  sayButton({button, rule}) {
    const isAsked = Boolean(this.asked && isSameRule(this.asked, rule));
    button.disabled = isAsked;
    say(button, t(isAsked ? 'running …' : 'Run the search'));
  }

  // `by(rule)` settles the search, `rule` is the one that is shown, `number` the prompt.
  draw(search, number, by, rule, isOver) {
    say(this.why, this.whyWords(search, number, by(search.own), isOver));
    for (const made of this.rows) {
      made.rule = {lengthPenalty: rule.lengthPenalty, earlyStopping: made.value};
      const isOwn = isSameRule(made.rule, search.own);
      sayClass(made.row, isOwn ? 'gp-own-rule' : '');
      say(made.head, isOwn ? t('{name} (this run)', {name: made.name}) : made.name);
      this.drawRule(made, search, number, by, isOver);
    }
  }

  drawRule(made, search, number, by, isOver) {
    const settled = by(made.rule);
    const {pools} = settled.prompts[number];
    const isExact = pools.every(({exact}) => exact);
    const found = settled.stop && isExact ? null : this.answerTo(made.rule);
    const open = !found && !(settled.stop && isExact);
    made.button.hidden = !open || !this.log.finished || !Object.hasOwn(this.log.answers, 'search');
    this.sayButton(made);
    if (found) {
      say(made.words, t('after step {step}', {step: found.steps}));
      say(made.because, t('found by a run'));
      this.sayOutputs(made.outputs, ...this.comparedIds(found));
      return;
    }
    say(made.words, stopsWords(settled, isExact, isOver));
    say(made.because, this.reasons(pools, search, made.rule));
    if (!isExact || !settled.stop) say(made.outputs, '–');
    else this.sayOutputs(made.outputs, ...this.comparedNodes(settled, by(search.own), number, search));
  }

  // ---------------------------------------------------------------------------------------------- outputs

  answerTo(rule) {
    const found = this.log.searched.get(this.log.turn) || [];
    return found.find((one) => one.kind === 'rule' && isSameRule(one.rule, rule)) || null;
  }

  comparedNodes(settled, own, number, {wanted}) {
    const [now, then] = [settled, own].map(({prompts}) => prompts[number].kept.slice(0, wanted));
    const differ = now.filter(({node}, i) => !then[i] || then[i].node !== node).length;
    return [differ, now.length, now[0] ? {text: textOf(now[0].node), score: now[0].score} : null];
  }

  comparedIds({outputs}) {
    const own = this.log.finished.sequences.map(({token_ids: ids}) => ids.join(' '));
    return [outputs.filter(({token_ids: ids}, i) => ids.join(' ') !== own[i]).length, outputs.length, outputs[0]];
  }

  sayOutputs(cell, differ, all, best) {
    const values = best && {differ, all, score: decimals(best.score, 4)};
    const words = !differ ? t('the same') : all > 1 ? t('{differ} of {all} differ; the best, with score {score}:', values) : t('another text, with score {score}:', values);
    const key = words + (differ ? best.text : '');
    if (cell.dataset.said === key) return;
    cell.dataset.said = key;
    cell.replaceChildren(words, ...(differ ? [' ', labelled(cutInside(best.text, 40), 'gp-wrote')] : []));
  }

  // ---------------------------------------------------------------------------------------------- in words

  whyWords(search, number, own, isOver) {
    const {pools} = own.prompts[number];
    const name = earlyName(search.own.earlyStopping);
    const start = own.stop ? t('This search stopped after step {step} by the rule of early_stopping {name}.', {step: own.stop.step, name})
      : isOver ? t('The search was cut off. By the rule of early_stopping {name} it would have gone on.', {name})
        : t('The search goes on by the rule of early_stopping {name}.', {name});
    return start + (pools.length > 1 ? '\n' : ' ') + this.reasons(pools, search, search.own);
  }

  reasons(pools, search, rule) {
    return pools.map((pool) => [...groupWords(pool, pools.length > 1), this.reason(pool, search, rule)].join(' ')).join('\n');
  }

  // Why a pool closed, or why it is open, in sentences.
  reason({stop, weighed}, search, rule) {
    if (!weighed) return t('No step has been taken.');
    const {best, length, bound, worst} = weighed;
    if (stop && stop.why === 'criteria') return this.cutOffWords(search, stop);
    if (worst === null) return tn(search.size, 'No text has ended.', 'Fewer than {count} texts have ended.');
    const isFarthest = rule.earlyStopping === 'never' && rule.lengthPenalty > 0;
    const formula = `${decimals(best)} / ${length} ^ ${powerName(rule.lengthPenalty)} = ${decimals(bound, 4)}`;
    const values = {
      numbers: isFarthest ? t('{formula} (at the longest possible length)', {formula}) : formula,
      worst: decimals(worst, 4),
    };
    const {together} = search; // our own loops look at those that ended, too
    if (!stop) {
      return together ? t('The best running beam, {numbers}, is above the worst that is kept, {worst}.', values)
        : t('The best continuation of the step, {numbers}, is above the worst that is kept, {worst}.', values);
    }
    if (stop.why === 'settled') {
      return together ? t('No running beam can still beat the worst finished hypothesis: the best, {numbers}, is not above its {worst}.', values)
        : t('No continuation of the step can still beat the worst finished hypothesis: the best, {numbers}, is not above its {worst}.', values);
    }
    const enough = tn(search.size, '{count} text has ended, which is enough.', '{count} texts have ended, which is enough.');
    if (!(bound > worst)) return enough;
    const though = together ? t('Yet the best running beam, {numbers}, was above the worst of them, {worst}.', values)
      : t('Yet the best continuation of the step, {numbers}, was above the worst of them, {worst}.', values);
    return `${enough} ${though}`;
  }

  cutOffWords({start, maxNew}, {step}) {
    if (step - start >= maxNew) return tn(start + maxNew, 'The length limit of {count} token was reached.', 'The length limit of {count} tokens was reached.');
    const told = (this.log.finished ? this.log.finished.sequences : []).find(({stop_reason: reason}) => !['eos', 'length', 'unfinished'].includes(reason));
    if (!told) return t('Every continuation met a stopping criterion.');
    return t('Every continuation met a stopping criterion ({reason}).', {reason: stopWords(told.stop_reason)[0]});
  }
}

// After which step a search stops.
function stopsWords({stop, prompts}, isExact, isOver) {
  if (!isExact) return stop ? t('not exact: about step {step}', {step: stop.step}) : t('not exact');
  if (stop) return t('after step {step}', {step: stop.step});
  return isOver ? t('goes on past step {step}', {step: endOfRecord({prompts})}) : t('not yet');
}

// The group of a pool where there are several, and where it stopped.
function groupWords({group, stop}, several) {
  if (group === null) return [];
  const values = {group: groupLetter(group), step: stop && stop.step};
  return [several && stop ? t('Group {group}, after step {step}:', values) : t('Group {group}:', values)];
}
