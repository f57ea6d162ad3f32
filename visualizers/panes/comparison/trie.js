// The trie pane: the samples of one strategy as a tree from left to right, each branch as thick as the samples that take
// it. Nested lists, of which only what is new is written; which branches are there says trie_of.js, what is told of one
// trie_card.js.

import {sayAttributes, sayClass} from '../core/dom_patch.js';
import {bytesOf, count, leavesBytes, make, many, percent, probability, quoted, say} from '../core/text.js';
import {endOf, endSign, endWords, oneLine} from './run_status.js';
import {branchCard, endsOf, pieceOf, samplesThrough} from './trie_card.js';
import {Trie, jointOf, shownOf} from './trie_of.js';

export function triePane(root, group) {
  const MORE = 12; // branches that one press unfolds
  const THICKEST = 18; // pixels: the stream of all samples
  const TAIL = 110; // characters of a text that nothing branches off any more
  const tree = root.querySelector('.gp-roots');
  const lanes = root.querySelector('.gp-lanes');
  const about = root.querySelector('.gp-about');
  const card = branchCard(root, () => point(null));
  const drawThrough = samplesThrough(root, group, () => pick(null));
  let trie = new Trie();
  let views = new Map(); // id of a branch's first node, or "more" and that of the last before it -> what is drawn of it
  let opened = new Map();
  let closed = new Set();
  let picked = null; // the node whose samples are shown, by what is joined with it now
  let current = null; // the view that the keyboard is on
  let pointed = null; // {element, entry, node} that the card tells of

  for (let level = 0; level <= 10; level++) {
    const swatch = make('i');
    swatch.style.backgroundColor = `var(--gp-prob-${level})`;
    root.querySelector('.gp-key-ramp').append(swatch);
  }

  // ---------------------------------------------------------------------------------------------- reading

  function clear() {
    [trie, views, opened, closed, picked, current] = [new Trie(), new Map(), new Map(), new Set(), null, null];
    tree.replaceChildren();
    card.hide();
    pointed = null;
  }

  function read(number) {
    const entry = group.entries[number];
    const tip = trie.tips[number];
    for (let i = tip ? tip.depth : 0; i < entry.tokens.length; i++) trie.add(number, entry.tokens[i]);
    const end = endOf(entry);
    if (end) trie.end(number, end);
  }

  // ---------------------------------------------------------------------------------------------- drawing

  function makeView(key) {
    const item = make('li', '', null, {role: 'treeitem', tabindex: '-1'});
    const knot = make('div', 'gp-knot');
    const [run, number, end] = [make('bdi', 'gp-run'), make('span', 'gp-count'), make('span', 'gp-end')];
    knot.append(run, number, end);
    item.append(knot);
    const view = {key, item, knot, run, number, end, kids: null, entry: null, above: null, words: ''};
    item.gpView = view;
    return view;
  }

  function viewOf(key) {
    if (!views.has(key)) views.set(key, makeView(key));
    return views.get(key);
  }

  // Puts the views of some branches into a list, in their order; those that are there already stay.
  function place(list, wanted) {
    const kept = new Set(wanted.map(({item}) => item));
    for (const item of [...list.children]) if (!kept.has(item)) item.remove();
    wanted.forEach(({item}, i) => {
      if (list.children[i] !== item) list.insertBefore(item, list.children[i] || null);
    });
  }

  const thickness = (number) => `${Math.max(1.5, THICKEST * number / Math.max(1, trie.root.samples.length)).toFixed(1)}px`;

  function setStream(view, own, rest) {
    const key = `${own} ${rest}`;
    if (view.stream === key) return;
    view.stream = key;
    view.item.style.setProperty('--own', own);
    view.item.style.setProperty('--rest', rest);
  }

  function drawRun(view, {head, run}) {
    const tail = head.samples.length === 1 && head.before;
    const ids = tail ? '' : run.map(({id}) => id).join(' ');
    if (tail) {
      let text = '';
      for (const node of run) if ((text += node.token.piece ?? '').length > TAIL) break;
      say(view.run, oneLine(text.slice(0, TAIL + 30)) || oneLine(head.token.text));
      view.ids = null;
    } else if (view.ids !== ids) {
      const had = view.ids && (ids + ' ').startsWith(view.ids + ' ') ? view.ids.split(' ').length : 0;
      if (!had) view.run.replaceChildren();
      view.run.append(...run.slice(had).map(token));
      view.ids = ids;
    }
    sayClass(view.knot, tail ? 'gp-knot gp-tail' : head.before ? 'gp-knot' : 'gp-knot gp-root-knot');
  }

  // One token, shaded by how likely it was after the text before it.
  function token(node) {
    if (!node.before) return make('span', '', promptWords());
    const {piece, text, logprob} = node.token;
    const words = piece === null ? text : oneLine(piece) + (leavesBytes(node.token) ? bytesOf(text) : '');
    const mark = make('span', piece === null ? 'gp-t gp-special' : 'gp-t', words || text);
    mark.style.backgroundColor = `var(--gp-prob-${Math.round(probability(logprob) * 10)})`;
    mark.gpNode = node;
    return mark;
  }

  const promptWords = () => {
    const words = oneLine(group.header.prompt);
    return words.length > 60 ? '…' + words.slice(-58) : words || '(no prompt)';
  };

  function drawEnds(view, {run, head}) {
    const found = [...endsOf(run.at(-1))];
    const words = found.map(([reason, number]) => `${endSign(reason)}${head.samples.length > 1 ? ` ${count(number)}` : ''}`).join(' ');
    say(view.end, words);
    view.end.classList.toggle('gp-end-failed', found.some(([reason]) => reason === 'failed'));
  }

  // What a screen reader says of a branch.
  function wordsOf({head, run, closed: isClosed}) {
    const {length} = head.samples;
    if (!head.before) return `The ${group.apart || 'prompt'}, ${many(length, 'sample')}`;
    const text = run.map(pieceOf).join('');
    const joint = jointOf(run.at(-1), head.before);
    const ends = [...endsOf(run.at(-1))].map(([reason, number]) => `, ${count(number)} end here: ${endWords(reason)[0]}`).join('');
    return `${quoted(text.length > 160 ? text.slice(0, 160) + '…' : text)}, ${count(length)} of ${many(trie.root.samples.length, 'sample')}`
      + `${joint === null ? '' : `, probability ${percent(joint)} after the text before`}${ends}${isClosed ? ', closed' : ''}`;
  }

  function drawEntry(entry, above, rest) {
    const {head, run} = entry;
    const view = viewOf(head.id);
    Object.assign(view, {entry, above, node: run.at(-1), folded: null});
    drawRun(view, entry);
    say(view.number, head.samples.length > 1 ? count(head.samples.length) : '');
    drawEnds(view, entry);
    setStream(view, thickness(head.samples.length), thickness(rest));
    const below = [...entry.kids];
    const hidden = entry.closed && run.at(-1).order.length;
    const kids = [];
    let left = below.reduce((sum, kid) => sum + kid.head.samples.length, 0) + sumOf(entry.folded);
    for (const kid of below) kids.push(drawEntry(kid, view, left -= kid.head.samples.length));
    if (entry.folded.length) kids.push(drawMore(entry, view));
    if (kids.length && !view.kids) view.item.append(view.kids = make('ul', 'gp-kids', null, {role: 'group'}));
    if (view.kids) {
      place(view.kids, kids);
      view.kids.hidden = !kids.length;
    }
    if (hidden) say(view.number, `${count(head.samples.length)} ▸`);
    dress(view, wordsOf(entry), kids.length ? 'true' : hidden ? 'false' : null);
    return view;
  }

  const sumOf = (nodes) => nodes.reduce((sum, node) => sum + node.samples.length, 0);

  function drawMore({run, folded}, above) {
    const view = viewOf('more ' + run.at(-1).id);
    Object.assign(view, {entry: null, above, node: run.at(-1), folded});
    const number = sumOf(folded);
    say(view.run, `+ ${count(folded.length)} more`);
    say(view.number, number > folded.length ? count(number) : '');
    setStream(view, thickness(number), '0px');
    dress(view, `${count(folded.length)} more branches with ${many(number, 'sample')}, folded. Press to open.`, null);
    return view;
  }

  function dress(view, words, expanded) {
    const {node, folded} = view;
    const onPath = picked && !folded && (isWithin(view.entry.run.at(-1), picked) || isWithin(picked, view.entry.head));
    const among = picked && folded && isWithin(node, picked);
    const isPicked = Boolean(picked && !folded && view.entry.run.includes(picked));
    sayClass(view.item, ['gp-branch', folded && 'gp-more', picked && !onPath && !among && 'gp-dim', picked && !folded && isWithin(picked, view.entry.head) && 'gp-on-path'].filter(Boolean).join(' '));
    sayAttributes(view.item, {'aria-label': words, 'aria-selected': String(isPicked)});
    if (view.expanded === expanded) return;
    view.expanded = expanded;
    if (expanded === null) view.item.removeAttribute('aria-expanded');
    else view.item.setAttribute('aria-expanded', expanded);
  }

  // Whether a node stands behind another one, or is that one.
  function isWithin(node, other) {
    while (node && node.depth > other.depth) node = node.before;
    return node === other;
  }

  function draw() {
    const grows = !group.done;
    const focused = document.activeElement && /** @type {Element & {gpView?: any}} */ (document.activeElement).gpView;
    const before = new Set([...views.values()].filter(({item, entry}) => entry && item.isConnected).map(({key}) => key));
    const shown = shownOf(trie, {lanes: +lanes.value, grows, opened, closed, before});
    place(tree, [drawEntry(shown, null, 0)]);
    for (const [key, view] of views) if (!view.item.isConnected) views.delete(key);
    if (!current || !current.item.isConnected) current = views.get(trie.root.id);
    sayAttributes(current.item, {tabindex: '0'});
    if (focused && document.activeElement !== focused.item) (focused.item.isConnected ? focused : current).item.focus({preventScroll: true});
    drawThrough(picked, trie);
    drawAbout();
    refreshCard();
  }

  function drawAbout() {
    const samples = trie.root.samples.length;
    const waiting = group.entries.length - samples;
    const tips = new Set(trie.tips.filter(Boolean));
    const distinct = tips.size === 1 && samples > 1 ? 'all with the same text' : `${many(tips.size, 'different text')}`;
    say(about, samples
      ? `${many(samples, 'sample')}${waiting ? ` of ${count(group.entries.length)}` : ''}${group.done ? ', ' : ' so far, '}${distinct}. Point at a branch for its numbers, press it to see its samples.`
      : 'The tree grows with the first tokens.');
  }

  // ---------------------------------------------------------------------------------------------- picking and pointing

  function pick(node) {
    picked = node === picked ? null : node;
    draw();
  }

  function press(view) {
    if (view.folded) {
      const {id, order} = view.node;
      const shown = order.length - view.folded.length;
      const first = view.folded[0];
      opened.set(id, shown - 1 + Math.min(MORE, view.folded.length));
      const focused = document.activeElement === view.item;
      draw();
      if (focused && views.has(first.id)) focusOn(views.get(first.id));
    } else {
      pick(view.entry.run.at(-1));
    }
  }

  function refreshCard() {
    if (!pointed) return;
    const {view, node} = pointed;
    if (!view.item.isConnected || !view.entry || !view.entry.head.before) {
      pointed = null;
      card.hide();
      return;
    }
    const {head, run} = view.entry;
    const one = node && run.includes(node);
    card.show(view.knot, trie, one ? node : head, one ? node : run.at(-1), group.entries.length);
  }

  function point(view, node) {
    if (pointed && pointed.view === view && pointed.node === node) return;
    pointed = view && {view, node};
    if (view) refreshCard();
    else card.hide();
  }

  const viewAt = (target) => {
    const knot = target.closest('.gp-knot');
    return knot ? knot.parentElement.gpView : null;
  };

  tree.addEventListener('click', ({target}) => {
    const view = viewAt(target);
    if (!view) return;
    setCurrent(view);
    press(view);
  });
  tree.addEventListener('pointermove', ({target, pointerType}) => {
    if (pointerType !== 'touch') point(viewAt(target), target.gpNode || null);
  });
  tree.addEventListener('pointerleave', () => point(null));
  tree.addEventListener('focusin', ({target}) => target.gpView && target.matches(':focus-visible') && point(target.gpView, null));
  tree.addEventListener('focusout', () => point(null));

  // ---------------------------------------------------------------------------------------------- the keyboard

  function setCurrent(view) {
    if (current && current !== view) sayAttributes(current.item, {tabindex: '-1'});
    current = view;
    sayAttributes(view.item, {tabindex: '0'});
  }

  function focusOn(view) {
    if (!view) return;
    setCurrent(view);
    view.item.focus({preventScroll: true});
    view.knot.scrollIntoView({block: 'nearest', inline: 'nearest'});
    point(view, null);
  }

  const inOrder = () => [...tree.querySelectorAll('.gp-branch')].filter(({offsetParent}) => offsetParent).map((item) => item.gpView);

  function openOrEnter(view) {
    if (view.entry && closed.delete(view.entry.head.id)) draw();
    else if (view.kids && view.kids.firstElementChild) focusOn(view.kids.firstElementChild.gpView);
  }

  function closeOrLeave(view) {
    if (view.entry && view.kids && view.kids.firstElementChild) {
      closed.add(view.entry.head.id);
      draw();
    } else {
      focusOn(view.above);
    }
  }

  const KEYS = {
    ArrowDown: (view, all) => focusOn(all[all.indexOf(view) + 1]),
    ArrowUp: (view, all) => focusOn(all[all.indexOf(view) - 1]),
    ArrowRight: openOrEnter,
    ArrowLeft: closeOrLeave,
    Home: (view, all) => focusOn(all[0]),
    End: (view, all) => focusOn(all.at(-1)),
    Enter: press,
    ' ': press,
    Escape: () => {
      point(null);
      if (picked) pick(null);
    },
  };

  tree.addEventListener('keydown', (event) => {
    const view = event.target.gpView;
    if (!view || event.ctrlKey || event.altKey || event.metaKey || !Object.hasOwn(KEYS, event.key)) return;
    event.preventDefault();
    KEYS[event.key](view, inOrder());
  });
  lanes.addEventListener('change', () => {
    opened.clear();
    draw();
  });
  if (matchMedia('(max-width: 640px)').matches) lanes.value = '14';

  return (changes) => {
    root.hidden = !group.header || group.header.kind !== 'seeds';
    if (root.hidden) return;
    if (changes.run) clear();
    if (!changes.run && !changes.steps && !changes.status) return;
    for (const number of changes.run ? group.entries.keys() : changes.entries) read(number);
    draw();
  };
}
