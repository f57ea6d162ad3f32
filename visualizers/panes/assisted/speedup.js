// The speed-up pane: whether a run is faster with drafts, how sure that is, where the time goes, and which
// acceptance rate would be enough. What it shows was found by playground/experiments/draft_trials.py; it reckons only the curve.

import {drawChart} from '../charts/chart.tsx';
import {fit, sayAttributes, sayPercent, showIf} from '../core/dom_patch.ts';
import {fixed, listed} from '../core/notation.ts';
import {count, decimals, make, percent, say} from '../core/text.ts';
import {t, tn} from '../core/texts.ts';
import {runsOfTerms, tipOfTerm} from '../core/tips.ts';
import {isKnown, medianOf} from '../core/values.ts';
import {tipOfFigure} from './draft_figures.js';
import {
  OTHERS_WARNING, expectedSpeedup, intervalMeaning, paceWords, spreadWords, stillMissing, timesWords,
} from './speculation.js';

export function speedupPane(root, group) {
  const part = (name) => root.querySelector('.gp-' + name);
  const answer = part('answer');

  // The parts of the time: [name, meaning].
  const PARTS = {
    draft: [t('draft'), (share) => t('{share} of the time with drafts goes into writing them: all forward passes of the draft model, or the search for text to copy.', {share})],
    verify: [t('verify'), (share) => t('{share} of the time with drafts goes into the target model’s passes over them.', {share})],
    rest: [t('rest'), (share) => t('{share} of the time with drafts goes into all else: comparing, choosing, and what the library does around it.', {share})],
  };

  // [verdict, sign, words, the sentence below, and the one that explains itself].
  function answerOf({verdict, noise, speedup, pairs: {length}, fewest}) {
    const times = speedup && timesWords(speedup.median);
    const interval = speedup && spreadWords(speedup);
    const median = speedup && tn(length, 'Median of {count} pair of runs.', 'Median of {count} pairs of runs.');
    if (verdict === 'faster') return ['good', '▲', t(group.running ? '{times} faster so far' : '{times} faster', {times}), median, t('90 % interval: {interval}.', {interval})];
    if (verdict === 'slower') return ['bad', '▼', t(group.running ? '{times}: slower so far' : '{times}: slower', {times}), median, t('90 % interval: {interval}.', {interval})];
    if (verdict === 'noisy') return ['wait', '…', t('No verdict on time'), t(noise), ''];
    if (verdict === 'even') {
      return [
        'even', '≈', t(group.running ? 'No clear difference so far' : 'No clear difference'),
        tn(length, '{times} is the median of {count} pair of runs.', '{times} is the median of {count} pairs of runs.', {times}),
        t('The 90 % interval {interval} includes 1.', {interval}),
      ];
    }
    const none = t(group.done ? 'No answer' : 'Not known yet');
    if (!speedup) return ['wait', '…', none, t(group.done ? 'No pair of runs was completed.' : 'The first counted pair is under way.'), ''];
    return ['wait', '…', none, tn(length, '{times} is the median of {count} pair of runs: too few to tell, {fewest} are needed.', '{times} is the median of {count} pairs of runs: too few to tell, {fewest} are needed.', {times, fewest: count(fewest)}), ''];
  }

  function drawAnswer(values) {
    const [verdict, sign, words, below, explained] = answerOf(values);
    sayAttributes(answer, {'data-verdict': verdict});
    say(answer.children[0], sign);
    say(answer.children[1], words);
    say(part('answer-more').children[0], below);
    say(part('answer-more').children[1], explained);
    if (group.done) say(part('told'), `${words}. ${below} ${explained}`);
    say(part('missing'), stillMissing(group, values));
    const rows = fit(part('reasons'), values.reasons.length, () => make('li'));
    values.reasons.forEach((reason, i) => say(rows[i], t(reason)));
    showIf(part('warning'), values.others);
    say(part('warning'), values.others ? '⚠ ' + t(OTHERS_WARNING) : '');
  }

  function drawBadge({identical, pairs: counted}) {
    const badge = part('badge');
    showIf(badge, Boolean(identical) && identical.checked > 0);
    if (badge.hidden) return;
    const {equal} = identical;
    sayAttributes(badge, {'data-verdict': equal ? 'good' : 'bad'});
    say(badge.children[0], equal ? '✓' : '✗');
    say(badge.children[1], badgeWords(identical, counted.length));
  }

  function badgeWords({checked, equal, at}, counted) {
    if (!equal) return t('Not the same tokens: a text diverges at token {place}', {place: count(at + 1)});
    if (checked > counted) return tn(checked, 'Same tokens in the warm-up pair', 'Same tokens in all {count} pairs, the warm-up included');
    return tn(checked, 'Same tokens in the pair', 'Same tokens in all {count} pairs');
  }

  // ---------------------------------------------------------------------------------------------- where the time goes

  function drawTime({pairs, draft_share: draft, verify_share: verify}) {
    const known = pairs.length > 0 && isKnown(draft) && isKnown(verify);
    showIf(part('of-time'), known);
    if (!known) return;
    const [without, assisted] = ['without', 'with'].map((side) => medianOf(pairs.map((pair) => pair[side])));
    const longest = Math.max(without, assisted);
    const shares = {draft, verify, rest: Math.max(0, 1 - draft - verify)};
    const bars = fit(part('time-bars'), 2, makeBar);
    fillBar(bars[0], t('without'), without, longest, {plain: 1});
    fillBar(bars[1], t('with'), assisted, longest, shares);
    const keys = fit(part('time-keys'), 3, () => {
      const key = make('span');
      key.append(make('i', '', null, {'aria-hidden': 'true'}), make('span', '', null, {tabindex: 0}));
      return key;
    });
    Object.entries(shares).forEach(([name, share], i) => {
      const [words, meaning] = PARTS[name];
      sayAttributes(keys[i].firstChild, {'data-part': name});
      tipOfTerm(keys[i].lastChild, 'time', () => '', {meaning: meaning(percent(share)), unit: '%'});
      say(keys[i].lastChild, `${words} ${percent(share)}`);
    });
  }

  function makeBar() {
    const row = make('li');
    row.append(make('span'), make('span', 'gp-time-bar', null, {'aria-hidden': 'true'}), make('span'));
    return row;
  }

  function fillBar(row, name, value, longest, shares) {
    const [label, bar, words] = row.children;
    say(label, name);
    say(words, t('{time} per token', {time: paceWords(value)}));
    const parts = fit(bar, Object.keys(shares).length, () => {
      const one = make('i');
      one.append(make('b'));
      return one;
    });
    Object.entries(shares).forEach(([part, share], i) => {
      sayAttributes(parts[i], {'data-part': part});
      sayPercent(parts[i], 'width', (share * value) / longest);
      say(parts[i].firstChild, part !== 'plain' && (share * value) / longest > 0.14 ? PARTS[part][0] : '');
    });
  }

  // ---------------------------------------------------------------------------------------------- acceptance

  const rateOf = ({acceptance}) => (acceptance ? acceptance.judged_acceptance_rate : null);

  function rateWords(values) {
    const {drafted, cost, verify, break_even: even} = values;
    const rate = rateOf(values);
    const best = expectedSpeedup(1, drafted, cost, verify);
    if (!isKnown(even)) return t('No acceptance rate would be enough: even if the target kept every drafted token, the formula gives {times}.', {times: timesWords(best)});
    if (even <= 0) return t('Any acceptance rate is enough at these costs.');
    const least = percent(even);
    if (!isKnown(rate)) return t('The target must keep at least {least} of the tokens that it judges.', {least});
    const shares = {least, rate: percent(rate)};
    if (rate >= even) return t('The target must keep at least {least} of the tokens that it judges; here it keeps {rate}.', shares);
    return t('The target must keep at least {least} of the tokens that it judges, but here it keeps only {rate}.', shares);
  }

  function drawAcceptance(values) {
    const known = ['drafted', 'cost', 'verify'].every((name) => isKnown(values[name]));
    showIf(part('of-rates'), known);
    if (known) {
      drawChart(part('rates'), group.charts.rates);
      say(part('rate-words'), rateWords(values));
    }
    drawFigures(values);
  }

  // [name, words, meaning, term, sentence of these runs] of what is known; a figure of acceptance has its own.
  function figureRows({acceptance, drafted, cost, verify}) {
    /** @type {[name: string, words: string, meaning?: string, term?: string, run?: () => string][]} */
    const shown = [];
    for (const name of ['draft_acceptance_rate', 'judged_acceptance_rate', 'mean_acceptance_length', 'passes_saved']) {
      const value = acceptance ? acceptance[name] : null;
      if (isKnown(value)) shown.push([name, name.endsWith('rate') ? percent(value) : name.endsWith('length') ? fixed(value, 2) : count(value)]);
    }
    if (isKnown(drafted)) shown.push([t('drafted tokens per round'), fixed(drafted, 2), t('num_draft_tokens / all rounds, those without a draft included: the γ of the formula.'), 'draft', () => draftedWords(acceptance, drafted)]);
    if (isKnown(cost)) shown.push([t('cost of drafting one token'), fixed(cost, 2), t('Draft time per drafted token / time per token without drafts, both without the reading of the prompt: the c of the formula.'), 'draft-cost', () => costWords(cost)]);
    if (isKnown(verify)) shown.push([t('cost of verifying a draft'), fixed(verify, 2), t('Time of the target’s pass over a draft / time per token without drafts. The theorem assumes 1; on a processor without spare capacity it is more.'), 'draft-cost', () => costWords(verify)]);
    return shown;
  }

  const draftedWords = (acceptance, drafted) => (acceptance
    ? tn(acceptance.num_rounds, '{drafted} drafted in {count} round = {value}.', '{drafted} drafted in {count} rounds = {value}.', {drafted: count(acceptance.num_draft_tokens), value: fixed(drafted, 2)})
    : '');

  // A cost as a time: that of a token without drafts is the median of the runs.
  function costWords(cost) {
    const {pairs} = group.found;
    if (!pairs.length) return '';
    const token = medianOf(pairs.map(({without}) => without));
    return t('{cost} × {token} per token without drafts = {time}.', {cost: fixed(cost, 2), token: paceWords(token), time: paceWords(cost * token)});
  }

  // The speed-up that the formula expects at the costs that were measured.
  function expectedWords() {
    const values = group.found;
    const {drafted, cost, verify} = values;
    const rate = rateOf(values);
    if (![rate, drafted, cost, verify].every(isKnown)) return '';
    const told = {rate: decimals(rate), drafted: fixed(drafted, 2), cost: fixed(cost, 2), verify: fixed(verify, 2), times: timesWords(expectedSpeedup(rate, drafted, cost, verify))};
    return t('α = {rate}, γ = {drafted}, c = {cost} and v = {verify} give {times}.', told);
  }

  const pairsWords = () => (group.found && group.found.pairs.length
    ? tn(group.found.pairs.length, 'the speed-up of {count} pair: {each}.', 'the speed-ups of {count} pairs: {each}.', {each: listed(group.found.pairs.map(({speedup}) => fixed(speedup, 2)).sort())})
    : '');

  tipOfTerm(part('of-spread'), 'interval', pairsWords, {meaning: intervalMeaning()});
  runsOfTerms(root, {expected: expectedWords});

  function drawFigures(values) {
    const shown = figureRows(values);
    const rows = fit(part('figures'), shown.length, () => {
      const row = make('div');
      const name = make('dt');
      name.append(make('span', '', null, {tabindex: 0}));
      row.append(name, make('dd'));
      return row;
    });
    shown.forEach(([name, words, meaning, term, run], i) => {
      const [head, value] = rows[i].children;
      say(head.firstChild, name);
      if (term) tipOfTerm(head.firstChild, term, run, {meaning, ...(term === 'draft' && {formula: ''})});
      else tipOfFigure(head.firstChild, name, words, values.acceptance);
      say(value, words);
    });
  }

  function draw() {
    const values = group.found;
    drawAnswer(values);
    drawBadge(values);
    showIf(part('of-pairs'), values.pairs.length > 0);
    drawChart(part('pairs'), group.charts.pairs);
    drawTime(values);
    drawAcceptance(values);
  }

  const applies = () => group.answered('speed');
  return (changes) => {
    root.hidden = !applies();
    if (!root.hidden && (changes.found || changes.status)) draw();
  };
}
