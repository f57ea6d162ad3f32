// The beam tree: how the beams of a search fork, are given up and end, live, step by step, and back again. Places come
// from tree_layout.js, the drawing from tree_picture.js, the files from tree_files.js.

import {sayAttributes} from '../core/dom_patch.js';
import {unseenAfter} from '../core/log.js';
import {Panning} from '../core/panning.js';
import {make, quoted, say} from '../core/text.js';
import {constraintsOf} from '../tokens/constraints.js';
import {greedyPath} from './greedy_path.js';
import {fateOf, goalSigns, nodeCard, nodeFacts, treeLegend, wordsIn} from './node_card.js';
import {saveTree} from './tree_files.js';
import {ancestors, grownTree} from './tree_layout.js';
import {TreePicture} from './tree_picture.js';

export function beamtreePane(root, log) {
  const MANY = 700; // beams times steps: above it, what led nowhere is left out at first, and plain steps are folded
  const HIGHEST = 600; // pixels of the window
  const REST = 130; // milliseconds after which a zoom rests
  const CHOICES = {candidates: 2, number: 'probability'};
  const $ = (name) => root.querySelector('.gp-' + name);
  const box = $('window');
  const items = $('tree-nodes');
  const slider = $('slider');
  const picture = new TreePicture($('picture'));
  const pan = new Panning(box, () => schedule());
  pan.resized = () => {
    pan.settle();
    if (tree && !pan.byHand) pan.reveal(newest(), 30);
  };
  const card = nodeCard($('node-card'), log);
  const picked = nodeCard($('picked'), log);

  let number = 0; // of the prompt
  let upTo = null; // a step to look back at; null: the newest
  let timeNode = null; // what the slider selected: it brings nothing out
  let choices = {};
  let collapsed = new Set();
  let unfolded = new Set();
  let tree = null;
  let drawn = null; // the area and the zoom of the last drawing
  let stale = true; // the tree has to be laid out anew
  let wanted = false; // a drawing is under way
  let item = null; // the tree item that has, or would get, the focus; its `entry` is what it stands for
  let playing = null;
  let constraints = [];
  let pressed = null; // the entry under the pointer
  let resting = null; // draws anew once the zoom rests

  // ---------------------------------------------------------------------------------------------- what is shown

  const prompt = () => log.prompts[number];
  const length = () => (prompt() ? Math.min(prompt().steps.length, log.hideFrom ?? Infinity) : 0);
  const shownTo = () => Math.min(upTo ?? Infinity, length() - 1);
  const atEnd = () => shownTo() === prompt().steps.length - 1;
  const penalty = () => log.started.effective.length_penalty ?? 1;

  function begin() {
    const {effective, max_new_tokens: steps} = log.started;
    const many = (effective.num_beams || 1) * steps > MANY;
    choices = {...CHOICES, lost: !many, fold: many, ...(many ? {candidates: 0} : {}), ...choices.byHand, byHand: choices.byHand};
    number = 0;
    upTo = timeNode = tree = null;
    collapsed = new Set();
    unfolded = new Set();
    constraints = constraintsOf(log.started);
    stop();
    Object.assign(pan, {x: 0, y: 0, zoom: 1, byHand: false});
    $('candidates-shown').value = choices.candidates;
    $('number').value = choices.number;
    $('lost').checked = choices.lost;
    $('fold').checked = choices.fold;
  }

  function grow() {
    stale = false;
    const outputs = atEnd() && log.returned ? log.returned.map(({last}) => last) : [];
    tree = grownTree(prompt(), {
      ...choices, upTo: shownTo(), collapsed, unfolded,
      returned: outputs.filter((last) => last && last.sequence === number), live: !log.finished || !atEnd(), greedy: greedyNodes(),
    });
    const {height} = tree;
    if (!pan.byHand) pan.zoom = Math.min(1, Math.max(0.8, (HIGHEST - 4) / height));
    const high = `${Math.round(Math.max(150, Math.min(HIGHEST, height * Math.min(1, pan.zoom) + 4)))}px`;
    if (box.style.height !== high) box.style.height = high;
    drawn = null;
    pan.sized(tree.width, height);
    if (!pan.byHand) pan.reveal(newest(), 30);
    drawPicked();
    sayTime();
  }

  // The nodes that greedy decoding would have chosen, the one that the search gave up included.
  function greedyNodes() {
    const {last, left} = greedyPath(prompt());
    const nodes = ancestors([last]);
    const dropped = left && (left.node || (left.token && unseenAfter(prompt(), left.index, last, left.token.token_id)));
    return dropped ? nodes.add(dropped) : nodes;
  }

  // What is looked at while the tree grows: the newest step, as high as the best text.
  function newest() {
    const {x, width} = tree.columns.at(-1);
    const {y, height} = tree.at.get(best()) || tree.entries[0];
    return {x, y, width, height};
  }

  const best = () => {
    if (!atEnd()) return [...prompt().byStep[shownTo()].values()][0] || null;
    const line = log.lines().find(({last}) => last && last.sequence === number);
    return line ? line.last : null;
  };
  const selected = () => (log.selected && log.selected.beam && log.selected.sequence === number ? log.selected : null);
  const broughtOut = () => (selected() && selected() !== timeNode ? selected() : null);

  // ---------------------------------------------------------------------------------------------- drawing

  function schedule() {
    if (wanted) return;
    wanted = true;
    requestAnimationFrame(() => {
      wanted = false;
      if (!root.hidden && prompt()) draw();
    });
  }

  function draw() {
    if (stale || !tree) grow();
    const {x, y, zoom, area: [left, top, right, bottom]} = pan;
    const inside = drawn && left >= drawn.area[0] && top >= drawn.area[1] && right <= drawn.area[2] && bottom <= drawn.area[3];
    const enlarged = drawn && pan.gesture && Math.abs(Math.log(zoom / drawn.zoom)) < 0.4;
    if (enlarged && zoom !== drawn.zoom) {
      clearTimeout(resting);
      resting = setTimeout(redraw, REST);
    } else if (!inside || zoom !== drawn.zoom) {
      drawAround([left, top, right, bottom], zoom);
    }
    const moved = [(drawn.area[0] - x) * zoom, (drawn.area[1] - y) * zoom].map((length) => `${length.toFixed(2)}px`);
    picture.element.style.transform = `translate(${moved}) scale(${zoom / drawn.zoom})`;
    picture.nameBandsAt(x);
    placeItem();
    $('follow').hidden = !pan.byHand;
  }

  // Draws what is seen and some of what is around it: the picture is then moved as it is, until its edge comes into sight.
  function drawAround([left, top, right, bottom], zoom) {
    const [wide, high] = [(right - left) * 0.2, (bottom - top) * 0.2];
    drawn = {zoom, area: [left - wide, top - high, right + wide, bottom + high]};
    const {area} = drawn;
    sayAttributes(picture.element, {width: (area[2] - area[0]) * zoom, height: (area[3] - area[1]) * zoom});
    sayAttributes(picture.world, {transform: `translate(${-area[0] * zoom} ${-area[1] * zoom}) scale(${zoom})`});
    picture.draw(tree, view(area));
  }

  function view(area) {
    const out = broughtOut();
    return {
      area, zoom: pan.zoom, path: ancestors([out || best()]), dim: Boolean(out), number: choices.number, penalty: penalty(),
      goals: constraints.length ? goalsOf : null, root: log.readsSource ? 'target start' : 'the prompt',
    };
  }

  const GOALS = new Map(); // node -> its signs
  function goalsOf(node) {
    if (!node.beam.progress) return '';
    if (!GOALS.has(node)) GOALS.set(node, goalSigns(node, constraints, log.prefix.map((token) => token.token_id)));
    return GOALS.get(node);
  }

  function redraw() {
    pan.gesture = false;
    drawn = null;
    schedule();
  }

  function regrow() {
    stale = true;
    schedule();
  }

  // ---------------------------------------------------------------------------------------------- time

  function goTo(index) {
    const end = length() - 1;
    upTo = index >= end ? null : Math.max(0, index);
    timeNode = upTo === null ? null : best();
    log.selectStep(timeNode);
    if (upTo !== null) pan.byHand = false;
    regrow();
  }

  function sayTime() {
    const end = Math.max(1, length());
    slider.max = end;
    slider.value = shownTo() + 1;
    const {columns} = tree || {columns: []};
    const folded = columns.filter((column) => column.to > column.from).reduce((sum, {from, to}) => sum + to - from, 0);
    slider.setAttribute('aria-valuetext', `step ${shownTo() + 1} of ${end}`);
    say($('step-words'), `step ${shownTo() + 1} of ${end}${folded ? `, ${folded} folded` : ''}`);
    say($('play'), playing ? '❚❚ Pause' : '▶ Play');
  }

  function stop() {
    clearInterval(playing);
    playing = null;
  }

  function play() {
    if (playing) {
      stop();
    } else {
      if (atEnd()) goTo(0);
      playing = setInterval(() => {
        if (!root.isConnected || atEnd()) stop();
        else goTo(shownTo() + 1);
        sayTime();
      }, Math.max(130, Math.min(800, 20000 / Math.max(1, length()))));
    }
    sayTime();
  }

  slider.addEventListener('input', () => {
    stop();
    goTo(Number(slider.value) - 1);
  });
  $('play').addEventListener('click', play);

  // ---------------------------------------------------------------------------------------------- choices

  function choose(name, value) {
    choices[name] = value;
    choices.byHand = {...choices.byHand, [name]: value};
    regrow();
  }

  $('candidates-shown').addEventListener('change', ({target}) => choose('candidates', Number(target.value)));
  $('number').addEventListener('change', ({target}) => choose('number', target.value));
  $('lost').addEventListener('change', ({target}) => choose('lost', target.checked));
  $('fold').addEventListener('change', ({target}) => {
    unfolded = new Set();
    choose('fold', target.checked);
  });
  $('prompt-number').addEventListener('change', ({target}) => {
    number = Number(target.value);
    log.selectStep(null);
    regrow();
  });

  // ---------------------------------------------------------------------------------------------- pointing and pressing

  // What stands at a place of the plane.
  const entryAt = ([x, y]) => tree && tree.entries.findLast((entry) => x >= entry.x && x <= entry.x + entry.width && y >= entry.y - 2 && y <= entry.y + entry.height + 2);

  box.addEventListener('pointermove', (event) => {
    if (event.pointerType === 'touch') return card.hide();
    const entry = pan.pointers.size ? null : entryAt(pan.at(event));
    if (entry === pressed) return;
    pressed = entry;
    box.style.cursor = entry && entry.node ? 'pointer' : '';
    if (entry && entry.node) showCard(entry);
    else card.hide();
  });
  box.addEventListener('pointerleave', () => {
    pressed = null;
    card.hide();
  });
  box.addEventListener('click', (event) => {
    if (pan.moved) return;
    const entry = entryAt(pan.at(event));
    if (!entry) return;
    focusOn(entry);
    act(entry);
  });

  function showCard(entry) {
    card.show(entry.node, tree, constraints);
    const {x, y, zoom} = pan;
    const [left, top] = [(entry.x - x) * zoom, (entry.y + entry.height - y) * zoom + 8];
    const {element} = card;
    const over = (entry.y - y) * zoom - element.offsetHeight - 8;
    element.style.left = `${Math.max(4, Math.min(left, pan.width - element.offsetWidth - 4))}px`;
    element.style.top = `${top + element.offsetHeight > pan.height && over > 0 ? over : top}px`;
  }

  // A fold opens, a node is looked at.
  function act(entry) {
    if (entry.folded) {
      unfolded.add(entry.column.from);
      regrow();
    } else if (entry.node) {
      timeNode = null;
      log.selectStep(entry.node === selected() && broughtOut() ? null : entry.node);
    }
  }

  function toggle(entry) {
    const {node, column} = entry;
    if (!node) return;
    if (entry.folded) unfolded.add(column.from);
    else if (tree.columns.some(({from, open}) => open && from === node.index) && unfolded.has(node.index)) unfolded.delete(node.index);
    else if (collapsed.has(node)) collapsed.delete(node);
    else if (node.beam.status === 'running') collapsed.add(node);
    regrow();
  }

  // ---------------------------------------------------------------------------------------------- the keyboard

  const kidsOf = (entry) => tree.entries.filter(({nodes}) => nodes.length && nodes[0].before === entry.node);
  const level = (entry) => (entry.node ? entry.nodes[0].index + 2 : 1);

  // Only one node is a tree item at a time, made anew for each move, so that a screen reader tells of it.
  function focusOn(entry, quietly = false) {
    const old = item;
    const hadFocus = old && document.activeElement === old;
    item = make('div', '', null, {role: 'treeitem', tabindex: '0', 'aria-level': level(entry), 'aria-label': labelOf(entry)});
    const siblings = entry.node ? kidsOf(tree.at.get(entry.nodes[0].before) || tree.entries[0]) : [entry];
    item.setAttribute('aria-setsize', siblings.length || 1);
    item.setAttribute('aria-posinset', Math.max(0, siblings.indexOf(entry)) + 1);
    item.setAttribute('aria-selected', String(Boolean(entry.node) && entry.node === selected()));
    if (entry.hidden || entry.folded) item.setAttribute('aria-expanded', 'false');
    else if (kidsOf(entry).length) item.setAttribute('aria-expanded', 'true');
    item.entry = entry;
    items.append(item);
    if (old) old.remove();
    placeItem();
    if (hadFocus || !quietly) item.focus({preventScroll: true});
  }

  function labelOf(entry) {
    if (!entry.node) return `The ${log.readsSource ? 'start of the target' : 'prompt'}, where the tree begins`;
    const words = entry.nodes.length > 1 ? `${entry.nodes.length} tokens, ${quoted(entry.nodes.map(wordsIn).join(''))}` : quoted(wordsIn(entry.node));
    const facts = nodeFacts(entry.node, log).map(([name, value]) => `${name} ${value}`);
    return [words, `step ${entry.node.index + 1}`, fateOf(entry.node, entry.look, log, entry), ...facts].join(', ');
  }

  function placeItem() {
    if (!tree) return;
    const old = item && item.entry;
    const entry = (old && (old.node ? tree.at.get(old.node) : tree.entries[0])) || tree.at.get(best()) || tree.entries[0];
    if (!item || entry !== old) {
      if (item && old && entry.node === old.node) item.entry = entry;
      else return focusOn(entry, true);
    }
    const {x, y, zoom} = pan;
    Object.assign(item.style, {
      left: `${(entry.x - x) * zoom}px`, top: `${(entry.y - y) * zoom}px`, width: `${entry.width * zoom}px`, height: `${entry.height * zoom}px`,
    });
  }

  function neighbour(entry, delta) {
    const column = tree.entries.filter((other) => other.x === entry.x).sort((a, b) => a.y - b.y);
    return column[column.indexOf(entry) + delta];
  }

  items.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !item) return;
    const {entry} = item;
    const go = (next) => {
      if (!next) return;
      pan.byHand = true;
      pan.reveal(next);
      focusOn(next);
    };
    const keys = {
      ArrowLeft: () => go(entry.node && tree.at.get(entry.nodes[0].before)),
      ArrowRight: () => go(kidsOf(entry)[0]),
      ArrowDown: () => go(neighbour(entry, 1)),
      ArrowUp: () => go(neighbour(entry, -1)),
      Home: () => go(tree.entries[0]),
      End: () => go(tree.at.get(best())),
      Enter: () => act(entry),
      ' ': () => toggle(entry),
      Escape: () => log.selectStep(null),
      '+': () => pan.zoomBy(1.25),
      '-': () => pan.zoomBy(0.8),
      0: () => pan.whole(),
    };
    if (!Object.hasOwn(keys, event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    keys[event.key]();
  });
  items.addEventListener('focusin', ({target}) => tree && target.matches(':focus-visible') && showCard(target.entry));
  items.addEventListener('focusout', () => card.hide());

  // ---------------------------------------------------------------------------------------------- the buttons

  $('in').addEventListener('click', () => pan.zoomBy(1.3));
  $('out').addEventListener('click', () => pan.zoomBy(1 / 1.3));
  $('whole').addEventListener('click', () => {
    pan.byHand = true;
    pan.whole();
  });
  $('follow').addEventListener('click', () => {
    pan.byHand = false;
    upTo = null;
    regrow();
  });
  $('full-screen').hidden = !document.fullscreenEnabled;
  $('full-screen').addEventListener('click', () => (document.fullscreenElement ? document.exitFullscreen() : root.requestFullscreen()));
  document.addEventListener('fullscreenchange', () => {
    if (!root.isConnected) return;
    say($('full-screen'), document.fullscreenElement === root ? 'Leave full screen' : 'Full screen');
    pan.byHand = false;
    regrow();
  });
  $('go-on').addEventListener('click', () => {
    const step = selected();
    if (step) log.ask({type: 'branch', step, tokenId: step.chosen.token_id});
  });
  $('collapse').addEventListener('click', () => {
    const entry = tree.at.get(selected());
    if (entry) toggle(entry);
  });
  $('clear').addEventListener('click', () => log.selectStep(null));

  $('files').addEventListener('click', async ({target}) => {
    const kind = target.dataset.file;
    if (!kind) return;
    if (kind === 'html') return log.ask({type: 'save_page'});
    say($('told'), '');
    try {
      await saveTree(kind, {tree, log, prompt: prompt(), number, view: view(null), root});
    } catch (error) {
      say($('told'), `The picture could not be made: ${error.message} Save it as SVG instead.`);
    }
  });

  // ---------------------------------------------------------------------------------------------- what is picked

  function drawPicked() {
    const node = selected();
    $('picked').hidden = !node || node === timeNode;
    if ($('picked').hidden) return;
    picked.show(node, tree, constraints);
    $('go-on').hidden = !log.canAsk || log.hideFrom !== null;
    const entry = tree.at.get(node);
    const isOpen = entry && !entry.hidden && kidsOf(entry).length;
    $('collapse').hidden = !entry || !isOpen && !entry.hidden || node.beam.status !== 'running';
    say($('collapse'), entry && entry.hidden ? `Open what follows (${entry.hidden})` : 'Fold what follows');
  }

  function drawPrompts() {
    const many = log.prompts.length;
    $('which').hidden = many < 2;
    if ($('prompt-number').options.length === many) return;
    $('prompt-number').replaceChildren(...log.prompts.map((_, i) => make('option', '', String(i + 1), {value: i})));
    $('prompt-number').value = number;
  }

  $('legend-line').append(...treeLegend());

  return (changes) => {
    root.hidden = !log.usesBeams;
    if (changes.run && log.started) begin();
    if (root.hidden) return;
    $('files').querySelector('[data-file=html]').hidden = !log.canAsk;
    if (changes.run || changes.steps || changes.status) {
      stale = true;
      drawPrompts();
    }
    drawn = null;
    draw();
    drawPicked();
  };
}
