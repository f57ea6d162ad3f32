// The pane of the logit lens: what each layer would have said in the place of some tokens. It asks for them on a page that
// answers, and draws the answer as a grid, layers by tokens, the last layer on top. The grid stays while other tokens are
// looked at, and marks their columns.

import {fit, sayClass, sayPercent} from '../core/dom_patch.ts';
import {shadeInk} from '../core/shades.ts';
import {count, information, labelled, make, percent, quoted, say} from '../core/text.ts';
import {t} from '../core/texts.ts';
import {tipLater, tipOfTerm} from '../core/tips.ts';
import {lensPlaces, placeOf} from './lens_places.ts';
import {drawScale} from '../widgets/shade_scale.tsx';

const LEAST_SEEN = 160; // pixels of the grid

// What the colour of a cell says: the meaning that its legend explains.
const MEANINGS = {
  probability: () => t('How likely this layer finds the token that was chosen in the end.'),
  rank: () => t('The rank of the chosen token in this layer, the likeliest first. A bar in the cell shows it, too.'),
  entropy: () => t('How uncertain this layer is: the entropy of its distribution.'),
  kl: () => t('How far this layer is from the last one: KL(last layer ‖ this layer). 0 where both say the same.'),
};

/** @type {import('../core/types.ts').Pane} */
export function logitLensPane(root, log) {
  /** @type {(name: string) => any} */
  const part = (name) => root.querySelector('.gp-' + name);
  const [found, field, around, button, state] = ['lens-found', 'lens-field', 'around', 'look-into', 'lens-state'].map(part);
  /** @type {HTMLTableElement} */
  const table = field.firstElementChild;
  /** @type {HTMLSelectElement} */
  const shade = part('lens-shade');
  /** @type {import('../core/types.ts').Lens | null} */
  let drawn = null; // what the table shows
  let asked = false;
  let open = [0, 0]; // the cell whose card is shown: layer, column

  const last = () => drawn.found.layers.length - 1;
  const layerName = (layer) => (layer === 0 ? t('the embedding (layer 0)') : layer === last() ? t('layer {layer}, the last', {layer: count(layer)}) : t('layer {layer}', {layer: count(layer)}));
  const cellAt = (layer, column) => table.tBodies[0].rows[last() - layer].cells[column + 1];

  // ---------------------------------------------------------------------------------------------- asking

  function ask() {
    const step = log.current();
    const most = log.mostPlaces.look_into || 1;
    const wanted = Math.max(1, Math.min(most, Math.round(Number(around.value)) || 12));
    around.value = String(wanted);
    asked = true;
    say(state, t('Reading the layers …'));
    drawAsking(step);
    log.ask({type: 'look_into', step, places: lensPlaces(log, step, wanted)});
  }
  button.addEventListener('click', ask);

  function drawAsking(step) {
    part('lens-ask').hidden = !log.canAsk;
    button.disabled = asked || log.running || log.waiting || !lensPlaces(log, step, 1).length;
    if (log.mostPlaces.look_into) around.max = String(log.mostPlaces.look_into);
  }

  // ---------------------------------------------------------------------------------------------- the grid

  function build() {
    const {tokens, layers} = drawn.found;
    const head = make('tr');
    head.append(make('th', '', t('layer'), {scope: 'col'}), ...tokens.map(({text}) => {
      const cell = make('th', '', null, {scope: 'col'});
      cell.append(labelled(text));
      return cell;
    }));
    const rows = layers.map((cells, layer) => {
      const row = make('tr');
      row.append(make('th', '', layer ? count(layer) : t('embedding'), {scope: 'row'}), ...cells.map((cell, column) => newCell(cell, layer, column)));
      return row;
    });
    const [top, body] = [make('thead'), make('tbody')];
    top.append(head);
    body.append(...rows.reverse());
    table.replaceChildren(top, body);
  }

  function newCell(cell, layer, column) {
    const node = make('td', '', null, {role: 'gridcell', tabindex: '-1'});
    node.append(labelled(cell.top[0][1]));
    const words = () => `${placeWords(layer, column)}. ${cellWords(cell, column)}`;
    tipLater(node, words);
    node.addEventListener('focus', () => show(layer, column));
    node.addEventListener('click', () => node.focus());
    node.addEventListener('keydown', (event) => walk(event, layer, column));
    return node;
  }

  function walk(event, layer, column) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const [layers, columns] = [last(), drawn.found.tokens.length - 1];
    const to = {
      ArrowUp: [layer + 1, column], ArrowDown: [layer - 1, column], ArrowLeft: [layer, column - 1], ArrowRight: [layer, column + 1],
      Home: [layer, 0], End: [layer, columns], PageUp: [layers, column], PageDown: [0, column],
    }[event.key];
    if (!to) return;
    event.preventDefault();
    event.stopPropagation();
    cellAt(Math.max(0, Math.min(layers, to[0])), Math.max(0, Math.min(columns, to[1]))).focus();
  }

  function drawColours() {
    const here = placeOf(log, log.current(), drawn);
    const {tokens, layers} = drawn.found;
    tokens.forEach((token, column) => {
      const marked = column === here;
      table.tHead.rows[0].cells[column + 1].classList.toggle('gp-here', marked);
      layers.forEach((cells, layer) => {
        const cell = cells[column];
        const node = cellAt(layer, column);
        sayClass(node, [cell.top[0][0] === token.id && 'gp-favourite', marked && 'gp-here'].filter(Boolean).join(' '));
        shadeInk(node, shade.value, /** @type {any} */ ({...cell, entropyAfter: cell.entropy ?? Infinity, kl: cell.kl ?? Infinity}));
      });
    });
    drawScale(part('lens-scale'), shade.value, log.unit);
    tipOfTerm(part('lens-scale'), part('lens-scale').dataset.term, () => '', {meaning: MEANINGS[shade.value]()});
  }

  // ---------------------------------------------------------------------------------------------- one cell

  function placeWords(layer, column) {
    return t('{layer}, in the place of {token}', {layer: layerName(layer), token: quoted(drawn.found.tokens[column].text)});
  }

  function cellWords({probability, rank, entropy, kl}, column) {
    return t('The chosen {token}: {share}, rank {rank}. Entropy {entropy}; KL from the last layer {kl}.', {
      token: quoted(drawn.found.tokens[column].text), share: percent(probability), rank: count(rank),
      entropy: information(entropy, log.unit), kl: information(kl, log.unit),
    });
  }

  function show(layer, column) {
    const before = cellAt(...open);
    if (before) before.ariaSelected = 'false';
    if (before) before.tabIndex = -1;
    open = [layer, column];
    const node = cellAt(layer, column);
    node.ariaSelected = 'true';
    node.tabIndex = 0;
    drawCard();
  }

  function drawCard() {
    const [layer, column] = open;
    const cell = drawn.found.layers[layer][column];
    const token = drawn.found.tokens[column];
    /** @type {[number, string, number][]} */
    const chosen = cell.top.find(([id]) => id === token.id) ? [] : [[token.id, token.text, cell.probability]];
    const rows = fit(part('lens-bars'), cell.top.length + chosen.length, newBar);
    [...cell.top, ...chosen].forEach(([id, text, share], i) => {
      const [sign, word, track, value] = rows[i].children;
      const is = id === token.id;
      sayClass(rows[i], is ? 'gp-is-chosen' : '');
      say(sign, is ? '▶' : '');
      word.replaceChildren(labelled(text));
      sayPercent(track.firstChild, 'width', share);
      say(value, percent(share));
    });
    say(part('lens-place'), placeWords(layer, column));
    say(part('lens-numbers'), cellWords(cell, column));
  }

  function newBar() {
    const row = make('li');
    const track = make('span', 'gp-track', null, {'aria-hidden': 'true'});
    track.append(make('span', 'gp-fill'));
    row.append(make('span', 'gp-sign', '', {'aria-hidden': 'true'}), make('span', 'gp-word'), track, make('span', 'gp-value'));
    return row;
  }

  // ---------------------------------------------------------------------------------------------- the whole

  // What was asked for comes into sight in the panel around the pane, where that is low; the page stays where it is.
  function bringIntoSight() {
    const panel = root.closest('.token-panel');
    if (!panel) return;
    const [outer, inner] = [panel.getBoundingClientRect(), field.getBoundingClientRect()];
    const head = panel.firstElementChild.getBoundingClientRect().height; // which stays on top of it
    if (inner.top + LEAST_SEEN > outer.bottom) panel.scrollTop += inner.top - outer.top - head;
  }

  shade.addEventListener('change', drawColours);

  function drawFound(anew, answered) {
    found.hidden = !drawn;
    if (!drawn) return;
    if (anew) {
      build();
      const here = placeOf(log, log.current(), drawn);
      open = [last(), 0];
      drawColours();
      show(last(), Math.max(0, here));
      const node = cellAt(last(), Math.max(0, here));
      field.scrollLeft = node.offsetLeft - field.clientWidth / 2;
      if (answered) bringIntoSight();
    } else {
      drawColours();
      drawCard();
    }
  }

  return (changes) => {
    const step = log.current();
    const lens = log.hideFrom === null ? log.foundOf('look_into') : null; // nothing is told of what is to be guessed
    const answered = asked && changes.found;
    if (changes.run || changes.found) asked = false;
    root.hidden = !step || !(log.canAsk || lens) || log.recorded; // of a run of the person's own
    if (root.hidden) return;
    if (changes.run || changes.found) say(state, '');
    drawAsking(step);
    const anew = lens !== drawn;
    drawn = lens;
    if (anew || changes.selection || changes.unit) drawFound(anew, answered);
    if (drawn && !asked) say(state, placeOf(log, step, drawn) < 0 ? t('This token is not among those below.') : '');
  };
}
