// What a person does in the text pane: presses and keys on its tokens, how they are shaded, and scrolling.

import {inNextRow} from '../core/virtual_rows.ts';

/**
 * @import {TextLegend} from './tokens_legend.js'
 * @import {TextView} from './tokens_view.js'
 */

/**
 * @param {TextView} view
 * @param {TextLegend} legend
 * @param {{show(element: HTMLElement): void, dismiss(): void}} card
 */
export function listenToText(view, legend, card) {
  const {state, log, text, select} = view;

  // Selects a token; one of which the model says nothing gets the focus and its card.
  function go(element) {
    if (!element) return;
    const {step} = state.entries.get(element);
    view.reveal(element);
    if (step) log.selectStep(step);
    element.focus({preventScroll: true});
    element.scrollIntoView({block: 'nearest'});
    if (!step) card.show(element);
  }

  text.addEventListener('click', (event) => {
    const token = state.tokenAt(event);
    if (!token) return;
    go(token);
    if (state.entries.get(token).step) card.dismiss(); // all of it is beside the text now
  });

  text.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') {
      log.selectStep(null);
      return;
    }
    const token = state.tokenAt(event);
    if (!token || event.ctrlKey || event.metaKey || event.altKey) return;
    const all = state.allTokens;
    const at = all.indexOf(token);
    const keys = {
      ArrowRight: () => all[at + 1],
      ArrowLeft: () => all[at - 1],
      ArrowDown: () => inNextRow(all, at, 1),
      ArrowUp: () => inNextRow(all, at, -1),
      Home: () => all.find((element) => state.entries.get(element).step),
      End: () => all.at(-1),
      Enter: () => token,
      ' ': () => token,
    };
    if (!keys[event.key]) return;
    event.preventDefault();
    go(keys[event.key]());
  });

  select.addEventListener('change', () => {
    state.shadedBy = select.value;
    view.shadeAll();
    legend.drawScale();
  });

  text.addEventListener('scroll', () => {
    state.atEnd = text.scrollHeight - text.scrollTop - text.clientHeight < 60;
  }, {passive: true});

  new ResizeObserver(() => view.resized()).observe(text);
}
