// What a model takes before it is opened, beside what is free; in which precisions it would fit. What it shows is an
// Estimate of playground/models/description.py.

import {sayPercent} from '../core/dom_patch.ts';
import {bytesWords, make, say} from '../core/text.ts';
import {t, tn} from '../core/texts.ts';
import {countWords, fillPairs, memorySum, pressFor} from './model_words.js';

export function estimatePane(root, group) {
  const [about, fit_, pairs, body, smaller] = ['.gp-about', '.gp-fit', '.gp-pairs', 'tbody', '.gp-smaller'].map((name) => root.querySelector(name));

  function draw(values) {
    say(about, values.model);
    const [sign, words] = fit_.children;
    say(sign, verdictWords(values));
    say(words, values.why ? `${t(values.why)} ${t(values.fix)}` : fitsWords(values));
    fillPairs(pairs, [
      [t('class'), values.class_name],
      [t('parameters'), countWords(values.parameters), 'parameters'],
      [t('precision'), values.dtype, 'precision'],
      [t('device'), values.device],
      [t('to download'), !values.complete ? t('its weights are missing') : values.download ? bytesWords(values.download) : t('nothing: it is here'), 'memory'],
      [t('memory'), memoryWords(values), 'memory', () => memorySum(values.memory, values.parameters)],
      [t('free memory'), bytesWords(values.free), 'memory'],
      ...(values.free_disk === null ? [] : [[t('free disk space'), bytesWords(values.free_disk), 'memory']]),
      [t('context'), values.context_length ? tn(values.context_length, '{count} token', '{count} tokens') : t('unlimited'), 'context'],
      [t('vocabulary'), countWords(values.vocab_size), 'vocabulary'],
    ]);
    drawWays(values);
    smaller.replaceChildren();
    if (values.smaller) {
      const {model, bytes} = values.smaller;
      smaller.append(`${t('It does not fit in any precision. A model that does: {model}, {size}.', {model, size: bytesWords(bytes)})} `, pressFor(group, 'pick', model, t('Choose')));
    }
  }

  function verdictWords({complete, fits}) {
    if (!complete) return `✕ ${t('It cannot be opened.')}`;
    if (fits === null) return `? ${t('It is not known whether it fits.')}`;
    return fits ? `✓ ${t('It fits.')}` : `✕ ${t('It does not fit.')}`;
  }

  function memoryWords({memory, reckoned}) {
    if (memory === null) return t('not known');
    return reckoned ? t('about {size}', {size: bytesWords(memory)}) : bytesWords(memory);
  }

  function drawWays({ways, free}) {
    root.querySelector('table').hidden = ways.length === 0;
    // as wide as what is free, for every model, so that a small one looks small; wider only where one takes more than that
    const shown = Math.max(free, ...ways.map(({bytes}) => bytes)) * 1.05;
    body.replaceChildren(...ways.map(({model, label, bytes, fits}) => {
      const row = make('tr', fits ? '' : 'gp-over');
      const strip = make('span', 'gp-strip', null, {'aria-hidden': 'true'});
      const [bar, line] = [make('i'), make('u')];
      sayPercent(bar, 'width', Math.min(1, bytes / shown));
      sayPercent(line, 'left', free / shown);
      strip.append(bar, line);
      const cells = [make('th', '', t(label), {scope: 'row'}), make('td', '', bytesWords(bytes)), make('td'), make('td', '', fits ? `✓ ${t('yes')}` : `✕ ${t('no')}`), make('td')];
      cells[2].append(strip);
      cells[4].append(pressFor(group, 'pick', model, t('Choose'), t('Choose {precision}', {precision: t(label)})));
      row.append(...cells);
      return row;
    }));
  }

  function fitsWords({room, free, reckoned}) {
    if (room === null) return t('Neither its files nor its config say how much memory it needs.');
    const sizes = {size: bytesWords(room), free: bytesWords(free)};
    if (!reckoned) return t('It needs {size}, with room for a run; {free} is available.', sizes);
    return `${t('It needs about {size}, with room for a run; {free} is available.', sizes)} ${t('Its weights do not say how large they are: this is estimated from its config.')}`;
  }

  return (changes) => {
    root.hidden = !group.found;
    if (!root.hidden && changes.found) draw(group.found);
  };
}
