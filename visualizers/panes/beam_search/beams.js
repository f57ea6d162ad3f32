// The beams pane: what the search considered at the current token, and what became of each continuation. One table for
// plain, diverse (by group) and constrained (by progress) beam search. A row's text can be pressed, pruned or not.

import {groupLetter} from '../core/log.ts';
import {decimals, fillLabel, fillText, labelled, make, quoted, say} from '../core/text.ts';
import {t, tn} from '../core/texts.ts';
import {runsOfTerms} from '../core/tips.ts';
import {finite, isKnown} from '../core/values.ts';
import {scoreSum, sumWords} from './beam_words.js';
import {constraintsOf, isWritten, wordsOf} from '../tokens/constraints.js';

const BEAM_FATES = {
  running: ['●', ({beam}) => t('beam {number}', {number: beam + 1})],
  finished: ['■', () => t('ended')],
  ended: ['□', () => t('ended, not counted')],
  pruned: ['✕', () => t('pruned')],
};

export function beamsPane(root, log) {
  const MOST = 40; // rows
  const TAIL = 32; // characters of the text so far
  const table = root.querySelector('.gp-beam-table');
  const where = root.querySelector('.gp-where');
  const more = root.querySelector('.gp-more');
  const columns = {lost: 4, progress: 7}; // those that not every search has
  const list = root.querySelector('.gp-constraints');
  let constraints = [];
  const groups = []; // one tbody each: {body, head, took, rows: []}
  let drawn = [];

  // ---------------------------------------------------------------------------------------------- what is shown

  // By group: the beams that go on, then those that ended and count, then the others in the order of the search, given-up
  // ones as far as there is room.
  function choose(nodes) {
    let room = MOST - nodes.filter((node) => node.beam.status !== 'pruned').length;
    const place = ({beam}) => beam.beam ?? (beam.status === 'finished' ? 1e6 : 1e7);
    const shown = nodes.filter((node) => node.beam.status !== 'pruned' || room-- > 0)
      .sort((a, b) => place(a) - place(b));
    const byGroup = new Map();
    for (const node of shown) {
      const group = node.beam.group ?? null;
      if (!byGroup.has(group)) byGroup.set(group, []);
      byGroup.get(group).push(node);
    }
    return [...byGroup].sort(([a], [b]) => a - b);
  }

  // The tokens that the groups before this one have just chosen: text -> how often.
  function taken(nodes, group) {
    const found = new Map();
    for (const {beam} of nodes) {
      if (beam.status === 'running' && beam.group < group) found.set(beam.text, (found.get(beam.text) || 0) + 1);
    }
    return found;
  }

  function tailOf(node) {
    let text = '';
    let step = node.before;
    for (; step && text.length < TAIL; step = step.before) text = (step.piece ?? step.chosen.text) + text;
    return (step || text.length > TAIL ? '…' : '') + Array.from(text).slice(-TAIL).join('');
  }

  // ---------------------------------------------------------------------------------------------- rows

  function newGroup() {
    const body = make('tbody');
    const head = body.insertRow();
    const cell = make('th', 'gp-group-head', null, {scope: 'rowgroup', colspan: '8'});
    const [badge, took] = [make('b', 'gp-badge'), make('span')];
    cell.append(badge, took);
    head.append(cell);
    table.append(body);
    groups.push({body, head, badge, took, rows: []});
    return groups.at(-1);
  }

  function newRow(group) {
    const row = group.body.insertRow();
    const cells = Array.from({length: 8}, () => row.insertCell());
    const [sign, fate, flag] = [make('span', 'gp-sign'), make('span'), make('span', 'gp-flag', '⚑ ' + t('forced'))];
    cells[0].append(sign, fate, flag);
    const pick = make('button', 'gp-pick', null, {type: 'button', tabindex: '-1'});
    const [cut, tail, word] = [make('span', 'gp-tail'), make('bdi', 'gp-tail-text'), make('bdi', 'gp-word')];
    cut.append(tail);
    pick.append(cut, word);
    cells[1].append(pick);
    group.rows.push({row, cells, sign, fate, flag, pick, tail, word, node: null});
    return group.rows.at(-1);
  }

  function fill(made, node, looked) {
    const {beam} = node;
    const [sign, words] = BEAM_FATES[beam.status] || ['', () => beam.status];
    made.node = node;
    made.row.dataset.status = beam.status;
    made.row.className = looked ? 'gp-looked' : '';
    say(made.sign, sign);
    say(made.fate, words(beam));
    made.flag.hidden = !beam.forced;
    const tail = tailOf(node);
    made.tail.replaceChildren();
    fillText(made.tail, tail);
    fillLabel(made.word, beam.text);
    made.pick.tabIndex = looked ? 0 : -1;
    made.pick.setAttribute('aria-pressed', String(looked && log.selected === node));
    const fate = [words(beam), ...(beam.forced ? [t('forced')] : [])].join(', ');
    made.pick.setAttribute('aria-label', t('{fate}: {text}', {fate, text: quoted(tail + beam.text)}));
    say(made.cells[2], node.before ? t('beam {number}', {number: beam.parent + 1}) : t(log.readsSource ? 'start' : 'prompt'));
    say(made.cells[3], decimals(beam.logprob));
    say(made.cells[4], beam.diversity_penalty ? `-${decimals(beam.diversity_penalty)}` : '–');
    say(made.cells[5], decimals(beam.score));
    say(made.cells[6], decimals(beam.final_score));
    if (beam.progress) made.cells[7].replaceChildren(...progressOf(node));
  }

  // ---------------------------------------------------------------------------------------------- constraints

  function drawConstraints(shown) {
    list.hidden = !shown || !constraints.length;
    if (list.hidden) return;
    const lines = constraints.map(({alternatives, length}) => {
      const line = make('li');
      alternatives.forEach((ids, i) => {
        if (i) line.append(` ${t('or')} `);
        line.append(labelled(wordsOf(ids, log.texts)));
      });
      line.append(' ' + tn(length, '({count} token)', '({count} tokens)'));
      return line;
    });
    if (lines.map((line) => line.textContent).join('\n') === list.dataset.said) return;
    list.dataset.said = lines.map((line) => line.textContent).join('\n');
    list.replaceChildren(...lines);
  }

  // How far a text has come with each constraint, as blocks and in numbers.
  function progressOf(node) {
    const prompt = log.prefix.map((token) => token.token_id);
    const goals = node.beam.progress.map((progress, i) => {
      const goal = make('span', 'gp-goal');
      const known = constraints[i];
      for (let block = 0; known && block < Math.min(known.length, 8); block++) goal.append(make('i', block < progress ? 'gp-full-block' : ''));
      if (known && isWritten(known, progress, node, prompt)) goal.append(` ✓ ${t('done')}`);
      else goal.append(' ' + (known ? t('{progress} of {length}', {progress, length: known.length}) : String(progress)));
      return goal;
    });
    const {bank} = node.beam;
    return bank === null || bank === undefined ? goals : [...goals, make('span', 'gp-note', t('bank {bank}', {bank}))];
  }

  // ---------------------------------------------------------------------------------------------- drawing

  function drawGroup(group, [number, nodes], all, step, has) {
    group.body.hidden = !nodes;
    if (!nodes) return;
    group.head.hidden = number === null;
    if (number !== null) {
      say(group.badge, groupLetter(number));
      group.body.dataset.look = number % 4;
      const took = [...taken(all, number)].flatMap(([text, times]) => [labelled(text, 'gp-took'), times > 1 ? ` × ${times}` : '']);
      group.took.replaceChildren(...(took.length ? [t('Earlier groups have just chosen:'), ...took] : [t('Chooses first: no penalty')]));
    }
    while (group.rows.length < nodes.length) newRow(group);
    group.rows.forEach((made, i) => {
      made.row.hidden = i >= nodes.length;
      if (i >= nodes.length) return;
      for (const [name, place] of Object.entries(columns)) made.cells[place].hidden = !has[name];
      fill(made, nodes[i], nodes[i] === step);
    });
  }

  function draw(step) {
    const prompt = log.prompts[step.sequence];
    const nodes = prompt.steps[step.index];
    const has = {
      lost: nodes.some(({beam}) => (beam.group ?? null) !== null),
      progress: nodes.some(({beam}) => beam.progress),
    };
    for (const [name, place] of Object.entries(columns)) table.tHead.rows[0].cells[place].hidden = !has[name];
    const chosen = choose(nodes);
    while (groups.length < chosen.length) newGroup();
    groups.forEach((group, i) => drawGroup(group, chosen[i] || [null, null], nodes, step, has));
    const left = nodes.length - chosen.reduce((sum, [, members]) => sum + members.length, 0);
    more.hidden = left <= 0;
    say(more, tn(left, 'and {count} more that was pruned', 'and {count} more that were pruned'));
    const place = {token: step.index + 1, prompt: step.sequence + 1};
    say(where, log.prompts.length > 1 ? t('at token {token} of prompt {prompt}', place) : t('at token {token}', place));
    drawConstraints(has.progress);
  }

  // ---------------------------------------------------------------------------------------------- pressing

  const visible = () => groups.filter(({body}) => !body.hidden).flatMap(({rows: all}) => all.filter(({row}) => !row.hidden));
  const pressed = (event) => visible().findIndex(({pick}) => pick.contains(event.target));

  table.addEventListener('click', (event) => {
    const at = pressed(event);
    if (at >= 0) log.selectStep(visible()[at].node);
  });
  table.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') log.selectStep(null);
    const at = pressed(event);
    const delta = {ArrowDown: 1, ArrowUp: -1}[event.key];
    if (at < 0 || !delta) return;
    event.preventDefault();
    const next = visible()[at + delta];
    if (!next) return;
    log.selectStep(next.node);
    next.pick.focus();
  });

  // The numbers of the continuation that is looked at, where it has some, else of the first in the table.
  function looked() {
    const step = log.usesBeams ? log.current() : null;
    const nodes = step ? log.prompts[step.sequence].steps[step.index] : [];
    return nodes.includes(step) ? step : nodes[0];
  }
  const ofLooked = (words) => () => {
    const node = looked();
    const told = node && words(node);
    return told ? t('{name}: {words}.', {name: quoted(node.beam.text), words: told}) : '';
  };
  const finished = () => (log.usesBeams && log.current() ? log.prompts[log.current().sequence].steps[log.current().index] : []).find(({beam}) => isKnown(beam.final_score));
  runsOfTerms(root, {
    token: ofLooked(({beam}) => (finite(beam.logprob) === null ? '' : `log ${decimals(Math.exp(beam.logprob), 4)} = ${decimals(beam.logprob)}`)),
    sum: ofLooked((node) => sumWords(node, true)),
    final: () => {
      const node = finished();
      const words = node && scoreSum(node, node.beam.final_score, log);
      return words ? t('{name}: {words}.', {name: quoted(node.beam.text), words}) : '';
    },
  });

  return (changes) => {
    if (changes.run && log.started) constraints = constraintsOf(log.started);
    const step = log.usesBeams ? log.current() : null;
    root.hidden = !step;
    if (!step || (step === drawn[0] && log.selected === drawn[1])) return;
    drawn = [step, log.selected];
    draw(step);
  };
}
