// Draws the beam tree: lays it out, moves and enlarges the picture, and says at which step it is.

import {sayAttributes} from '../core/dom_patch.ts';
import {Panning} from '../core/panning.ts';
import {make, say} from '../core/text.ts';
import {t} from '../core/texts.ts';
import {BeamTreeItem} from './beamtree_item.js';
import {nodeCard, treeLegend} from './node_card.js';
import {ancestors} from './tree_layout.js';
import {TreePicture} from './tree_picture.js';

/** @import {BeamTreeState} from './beamtree_state.js' */

const HIGHEST = 600; // pixels of the window
const LOWEST = 150;
const REST = 130; // milliseconds after which a zoom rests
const MARGIN = 0.2; // of what is seen: so much is drawn around it
const ENLARGED = 0.4; // logarithm of the zoom up to which a picture is enlarged as it is while a gesture lasts

export class BeamTreeView {
  /**
   * @param {HTMLElement} root
   * @param {BeamTreeState} state
   */
  constructor(root, state) {
    this.root = root;
    this.state = state;
    this.log = state.log;
    this.box = this.part('window');
    this.slider = /** @type {HTMLInputElement} */ (this.part('slider'));
    this.picture = new TreePicture(this.part('picture'));
    this.pan = new Panning(this.box, () => this.schedule());
    this.scale = 1; // --gp-scale: how much larger pictures with letters of their own are
    this.pan.resized = () => this.resized();
    this.item = new BeamTreeItem(this.part('tree-nodes'), state, this.pan);
    this.card = nodeCard(this.part('node-card'), this.log);
    this.picked = nodeCard(this.part('picked'), this.log);
    /** @type {{area: number[], zoom: number} | null} of the last drawing */
    this.drawn = null;
    this.wanted = false; // a drawing is under way
    /** @type {ReturnType<typeof setTimeout> | undefined} draws anew once the zoom rests */
    this.resting = undefined;
    this.part('legend-line').append(...treeLegend());
  }

  /** @returns {any} */
  part(name) {
    return this.root.querySelector('.gp-' + name);
  }

  // The entry of the selected node, where it is drawn.
  get selected() {
    return this.log.selected && this.state.tree ? this.state.tree.at.get(this.log.selected) : undefined;
  }

  resized() {
    const {state, pan, root} = this;
    if (root.hidden) return;
    const scale = Number(getComputedStyle(root).getPropertyValue('--gp-scale')) || 1;
    pan.zoom *= scale / this.scale;
    if (state.tree && (scale !== this.scale || this.box.closest('.gp-alone'))) this.regrow();
    this.scale = scale;
    pan.settle();
    if (state.tree && !pan.byHand) pan.reveal(this.selected || state.newest, 30);
  }

  // A node that was selected elsewhere, in the text or when the run ended, comes into sight with what is around it.
  revealSelected() {
    const {selected, pan} = this;
    if (selected && !pan.shows(selected)) pan.reveal(selected, Infinity);
  }

  begin() {
    const {state} = this;
    state.begin();
    Object.assign(this.pan, {x: 0, y: 0, zoom: 1, byHand: false});
    this.part('candidates-shown').value = state.choices.candidates;
    this.part('number').value = state.choices.number;
    this.part('lost').checked = state.choices.lost;
    this.part('fold').checked = state.choices.fold;
  }

  grow() {
    const {state, pan, box} = this;
    state.lay();
    const {width, height} = state.tree;
    if (!pan.byHand) pan.zoom = this.zoomFor(width, height);
    const high = `${Math.round(Math.max(LOWEST, Math.min(HIGHEST, height * Math.min(1, pan.zoom) + 4)))}px`;
    if (box.style.height !== high) box.style.height = high;
    this.drawn = null;
    pan.sized(width, height);
    if (!pan.byHand) pan.reveal(state.newest, 30);
    this.drawPicked();
    this.sayTime();
  }

  // How large a tree of this size is drawn at first: in a window of its own as large as fits into it, up to twice.
  zoomFor(width, height) {
    const {pan, scale} = this;
    if (scale !== 1) return scale;
    const usual = Math.min(1, Math.max(0.8, (HIGHEST - 4) / height));
    return this.box.closest('.gp-alone') ? Math.max(usual, Math.min(2, pan.width / width, pan.height / height)) : usual;
  }

  // ------------------------------------------------------------------------------------------------------ drawing

  schedule() {
    if (this.wanted) return;
    this.wanted = true;
    requestAnimationFrame(() => {
      this.wanted = false;
      if (!this.root.hidden && this.state.prompt) this.draw();
    });
  }

  // Draws anew, though nothing of the tree has changed.
  redraw() {
    this.pan.gesture = false;
    this.drawn = null;
    this.schedule();
  }

  // Lays the tree out anew and draws it.
  regrow() {
    this.state.stale = true;
    this.schedule();
  }

  draw() {
    if (this.state.stale || !this.state.tree) this.grow();
    const {pan, picture} = this;
    const {x, y, zoom, area} = pan;
    const enlarged = this.drawn && pan.gesture && Math.abs(Math.log(zoom / this.drawn.zoom)) < ENLARGED;
    if (enlarged && zoom !== this.drawn.zoom) {
      clearTimeout(this.resting);
      this.resting = setTimeout(() => this.redraw(), REST);
    } else if (!this.isDrawn(area) || zoom !== this.drawn.zoom) {
      this.drawAround(area, zoom);
    }
    const {drawn} = this;
    const moved = [(drawn.area[0] - x) * zoom, (drawn.area[1] - y) * zoom].map((length) => `${length.toFixed(2)}px`);
    picture.element.style.transform = `translate(${moved}) scale(${zoom / drawn.zoom})`;
    picture.nameBandsAt(x);
    this.item.place();
    this.part('follow').hidden = !pan.byHand;
  }

  /** @param {number[]} area */
  isDrawn([left, top, right, bottom]) {
    if (!this.drawn) return false;
    const {area} = this.drawn;
    return left >= area[0] && top >= area[1] && right <= area[2] && bottom <= area[3];
  }

  // Draws what is seen and some of what is around it: the picture is then moved as it is, until its edge comes into sight.
  /**
   * @param {number[]} seen
   * @param {number} zoom
   */
  drawAround([left, top, right, bottom], zoom) {
    const {picture} = this;
    const [wide, high] = [(right - left) * MARGIN, (bottom - top) * MARGIN];
    const area = [left - wide, top - high, right + wide, bottom + high];
    this.drawn = {zoom, area};
    sayAttributes(picture.element, {width: (area[2] - area[0]) * zoom, height: (area[3] - area[1]) * zoom});
    sayAttributes(picture.world, {transform: `translate(${-area[0] * zoom} ${-area[1] * zoom}) scale(${zoom})`});
    picture.draw(this.state.tree, this.look(area));
  }

  // How the picture is to be drawn (see TreePicture); without an area all of it.
  look(area) {
    const {state, log} = this;
    const out = state.broughtOut;
    return {
      area,
      zoom: this.pan.zoom,
      path: ancestors([out || state.best]),
      dim: Boolean(out),
      number: state.choices.number,
      penalty: state.penalty,
      goals: state.constraints.length ? (node) => state.goalsOf(node) : null,
      root: t(log.readsSource ? 'target start' : 'the prompt'),
    };
  }

  // ------------------------------------------------------------------------------------------------------ time

  // Shows the tree as it was after a step.
  goTo(index) {
    const {state, log, pan} = this;
    state.upTo = index >= state.length - 1 ? null : Math.max(0, index);
    state.timeNode = state.upTo === null ? null : state.best;
    log.selectStep(state.timeNode);
    if (state.upTo !== null) pan.byHand = false;
    this.regrow();
  }

  sayTime() {
    const {state, slider} = this;
    const end = Math.max(1, state.length);
    const place = {step: state.shownTo + 1, end, folded: state.folded};
    const words = t('step {step} of {end}', place);
    sayAttributes(slider, {max: end});
    slider.value = String(state.shownTo + 1);
    slider.setAttribute('aria-valuetext', words);
    say(this.part('step-words'), state.folded ? t('step {step} of {end}, {folded} folded', place) : words);
    say(this.part('play'), t(state.playing ? '❚❚ Pause' : '▶ Play'));
  }

  // ------------------------------------------------------------------------------------------------------ one node

  // The card of an entry, below it or, where there is no room, above.
  showCard(entry) {
    const {card, pan, state} = this;
    card.show(entry.node, state.tree, state.constraints);
    const {x, y, zoom} = pan;
    const [left, top] = [(entry.x - x) * zoom, (entry.y + entry.height - y) * zoom + 8];
    const {element} = card;
    const over = (entry.y - y) * zoom - element.offsetHeight - 8;
    element.style.left = `${Math.max(4, Math.min(left, pan.width - element.offsetWidth - 4))}px`;
    element.style.top = `${top + element.offsetHeight > pan.height && over > 0 ? over : top}px`;
  }

  drawPicked() {
    const {state, log} = this;
    const node = state.broughtOut;
    const box = this.part('picked');
    box.hidden = !node;
    if (box.hidden) return;
    this.picked.show(node, state.tree, state.constraints);
    this.part('go-on').hidden = !log.canAsk || log.hideFrom !== null;
    const entry = state.tree.at.get(node);
    const isOpen = entry && !entry.hidden && state.kidsOf(entry).length;
    const collapse = this.part('collapse');
    collapse.hidden = !entry || !isOpen && !entry.hidden || node.beam.status !== 'running';
    say(collapse, entry && entry.hidden ? t('Open what follows ({count})', {count: entry.hidden}) : t('Fold what follows'));
  }

  drawPrompts() {
    const many = this.log.prompts.length;
    const select = this.part('prompt-number');
    this.part('which').hidden = many < 2;
    if (select.options.length === many) return;
    select.replaceChildren(...this.log.prompts.map((_, i) => make('option', '', String(i + 1), {value: i})));
    select.value = this.state.number;
  }
}
