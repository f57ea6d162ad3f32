// Editors for token ids that take words: the person types one, sees how the model splits it, and adds it. A word inside
// a sentence begins with a space and is another token than the word alone, so both ways of writing it are offered.
//
// Every such value is a list of rows {options: [[ids], ...], bias}: most rows have one option; a row of alternatives
// has several. FORMS says how the rows of each editor become its value, and back.

import {fillLabel, make, quoted} from '../../../../visualizers/panes/core/text.ts';
import {t} from '../../../../visualizers/panes/core/texts.ts';
import {equal, numberBox} from './controls.js';
import {editor, fromEscapes} from './editors.js';

const isId = (value) => Number.isInteger(value) && value >= 0;
const areIds = (value) => Array.isArray(value) && value.length > 0 && value.every(isId);
const areAll = (value, test) => Array.isArray(value) && value.every(test);
const lone = (id) => ({options: [[id]]});
const rowOf = (ids) => ({options: [ids]});

// `read` returns null for a value that these rows cannot show. `single` editors hold one id, `flat` ones tokens that
// stand alone; the others hold whole sequences.
const FORMS = {
  token: {
    single: true,
    flat: true,
    read: (value) => (isId(value) ? [lone(value)] : null),
    write: (rows) => rows[0].options[0][0],
  },
  tokens: {
    flat: true,
    read: (value) => (isId(value) ? [lone(value)] : areIds(value) ? value.map(lone) : null),
    write: (rows) => (rows.length === 1 ? rows[0].options[0][0] : rows.map((row) => row.options[0][0])),
  },
  words: {
    flat: true,
    read: (value) => (areIds(value) ? value.map(lone) : null),
    write: (rows) => rows.map((row) => row.options[0][0]),
  },
  word_groups: {
    read: (value) => (areAll(value, areIds) ? value.map(rowOf) : null),
    write: (rows) => rows.map((row) => row.options[0]),
  },
  words_with_bias: {
    biased: true,
    read: (value) => (areAll(value, (pair) => Array.isArray(pair) && pair.length === 2 && areIds(pair[0]))
      ? value.map(([ids, bias]) => ({options: [ids], bias})) : null),
    write: (rows) => rows.map((row) => [row.options[0], row.bias ?? null]),
  },
  alternatives: {
    alternatives: true,
    read: (value) => (areAll(value, (item) => areIds(item) || areAll(item, areIds))
      ? value.map((item) => ({options: areIds(item) ? [item] : item})) : null),
    write: (rows) => rows.map((row) => (row.options.length === 1 ? row.options[0] : row.options)),
  },
  constraints: {
    alternatives: true,
    read: (value) => (areAll(value, (item) => item && (areIds(item.phrase) || areAll(item.any_of, areIds)))
      ? value.map((item) => ({options: item.phrase ? [item.phrase] : item.any_of})) : null),
    write: (rows) => rows.map((row) => (
      row.options.length === 1 ? {phrase: row.options[0]} : {any_of: row.options})),
  },
};

// A token: how it is written, and its id. The text is unknown for an id that came without one.
function tokenChip(tag, id, text, attributes) {
  const chip = make(tag, 'kp-token', null, attributes);
  const piece = make('span', 'kp-piece');
  if (text !== undefined) fillLabel(piece, text);
  chip.append(piece, make('span', 'kp-id', String(id)));
  return chip;
}

// The ids in a text that holds nothing else: "15", "8, 93", "[8, 93]".
function typedIds(text) {
  if (!/^[\s\d,[\]]+$/.test(text)) return null;
  const ids = (text.match(/\d+/g) || []).map(Number);
  return areIds(ids) && ids.every(Number.isSafeInteger) ? ids : null;
}

// The ways in which the model may write what was typed, and which of the typed ids it does not have; or what is wrong.
// `alone` is a word as it is at the very start of a text; `when` says where a way holds.
/** @returns {Promise<{ways?: {when: string, tokens: [number, string][], alone?: boolean}[], unknown?: number[], problem?: string}>} */
async function waysToWrite(typed, panel) {
  const text = fromEscapes(typed);
  const bare = text.replace(/^ +/, '');
  const word = bare && !/^\s/.test(bare) && !text.startsWith('  ');
  const texts = word ? [' ' + bare, bare] : [text];
  const {tokens, problem} = await panel.splitWords(texts);
  if (problem) return {problem: t(problem)};
  let ways = word ? [
    {when: t('inside a sentence'), tokens: tokens[0]},
    {when: t('at the very start'), tokens: tokens[1], alone: true},
  ] : [{when: t('as typed'), tokens: tokens[0]}];
  if (word && equal(tokens[0], tokens[1])) ways = [{when: t('everywhere'), tokens: tokens[0]}];
  const ids = typedIds(typed);
  const unknown = ids ? await panel.textsOf(ids) : [];
  if (ids) {
    const tokens = ids.map((id) => [id, panel.texts.get(id)]);
    ways.unshift({when: ids.length > 1 ? t('these token ids') : t('this token id'), tokens});
  }
  return {ways: ways.filter((way) => way.tokens.length), unknown};
}

function wordsEditor(knob, {id, change, panel}) {
  const form = FORMS[knob.editor];
  const element = make('div', 'kp-editor');
  const list = make('ul', 'kp-rows' + (form.flat ? ' kp-flat' : ''));
  const box = make('input', 'kp-wide', null, {
    id, type: 'text', autocomplete: 'off', spellcheck: 'false',
    placeholder: form.flat ? t('type a token, or its id') : t('type a word, or token ids'),
  });
  const target = make('p', 'kp-faint', '');
  const offers = make('div', 'kp-offers', null, {'aria-live': 'polite'});
  element.append(list, target, box, offers);
  let rows = [];
  let growing = null; // the row that gets another alternative
  let asked = 0;
  let timer = null;

  const tell = () => change(rows.length ? form.write(rows) : undefined);

  function add(sequences) {
    if (form.single) rows = [lone(sequences[0][0])];
    else if (form.flat) {
      const known = new Set(rows.map((row) => row.options[0][0]));
      for (const token of sequences.flat()) if (!known.has(token)) rows.push(lone(token));
    } else if (growing) growing.options.push(...sequences);
    else for (const ids of sequences) rows.push(form.biased ? {options: [ids], bias: 5} : rowOf(ids));
    growing = null;
    box.value = '';
    offers.replaceChildren();
    draw();
    tell();
    box.focus();
  }

  // ------------------------------------------------------------------------------------------ what is being typed

  async function offer() {
    const number = ++asked;
    if (!box.value) return offers.replaceChildren();
    /** @type {Awaited<ReturnType<typeof waysToWrite>>} */
    const {ways, unknown, problem} = await waysToWrite(box.value, panel)
      .catch(() => ({problem: t('The server does not answer. Try again in a moment.')}));
    if (number !== asked) return null; // something else has been typed meanwhile
    offers.replaceChildren();
    if (problem) return offers.append(make('p', 'kp-faint', problem));
    for (const way of ways) offers.append(offered(way));
    const several = ways.some((way) => way.tokens.length > 1);
    if (!form.flat && !form.alternatives && ways.length === 2) {
      const both = make('button', 'kp-button', t('Add both'), {type: 'button'});
      both.addEventListener('click', () => add(ways.map((way) => way.tokens.map(([token]) => token))));
      offers.append(both);
    }
    const hints = unknown.length ? [t('The model has no token {ids}.', {ids: unknown.join(', ')})] : [];
    if (ways.some((way) => way.alone)) {
      hints.push(t('Inside a sentence a word begins with a space (·) and is another token than at the very start.'));
    }
    if (form.flat && several) {
      hints.push(form.single
        ? t('Choose one token.') : t('Each token counts by itself here, in other words too: click the one you mean.'));
    }
    if (hints.length) offers.append(make('p', 'kp-faint', hints.join(' ')));
    return null;
  }

  function offered(way) {
    const line = make('div', 'kp-offer');
    line.append(make('span', 'kp-when', way.when));
    const chips = make('span', 'kp-chips');
    for (const [token, text] of way.tokens) {
      if (!form.flat) chips.append(tokenChip('span', token, text));
      else {
        const label = text === undefined
          ? t('Add token {id}', {id: token}) : t('Add token {id}: {text}', {id: token, text: quoted(text)});
        const chip = tokenChip('button', token, text, {type: 'button', 'aria-label': label});
        chip.addEventListener('click', () => add([[token]]));
        chips.append(chip);
      }
    }
    line.append(chips);
    if (!form.flat) {
      const button = make('button', 'kp-button', t('Add'), {
        type: 'button', 'aria-label': t('Add the word: {when}', {when: way.when}),
      });
      button.addEventListener('click', () => add([way.tokens.map(([token]) => token)]));
      line.append(button);
    }
    return line;
  }

  box.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(offer, 120);
  });
  box.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      clearTimeout(timer);
      offer().then(() => offers.querySelector('button')?.click());
    } else if (event.key === 'Escape') {
      event.stopPropagation();
      box.value = '';
      growing = null;
      offers.replaceChildren();
      draw();
    }
  });

  // ------------------------------------------------------------------------------------------------ what is there

  function draw() {
    list.replaceChildren(...rows.map(drawRow));
    list.hidden = rows.length === 0;
    target.textContent = growing ? t('Another alternative to word {number}:', {number: rows.indexOf(growing) + 1}) : '';
    target.hidden = !growing;
    const nameless = rows.flatMap((row) => row.options.flat()).filter((token) => !panel.texts.has(token));
    if (nameless.length) {
      panel.textsOf(nameless).then(() => { if (nameless.some((token) => panel.texts.has(token))) draw(); }, () => {});
    }
  }

  function drawRow(row, number) {
    const item = make('li', 'kp-row');
    row.options.forEach((ids, i) => {
      if (i) item.append(make('span', 'kp-or', t('or')));
      const chips = make('span', 'kp-chips');
      for (const token of ids) chips.append(tokenChip('span', token, panel.texts.get(token)));
      item.append(chips);
    });
    const name = row.options[0].map((token) => panel.texts.get(token) ?? token).join('').trim();
    if (form.biased) {
      const bias = numberBox({kind: 'float', step: 0.5}, {'aria-label': t('Bias of {name}', {name}), value: ''}, (value) => {
        row.bias = value;
        tell();
      });
      bias.value = row.bias ?? '';
      item.append(make('span', 'kp-faint', t('bias')), bias);
    }
    if (form.alternatives) {
      const or = make('button', 'kp-link', t('or…'), {type: 'button', 'aria-label': t('Add an alternative to {name}', {name})});
      or.addEventListener('click', () => { growing = row; draw(); box.focus(); });
      item.append(or);
    }
    const remove = make('button', 'kp-icon', '×', {type: 'button', 'aria-label': t('Remove {name}', {name})});
    remove.addEventListener('click', () => {
      rows.splice(number, 1);
      if (growing === row) growing = null;
      draw();
      tell();
      box.focus();
    });
    item.append(remove);
    return item;
  }

  return {
    element,
    label: id,
    show(value) {
      const read = value === undefined ? [] : form.read(value);
      if (read === null) return false;
      rows = read;
      growing = null;
      draw();
      return true;
    },
    showDefault() {},
    modelChanged: draw,
  };
}

// One editor for each form of words and token ids.
export const wordsControls = Object.fromEntries(Object.keys(FORMS).map((name) => [name, editor(wordsEditor)]));
