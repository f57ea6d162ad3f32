// When a value that is dragged is written into its component. At each write Gradio looks through all parts of the page for
// whoever listens to it, which takes as long as drawing what has moved. So it is written when the hand rests, and at once
// before anything else that a person does: whatever they press reads the newest value.

const REST = 150; // milliseconds without a step of the slider
const ACTS = ['pointerdown', 'pointerup', 'keydown', 'click', 'input', 'change', 'focusin'];

export interface ValueWriter {
  now(): void;
  soon(): void;
  drop(): void; // what waits: somebody else has written a newer one
}

const waiting = new Set<ValueWriter>();
for (const type of ACTS) {
  document.addEventListener(type, writeAll, {capture: true, passive: true});
}

function writeAll({type, target}: Event): void {
  if (type === 'input' && target instanceof HTMLInputElement && target.type === 'range') return; // the drag itself
  for (const each of waiting) each.now();
}

export function valueWriter(write: () => void): ValueWriter {
  let timer = 0;
  const self: ValueWriter = {
    now() {
      self.drop();
      write();
    },
    soon() {
      waiting.add(self);
      clearTimeout(timer);
      timer = window.setTimeout(() => self.now(), REST);
    },
    drop() {
      clearTimeout(timer);
      timer = 0;
      waiting.delete(self);
    },
  };
  return self;
}
