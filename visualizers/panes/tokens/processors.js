// The processors pane, the waterfall: the distribution that the model gave, after every logits processor in order, and
// the token that was chosen of what was left; then each candidate's own way through them. Rows are made once and filled
// again for each token.

import {Along} from '../core/log.ts';
import {
  asSentence, count, decimals, filled, information, labelled, make, percent, probability, processorWords, quoted, say,
} from '../core/text.ts';
import {inARow} from '../core/run_sums.ts';
import {t, tn} from '../core/texts.ts';
import {runsOfTerms} from '../core/tips.ts';
import {CourseGrid} from './candidate_grid.js';
import {fillFlowBar, newFlowBar, piecesAt} from './probability_flow.js';
import {
  beginsContrasted, choiceOf, effectWords, isRemoved, knobWords, listedOf, prominentOf, removerOf, somePercent, sourceOf,
  stagesOf, entropyRunWords,
} from './stages.js';

export function processorsPane(root, log) {
  const MOST = 10; // candidates that are shown at first
  const where = root.querySelector('.gp-where');
  const none = root.querySelector('.gp-none');
  const body = root.querySelector('.gp-chain tbody');
  const courses = root.querySelector('.gp-courses');
  const all = root.querySelector('.gp-all');
  const beamsNote = root.querySelector('.gp-beams-note');
  const chosenWord = root.querySelector('.gp-chosen-word');
  const grid = new CourseGrid(root.querySelector('.gp-courses-grid'));
  const along = new Along({}, addStages);
  const made = []; // rows
  const ofCurrent = (words) => () => (log.current() ? words(log.current()) : '');
  runsOfTerms(root, {
    entropy: ofCurrent((step) => entropyRunWords(step, log.unit)),
    left: ofCurrent((step) => asSentence([step.distribution.vocab, ...stagesOf(step).map(({kept}) => kept)].map(count).join(' → '))),
    here: ofCurrent((step) => inARow(stagesOf(step).map((stage) => t('{name}: {words}', {name: stage.name, words: effectWords(stage)})))),
  });
  let showsAll = false;
  let drawn = []; // what is shown: [step, total]
  let width = 300; // of a bar, in pixels

  // ---------------------------------------------------------------------------------------------- along the text

  // place and name of a processor -> {ran, acted, removed, moved}: in how many steps, and the sums of its effects
  function addStages(total, step) {
    const stages = stagesOf(step);
    if (!stages.length) return total;
    const next = {...total};
    for (const stage of stages) {
      const key = stage.number + stage.kind;
      const {ran, acted, removed, moved} = total[key] || {ran: 0, acted: 0, removed: 0, moved: 0};
      next[key] = {
        ran: ran + 1,
        acted: acted + !stage.idle,
        removed: removed + stage.removed,
        moved: moved + stage.moved,
      };
    }
    return next;
  }

  function overWords({ran, acted, removed, moved}) {
    if (!acted) return tn(ran, 'nothing in {count} step', 'nothing in {count} steps');
    const when = acted === ran ? t('active at every step') : tn(ran, 'active at {acted} of {count} step', 'active at {acted} of {count} steps', {acted: count(acted)});
    if (moved > 2 * removed) return t('{when}; moves {share} on average', {when, share: percent(moved / acted)});
    return t('{when}; removes {share} on average', {when, share: somePercent(removed / acted)});
  }

  // ---------------------------------------------------------------------------------------------- the chain

  const sizes = new ResizeObserver(([{contentRect}]) => {
    if (!contentRect.width || Math.abs(contentRect.width - width) < 8) return;
    width = contentRect.width;
    const step = log.current();
    if (step) draw(step);
  });

  function newRow() {
    const row = body.insertRow();
    const head = make('th', '', null, {scope: 'row'});
    const number = make('span', 'gp-number', '');
    const name = make('span', '', '', {tabindex: '0', 'data-tip': ''});
    const tags = make('span', 'gp-side');
    const knob = make('span', 'gp-knob');
    head.append(number, name, ' ', tags, ' ', knob);
    const flow = newFlowBar();
    row.append(head, make('td', 'gp-flow-cell'), make('td', 'gp-left'), make('td', 'gp-entropy'), make('td', 'gp-here-words'), make('td', 'gp-over'));
    row.cells[1].append(flow.box);
    const [, , left, entropy, here, over] = row.cells;
    if (!made.length) sizes.observe(flow.bar);
    made.push({row, number, name, tags, knob, flow, left, entropy, here, over});
    return made.at(-1);
  }

  function fill(row, {kind, number, name, tip, side, knob, entropy, left, here, over}) {
    row.row.className = `gp-stage-${kind}`;
    say(row.number, number);
    say(row.name, name);
    if (row.name.dataset.tip !== tip) row.name.dataset.tip = tip;
    say(row.tags, side);
    row.tags.hidden = !side;
    say(row.knob, knob);
    row.knob.hidden = !knob;
    say(row.left, left);
    say(row.entropy, entropy);
    if (typeof here === 'string') say(row.here, here);
    else row.here.replaceChildren(...here);
    say(row.over, over);
  }

  function rowsOf(step, stages) {
    const {vocab, entropy_before: start} = step.distribution;
    const {name, meaning} = sourceOf(step);
    const source = {
      kind: 'source', number: '', name, tip: meaning, side: stages.length ? t('before') : t('before and after'), knob: '',
      left: t('{count} left', {count: count(vocab)}), entropy: information(start, log.unit), here: '', over: '',
    };
    const between = stages.map((stage, i) => ({
      kind: stage.idle ? 'idle' : 'active', number: `${stage.number}. `, name: stage.name, tip: `${stage.meaning} (${stage.kind})`,
      side: i === stages.length - 1 ? t('after') : '', knob: knobWords(stage.knobs, log.started), left: t('{count} left', {count: count(stage.kept)}),
      entropy: information(stage.entropy, log.unit), here: effectWords(stage), over: overWords(along.total[stage.number + stage.kind]),
    }));
    return [source, ...between, choiceRow(step)];
  }

  function choiceRow(step) {
    const [name, words] = choiceOf(step, log.started);
    const token = labelled(step.chosen.text, 'gp-strong');
    return {
      kind: 'choice', number: '', name, tip: t('How the token came about, and its probability after the processors.'), side: '', knob: '',
      left: '', entropy: '', here: ['▶ ', ...filled(words, {token}), ` (${chanceWords(step)})`], over: '',
    };
  }

  function chanceWords(step) {
    if (isRemoved(step.chosen)) return t('removed by {processor}', {processor: removerOf(step.chosen, step)});
    return step.beam ? t('log-probability {value}', {value: decimals(step.chosen.logprob)}) : percent(probability(step.chosen.logprob));
  }

  function drawChain(step, stages, shown) {
    const rows = rowsOf(step, stages);
    while (made.length > rows.length) made.pop().row.remove();
    rows.forEach((row, i) => fill(made[i] || newRow(), row));
    const pieces = [0, ...stages.map(({number}) => number)].map((number) => piecesAt(shown, step, number));
    const known = isRecorded(step, stages);
    const columns = columnsOf(step, stages);
    made.forEach(({flow}, i) => {
      flow.box.hidden = !known && i > 0;
      if (flow.box.hidden) return;
      if (i < pieces.length) fillFlowBar(flow, pieces[i], pieces[i - 1], width, (piece, was) => pieceWords(piece, was, i, columns));
      else fillChoice(flow, pieces.at(-1), width);
    });
  }

  const percentOf = ({from, to}) => percent(to - from);

  function pieceWords(piece, was, i, columns) {
    const share = percentOf(piece);
    const token = piece.candidate ? quoted(piece.candidate.text) : t('All other tokens together');
    if (!i) return t('{token}: {share} before the processors.', {token, share});
    const values = {token, share, processor: columns[i].name, was: percentOf(was)};
    return piece.candidate ? t('{token}: {share} after {processor}, {was} before it.', values) : t('{token}: {share} after {processor}.', values);
  }

  // The last bar holds the chosen token alone, where it stood.
  function fillChoice(flow, pieces, width) {
    const alone = pieces.filter(({kind}) => kind === 'chosen');
    fillFlowBar(flow, alone, alone, width, (piece) => t('{token} had {share} of what was left.', {token: quoted(piece.candidate.text), share: percentOf(piece)}));
  }

  // Whether the run says what became of each candidate at every stage.
  const isRecorded = ({distribution}, stages) => distribution.candidates.every(({stage_logprobs: after}) => (after || []).length === stages.length);

  // ---------------------------------------------------------------------------------------------- the candidates

  function columnsOf(step, stages) {
    const source = sourceOf(step);
    return [
      {number: 0, place: t('before'), name: source.name, tip: source.meaning, idle: false, side: 'before'},
      ...stages.map((stage) => ({
        number: stage.number, place: String(stage.number), name: stage.name, idle: stage.idle, side: '',
        tip: t('{number}. {name}: {effect} here. It {meaning}.', {...stage, effect: effectWords(stage)}),
      })),
    ];
  }

  function drawCourses(step, stages, shown, total) {
    courses.hidden = !stages.length || !isRecorded(step, stages);
    if (courses.hidden) return;
    const end = {number: stages.length, place: t('after'), name: t('all processors'), tip: t('After all processors: the distribution from which the token was chosen.'), idle: false, side: 'after'};
    grid.draw([...columnsOf(step, stages), end], shown, step);
    all.hidden = total <= MOST;
    say(all, showsAll ? t('show {count} only', {count: MOST}) : t('show all {count}', {count: count(total)}));
    all.setAttribute('aria-expanded', String(showsAll));
  }

  all.addEventListener('click', () => {
    showsAll = !showsAll;
    draw(log.current());
  });

  // ---------------------------------------------------------------------------------------------- the whole

  // Why there is no processor to show, or ''.
  function noneWords(step) {
    if (step.distribution.stages.length) return '';
    if (step.isPrompt) return t('The model’s own distribution: no logits processor takes part in reading the prompt.');
    const prepared = log.started.processors || [];
    const isDola = beginsContrasted(step);
    if (log.started.mode === 'custom' && !prepared.length) return t('Your own loop called no logits processor here.');
    if (!prepared.length) return isDola ? t('DoLa’s contrast, untouched: no logits processor runs.') : t('The model’s own distribution, untouched: no logits processor runs.');
    const list = {processors: prepared.map((kind) => processorWords(kind)[0]).join(', ')};
    return isDola
      ? t('DoLa’s contrast, untouched here. Prepared, but not used by this loop: {processors}.', list)
      : t('The model’s own distribution, untouched here. Prepared, but not used by this loop: {processors}.', list);
  }

  function drawPlace(step) {
    const given = step.isPrompt || step.given;
    const words = step.isPrompt ? t('at prompt token {number}: {token} (given, not chosen)')
      : given ? t('at token {number}: {token} (given, not chosen)') : t('at token {number}: {token}');
    where.replaceChildren(...filled(words, {number: String(step.index + 1), token: labelled(step.chosen.text)}));
    say(chosenWord, given ? t('given') : t('chosen'));
  }

  function draw(step) {
    const stages = stagesOf(step);
    const list = listedOf(step);
    const looked = (step.watched || []).filter(({token_id: id}) => list.every((candidate) => candidate.token_id !== id));
    const first = prominentOf(list, MOST, step.chosen.token_id);
    drawPlace(step);
    say(none, noneWords(step));
    none.hidden = !none.textContent;
    beamsNote.hidden = !step.beam || !stages.length;
    drawChain(step, stages, first);
    drawCourses(step, stages, [...(showsAll ? list : first), ...looked], list.length);
  }

  return (changes) => {
    const step = log.current();
    root.hidden = !step;
    if (!step) return;
    if (!step.isPrompt) along.follow(log.lastOf(step));
    if (step === drawn[0] && along.total === drawn[1] && !changes.unit && !changes.watched) return;
    drawn = [step, along.total];
    draw(step);
  };
}
