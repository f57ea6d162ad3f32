// The lanes pane: what runs side by side, a column for each, live. Where the page has lanes that can be
// edited, the columns are those; in a saved file they are the groups of the run.

import {sayAttributes, sayLabel, showIf} from '../core/dom_patch.ts';
import {make, quoted} from '../core/text.ts';
import {t} from '../core/texts.ts';
import {tokenCard} from '../tokens/card.tsx';
import {bestPath, letterOf, pairOf, partingOf} from './divergence_point.js';
import {LaneHead, MOST_LANES} from './lane_head.js';
import {LaneText} from './lane_text.js';
import {titleWords} from './titles.js';
import {drawScale} from '../widgets/shade_scale.tsx';

export function lanesPane(root, group) {
  const list = root.querySelector('.gp-columns');
  const select = root.querySelector('.gp-shade');
  const scale = root.querySelector('.gp-scale');
  const add = root.querySelector('.gp-add');
  const columns = new Map(); // key -> {element, head, note, text, lane, number}
  const entries = new WeakMap(); // token element -> see LaneText

  const card = tokenCard(root, list, group, (element) => {
    const entry = entries.get(element);
    if (!entry) return null;
    const {token, step, index, lane} = entry;
    return {id: token.token_id, text: token.text, where: t('token {number}', {number: index + 1}), step, why: lane.whyOf(element)};
  });

  const look = () => ({shade: select.value, unit: group.unit});

  // ---------------------------------------------------------------------------------------------- the columns

  // What there is to show: {key, lane, number}, `number` that of the lane's group, -1 where it has not run.
  function shownLanes() {
    if (!group.lanes) return group.groups.map((lane) => ({key: `group ${lane.number}`, lane, number: lane.number}));
    return group.lanes.map((lane) => ({
      key: `${lane.prompt ? 'prompt' : 'lane'} ${lane.id}`, lane,
      number: group.groups.findIndex(({id, prompt}) => id === lane.id && Boolean(prompt) === Boolean(lane.prompt)),
    }));
  }

  function arrange(shown) {
    const focused = /** @type {HTMLElement} */ (document.activeElement);
    const at = [...list.children].indexOf(focused && focused.closest('.gp-lane'));
    const keys = new Set(shown.map(({key}) => key));
    for (const [key, {element}] of columns) {
      if (keys.has(key)) continue;
      element.remove();
      columns.delete(key);
    }
    shown.forEach(({key, lane, number}, place) => {
      const column = columns.get(key) || newColumn(key);
      Object.assign(column, {lane, number});
      if (list.children[place] !== column.element) list.insertBefore(column.element, list.children[place] || null);
    });
    fitRows();
    if (at < 0 || document.activeElement === focused) return;
    if (focused.isConnected) focused.focus(); // it was moved
    else if (list.children.length) list.children[Math.min(at, list.children.length - 1)].querySelector('.gp-lane-name').focus();
  }

  // As many beside each other as there is room for, up to four, in rows that are about equally full.
  function fitRows() {
    const {clientWidth} = list;
    const [narrowest, gap, most] = [240, 12, 4];
    if (!clientWidth || !columns.size) return;
    const room = Math.max(1, Math.min(most, Math.floor((clientWidth + gap) / (narrowest + gap))));
    const rows = Math.ceil(columns.size / room);
    list.style.setProperty('--lanes-in-row', Math.ceil(columns.size / rows));
  }

  new ResizeObserver(fitRows).observe(list);

  function newColumn(key) {
    const element = make('li', 'gp-lane');
    const head = new LaneHead(element, group);
    const note = make('p', 'gp-note gp-not-yet', t('Not run yet.'));
    const body = make('div', 'gp-lane-text', null, {role: 'group', dir: 'auto'});
    const bottom = make('div', 'gp-lane-bottom');
    bottom.append(note, body);
    element.append(bottom);
    const column = {element, head, note, body, text: new LaneText(body, entries)};
    columns.set(key, column);
    return column;
  }

  function drawColumn(column, place, lanes, told) {
    const {element, head, note, body, text, lane, number} = column;
    const ran = number < 0 ? null : group.groups[number];
    const pair = pairOf(group);
    const isReference = Boolean(ran && pair && pair[0] === number);
    const parting = ran && pair && !isReference ? partingWords(pair[0], number) : {shared: 0, sign: '', why: '', words: ''};
    head.draw({lane, ran, place, lanes, isReference, parts: parting.words, told});
    element.classList.toggle('gp-lane-selected', Boolean(lane.selected));
    sayAttributes(element, {'aria-label': t('Lane {lane}: {title}', {lane: lane.label, title: titleWords(lane.title)})});
    sayAttributes(body, {'aria-label': t('Text of lane {lane}, token by token. The arrow keys move along it.', {lane: lane.label})});
    showIf(note, !ran);
    showIf(body, Boolean(ran));
    if (ran) text.draw(group.shownOf(number).log, parting, look());
    else if (text.log) text.clear(null);
  }

  // Where a lane's text diverges from that of the reference lane.
  function partingWords(reference, number) {
    const label = letterOf(group, reference);
    const [theirs, mine] = [reference, number].map((each) => group.shownOf(each).log);
    const {kind, at, shorter} = partingOf(group, reference, number);
    const shared = at[1];
    if (kind === 'apart') {
      const {chosen} = bestPath(theirs)[at[0]];
      const why = t('here it diverges from {lane}, which has {token}', {lane: label, token: quoted(chosen.text)});
      return {shared, sign: `≠${label}`, why, words: `≠ ${t('diverges from {lane} at token {number}', {lane: label, number: shared + 1})}`};
    }
    const dim = {shared, sign: '', why: ''};
    if (!shared) return {...dim, words: ''};
    const over = [theirs, mine].map((log) => Boolean(log.finished || log.failed || group.done));
    if (kind === 'same' ? !(over[0] && over[1]) : !over[shorter]) return {...dim, words: `= ${t('the same as {lane} so far', {lane: label})}`};
    if (kind === 'same') return {...dim, words: `= ${t('the same as {lane}', {lane: label})}`};
    return {...dim, words: `= ${shorter ? t('the same as {lane}, which continues', {lane: label}) : t('the same as {lane}, then continues', {lane: label})}`};
  }

  // ---------------------------------------------------------------------------------------------- around them

  function drawAround(shown) {
    const {header} = group;
    const asked = header && !group.groups.some(({prompt}) => prompt) ? header.prompt : '';
    showIf(root.querySelector('.gp-asked'), Boolean(asked));
    sayLabel(root.querySelector('.gp-asked-text'), asked, {plain: true});
    showIf(root.querySelector('.gp-parting-key'), Boolean(pairOf(group)));
    showIf(add.parentNode, group.canAsk && !shown.some(({lane}) => lane.prompt));
    sayAttributes(add, {'aria-disabled': String(shown.length >= MOST_LANES), title: shown.length >= MOST_LANES ? t('At most {count} lanes', {count: String(MOST_LANES)}) : t('A new lane at the end')});
  }

  // ---------------------------------------------------------------------------------------------- presses and keys

  const columnOf = (target) => [...columns.values()].find(({element}) => element.contains(target));

  list.addEventListener('click', ({target}) => {
    const column = columnOf(target);
    const button = target.closest('button');
    const token = target.closest('.gp-token');
    if (column && token && entries.has(token)) go(column, token);
    if (!column || !button || button.getAttribute('aria-disabled') === 'true') return;
    if (button.dataset.do) group.ask({type: 'lane', do: button.dataset.do, id: column.lane.id});
    if (button.dataset.seed) group.showEntry(column.number, group.groups[column.number].shown + Number(button.dataset.seed));
    if (button === column.head.name) makeReference(column.number);
  });

  function makeReference(number) {
    const pair = pairOf(group);
    if (pair && number !== pair[0]) group.setPair(number, number === pair[1] ? pair[0] : pair[1]);
  }

  function go(column, token) {
    column.text.reach(token);
    token.focus({preventScroll: true});
    token.scrollIntoView({block: 'nearest'});
    card.show(token);
  }

  list.addEventListener('keydown', (event) => {
    const {target, key} = event;
    if (!entries.has(target) || event.ctrlKey || event.metaKey || event.altKey) return;
    const column = columnOf(target);
    const next = key === 'Enter' || key === ' ' ? target : column.text.next(target, key);
    if (!next && !key.startsWith('Arrow')) return;
    event.preventDefault();
    if (next) go(column, next);
  });

  add.addEventListener('click', () => {
    if (add.getAttribute('aria-disabled') !== 'true') group.ask({type: 'lane', do: 'add'});
  });

  function drawLegend() {
    drawScale(scale, select.value, group.unit);
  }

  select.addEventListener('change', () => {
    for (const {text} of columns.values()) text.redraw(look());
    drawLegend();
  });

  return (changes) => {
    const shown = shownLanes();
    root.hidden = !shown.length && !group.canAsk;
    if (root.hidden) return;
    if (changes.run || changes.lanes) arrange(shown);
    if (changes.unit) {
      for (const {text} of columns.values()) text.redraw(look());
      drawLegend();
    }
    drawAround(shown);
    const told = new Map();
    shown.forEach(({key}, place) => drawColumn(columns.get(key), place, shown.length, told));
    card.refresh(changes.unit || changes.pair);
  };
}
