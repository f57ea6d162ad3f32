// The text pane: every token of the prompt and of the run, shaded, pressable, in the order in which it is read. What is
// drawn is kept in tokens_state.js, drawn by tokens_view.js and tokens_legend.js, and pressed in tokens_input.js.

import {tokenCard} from './card.js';
import {t} from '../core/texts.ts';
import {listenToText} from './tokens_input.js';
import {TextLegend} from './tokens_legend.js';
import {TextState} from './tokens_state.js';
import {TextView} from './tokens_view.js';
import {originWords, unknownWords, whereWords} from './tokens_words.js';

/** @type {import('../core/types.ts').Pane} */
export function tokensPane(root, log) {
  /** @type {HTMLElement} */
  const text = root.querySelector('.gp-text');
  /** @type {HTMLSelectElement} */
  const select = root.querySelector('.gp-shade');
  const state = new TextState(log);
  const view = new TextView(text, root.querySelector('.gp-empty'), select, state);
  const legend = new TextLegend(root, text, select, state);
  const card = tokenCard(root, text, log, (element) => {
    const entry = state.entries.get(element);
    if (!entry) return null;
    const {token, step} = entry;
    const why = step ? originWords(log, step).join(', ') : unknownWords(log, entry);
    return {id: token.token_id, text: token.text, where: whereWords(log, entry), step, why};
  });
  listenToText(view, legend, card);

  const options = [...select.options];
  const told = ['surprisal', 'rank'].map((value) => options.find((option) => option.value === value));
  told.unshift(new Option(t('probability'), 'told'));

  function startRun() {
    if (log.started) {
      const offered = log.isFromElsewhere ? told : options;
      select.replaceChildren(...offered);
      const isOffered = offered.some(({value}) => value === state.shadedBy);
      const isRead = log.started.request.only_given && !log.stepping;
      // Where the model hesitated; in a text that is only read, and where no entropy is told, where it was surprised.
      select.value = isOffered ? state.shadedBy : isRead || log.isFromElsewhere ? 'surprisal' : 'uncertainty';
      legend.drawScale();
    }
    view.startRun();
  }

  return (changes) => {
    if (changes.run) startRun();
    if (changes.run || changes.steps || changes.status) {
      view.drawLines();
      legend.drawMarks();
    }
    if (state.prompt && (changes.run || changes.prompt)) view.drawPrompt();
    if (state.prompt && (changes.unit || changes.status)) {
      for (const element of changes.unit ? state.allTokens : state.prompt.tokens) view.describe(element);
    }
    if (changes.unit) legend.drawScale();
    view.markCurrent();
    if (changes.steps) view.showStep();
    if (changes.status) view.goBack();
    card.refresh(changes.unit || changes.prompt || changes.status);
  };
}
