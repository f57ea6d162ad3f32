// The head of what stands beside the text: which token is looked at, the way to its neighbours, and which of its pictures
// is shown. Around it lies an element of class `token-panel`, whose `data-shows` names that picture.

import {count, labelled, make} from '../core/text.ts';
import {pathOf} from '../core/log.ts';
import {t} from '../core/texts.ts';

/** @type {import('../core/types.ts').Pane} */
export function tokenPane(root, log) {
  const panel = () => /** @type {HTMLElement} */ (root.closest('.token-panel')); // a pane can be drawn before it is on the page
  /** @type {(name: string) => any} */
  const part = (name) => root.querySelector('.gp-' + name);
  const [place, back, on, newest, fold] = ['place-words', 'back', 'on', 'newest', 'fold'].map(part);
  const tabs = /** @type {HTMLElement[]} */ ([...root.querySelectorAll('[role=tab]')]);
  const layers = tabs.find(({dataset}) => dataset.shows === 'logit_lens'); // which only a page that answers can show
  const attention = tabs.find(({dataset}) => dataset.shows === 'cross_attention');
  const waterfall = tabs.find(({dataset}) => dataset.shows === 'processors');

  function show(name) {
    if (panel()) panel().dataset.shows = name;
    for (const tab of tabs) {
      const chosen = tab.dataset.shows === name;
      tab.setAttribute('aria-selected', String(chosen));
      tab.tabIndex = chosen ? 0 : -1;
    }
  }
  for (const tab of tabs) {
    tab.addEventListener('click', () => {
      show(tab.dataset.shows);
      unfold(true);
    });
    tab.addEventListener('keydown', (event) => {
      const step = {ArrowRight: 1, ArrowLeft: -1}[event.key];
      if (!step) return;
      event.preventDefault();
      const shown = tabs.filter(({hidden}) => !hidden);
      const next = shown[(shown.indexOf(tab) + step + shown.length) % shown.length];
      show(next.dataset.shows);
      unfold(true);
      next.focus();
    });
  }

  // On a phone the panel is a sheet, of which the head alone can be left.
  function unfold(to) {
    panel()?.toggleAttribute('data-folded', !to);
    fold.setAttribute('aria-expanded', String(to));
    fold.textContent = to ? '▾' : '▴';
  }
  fold.addEventListener('click', () => unfold(fold.getAttribute('aria-expanded') === 'false'));
  let foldedFor = null; // the run of another server that was shown with the head alone: a long note stands above its text

  back.addEventListener('click', () => log.walk(-1));
  on.addEventListener('click', () => log.walk(1));
  newest.addEventListener('click', () => log.selectStep(null));

  function drawPlace(step) {
    const line = log.lineOf(step);
    const of = log.lines().length > 1 && line && !step.isPrompt ? line.label : '';
    const all = step.isPrompt ? log.started.prompt_tokens.length : pathOf(line ? line.last : step).length;
    const words = placeWords(step, {number: count(step.index + 1), count: count(all), line: of});
    place.ariaLive = log.selected ? 'polite' : 'off'; // nobody wants to hear each token that comes
    place.replaceChildren(labelled(step.chosen.text, 'gp-here'), make('span', '', ` ${words}`));
    back.disabled = step.isPrompt ? !step.before : step.index === 0 && !log.promptSteps.length;
    on.disabled = !line || line.last === step;
    newest.hidden = !log.selected || !log.running;
  }

  function placeWords(step, values) {
    if (step.isPrompt) return t('prompt token {number} of {count}', values);
    if (log.selected) return values.line ? t('token {number} of {count} of {line}', values) : t('token {number} of {count}', values);
    return values.line ? t('newest token {number} of {count} of {line}', values) : t('newest token {number} of {count}', values);
  }

  return (changes) => {
    if (log.isFromElsewhere && foldedFor !== log.started) unfold(false);
    else if (changes.selection && log.selected) unfold(true); // a press is answered in sight
    foldedFor = log.isFromElsewhere ? log.started : null;
    const answers = log.canAsk && !log.recorded; // a first visit has few things to click
    layers.hidden = !answers || log.hasReadMedia;
    attention.hidden = !answers || !log.looksAtMedia;
    for (const tab of [layers, attention]) if (tab.hidden && panel()?.dataset.shows === tab.dataset.shows) show('candidates');
    waterfall.hidden = log.isFromElsewhere; // which tells of no processors
    if (log.isFromElsewhere && panel()?.dataset.shows === 'processors') show('candidates');
    const step = log.current();
    if (step) return drawPlace(step);
    place.textContent = t('No token yet');
    back.disabled = on.disabled = true;
    newest.hidden = true;
  };
}
