// One pane alone over the whole window: a small button at each brings it there and back. It is the browser's full screen
// where that is allowed, else the top layer of the page. What is alone has the class gp-alone, and is told so by an event
// of that name: most pictures take the size that they have then by themselves.

import {svg} from './dom_patch.ts';
import {make} from './text.ts';
import {t} from './texts.ts';

// Gives a pane the button.
export function canStandAlone(root: HTMLElement): void {
  const button = make('button', 'gp-alone-button', null, {type: 'button'});
  button.append(sign());
  root.append(button);
  let putBack: (() => void) | null = null; // while it is alone: leaves everything as it was

  async function enter(): Promise<void> {
    const place = placeOf(root);
    root.classList.add('gp-alone');
    const gone = new MutationObserver(() => root.hidden && leave()); // a new run has nothing of its kind
    gone.observe(root, {attributeFilter: ['hidden']});
    document.addEventListener('keydown', onKey, true);
    putBack = () => {
      putBack = null;
      gone.disconnect();
      document.removeEventListener('keydown', onKey, true);
      root.classList.remove('gp-alone');
      if (root.popover) root.removeAttribute('popover');
      place.restore();
      tell();
    };
    tell();
    if (document.fullscreenEnabled) {
      try {
        await root.requestFullscreen();
        return;
      } catch {
        /* it is forbidden here */
      }
    }
    if (!putBack) return;
    root.popover = 'manual';
    root.showPopover();
    place.silence();
    button.focus({preventScroll: true});
  }

  function leave(): void {
    if (document.fullscreenElement === root) document.exitFullscreen();
    else if (putBack) putBack();
    button.focus({preventScroll: true});
  }

  function onKey(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    leave();
  }

  function tell(): void {
    const label = putBack ? t('Leave full screen') : t('Full screen');
    button.title = label;
    button.ariaLabel = root.ariaLabel ? `${label}: ${root.ariaLabel}` : label;
    root.dispatchEvent(new Event('gp-alone'));
  }

  button.addEventListener('click', () => (putBack ? leave() : enter()));
  root.addEventListener('fullscreenchange', ({target}) => {
    if (target === root && document.fullscreenElement !== root && putBack) putBack();
  });
  tell();
}

// Where a pane is: its place stays open while it is away, and everything that is scrolled is scrolled there again.
function placeOf(root: HTMLElement): {silence(): void; restore(): void} {
  const scrolled: [element: Element, left: number, top: number][] = [];
  const silenced: HTMLElement[] = [];
  const around: HTMLElement[] = [];
  for (let node = root.parentElement; node; node = node.parentElement) {
    around.push(node);
    if (node.scrollTop || node.scrollLeft) scrolled.push([node, node.scrollLeft, node.scrollTop]);
  }
  const holder = root.parentElement ?? root;
  holder.style.minHeight = `${holder.offsetHeight}px`;

  function scrollBack(): void {
    for (const [node, left, top] of scrolled) node.scrollTo({left, top, behavior: 'instant'});
  }

  return {
    // Nothing else can be reached: a layer of the page does not see to that by itself.
    silence() {
      for (const node of around) {
        for (const other of node.children) {
          if (!(other instanceof HTMLElement) || other.contains(root) || other.inert) continue;
          other.inert = true;
          silenced.push(other);
        }
      }
    },
    restore() {
      for (const node of silenced) node.inert = false;
      holder.style.minHeight = '';
      scrollBack();
      window.addEventListener('resize', scrollBack, {once: true}); // the window itself comes back a little later
      setTimeout(() => window.removeEventListener('resize', scrollBack), 1000);
    },
  };
}

// Four corners.
function sign(): SVGSVGElement {
  const picture = svg('svg');
  const path = svg('path');
  picture.setAttribute('viewBox', '0 0 16 16');
  picture.setAttribute('aria-hidden', 'true');
  path.setAttribute('d', 'M2 6V2h4M10 2h4v4M14 10v4h-4M6 14H2v-4');
  picture.append(path);
  return picture;
}
