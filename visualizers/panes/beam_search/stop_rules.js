// Why a beam search stopped: the numbers that its rule compared, and where each early_stopping would have stopped it.

import {sayClass} from '../core/dom_patch.js';
import {groupLetter} from '../core/log.js';
import {decimals, labelled, make, say, stopWords} from '../core/text.js';
import {EARLY_STOPPING, endOfRecord} from './beam_finalization.js';
import {cutInside, textOf} from './hypothesis_rows.js';

export const isSameRule = (one, other) => one.lengthPenalty === other.lengthPenalty && one.earlyStopping === other.earlyStopping;
export const earlyName = (value) => EARLY_STOPPING.find(([known]) => known === value)?.[1] ?? String(value);
export const powerName = (value) => String(Number(value.toFixed(4)));

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
    const button = make('button', 'gp-button gp-run-on', 'Run it on', {type: 'button', 'aria-label': `Run it on with early_stopping ${name}`});
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
    say(button, isAsked ? 'running …' : 'Run it on');
  }

  // `by(rule)` settles the search, `rule` is the one that is shown, `number` the prompt.
  draw(search, number, by, rule, isOver) {
    say(this.why, this.whyWords(search, number, by(search.own), isOver));
    for (const made of this.rows) {
      made.rule = {lengthPenalty: rule.lengthPenalty, earlyStopping: made.value};
      const isOwn = isSameRule(made.rule, search.own);
      sayClass(made.row, isOwn ? 'gp-own-rule' : '');
      say(made.head, made.name + (isOwn ? ' (this run)' : ''));
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
      say(made.words, `after step ${found.steps}`);
      say(made.because, 'found out by a run');
      this.sayOutputs(made.outputs, ...this.comparedIds(found));
      return;
    }
    if (!isExact) say(made.words, `not exact${settled.stop ? `: about step ${settled.stop.step}` : ''}`);
    else say(made.words, settled.stop ? `after step ${settled.stop.step}` : isOver ? `goes on past step ${endOfRecord(settled)}` : 'not yet');
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
    const words = !differ ? 'the same' : `${all > 1 ? `${differ} of ${all} are others` : 'another'}; the best, with ${decimals(best.score, 4)}:`;
    const key = words + (differ ? best.text : '');
    if (cell.dataset.said === key) return;
    cell.dataset.said = key;
    cell.replaceChildren(words, ...(differ ? [' ', labelled(cutInside(best.text, 40), 'gp-wrote')] : []));
  }

  // ---------------------------------------------------------------------------------------------- in words

  whyWords(search, number, own, isOver) {
    const {pools} = own.prompts[number];
    const name = `early_stopping ${earlyName(search.own.earlyStopping)}`;
    const reasons = (pools.length > 1 ? '\n' : '') + this.reasons(pools, search, search.own);
    if (own.stop) return `This search stopped after step ${own.stop.step} by the rule of ${name}: ${reasons}.`;
    return `${isOver ? 'It was cut off while it went on' : 'It goes on'}, by the rule of ${name}: ${reasons}.`;
  }

  reasons(pools, search, rule) {
    const when = ({stop}) => (pools.length > 1 && stop ? `after step ${stop.step}, ` : '');
    return pools.map((pool) => groupName(pool) + when(pool) + this.reason(pool, search, rule)).join(';\n');
  }

  // Why a pool closed, or why it is open.
  reason({stop, weighed}, search, rule) {
    if (!weighed) return 'no step has been taken';
    const {best, length, bound, worst} = weighed;
    if (stop && stop.why === 'criteria') return this.cutOffWords(search, stop);
    if (worst === null) return `fewer than ${search.size} texts have ended`;
    const isFarthest = rule.earlyStopping === 'never' && rule.lengthPenalty > 0;
    const numbers = `${decimals(best)} / ${length} ^ ${powerName(rule.lengthPenalty)} = ${decimals(bound, 4)}`
      + (isFarthest ? ' (as if it had the longest possible length)' : '');
    const one = search.together ? 'beam that runs' : 'continuation of the step'; // our own loops look at those that ended, too
    if (!stop) return `the best ${one}, ${numbers}, is above the worst that is kept, ${decimals(worst, 4)}`;
    if (stop.why === 'settled') return `no ${one} can still beat the worst finished hypothesis: the best, ${numbers}, is not above its ${decimals(worst, 4)}`;
    const though = bound > worst ? `, though the best ${one}, ${numbers}, was above the worst of them, ${decimals(worst, 4)}` : '';
    return `${search.size} texts have ended, which is enough${though}`;
  }

  cutOffWords({start, maxNew}, {step}) {
    if (step - start >= maxNew) return `the length limit of ${start + maxNew} tokens was reached`;
    const told = (this.log.finished ? this.log.finished.sequences : []).find(({stop_reason: reason}) => !['eos', 'length', 'unfinished'].includes(reason));
    return `every continuation met a stopping criterion${told ? ` (${stopWords(told.stop_reason)[0]})` : ''}`;
  }
}

const groupName = ({group}) => (group === null ? '' : `group ${groupLetter(group)}: `);
