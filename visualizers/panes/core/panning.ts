// A window on a plane: dragged, zoomed with the wheel and Ctrl, with two fingers or buttons, and moved to what is wanted.
// Knows rectangles only; what is on the plane is for others to draw when `changed(animated)` is called.

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export class Panning {
  x = 0;
  y = 0;
  zoom = 1;
  plane: [width: number, height: number] = [1, 1];
  moved = false; // whether the last press has dragged
  byHand = false; // whether a person has chosen what is seen
  gesture = false; // see zoomBy
  pointers = new Map<number, PointerEvent>(); // pointerId -> the last event of a pointer that is down
  resized = () => this.settle(); // for others to replace

  // `box` is the element that shows the plane; presses that do not drag reach it as clicks.
  constructor(
    readonly box: HTMLElement,
    readonly changed: () => void,
  ) {
    box.addEventListener('pointerdown', (event) => this.down(event));
    box.addEventListener('pointermove', (event) => this.move(event));
    for (const name of ['pointerup', 'pointercancel'] as const) box.addEventListener(name, (event) => this.up(event));
    box.addEventListener('wheel', (event) => this.wheel(event), {passive: false});
    new ResizeObserver(() => this.resized()).observe(box);
  }

  get width(): number {
    return this.box.clientWidth || 1;
  }
  get height(): number {
    return this.box.clientHeight || 1;
  }

  // The part of the plane that is seen.
  get area(): [left: number, top: number, right: number, bottom: number] {
    return [this.x, this.y, this.x + this.width / this.zoom, this.y + this.height / this.zoom];
  }

  // The least zoom at which the whole plane is seen, and the greatest that makes sense.
  get limits(): [least: number, most: number] {
    const whole = Math.min(this.width / this.plane[0], this.height / this.plane[1]);
    return [Math.min(0.9, Math.max(0.01, whole)), 2.5];
  }

  // How large the plane is by now.
  sized(width: number, height: number): void {
    this.plane = [width, height];
    this.settle();
  }

  // Keeps the plane in the window, and where it is smaller in its middle.
  settle(): void {
    const [least, most] = this.limits;
    this.zoom = Math.min(most, Math.max(least, this.zoom));
    const [width, height] = [this.width / this.zoom, this.height / this.zoom];
    const within = (place: number, window: number, whole: number) =>
      window > whole ? (whole - window) / 2 : Math.max(0, Math.min(place, whole - window));
    this.x = within(this.x, width, this.plane[0]);
    this.y = within(this.y, height, this.plane[1]);
    this.changed();
  }

  // Zoom by a factor around a place of the box, in pixels; its middle where none is said. `gesture` says that more will
  // follow at once: what is drawn may then be enlarged as it is.
  zoomBy(factor: number, [left, top]: number[] = [this.width / 2, this.height / 2], gesture = false): void {
    this.gesture = gesture;
    const [least, most] = this.limits;
    const zoom = Math.min(most, Math.max(least, this.zoom * factor));
    this.x += left / this.zoom - left / zoom;
    this.y += top / this.zoom - top / zoom;
    this.zoom = zoom;
    this.byHand = true;
    this.settle();
  }

  // Everything at once.
  whole() {
    [this.zoom] = this.limits;
    [this.x, this.y] = [0, 0];
    this.settle();
  }

  // Whether a box of the plane is in sight, all of it.
  shows({x, y, width, height}: Box): boolean {
    const [left, top, right, bottom] = this.area;
    return x >= left && y >= top && x + width <= right && y + height <= bottom;
  }

  // Move no more than is needed to see a box of the plane with some room around it.
  reveal({x, y, width, height}: Box, room = 40): void {
    const [left, top, right, bottom] = this.area;
    const margin = Math.min(room, (right - left) / 4, (bottom - top) / 4);
    this.x += Math.min(0, x - margin - left) || Math.max(0, x + width + margin - right);
    this.y += Math.min(0, y - margin - top) || Math.max(0, y + height + margin - bottom);
    this.settle();
  }

  // Where a pointer is on the plane.
  at({clientX, clientY}: MouseEvent): [x: number, y: number] {
    const {left, top} = this.box.getBoundingClientRect();
    return [this.x + (clientX - left) / this.zoom, this.y + (clientY - top) / this.zoom];
  }

  // ---------------------------------------------------------------------------------------------- pointers

  down(event: PointerEvent): void {
    if (event.button) return;
    this.pointers.set(event.pointerId, event);
    if (this.pointers.size === 1) this.moved = false;
  }

  move(event: PointerEvent): void {
    const before = this.pointers.get(event.pointerId);
    if (!before) return;
    const [dx, dy] = [event.clientX - before.clientX, event.clientY - before.clientY];
    if (!this.moved && Math.hypot(dx, dy) < 4) return;
    if (!this.moved) this.box.setPointerCapture(event.pointerId);
    this.moved = true;
    this.byHand = true;
    this.pointers.set(event.pointerId, event);
    const other = [...this.pointers.values()].find(({pointerId}) => pointerId !== event.pointerId);
    if (other) {
      const apart = (one: PointerEvent) => Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) || 1;
      const {left, top} = this.box.getBoundingClientRect();
      this.zoomBy(
        apart(event) / apart(before),
        [(event.clientX + other.clientX) / 2 - left, (event.clientY + other.clientY) / 2 - top],
        true,
      );
    } else {
      this.x -= dx / this.zoom;
      this.y -= dy / this.zoom;
      this.settle();
    }
  }

  up(event: PointerEvent): void {
    this.pointers.delete(event.pointerId);
  }

  // The wheel scrolls the page; with Ctrl it zooms, and sideways it moves along the tree. A window that fills the screen
  // has no page to scroll.
  wheel(event: WheelEvent): void {
    const alone = this.box.closest('.gp-alone') !== null;
    const {left, top} = this.box.getBoundingClientRect();
    if (event.ctrlKey || event.metaKey || (alone && !event.shiftKey && !event.deltaX)) {
      event.preventDefault();
      this.zoomBy(
        Math.exp(-event.deltaY * (event.deltaMode ? 0.05 : 0.002)),
        [event.clientX - left, event.clientY - top],
        true,
      );
    } else if (event.deltaX || event.shiftKey) {
      event.preventDefault();
      this.x += (event.deltaX || event.deltaY) / this.zoom;
      this.byHand = true;
      this.settle();
    }
  }
}
