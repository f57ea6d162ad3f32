// The check of the scores: whether the log-probabilities that were recorded are those that the library's own
// compute_transition_scores gives for this run, whether the scores of beams can be rebuilt from them, and whether the
// nodes of the tree add up to them. One line, which opens to the tables behind it.

import {AGREE, SUNK, TREE_ROUNDING, addUp, apart, apartAfterPenalty, impossible} from '../beam_search/score_check.ts';
import {pathOf} from '../core/log.ts';
import {fixed, notation} from '../core/notation.ts';
import {count, decimals, inParts, labelled, make, probability, say} from '../core/text.ts';
import {t, tn} from '../core/texts.ts';

export function checkPane(root, log) {
  const FEW = 20; // tokens that are listed at first
  const details = root.querySelector('details');
  const select = root.querySelector('.gp-output');
  const all = root.querySelector('.gp-all');
  let found = null; // {finished, outputs, tree} that was compared last
  let everything = false; // whether a long table shows all tokens

  // ---------------------------------------------------------------------------------------------- comparing

  function compare(finished) {
    const lines = log.allLines();
    const penalty = log.started.effective.length_penalty ?? 1;
    return finished.sequences.map((output, number) => {
      const steps = pathOf(lines[number] ? lines[number].last : null);
      const tokens = output.token_ids.map((id, i) => {
        const step = steps[i] && steps[i].chosen.token_id === id ? steps[i] : null;
        const recorded = output.logprobs[i];
        return {
          id,
          text: step ? step.chosen.text : '?',
          recorded,
          library: output.transition_scores ? output.transition_scores[i] : null,
          difference: output.transition_scores ? apart(recorded, output.transition_scores[i]) : null,
          drawn: step ? apart(recorded, step.chosen.logprob) : Infinity, // how far the other panes are from it
        };
      });
      const free = output.logprobs.filter((_, i) => !steps[i] || !steps[i].given); // a search weighs what it chose
      const sum = free.reduce((total, logprob) => total + (logprob ?? -Infinity), 0);
      const power = free.length ** penalty;
      const rebuilt = free.length ? sum / power : null;
      const scored = output.score !== null && rebuilt !== null && output.score * power > SUNK; // no beam that was to wait
      return {tokens, sum, length: free.length, penalty, rebuilt, score: output.score, difference: scored ? apartAfterPenalty(sum, output.score, power) : null};
    });
  }

  // ---------------------------------------------------------------------------------------------- in words

  // A bound, rounded up: 2e-7. Saved logs may have nine decimal places of the outputs, fewer of the tree.
  function bound(difference, known = 1e-9) {
    if (!Number.isFinite(difference)) return '∞';
    const value = Math.max(difference, known);
    const power = Math.floor(Math.log10(value) + 1e-9);
    const digit = Math.ceil(value / 10 ** power - 1e-6);
    return digit === 10 ? `1e${power + 1}` : `${digit}e${power}`;
  }

  // [what is wrong, what is right] of the tree, in words.
  function treeWords(tree) {
    if (!tree || !tree.sum.count) return [[], []];
    const {sum, given, final, pool, output} = tree;
    const fails = ({off, count: all, furthest}, words) => (off ? [words(off, {all: count(all), bound: bound(furthest)})] : []);
    const wrong = [
      ...fails(sum, (off, values) => tn(off, '{count} of {all} tree nodes does not add up: it is off by {bound}', '{count} of {all} tree nodes do not add up: the furthest is off by {bound}', values)),
      ...fails(given, (off, values) => tn(off, '{count} of {all} given tokens does not count as 0: it is off by {bound}', '{count} of {all} given tokens do not count as 0: the furthest is off by {bound}', values)),
      ...fails(final, (off, values) => tn(off, '{count} of {all} final scores does not follow from its sum: it is off by {bound}', '{count} of {all} final scores do not follow from their sums: the furthest is off by {bound}', values)),
      ...fails(pool, (off, values) => tn(off, '{count} of {all} kept scores does not follow from the texts that ended: it is off by {bound}', '{count} of {all} kept scores do not follow from the texts that ended: the furthest is off by {bound}', values)),
      ...fails(output, (off, values) => tn(off, '{count} of {all} outputs does not end where its path through the tree ends: it is off by {bound}', '{count} of {all} outputs do not end where their paths through the tree end: the furthest is off by {bound}', values)),
    ];
    const furthest = bound(Math.max(...Object.values(tree).map((rule) => rule.furthest)), TREE_ROUNDING);
    return [wrong, wrong.length ? [] : [tn(sum.count, '{count} node of the tree adds up to within {bound}', '{count} nodes of the tree add up to within {bound}', {bound: furthest})]];
  }

  function verdict({outputs, tree}) {
    const tokens = outputs.flatMap((output) => output.tokens);
    if (!tokens.length) return ['none', '–', t('There are no scores to check: no token was generated.')];
    const compared = tokens.filter(({difference}) => difference !== null);
    const sums = outputs.filter(({difference}) => difference !== null);
    const furthest = (list) => bound(Math.max(0, ...list.map(({difference}) => difference)));
    const off = (list) => list.filter(({difference}) => !(difference <= AGREE)).length;
    const elsewhere = tokens.filter(({drawn}) => drawn > AGREE).length;
    const [treeWrong, treeRight] = treeWords(tree);
    const wrong = [
      ...(off(sums) ? [t('{count} of {all} sequences_scores cannot be rebuilt: off by up to {bound}', {count: count(off(sums)), all: count(sums.length), bound: furthest(sums)})] : []),
      ...treeWrong,
      ...(off(compared) ? [tn(off(compared), '{count} of {all} tokens differs from the library’s compute_transition_scores, by {bound}', '{count} of {all} tokens differ from the library’s compute_transition_scores, by up to {bound}', {all: count(compared.length), bound: furthest(compared)})] : []),
      ...(elsewhere ? [tn(elsewhere, '{count} token of the outputs differs from the steps that are shown', '{count} tokens of the outputs differ from the steps that are shown')] : []),
    ];
    if (wrong.length) return ['differs', '✗', inParts(wrong)];
    const right = [...(sums.length ? [tn(sums.length, '{count} sequences_scores is rebuilt to within {bound}', '{count} sequences_scores are rebuilt to within {bound}', {bound: furthest(sums)})] : []), ...treeRight];
    if (!compared.length) return ['none', '–', inParts([...right, notApplied()])];
    return ['agrees', '✓', inParts([...right, tn(compared.length, '{count} token agrees with the library’s compute_transition_scores to within {bound}', '{count} tokens agree with the library’s compute_transition_scores to within {bound}', {bound: furthest(compared)})])];
  }

  // Why the library's function says nothing of this run.
  const notApplied = () => (log.started.mode === 'custom'
    ? t('compute_transition_scores does not apply: the run used your own decoding loop')
    : t('compute_transition_scores does not apply: the run was recorded without the library’s scores'));

  function drawVerdict() {
    const [kind, sign, words] = found ? verdict(found) : ['none', '–', t('The scores are checked against the library when the run has finished.')];
    const summary = {agrees: t('agrees with the library'), differs: t('differs from the library'), none: t('not checked')};
    root.dataset.verdict = kind;
    say(root.querySelector('.gp-badge'), sign);
    say(root.querySelector('.gp-sign-words'), found ? summary[kind] : t('not checked yet'));
    say(root.querySelector('.gp-verdict-line'), words);
  }

  // ---------------------------------------------------------------------------------------------- tables

  const nats = (value) => (impossible(value) ? '−∞' : fixed(value, 3).replace(/^-(0.000)$/, '$1'));

  const long = (value) => (impossible(value) ? '−∞' : (value < SUNK ? notation(value.toExponential(3)) : decimals(value, 5)).replace('-', '−'));
  const bracketed = (value) => (value < 0 || impossible(value) ? `(${long(value)})` : long(value));

  function differenceCell(row, difference) {
    const cell = row.insertCell();
    if (difference === null) cell.textContent = '–';
    else cell.textContent = (difference > AGREE ? '✗ ' : '') + (difference === 0 ? '0' : Number.isFinite(difference) ? difference.toExponential(0) : '∞');
    cell.classList.toggle('gp-off', difference > AGREE);
  }

  function drawSums() {
    const scored = found.outputs.filter(({score}) => score !== null);
    root.querySelector('.gp-beam-check').hidden = !scored.length;
    const body = root.querySelector('.gp-sums tbody');
    body.replaceChildren();
    found.outputs.forEach((output, number) => {
      if (output.score === null) return;
      const row = body.insertRow();
      for (const text of [number + 1, nats(output.sum), output.length, output.penalty, decimals(output.rebuilt, 4), decimals(output.score, 4)]) row.insertCell().textContent = text;
      differenceCell(row, output.difference);
    });
  }

  // A row of the tree's table: the rule, how often it was looked at, its worst place, what follows there, what is told.
  function treeRow(body, words, rule, where, worked, told) {
    if (!rule.count) return;
    const {worst} = rule;
    const row = body.insertRow();
    row.append(make('th', '', words, {scope: 'row'}));
    row.insertCell().textContent = count(rule.count);
    const cell = row.insertCell();
    cell.append(where(worst), ...(worst.node ? [' ', labelled(worst.node.beam.text)] : []));
    row.insertCell().textContent = worked(worst);
    row.insertCell().textContent = long(told(worst));
    differenceCell(row, worst.difference);
  }

  function drawTree() {
    const body = root.querySelector('.gp-tree-sums tbody');
    body.replaceChildren();
    if (!found.tree) return;
    const {sum, given, final, pool, output} = found.tree;
    const penalty = log.started.effective.length_penalty ?? 1;
    const step = ({node}) => t('step {number}:', {number: node.index + 1});
    const divided = ({node, power}) => `${long(node.beam.score)} / ${node.length} ** ${penalty} = ${long(impossible(node.beam.score) ? null : node.beam.score / power)}`;
    treeRow(body, t('node: parent’s score + log-probability'), sum, step,
      ({node, parent}) => `${long(parent)} + ${bracketed(node.beam.logprob)} = ${long(impossible(node.beam.logprob) ? null : parent + node.beam.logprob)}`, ({node}) => node.beam.score);
    treeRow(body, t('given token: counts as 0'), given, step, () => long(0), ({node}) => node.beam.score);
    treeRow(body, t('ended: score / length ** length_penalty'), final, step, divided, ({node}) => node.beam.final_score);
    treeRow(body, t('kept after a step: the best that ended'), pool, (worst) => t('step {number}: rank {rank}', {number: worst.step + 1, rank: worst.place + 1}),
      (worst) => (worst.expected === null ? '–' : long(worst.expected)), (worst) => worst.told);
    treeRow(body, t('output: score where its path ends, after the penalty'), output, ({number}) => t('output {number}:', {number: number + 1}), divided, (worst) => worst.told);
  }

  function drawTokens() {
    const {tokens} = found.outputs[Number(select.value)] || found.outputs[0] || {tokens: []};
    const body = root.querySelector('.gp-scores tbody');
    body.replaceChildren();
    tokens.slice(0, everything ? Infinity : FEW).forEach((token, i) => {
      const row = body.insertRow();
      row.insertCell().textContent = i + 1;
      row.insertCell().textContent = token.id;
      row.insertCell().append(labelled(token.text));
      row.insertCell().textContent = nats(token.recorded);
      row.insertCell().textContent = token.difference === null ? '–' : nats(token.library);
      differenceCell(row, token.difference);
      row.insertCell().textContent = notation(`${(probability(token.recorded) * 100).toFixed(2)}%`);
    });
    all.hidden = tokens.length <= FEW || everything;
    say(all, t('Show all {count} tokens', {count: count(tokens.length)}));
  }

  function drawOpened() {
    if (!details.open) return;
    const secret = log.hideFrom !== null;
    root.querySelector('.gp-secret').hidden = !secret;
    root.querySelector('.gp-token-check').hidden = secret || !found;
    root.querySelector('.gp-beam-check').hidden = true;
    root.querySelector('.gp-tree-check').hidden = secret || !found || !found.tree || !found.tree.sum.count;
    say(root.querySelector('.gp-how'), log.usesBeams
      ? t('The playground records a log-probability for each token while it decodes. Beside it is what the library’s own compute_transition_scores gives for the same run (normalize_logits=False, as its documentation asks for beams).')
      : t('The playground records a log-probability for each token while it decodes. Beside it is what the library’s own compute_transition_scores gives for the same run (normalize_logits=True).'));
    if (!found) return;
    const nameOf = (number) => (log.usesBeams ? t('output {number}', {number}) : t('sequence {number}', {number}));
    root.querySelector('.gp-which').hidden = found.outputs.length < 2;
    if (select.options.length !== found.outputs.length) {
      select.replaceChildren(...found.outputs.map((_, number) => make('option', '', nameOf(number + 1), {value: number})));
    }
    drawSums();
    if (!secret) drawTree();
    if (!secret) drawTokens();
  }

  details.addEventListener('toggle', drawOpened);
  details.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !details.open) return;
    details.open = false;
    details.querySelector('summary').focus();
  });
  select.addEventListener('change', drawOpened);
  all.addEventListener('click', () => {
    everything = true;
    drawOpened();
  });

  return (changes) => {
    root.hidden = !log.started;
    if (!changes.run && !changes.status && !changes.steps) return;
    const {finished} = log;
    if (!finished) found = null;
    else if (!found || found.finished !== finished) {
      found = {finished, outputs: compare(finished), tree: addUp(log)};
      everything = false;
      select.replaceChildren();
    }
    drawVerdict();
    if (changes.run || changes.status || finished) drawOpened();
  };
}
