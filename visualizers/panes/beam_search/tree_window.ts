// The window on the picture of a beam tree: it grows with the tree, follows its newest step until a person moves it, and
// draws what is seen. What happens at each frame of a gesture touches no component.

import {sayAttributes} from '../core/dom_patch.ts';
import {Panning} from '../core/panning.ts';
import type {BeamTreeState} from './beamtree_state.ts';
import type {GrownTree, TreeEntry} from './tree_layout.ts';
import {TreePicture} from './tree_picture.ts';

const HIGHEST = 600; // pixels of the window
const LOWEST = 120;
const NARROW = 600; // pixels of a phone's window, which shows a few steps of a tree
const SMALLEST = 0.8; // zoom at which words can still be read: a tree that is not too wide for it is fitted into the window
const FOLLOWED = 30; // around the newest step
const REST = 130; // milliseconds after which a zoom rests
const MARGIN = 0.2; // of what is seen: so much is drawn around it
const ENLARGED = 0.4; // logarithm of the zoom up to which a picture is enlarged as it is while a gesture lasts

type Area = [left: number, top: number, right: number, bottom: number];

export class TreeWindow {
  readonly pan: Panning;
  private readonly picture: TreePicture;
  private tree: GrownTree | null = null; // that the window has the size of
  private drawn: {area: Area; zoom: number} | null = null;
  private item: {element: HTMLElement; entry: TreeEntry} | null = null; // that lies over its place in the picture
  private scale = 1; // --gp-scale: how much larger pictures with letters of their own are
  private wasByHand = false;
  private isWanted = false; // a drawing is under way
  private resting: ReturnType<typeof setTimeout> | undefined; // draws anew once the zoom rests

  // `redraw` is called when a person has taken the window, or has let it go.
  constructor(
    private readonly box: HTMLElement,
    element: SVGSVGElement,
    private readonly state: BeamTreeState,
    private readonly redraw: () => void,
  ) {
    this.picture = new TreePicture(element);
    this.pan = new Panning(box, () => this.schedule());
    this.pan.resized = () => this.resized();
  }

  // For a new run.
  begin(): void {
    Object.assign(this.pan, {x: 0, y: 0, zoom: 1, byHand: false});
    this.tree = null;
  }

  /** Draws the tree as it is now; `isNew` where something of it has changed beside its places. */
  show(isNew: boolean): void {
    if (isNew) this.drawn = null;
    this.draw();
  }

  /** Lets the window take its size anew, and follow the newest step. */
  letGo(): void {
    this.pan.byHand = false;
    this.tree = null;
    this.schedule();
  }

  /** Shows everything, and leaves it so. */
  whole(): void {
    this.pan.byHand = true;
    this.pan.whole();
  }

  // A node that was selected elsewhere, in the text or when the run ended, comes into sight with what is around it.
  reveal(entry: TreeEntry | undefined): void {
    if (entry && !this.pan.shows(entry)) this.pan.reveal(entry, Infinity);
    this.fit();
  }

  /** An element is to lie over the place of an entry. */
  placeOver(element: HTMLElement, entry: TreeEntry): void {
    this.item = {element, entry};
    this.place();
  }

  /** Puts an element below an entry or, where there is no room, above. */
  placeBeside(element: HTMLElement, entry: TreeEntry): void {
    const {x, y, zoom, width, height} = this.pan;
    const [left, top] = [(entry.x - x) * zoom, (entry.y + entry.height - y) * zoom + 8];
    const over = (entry.y - y) * zoom - element.offsetHeight - 8;
    element.style.left = `${Math.max(4, Math.min(left, width - element.offsetWidth - 4))}px`;
    element.style.top = `${top + element.offsetHeight > height && over > 0 ? over : top}px`;
  }

  // ------------------------------------------------------------------------------------------------------ size

  private get isHidden(): boolean {
    return !this.box.isConnected || this.box.closest('[hidden]') !== null;
  }

  private resized(): void {
    const {pan, state} = this;
    if (this.isHidden) return;
    const scale = Number(getComputedStyle(this.box).getPropertyValue('--gp-scale')) || 1;
    pan.zoom *= scale / this.scale;
    if (scale !== this.scale || this.box.closest('.gp-alone')) this.tree = null;
    this.scale = scale;
    pan.settle();
    const {selected} = state.log;
    if (!pan.byHand)
      pan.reveal((selected && state.selected && state.tree.at.get(state.selected)) || state.newest, FOLLOWED);
    this.fit();
  }

  private grow(tree: GrownTree): void {
    const {pan} = this;
    this.tree = tree;
    const {width, height} = tree;
    if (!pan.byHand) pan.zoom = this.zoomFor(width, height);
    this.takeHeight(height);
    this.drawn = null;
    pan.sized(width, height);
    if (!pan.byHand) pan.reveal(this.state.newest, FOLLOWED);
    this.fit();
  }

  private takeHeight(height: number): void {
    const high = `${Math.round(Math.max(LOWEST, Math.min(HIGHEST, height * Math.min(1, this.pan.zoom) + 4)))}px`;
    if (this.box.style.height !== high) this.box.style.height = high;
  }

  // On a phone a window that follows the tree ends below the lowest of the steps that it shows: what is lower in the others
  // would leave it half empty. It does not shrink while the search goes on.
  private fit(): void {
    const {pan, state, tree, scale} = this;
    if (!tree || innerWidth >= NARROW || pan.byHand || scale !== 1 || state.log.running) return;
    const [left, , right] = pan.area;
    const seen = tree.entries.filter((entry) => entry.x + entry.width > left && entry.x < right);
    const floor = Math.max(0, ...seen.map((entry) => entry.y + entry.height));
    this.takeHeight(Math.min(tree.height, floor + FOLLOWED));
  }

  // How large a tree of this size is drawn at first: in a window of its own as large as fits into it, up to twice.
  private zoomFor(width: number, height: number): number {
    const {pan, scale} = this;
    if (scale !== 1) return scale; // letters are as large as a projector needs them
    const fitted = pan.width / width;
    const usual = Math.min(1, Math.max(SMALLEST, (HIGHEST - 4) / height), fitted < SMALLEST ? 1 : fitted);
    return this.box.closest('.gp-alone') ? Math.max(usual, Math.min(2, pan.width / width, pan.height / height)) : usual;
  }

  // ------------------------------------------------------------------------------------------------------ drawing

  private schedule(): void {
    if (this.isWanted) return;
    this.isWanted = true;
    requestAnimationFrame(() => {
      this.isWanted = false;
      if (!this.isHidden) this.draw();
    });
  }

  private draw(): void {
    const {pan, picture, state} = this;
    if (!pan.byHand && !this.isHidden && state.fitInto(pan.width / this.scale)) this.redraw();
    if (state.tree !== this.tree) this.grow(state.tree);
    const {x, y, zoom, area} = pan;
    let {drawn} = this;
    const isEnlarged = drawn && pan.gesture && Math.abs(Math.log(zoom / drawn.zoom)) < ENLARGED;
    if (drawn && isEnlarged && zoom !== drawn.zoom) {
      clearTimeout(this.resting);
      this.resting = setTimeout(() => {
        pan.gesture = false;
        this.drawn = null;
        this.schedule();
      }, REST);
    } else if (!drawn || zoom !== drawn.zoom || !isWithin(area, drawn.area)) {
      drawn = this.drawAround(area, zoom);
    }
    const moved = [(drawn.area[0] - x) * zoom, (drawn.area[1] - y) * zoom].map((length) => `${length.toFixed(2)}px`);
    picture.element.style.transform = `translate(${moved.join()}) scale(${zoom / drawn.zoom})`;
    picture.nameBandsAt(x);
    this.place();
    if (pan.byHand !== this.wasByHand) {
      this.wasByHand = pan.byHand;
      if (pan.byHand && innerWidth < NARROW) this.grow(state.tree); // whoever moves it may go to any step
      this.redraw();
    }
  }

  // Draws what is seen and some of what is around it: the picture is then moved as it is, until its edge comes into sight.
  private drawAround([left, top, right, bottom]: Area, zoom: number): {area: Area; zoom: number} {
    const {picture, state} = this;
    const [wide, high] = [(right - left) * MARGIN, (bottom - top) * MARGIN];
    const area: Area = [left - wide, top - high, right + wide, bottom + high];
    this.drawn = {zoom, area};
    sayAttributes(picture.element, {width: (area[2] - area[0]) * zoom, height: (area[3] - area[1]) * zoom});
    sayAttributes(picture.world, {transform: `translate(${-area[0] * zoom} ${-area[1] * zoom}) scale(${zoom})`});
    picture.draw(state.tree, {...state.look, area, zoom});
    return this.drawn;
  }

  private place(): void {
    if (!this.item) return;
    const {x, y, zoom} = this.pan;
    const {element, entry} = this.item;
    Object.assign(element.style, {
      left: `${(entry.x - x) * zoom}px`,
      top: `${(entry.y - y) * zoom}px`,
      width: `${entry.width * zoom}px`,
      height: `${entry.height * zoom}px`,
    });
  }
}

const isWithin = ([left, top, right, bottom]: Area, outer: Area): boolean =>
  left >= outer[0] && top >= outer[1] && right <= outer[2] && bottom <= outer[3];
