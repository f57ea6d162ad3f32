// What a model takes before it is opened, beside what is free; in which precisions it would fit. What it shows is an
// Estimate of playground/models/description.py.

import {sayPercent} from '../core/dom_patch.js';
import {bytesWords, make, say} from '../core/text.js';
import {countWords, fillPairs, pressFor} from './model_words.js';

export function estimatePane(root, group) {
  const [about, fit_, pairs, body, smaller] = ['.gp-about', '.gp-fit', '.gp-pairs', 'tbody', '.gp-smaller'].map((name) => root.querySelector(name));

  function draw(values) {
    say(about, values.model);
    const [sign, words] = fit_.children;
    say(sign, !values.complete ? '✕ It cannot be opened.' : values.fits === null ? '? Not known whether it fits.' : values.fits ? '✓ It fits.' : '✕ It does not fit.');
    say(words, values.why ? `${values.why} ${values.fix}` : fitsWords(values));
    fillPairs(pairs, [
      ['class', values.class_name],
      ['parameters', countWords(values.parameters)],
      ['opened in', values.dtype],
      ['on', values.device],
      ['to download', !values.complete ? 'its weights are missing' : values.download ? bytesWords(values.download) : 'nothing: it is here'],
      ['memory', values.memory === null ? 'not known' : `${values.reckoned ? 'about ' : ''}${bytesWords(values.memory)}`],
      ['free memory', bytesWords(values.free)],
      ...(values.free_disk === null ? [] : [['free disk', bytesWords(values.free_disk)]]),
      ['context', values.context_length ? `${values.context_length.toLocaleString('en')} tokens` : 'no end'],
      ['vocabulary', countWords(values.vocab_size)],
    ]);
    drawWays(values);
    smaller.replaceChildren();
    if (values.smaller) {
      smaller.append(`In no precision does it fit. What would: ${values.smaller.model}, ${bytesWords(values.smaller.bytes)}. `, pressFor(group, 'pick', values.smaller.model, 'Take it'));
    }
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
      const cells = [make('th', '', label, {scope: 'row'}), make('td', '', bytesWords(bytes)), make('td'), make('td', '', fits ? '✓ yes' : '✕ no'), make('td')];
      cells[2].append(strip);
      cells[4].append(pressFor(group, 'pick', model, 'Take it', `Take it as ${label}`));
      row.append(...cells);
      return row;
    }));
  }

  function fitsWords({room, free, reckoned}) {
    if (room === null) return 'Neither its files nor its config tell what it takes.';
    const why = reckoned ? ' Its weights do not tell their size: this is reckoned from its config.' : '';
    return `It takes ${reckoned ? 'about ' : ''}${bytesWords(room)} with room for a run, and ${bytesWords(free)} can be had.${why}`;
  }

  return (changes) => {
    root.hidden = !group.found;
    if (!root.hidden && changes.found) draw(group.found);
  };
}
