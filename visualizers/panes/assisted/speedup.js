// The speed-up pane: whether a run is faster with drafts, how sure that is, where the time goes, and which
// acceptance rate would be enough. What it shows was found by playground/experiments/draft_trials.py; it reckons only the curve.

import {drawChart} from '../charts/chart.js';
import {fit, sayAttributes, sayPercent, showIf} from '../core/dom_patch.js';
import {FIGURES} from '../core/tables.js';
import {count, make, many, percent, say} from '../core/text.js';
import {isKnown, medianOf} from '../core/values.js';
import {
  OTHERS_WARNING, SPREAD_MEANING, expectedSpeedup, paceWords, spreadWords, stillMissing, timesWords,
} from './speculation.js';

export function speedupPane(root, group) {
  const part = (name) => root.querySelector('.gp-' + name);
  const answer = part('answer');
  const PARTS = {
    draft: 'writing drafts: all forward passes of the draft model, or the search for copies',
    verify: 'the target model’s passes over the drafts',
    rest: 'all else: comparing, choosing, and what the library does around it',
  };

  part('of-spread').dataset.tip = SPREAD_MEANING;

  function answerOf({verdict, speedup, pairs, fewest}) {
    const so = group.running && verdict !== 'wait' ? ' so far' : '';
    const median = `median of ${many(pairs.length, 'pair')} of runs`;
    const spread = speedup && `spread ${spreadWords(speedup)}`;
    if (verdict === 'faster') return ['good', '▲', `${timesWords(speedup.median)} faster${so}`, `The ${median}, `, spread];
    if (verdict === 'slower') return ['bad', '▼', `${timesWords(speedup.median)}: slower${so}`, `The ${median}, `, spread];
    if (verdict === 'even') return ['even', '≈', `No clear difference${so}`, `${timesWords(speedup.median)} is the ${median}, `, spread, ' includes 1'];
    const none = group.done ? 'No answer' : 'Not known yet';
    if (speedup) return ['wait', '…', none, `${timesWords(speedup.median)} is the ${median}: too few to tell, it takes ${count(fewest)}`];
    return ['wait', '…', none, group.done ? 'No pair of runs was completed' : 'The first counted pair is under way'];
  }

  function drawAnswer(values) {
    const [verdict, sign, words, ...more] = answerOf(values);
    sayAttributes(answer, {'data-verdict': verdict});
    say(answer.children[0], sign);
    say(answer.children[1], words);
    [0, 1, 2].forEach((i) => say(part('answer-more').children[i], more[i] || ''));
    if (group.done) say(part('told'), `${words}. ${more.join('')}.`);
    say(part('missing'), stillMissing(group, values));
    const rows = fit(part('reasons'), values.reasons.length, () => make('li'));
    values.reasons.forEach((reason, i) => say(rows[i], reason));
    showIf(part('warning'), values.others);
    say(part('warning'), values.others ? '⚠ ' + OTHERS_WARNING : '');
  }

  function drawBadge({identical, pairs: counted}) {
    const badge = part('badge');
    showIf(badge, Boolean(identical) && identical.checked > 0);
    if (badge.hidden) return;
    const {checked, equal, at} = identical;
    sayAttributes(badge, {'data-verdict': equal ? 'good' : 'bad'});
    say(badge.children[0], equal ? '✓' : '✗');
    const pairs = checked === 1 ? 'the pair' : `all ${many(checked, 'pair')}`;
    const warm = checked > counted.length ? ', the one to warm up too' : '';
    say(badge.children[1], equal ? `Same tokens in ${pairs}${warm}` : `Not the same tokens: a text differs at token ${count(at + 1)}`);
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
    fillBar(bars[0], 'without', without, longest, {plain: 1});
    fillBar(bars[1], 'with', assisted, longest, shares);
    const keys = fit(part('time-keys'), 3, () => {
      const key = make('span');
      key.append(make('i', '', null, {'aria-hidden': 'true'}), make('span', '', null, {tabindex: 0}));
      return key;
    });
    Object.entries(shares).forEach(([name, share], i) => {
      sayAttributes(keys[i].firstChild, {'data-part': name});
      sayAttributes(keys[i].lastChild, {'data-tip': `${percent(share)} of the time of the runs with drafts: ${PARTS[name]}.`});
      say(keys[i].lastChild, `${name} ${percent(share)}`);
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
    say(words, `${paceWords(value)} a token`);
    const parts = fit(bar, Object.keys(shares).length, () => {
      const one = make('i');
      one.append(make('b'));
      return one;
    });
    Object.entries(shares).forEach(([part, share], i) => {
      sayAttributes(parts[i], {'data-part': part});
      sayPercent(parts[i], 'width', (share * value) / longest);
      say(parts[i].firstChild, part !== 'plain' && (share * value) / longest > 0.14 ? part : '');
    });
  }

  // ---------------------------------------------------------------------------------------------- acceptance

  const rateOf = ({acceptance}) => (acceptance ? acceptance.judged_acceptance_rate : null);

  function rateWords(values) {
    const {drafted, cost, verify, break_even: even} = values;
    const rate = rateOf(values);
    const best = expectedSpeedup(1, drafted, cost, verify);
    if (!isKnown(even)) return `No acceptance rate would do: even if the target kept every drafted token, the formula expects ${timesWords(best)}.`;
    if (even <= 0) return 'Any acceptance rate would do with these costs.';
    const must = `The target must keep at least ${percent(even)} of the drafted tokens that it looks at`;
    if (!isKnown(rate)) return `${must}.`;
    return rate >= even ? `${must}; here it keeps ${percent(rate)}.` : `${must}, but here it keeps only ${percent(rate)}.`;
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

  // [name, words, meaning] of what is known.
  function figureRows({acceptance, drafted, cost, verify}) {
    const shown = [];
    for (const name of ['draft_acceptance_rate', 'judged_acceptance_rate', 'mean_acceptance_length', 'passes_saved']) {
      const value = acceptance ? acceptance[name] : null;
      if (isKnown(value)) shown.push([name, name.endsWith('rate') ? percent(value) : name.endsWith('length') ? value.toFixed(2) : count(value), FIGURES[name]]);
    }
    if (isKnown(drafted)) shown.push(['drafted tokens a round', drafted.toFixed(2), 'num_draft_tokens / all rounds, those without a draft among them: the γ of the formula.']);
    if (isKnown(cost)) shown.push(['cost of drafting one token', cost.toFixed(2), 'Draft time for a drafted token / time for a token without drafts, both without the reading of the prompt: the c of the formula.']);
    if (isKnown(verify)) shown.push(['cost of verifying a draft', verify.toFixed(2), 'Time of the target’s pass over a draft / time for a token without drafts. The theorem takes 1 for it; on a processor without spare capacity it is more.']);
    return shown;
  }

  function drawFigures(values) {
    const shown = figureRows(values);
    const rows = fit(part('figures'), shown.length, () => {
      const row = make('div');
      const name = make('dt');
      name.append(make('span', '', null, {tabindex: 0}));
      row.append(name, make('dd'));
      return row;
    });
    shown.forEach(([name, words, meaning], i) => {
      const [term, value] = rows[i].children;
      say(term.firstChild, name);
      sayAttributes(term.firstChild, {'data-tip': meaning});
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
