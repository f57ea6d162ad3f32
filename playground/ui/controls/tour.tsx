// The tour of the page: an offer in one line, then a card beside each thing that it points at. What a person has seen or
// declined is kept in the browser; nothing is dimmed, and the page can be used all the while.

import {render} from 'preact';
import {useLayoutEffect, useRef, useState} from 'preact/hooks';
import {t} from '../../../visualizers/panes/core/texts.ts';
import {kept} from '../../../visualizers/panes/widgets/kept.ts';
import {type Component, partOf} from '../page/component.ts';

/** A stop: the selector of what it points at, and its sentences. */
interface Stop {
  at: string;
  title: string;
  text: string;
}

const KEPT = kept('tour');
const SEEN = 'seen';

export function mountTour({element}: Component, {stops}: {stops: Stop[]}): void {
  render(<Tour stops={stops} />, partOf(element, '.gp-tour'));
}

function Tour({stops}: {stops: Stop[]}) {
  // the number of the stop; null before the tour, and no more offer after it: what cannot be kept would be offered for ever
  const [at, setAt] = useState<number | null>(null);
  const [isOffered, setOffered] = useState(KEPT.isAllowed && KEPT.read() !== SEEN);
  const root = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const stop = at === null ? null : stops[at];

  useLayoutEffect(() => {
    const card = root.current;
    const marked = stop && document.querySelector(stop.at);
    if (!stop || !card) return;
    const box = marked?.getBoundingClientRect();
    if (marked && box && (box.top < 0 || box.top > innerHeight - 160)) marked.scrollIntoView({block: 'center'});
    marked?.classList.add('gp-pointed-at');
    const put = () => marked && place(card, marked);
    put();
    title.current?.focus({preventScroll: true});
    window.addEventListener('resize', put);
    window.addEventListener('scroll', put, {passive: true, capture: true});
    return () => {
      marked?.classList.remove('gp-pointed-at');
      window.removeEventListener('resize', put);
      window.removeEventListener('scroll', put, {capture: true});
    };
  }, [at]);

  function leave() {
    const hadFocus = document.activeElement?.closest('.gp-tour');
    setAt(null);
    setOffered(false);
    KEPT.write(SEEN);
    if (hadFocus) document.querySelector<HTMLElement>('#prompt textarea')?.focus({preventScroll: true});
  }
  function go(to: number) {
    setOffered(false);
    if (to === stops.length) leave();
    else setAt(to);
  }

  return (
    <>
      <p class="gp-offer" hidden={!isOffered}>
        <button class="gp-take" type="button" onClick={() => go(0)}>
          {t('Take the tour')}
        </button>
        <button class="gp-decline" type="button" aria-label={t('No tour')} onClick={leave}>
          ✕
        </button>
      </p>
      <div
        class="gp-tour-card"
        role="dialog"
        aria-labelledby="tour-title"
        hidden={!stop}
        ref={root}
        onKeyDown={({key}) => key === 'Escape' && leave()}
      >
        <button class="gp-decline" type="button" aria-label={t('End the tour')} onClick={leave}>
          ✕
        </button>
        <h2 id="tour-title" tabIndex={-1} ref={title}>
          {t(stop?.title)}
        </h2>
        <p>{t(stop?.text)}</p>
        <div class="gp-foot">
          <span class="gp-count">{t('{number} of {count}', {number: (at ?? 0) + 1, count: stops.length})}</span>
          <button type="button" hidden={!at} onClick={() => go((at ?? 0) - 1)}>
            {t('Back')}
          </button>
          <button class="gp-next" type="button" onClick={() => go((at ?? 0) + 1)}>
            {t(at === stops.length - 1 ? 'Done' : 'Next')}
          </button>
        </div>
      </div>
    </>
  );
}

// At the left of what it points at where there is room, else below or above it; inside of the window.
function place({style, offsetWidth: width, offsetHeight: height}: HTMLElement, marked: Element): void {
  const box = marked.getBoundingClientRect();
  if (box.left > width + 24 && box.height > 240) {
    style.top = `${Math.max(8, Math.min(box.top + 8, innerHeight - height - 8))}px`;
    style.left = `${box.left - width - 12}px`;
    return;
  }
  const below = Math.min(box.bottom, innerHeight * 0.55) + 10;
  const top = below + height <= innerHeight - 8 ? below : Math.max(8, Math.min(box.top, innerHeight) - height - 10);
  style.top = `${top}px`;
  style.left = `${Math.max(8, Math.min(box.left + 16, innerWidth - width - 8))}px`;
}
