// The pane of a batch: each prompt alone, padded on the left and on the right, as the model reads it; what it came to, and
// how far that is from the prompt alone. What it shows was decoded by playground/generation/batch_decoder.py.

import {showIf} from '../core/dom_patch.ts';
import {make, say} from '../core/text.ts';
import {t} from '../core/texts.ts';
import {tipOfTerm} from '../core/tips.ts';
import {batchStrip, fillNew} from './batch_rows.js';
import {answerVerdict, batchAbout, batchMeasures, batchVerdict, batchWayName} from './batch_words.js';

export function batchPane(root, group) {
  const part = (name) => root.querySelector('.gp-' + name);
  const MOST_OPEN = 6; // prompts that are shown at once; more are closed at first
  const MOST_SHOWN = 200; // characters of a prompt in its heading

  function drawVerdicts(values) {
    const told = values.ways.slice(1).map((way) => batchVerdict(values, way, group.unit));
    part('batch-verdicts').replaceChildren(...told.map(([verdict, sign, words, more]) => {
      const item = make('li', '', null, {'data-verdict': verdict});
      const text = make('span', '', words);
      text.append(make('small', '', more));
      item.append(make('span', 'gp-sign', sign, {'aria-hidden': 'true'}), text);
      return item;
    }));
    say(part('told'), told.map(([,, words]) => words).join(' '));
  }

  // One prompt in all ways. What is in it is made when it is opened.
  function promptBlock(values, number) {
    const block = make('details', 'gp-one-prompt');
    const summary = make('summary', '', `${t('Prompt {number}:', {number: number + 1})} `);
    const prompt = [...values.prompts[number]];
    const text = make('bdi', 'gp-prompt-text', prompt.slice(0, MOST_SHOWN).join('') + (prompt.length > MOST_SHOWN ? '…' : ''));
    const signs = values.ways.slice(1).map((way) => `${answerVerdict(values, way, way.answers[number])[1]} ${batchWayName(way)}`);
    summary.append(text, make('span', 'gp-way-signs', ` ${signs.join(' · ')}`));
    block.append(summary);
    const fill = () => {
      if (block.open && block.childElementCount === 1) block.append(...values.ways.map((way) => wayBlock(values, way, number)));
    };
    block.addEventListener('toggle', fill);
    block.open = number < MOST_OPEN;
    fill();
    return block;
  }

  function wayBlock(values, way, number) {
    const [alone, answer] = [values.ways[0].answers[number], way.answers[number]];
    const [verdict, sign, words] = answerVerdict(values, way, answer);
    const block = make('div', 'gp-way', null, {'data-verdict': verdict});
    const name = make('h3', 'gp-way-name');
    name.append(make('span', 'gp-sign', sign, {'aria-hidden': 'true'}), batchWayName(way), make('small', '', words));
    const caption = t('Prompt {number} as the model reads it: {way}', {number: number + 1, way: batchWayName(way)});
    const row = rowOf(values, way, answer, alone, caption);
    const gave = make('p', 'gp-gave');
    const tokens = make('span', 'gp-new');
    fillNew(tokens, answer.new, values.sampled ? null : answer.parts_at);
    gave.append(make('span', 'gp-gave-words', `${t('Output:')} `), tokens);
    const measures = make('p', 'gp-measures');
    for (const [words, meaning, term, run = '', unit = undefined] of batchMeasures(values, way, answer, alone, group.unit)) {
      const measure = make('span', '', words);
      tipOfTerm(measure, term, () => run, {meaning, ...(unit && {unit})});
      measures.append(measure);
    }
    const body = make('div', 'gp-way-body');
    body.append(row, gave, measures);
    block.append(name, body);
    return block;
  }

  // The row as the model reads it; a few words where it is the one of the prompt alone.
  function rowOf({is_encoder_decoder: isApart}, {name}, {read}, alone, caption) {
    if (name !== 'alone' && JSON.stringify(read) === JSON.stringify(alone.read)) {
      return make('p', 'gp-note', t('As long as the longest prompt: there is no padding, and the row is the same as without a batch.'));
    }
    const scroll = make('div', 'gp-scroll', null, {tabindex: 0, role: 'region', 'aria-label': caption});
    scroll.append(batchStrip(read, {text: alone.read.length, side: name, goesOn: !isApart, caption}));
    return scroll;
  }

  function draw(values) {
    say(part('about'), batchAbout(values));
    drawVerdicts(values);
    showIf(part('of-decoder'), !values.is_encoder_decoder);
    part('batch-prompts').replaceChildren(...values.prompts.map((_, number) => promptBlock(values, number)));
  }

  return (changes) => {
    root.hidden = !group.found;
    if (!root.hidden && (changes.found || changes.unit)) draw(group.found);
  };
}
