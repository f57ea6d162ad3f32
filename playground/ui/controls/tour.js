// The tour of the page: an offer in one line, then a card beside each thing that it points at. What a person has seen or
// declined is kept in the browser; nothing is dimmed, and the page can be used all the while.

import {make} from '../../../visualizers/panes/core/text.ts';
import {t} from '../../../visualizers/panes/core/texts.ts';

const KEPT = 'generation-playground.tour';

export function mountTour({element}, {stops}) {
  const root = element.querySelector('.gp-tour');
  let at = -1;
  /** @type {Element | null} */
  let marked = null;

  const offer = make('p', 'gp-offer');
  const take = make('button', 'gp-take', t('Take the tour'), {type: 'button'});
  const decline = make('button', 'gp-decline', '✕', {type: 'button', 'aria-label': t('No tour')});
  offer.append(take, decline);

  const card = make('div', 'gp-tour-card', null, {role: 'dialog', 'aria-labelledby': 'tour-title', hidden: ''});
  const [title, text, count] = [make('h2', '', '', {id: 'tour-title', tabindex: '-1'}), make('p'), make('span', 'gp-count')];
  const back = make('button', '', t('Back'), {type: 'button'});
  const next = make('button', 'gp-next', t('Next'), {type: 'button'});
  const end = make('button', 'gp-decline', '✕', {type: 'button', 'aria-label': t('End the tour')});
  const foot = make('div', 'gp-foot');
  foot.append(count, back, next);
  card.append(end, title, text, foot);
  root.append(offer, card);
  offer.hidden = seen();

  take.addEventListener('click', () => go(0));
  decline.addEventListener('click', leave);
  end.addEventListener('click', leave);
  back.addEventListener('click', () => go(at - 1));
  next.addEventListener('click', () => (at === stops.length - 1 ? leave() : go(at + 1)));
  card.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') leave();
  });
  window.addEventListener('resize', place);
  window.addEventListener('scroll', place, {passive: true, capture: true});

  function go(to) {
    offer.hidden = true;
    at = to;
    const stop = stops[at];
    mark(document.querySelector(stop.at));
    card.hidden = false;
    title.textContent = t(stop.title);
    text.textContent = t(stop.text);
    count.textContent = t('{number} of {count}', {number: at + 1, count: stops.length});
    back.hidden = at === 0;
    next.textContent = t(at === stops.length - 1 ? 'Done' : 'Next');
    const box = marked?.getBoundingClientRect();
    if (box && (box.top < 0 || box.top > innerHeight - 160)) marked.scrollIntoView({block: 'center'});
    place();
    title.focus({preventScroll: true});
  }

  function mark(node) {
    marked?.classList.remove('gp-pointed-at');
    marked = node;
    marked?.classList.add('gp-pointed-at');
  }

  // At the left of what it points at where there is room, else below or above it; inside of the window.
  function place() {
    if (card.hidden || !marked) return;
    const box = marked.getBoundingClientRect();
    const {offsetWidth: width, offsetHeight: height} = card;
    if (box.left > width + 24 && box.height > 240) {
      card.style.top = `${Math.max(8, Math.min(box.top + 8, innerHeight - height - 8))}px`;
      card.style.left = `${box.left - width - 12}px`;
      return;
    }
    const below = Math.min(box.bottom, innerHeight * 0.55) + 10;
    const top = below + height <= innerHeight - 8 ? below : Math.max(8, Math.min(box.top, innerHeight) - height - 10);
    card.style.top = `${top}px`;
    card.style.left = `${Math.max(8, Math.min(box.left + 16, innerWidth - width - 8))}px`;
  }

  function leave() {
    const hadFocus = card.contains(document.activeElement) || offer.contains(document.activeElement);
    mark(null);
    card.hidden = offer.hidden = true;
    try {
      localStorage.setItem(KEPT, 'seen');
    } catch { /* it is offered again */ }
    if (hadFocus) /** @type {HTMLElement} */ (document.querySelector('#prompt textarea'))?.focus({preventScroll: true});
  }
}

function seen() {
  try {
    return localStorage.getItem(KEPT) === 'seen';
  } catch {
    return true; // what cannot be kept would be offered at every visit
  }
}
