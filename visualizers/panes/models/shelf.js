// The models: what is loaded, what is bundled, what could be opened. What it shows comes from
// playground/ui/models/models_view.py, which also does what its buttons ask.

import {bytesWords, make} from '../core/text.ts';
import {t} from '../core/texts.ts';
import {tipOfTerm} from '../core/tips.ts';
import {clusterParts} from './cluster.js';
import {countWords, pressFor} from './model_words.js';

export function shelfPane(root, group) {
  const replicas = root.querySelector('.gp-cluster');
  const place = root.querySelector('.gp-shelf-sections');
  const unfolded = new Map(); // title -> what the person has done with it

  function draw({sections, canOpen, cluster}) {
    const focused = document.activeElement && root.contains(document.activeElement) ? document.activeElement.getAttribute('aria-label') : null;
    replicas.replaceChildren(...(cluster ? clusterParts(cluster) : []));
    place.replaceChildren(...sections.flatMap(({title: told, note, folded, rows: listed}) => {
      const title = t(told);
      const table = make('table');
      const head = make('tr');
      head.append(...[t('model'), t('description'), t('size'), t('matching draft')].map((name, i) => {
        const cell = make('th', '', null, {scope: 'col'});
        const words = make('span', '', name);
        if (i === 2) tipOfTerm(words, 'memory', () => '');
        cell.append(words);
        return cell;
      }), make('td'));
      const [thead, body] = [make('thead'), make('tbody')];
      thead.append(head);
      body.append(...listed.map((row) => makeRow(row, canOpen)));
      table.append(make('caption', 'gp-hidden', title), thead, body);
      const section = make('details', 'gp-shelf-section');
      const summary = make('summary');
      summary.append(make('h3', '', title), make('span', 'gp-note', ` ${listed.length}`));
      section.append(summary, make('p', 'gp-note', listed.length ? t(note) : t('None yet.')), ...(listed.length ? [table] : []));
      section.open = unfolded.has(title) ? unfolded.get(title) : !folded;
      section.addEventListener('toggle', () => unfolded.set(title, section.open));
      return [section];
    }));
    if (focused) root.querySelector(`[aria-label=${CSS.escape(focused)}]`)?.focus();
  }

  function makeRow(row, canOpen) {
    const line = make('tr');
    const name = make('th', '', row.model, {scope: 'row'});
    const get = row.download && !row.here;
    const [words, size, draft, presses] = [make('td', '', t(row.words)), make('td'), make('td', '', row.assistant || '–', {'data-label': t('matching draft')}), make('td')];
    if (row.loaded) {
      const {class_name: kind, precision, device, bytes, in_use: used, parameters} = row.loaded;
      words.append(used ? `● ${t('in use')}` : `○ ${t('idle')}`, make('small', '', t('{kind}, {precision}, on {device}', {kind, precision: t(precision), device})));
      size.append(bytesWords(bytes), make('small', '', t('{count} parameters', {count: countWords(parameters)})));
    } else {
      size.append(row.millions ? t('about {size}', {size: countWords(row.millions * 1e6)}) : bytesWords(row.size), make('small', '', row.millions ? t('parameters') : t('on disk')));
      if (get) size.append(make('small', '', t('{size} to download', {size: bytesWords(row.download)})));
      const marks = [row.gated ? `▲ ${t('gated: needs an access token')}` : '', row.here ? `✓ ${t('downloaded')}` : ''].filter(Boolean);
      if (marks.length) name.append(make('small', '', marks.join(' · ')));
    }
    presses.append(get ? pressFor(group, 'get', row.model, t('Get it')) : pressFor(group, 'use', row.model, t('Use it')));
    if (row.loaded) presses.append(pressFor(group, 'tell', row.model, t('Show')));
    else if (canOpen) presses.append(pressFor(group, 'pick', row.model, t('Put the name in the Model box')));
    if (row.canUnload) presses.append(pressFor(group, 'unload', row.model, t('Unload')));
    line.append(name, words, size, draft, presses);
    return line;
  }

  return (changes) => {
    root.hidden = !group.found;
    if (!root.hidden && changes.found) draw(group.found);
  };
}
