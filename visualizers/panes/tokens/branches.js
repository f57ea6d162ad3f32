// The branches pane: the runs of this page that continue one another, as trees. A run that goes another way stands under
// the run and the token where it left; one that only adds a token makes its run longer. Their logs lie in the page, so
// that a run is shown again at once. Hidden until there is a branch.

import {Along} from '../core/log.js';
import {make, modeName, quoted, say} from '../core/text.js';

export function branchesPane(root, log) {
  const MOST_TREES = 5;
  const MOST_RUNS = 60;
  const MOST_TEXT = 60e6; // characters of all logs
  const WORDS = 8; // tokens of a run that stand in its label
  const FEWEST_LEFT_OUT = 3; // tokens of its beginning, which the runs that leave it later share
  const IMPOSSIBLE = -1e30; // a given token that the processors remove has the lowest number that its precision has
  const BUSY = 'A run is under way. Wait for its end, or press Stop.';
  const tree = root.querySelector('.gp-tree');
  const told = root.querySelector('.gp-told');
  const [rename, remove] = ['rename', 'delete'].map((name) => root.querySelector('.gp-' + name));
  let trees = []; // their roots, the oldest first: {turn, text, parent, children, at, from, on, kind, name, tokens, ...}
  let shown = null;
  let along = newAlong();

  function newAlong() {
    return new Along(0, (total, {chosen}) => total + (chosen.logprob ?? -Infinity));
  }

  // ---------------------------------------------------------------------------------------------- the runs

  const within = (run) => [run, ...run.children.flatMap(within)]; // a run and all that continue it, in reading order
  const all = () => trees.flatMap(within);
  const top = (run) => (run.parent ? top(run.parent) : run);
  const busy = () => log.running || log.waiting;
  const sameIds = (a, b) => Array.isArray(b) && a.length === b.length && a.every((id, i) => id === b[i]);

  // A run has begun, or one of the page's own is shown again.
  function begin() {
    along = newAlong();
    if (!log.started || log.turn === undefined) {
      shown = null;
      return;
    }
    const {turn, started, asked} = log;
    const known = all().find((run) => run.turn === turn);
    if (known) {
      shown = known;
      return;
    }
    log.asked = null;
    const parent = asked && sameIds(asked.ids, started.request.given) && all().find((run) => run.turn === asked.turn);
    if (parent && asked.kind !== 'branch' && parent.plain && parent.mode === started.mode) {
      Object.assign(parent, {turn, pieces: []});
      shown = parent;
      return;
    }
    const read = started.request.only_given === true; // and nothing was written
    const run = {turn, read, parent: null, children: [], name: '', pieces: [], tokens: 0, total: 0, text: ''};
    if (parent) {
      Object.assign(run, {at: asked.at, from: asked.from, on: asked.on, kind: asked.kind, parent});
      while (run.parent.parent && run.at < run.parent.at) run.parent = run.parent.parent; // it left before that one did
      run.parent.children.push(run);
    } else {
      trees = trees.filter(({children}) => children.length);
      trees.push(run);
    }
    shown = run;
  }

  // What the shown run says of itself by now.
  function measure() {
    const lines = log.lines();
    along.follow(lines.length ? lines[0].last : null);
    const {steps} = along;
    Object.assign(shown, {
      text: log.text,
      tokens: steps.length,
      total: along.total,
      mode: log.started.mode,
      searched: log.usesBeams,
      plain: lines.length === 1 && lines[0].kind === 'sequence',
      pieces: steps.map(({piece, chosen}) => piece ?? chosen.text),
    });
  }

  // The tokens with which a run becomes its own: from where it left another one; of an original, from where the first run
  // leaves it, unless that is near its beginning.
  function wordsOf(run) {
    const pieces = run.pieces;
    const left = Math.min(...run.children.map(({at}) => at));
    const from = run.parent ? run.at : Number.isFinite(left) && left >= FEWEST_LEFT_OUT ? left : 0;
    const words = quoted(pieces.slice(from, from + WORDS).join('')).slice(1, -1);
    return `“${from && !run.parent ? '…' : ''}${words}${pieces.length > from + WORDS ? '…' : ''}”`;
  }

  // The oldest tree goes, and where there is only one, its oldest run that nothing depends on.
  function makeRoom() {
    for (;;) {
      const runs = all();
      const size = runs.reduce((sum, {text}) => sum + text.length, 0);
      if (trees.length <= MOST_TREES && runs.length <= MOST_RUNS && size <= MOST_TEXT) return;
      const victim = trees.find((run) => run !== top(shown))
        || runs.filter((run) => run.parent && run !== shown && !run.children.length).sort((a, b) => a.turn - b.turn)[0];
      if (!victim) return;
      detach(victim);
    }
  }

  function detach(run) {
    if (run.parent) run.parent.children = run.parent.children.filter((child) => child !== run);
    else trees = trees.filter((other) => other !== run);
  }

  // ---------------------------------------------------------------------------------------------- what a person does

  function show(run) {
    if (!run || run === shown) return;
    if (busy()) {
      say(told, BUSY);
      return;
    }
    shown = run;
    log.feedRun(run.text, run.turn);
    log.ask({type: 'shown'});
    draw();
    run.item.focus({preventScroll: true});
  }

  // Where one goes when the shown run is deleted: to the run that it left, or to another tree.
  const refuge = () => shown && (shown.parent || trees.filter((run) => run !== shown).at(-1));

  function deleteShown() {
    if (!remove.dataset.sure) {
      const count = within(shown).length;
      remove.textContent = count > 1 ? `Delete these ${count} runs?` : 'Delete this run?';
      remove.dataset.sure = 'yes';
      remove.focus();
      return;
    }
    const gone = shown;
    const next = refuge();
    if (busy()) {
      say(told, BUSY);
    } else if (next) {
      detach(gone);
      show(next);
    }
    calm();
  }

  function calm() {
    remove.textContent = 'Delete';
    delete remove.dataset.sure;
  }

  function renameShown() {
    const run = shown;
    const field = make('input', 'gp-rename-field', null, {'aria-label': 'Name of this run', maxlength: 60});
    field.value = run.name;
    let open = true;
    const end = (keep) => {
      if (!open) return;
      open = false; // the field also ends when it loses the focus, as it does here
      if (keep) run.name = field.value.trim();
      if (document.activeElement === field) run.item.focus();
      field.remove();
      fill(run);
    };
    field.addEventListener('keydown', (event) => {
      event.stopPropagation(); // the tree's keys are letters here
      if (event.key === 'Enter' || event.key === 'Escape') end(event.key === 'Enter');
    });
    field.addEventListener('click', (event) => event.stopPropagation());
    field.addEventListener('blur', () => end(true));
    run.item.querySelector('.gp-label').replaceChildren(field);
    field.focus();
    field.select();
  }

  tree.addEventListener('click', (event) => {
    const item = event.target.closest('.gp-run');
    const run = visible().flatMap(within).find((other) => other.item === item);
    if (run === shown) run.item.focus();
    else show(run);
  });

  tree.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !shown) return;
    const runs = visible().flatMap(within);
    const place = runs.indexOf(shown);
    const keys = {
      ArrowDown: () => show(runs[place + 1]),
      ArrowUp: () => show(runs[place - 1]),
      ArrowRight: () => show(shown.children[0]),
      ArrowLeft: () => show(shown.parent),
      Home: () => show(runs[0]),
      End: () => show(runs.at(-1)),
      F2: renameShown,
      Delete: () => { if (!remove.disabled) deleteShown(); },
    };
    if (!Object.hasOwn(keys, event.key)) return;
    event.preventDefault();
    keys[event.key]();
  });

  rename.addEventListener('click', renameShown);
  remove.addEventListener('click', deleteShown);
  remove.addEventListener('blur', calm);

  // ---------------------------------------------------------------------------------------------- drawing

  // The trees that have grown a branch, and the one that is shown.
  function visible() {
    const grown = trees.filter(({children}) => children.length);
    return grown.length ? trees.filter((run) => run.children.length || run === top(shown)) : [];
  }

  function newItem() {
    const item = make('li', 'gp-run', null, {role: 'treeitem'});
    const row = make('div', 'gp-row');
    row.append(make('span', 'gp-sign', '', {'aria-hidden': 'true'}), make('span', 'gp-label'), make('span', 'gp-facts'));
    item.append(row);
    return item;
  }

  function origin(run) {
    if (!run.parent) return run.read ? 'a text that was read: ' : 'the original: ';
    const from = run.kind === 'branch' ? `${run.on ? 'on ' : ''}from ${quoted(run.from)} ` : 'goes on ';
    return `${from}at token ${run.at + 1}: `;
  }

  const logProbability = (total) => `log p ${total > IMPOSSIBLE ? total.toFixed(2).replace('-', '−') : '−∞'}`;

  // What one run's row says.
  function fill(run) {
    const {item} = run;
    const isShown = run === shown;
    const words = wordsOf(run);
    const search = run.searched ? ` · best of ${modeName(run.mode)}` : '';
    const facts = `${run.tokens} ${run.tokens === 1 ? 'token' : 'tokens'} · ${logProbability(run.total)}${search}`;
    const label = item.querySelector('.gp-label');
    if (!label.querySelector('input')) {
      const parts = [make('span', 'gp-note', origin(run)), make('bdi', 'gp-words', words)];
      if (run.name) parts.unshift(make('bdi', 'gp-name', run.name), ' ');
      label.replaceChildren(...parts);
    }
    const place = item.querySelector('.gp-facts');
    say(place, facts);
    place.title = 'length, and total log-probability after the processors, in nats; −∞ where they remove a given token (but a beam search takes given tokens as the model had them)';
    say(item.querySelector('.gp-sign'), isShown ? '▶' : '');
    item.setAttribute('aria-selected', String(isShown));
    item.setAttribute('aria-label', [run.name, origin(run) + words, facts, isShown ? 'shown' : ''].filter(Boolean).join(', '));
    item.tabIndex = isShown ? 0 : -1;
  }

  function lay(run) {
    run.item ??= newItem();
    fill(run);
    const old = run.item.querySelector(':scope > ul');
    if (old) old.remove();
    if (run.children.length) {
      const group = make('ul', '', null, {role: 'group'});
      group.append(...run.children.map(lay));
      run.item.append(group);
      run.item.setAttribute('aria-expanded', 'true');
    } else {
      run.item.removeAttribute('aria-expanded');
    }
    return run.item;
  }

  function draw() {
    const runs = log.canAsk ? visible() : [];
    root.hidden = !runs.length;
    if (root.hidden) return;
    const {scrollTop} = tree;
    tree.replaceChildren(...runs.map(lay));
    tree.scrollTop = scrollTop;
    if (shown) reveal(shown.item.firstChild);
    remove.disabled = !refuge();
    calm();
  }

  // Brings a row into sight, and moves nothing but the tree for that.
  function reveal(row) {
    const [here, there] = [tree.getBoundingClientRect(), row.getBoundingClientRect()];
    tree.scrollTop += Math.min(0, there.top - here.top - 4) + Math.max(0, there.bottom - here.bottom + 4);
  }

  return (changes) => {
    if (changes.run) begin();
    if (shown && log.turn === shown.turn && (changes.run || changes.steps || changes.status)) measure();
    if (changes.run) {
      makeRoom();
      const focused = tree.contains(document.activeElement);
      draw();
      if (focused && shown && shown.item) shown.item.focus({preventScroll: true});
    } else if (!root.hidden && shown && shown.item) {
      fill(shown);
    }
    if (changes.status && !busy()) say(told, '');
  };
}
