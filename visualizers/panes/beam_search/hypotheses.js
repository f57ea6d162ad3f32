// The hypotheses pane: the texts that a beam search found, ranked, and ranked anew under another length_penalty or
// early_stopping; why it stopped; and what greedy decoding would have chosen. The rules are those of beam_finalization.js.

import {groupLetter} from '../core/log.ts';
import {asSentence, count, decimals, make, say} from '../core/text.ts';
import {t, tn} from '../core/texts.ts';
import {runsOfTerms} from '../core/tips.ts';
import {EARLY_STOPPING, endOfRecord, isAsRecorded, rankingOf, searchOf, settle, sumOf} from './beam_finalization.js';
import {GreedyBeside} from './greedy_beside.js';
import {HypothesisRows} from './hypothesis_rows.js';
import {StopRules, earlyName, isSameRule, powerName} from './stop_rules.js';

export function hypothesesPane(root, log) {
  const MOST = 40; // rows
  const find = (name) => root.querySelector('.gp-' + name);
  const [slide, power, early, back, which] = ['slide', 'power', 'rule', 'own-again', 'of-prompt'].map(find);
  const [formula, honest, more] = ['formula', 'honest', 'rest'].map(find);
  const table = new HypothesisRows(find('hypothesis-table'), log);
  const rules = new StopRules(root, log);
  const beside = new GreedyBeside(root, log);
  let asked = {}; // what is asked instead of the run's own {lengthPenalty, earlyStopping}
  let shown = null; // {best, rule, tally}: what is told of the texts
  let settledBy = new Map(); // a rule, in words -> how it settles the search, where that is certain

  for (const [value, name] of EARLY_STOPPING) early.append(make('option', '', String(name), {value: JSON.stringify(value)}));

  // ---------------------------------------------------------------------------------------------- what is asked

  // Moving a slider gives no more than it can show: what it stands on where it cannot show the run's own is not asked for.
  slide.addEventListener('input', () => ask({lengthPenalty: Number(slide.value)}));
  power.addEventListener('input', () => {
    if (Number.isFinite(power.valueAsNumber)) ask({lengthPenalty: power.valueAsNumber});
  });
  power.addEventListener('change', () => log.usesBeams && sayRule(ruleOf(searchOf(log)), true));
  early.addEventListener('change', () => ask({earlyStopping: JSON.parse(early.value)}));
  back.addEventListener('click', () => {
    asked = {};
    draw();
    slide.focus();
  });
  which.addEventListener('change', () => draw());

  function ask(what) {
    asked = {...asked, ...what};
    draw();
  }

  const ruleOf = (search) => ({...search.own, ...asked});

  function sayRule(rule, always = false) {
    if (Number(slide.value) !== rule.lengthPenalty) slide.value = rule.lengthPenalty;
    if (always || document.activeElement !== power) power.value = String(Number(rule.lengthPenalty.toFixed(4)));
    early.value = JSON.stringify(rule.earlyStopping);
  }

  // ---------------------------------------------------------------------------------------------- what is known

  function settling(search) {
    return (rule) => {
      const key = JSON.stringify(rule);
      const known = settledBy.get(key);
      if (known) return known;
      const settled = settle(search, rule);
      if (settled.stop) settledBy.set(key, settled); // what is to come changes nothing in it
      return settled;
    };
  }

  // What was recorded, for a search whose rules are not known here.
  function recorded(search) {
    return {
      stop: log.finished ? {step: 0, why: ''} : null,
      prompts: search.prompts.map(({finished}) => ({
        kept: finished.map((node) => ({node, score: node.beam.final_score})),
        pools: [{group: null, stop: null, weighed: null, exact: true}],
      })),
    };
  }

  // ---------------------------------------------------------------------------------------------- drawing

  function draw({onlySelection = false, anew = false} = {}) {
    const search = searchOf(log);
    const isOver = Boolean(log.finished || log.failed);
    const number = drawPrompts(search.prompts.length);
    const by = settling(search);
    const isKnown = search.together !== null && isAsRecorded(search, by(search.own), Boolean(log.finished));
    const rule = isKnown ? ruleOf(search) : search.own;
    const settled = isKnown ? by(rule) : recorded(search);
    const own = isKnown ? by(search.own) : settled;
    const isMoved = isKnown && !isSameRule(rule, search.own);
    const entries = rankingOf(search, number, settled, rule, isOver);
    const was = isMoved ? new Map(own.prompts[number].kept.map(({node}, place) => [node, place])) : null;
    table.draw(entries.slice(0, MOST), was, search);
    more.hidden = entries.length <= MOST;
    say(more, tn(entries.length - MOST, 'and {count} more, with a lower score', 'and {count} more, with lower scores'));
    if (onlySelection) return;
    for (const name of ['what-if', 'stopping']) find(name).hidden = !isKnown;
    find('greedily').hidden = false;
    sayRule(rule, anew);
    back.hidden = !isMoved;
    say(back, t('Back to the run’s own: {power}, {early}', {power: powerName(search.own.lengthPenalty), early: earlyName(search.own.earlyStopping)}));
    const kept = entries.filter(({place}) => place !== null);
    shown = {best: kept[0] || null, rule, tally: tally(entries, kept)};
    say(find('counts'), shown.tally);
    say(find('scored'), t('sum / length ^ {power}', {power: powerName(rule.lengthPenalty)}));
    formula.setAttribute('aria-live', isMoved ? 'polite' : 'off'); // a run would never let a screen reader finish
    say(formula, formulaWords(kept[0], rule));
    drawHonest(isKnown ? honestWords(settled, own, number, search, rule, isOver) : unknownWords(search));
    if (isKnown) rules.draw(search, number, by, rule, isOver);
    beside.draw(search, number, own);
  }

  // The prompt whose texts are shown.
  function drawPrompts(length) {
    find('of-prompts').hidden = length < 2;
    if (which.options.length !== length) {
      which.replaceChildren(...Array.from({length}, (_, i) => make('option', '', t('prompt {number}', {number: i + 1}), {value: i})));
    }
    return Math.max(0, which.selectedIndex);
  }

  function tally(entries, kept) {
    const running = entries.filter(({state}) => state === 'running').length;
    const returned = entries.filter(({state}) => state === 'returned').length;
    return [
      t('{count} ended', {count: count(entries.length - running)}), t('{count} kept', {count: count(kept.length)}),
      ...(running ? [t('{count} running', {count: count(running)})] : []), ...(returned ? [tn(returned, '{count} output', '{count} outputs')] : []),
    ].join(', ');
  }

  function formulaWords(best, {lengthPenalty}) {
    if (!best) return t('No text is kept yet.');
    const {node, score} = best;
    const values = {sum: decimals(sumOf(node)), length: node.length, power: powerName(lengthPenalty), score: decimals(score, 4)};
    return t('The best: score = sum / length ^ length_penalty = {sum} / {length} ^ {power} = {score}', values);
  }

  // ---------------------------------------------------------------------------------------------- how sure it is

  function drawHonest(words) {
    honest.hidden = !words;
    say(honest, words);
  }

  function unknownWords(search) {
    if (search.prompts.every(({steps, given}) => steps.length === given)) return t('The search has not begun: all tokens so far were given.');
    if (search.together === null) return t('This decoding loop has its own rules: the texts are shown as they were recorded.');
    return t('The recording does not follow the rules of this search, so what other settings would give cannot be computed.');
  }

  function honestWords(settled, own, number, search, rule, isOver) {
    const longest = Math.max(1, ...search.prompts.map(({steps}) => steps.length - search.start));
    const most = longest ** rule.lengthPenalty;
    if (!Number.isFinite(most) || most === 0) {
      return t('{length} ^ {power} is too large or too small for a floating-point number: the search itself would fail.', {length: longest, power: powerName(rule.lengthPenalty)});
    }
    const inexact = settled.prompts[number].pools.filter(({exact}) => !exact);
    if (inexact.length) {
      const groups = inexact.map(({group}) => groupLetter(group)).join(', ');
      return tn(
        inexact.length,
        'Not exact: an earlier group would have stopped at another step, and the padding that a stopped group writes changes the diversity penalty of group {groups}.',
        'Not exact: an earlier group would have stopped at another step, and the padding that a stopped group writes changes the diversity penalty of groups {groups}.',
        {groups},
      );
    }
    if (isSameRule(rule, search.own)) return '';
    if (!settled.stop) {
      if (!isOver) return '';
      const step = endOfRecord(settled);
      if (search.together) return t('With these settings the search would have gone on past step {step}, where the recording ends: this ranks what is known so far.', {step});
      return t('With these settings the search would have gone on past step {step}, where the recording of a group ends: this ranks what is known so far.', {step});
    }
    const {step} = settled.stop;
    if (!own.stop) return t('With these settings the search would have stopped after step {step}: what ended later does not count.', {step});
    if (step < own.stop.step) return t('With these settings the search would have stopped after step {step}, not {own}: what ended later does not count.', {step, own: own.stop.step});
    return '';
  }

  // The numbers of the best text.
  const ofBest = (words) => () => (shown && shown.best ? t('the best: {words}.', {words: words(shown.best)}) : '');
  runsOfTerms(root, {
    rank: () => (shown ? asSentence(shown.tally) : ''),
    sum: ofBest(({node}) => tn(node.length, 'the log-probability of {count} token is {sum}', 'the log-probabilities of {count} tokens sum to {sum}', {sum: decimals(sumOf(node))})),
    length: ofBest(({node}) => tn(node.length, '{count} token', '{count} tokens')),
    score: ofBest(({node, score}) => `${decimals(sumOf(node))} / ${node.length}^${powerName(shown.rule.lengthPenalty)} = ${decimals(score)}`),
    ended: ofBest(({node}) => t('at step {step}', {step: node.index + 1})),
  });

  return (changes) => {
    if (changes.run) {
      asked = {};
      settledBy = new Map();
      which.replaceChildren();
    }
    if (changes.run || changes.searched) rules.asked = beside.isAsked = null;
    root.hidden = !log.usesBeams;
    if (root.hidden) return;
    const isSecret = log.hideFrom !== null;
    find('untold').hidden = !isSecret;
    find('found').hidden = isSecret;
    find('counts').hidden = isSecret;
    if (isSecret) return;
    const {run, steps, status, selection, searched} = changes;
    if (run || steps || status || searched) draw({anew: run});
    else if (selection) draw({onlySelection: true});
  };
}
