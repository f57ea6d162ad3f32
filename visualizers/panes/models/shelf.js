// The models: what is loaded, what is bundled, what could be opened. What it shows comes from
// playground/ui/models/models_view.py, which also does what its buttons ask.

import {bytesWords, make} from '../core/text.js';
import {countWords, pressFor} from './model_words.js';

export function shelfPane(root, group) {
  const place = root.querySelector('.gp-shelf-sections');
  const unfolded = new Map(); // title -> what the person has done with it

  function draw({sections, canOpen}) {
    const focused = document.activeElement && root.contains(document.activeElement) ? document.activeElement.getAttribute('aria-label') : null;
    place.replaceChildren(...sections.flatMap(({title, note, folded, rows: listed}) => {
      const table = make('table');
      const head = make('tr');
      head.append(...['model', 'what for', 'size', 'draft that fits'].map((name) => make('th', '', name, {scope: 'col'})), make('td'));
      const [thead, body] = [make('thead'), make('tbody')];
      thead.append(head);
      body.append(...listed.map((row) => makeRow(row, canOpen)));
      table.append(make('caption', 'gp-hidden', title), thead, body);
      const section = make('details', 'gp-shelf-section');
      const summary = make('summary');
      summary.append(make('h3', '', title), make('span', 'gp-note', ` ${listed.length}`));
      section.append(summary, make('p', 'gp-note', listed.length ? note : 'None yet.'), ...(listed.length ? [table] : []));
      section.open = unfolded.has(title) ? unfolded.get(title) : !folded;
      section.addEventListener('toggle', () => unfolded.set(title, section.open));
      return [section];
    }));
    if (focused) root.querySelector(`[aria-label=${CSS.escape(focused)}]`)?.focus();
  }

  function makeRow(row, canOpen) {
    const line = make('tr');
    const name = make('th', '', row.model, {scope: 'row'});
    const [words, size, draft, presses] = [make('td', '', row.words), make('td'), make('td', '', row.assistant || '–'), make('td')];
    if (row.loaded) {
      const {class_name: kind, precision, device, bytes, in_use: used, parameters} = row.loaded;
      words.append(`${used ? '● in use' : '○ idle'}`, make('small', '', `${kind}, ${precision}, on ${device}`));
      size.append(bytesWords(bytes), make('small', '', `${countWords(parameters)} parameters`));
    } else {
      size.append(row.millions ? `about ${countWords(row.millions * 1e6)}` : bytesWords(row.size), make('small', '', row.millions ? 'parameters' : 'on disk'));
      const marks = [row.gated ? '▲ gated: needs an access token' : '', row.here ? '✓ downloaded' : ''].filter(Boolean);
      if (marks.length) name.append(make('small', '', marks.join(' · ')));
    }
    presses.append(pressFor(group, 'use', row.model, 'Use it'));
    if (row.loaded) presses.append(pressFor(group, 'tell', row.model, 'Show'));
    else if (canOpen) presses.append(pressFor(group, 'pick', row.model, 'Fill in'));
    if (row.canUnload) presses.append(pressFor(group, 'unload', row.model, 'Unload'));
    line.append(name, words, size, draft, presses);
    return line;
  }

  return (changes) => {
    root.hidden = !group.found;
    if (!root.hidden && changes.found) draw(group.found);
  };
}
