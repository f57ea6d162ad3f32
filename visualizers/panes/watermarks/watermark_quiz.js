// The quiz: of two texts one is watermarked. A person says which; then both are marked, and what gave it away is told. A
// round goes over all pairs. Which text stands where was drawn by playground/experiments/watermark_trials.py; the page shows nothing of
// it before the guess.

import {fit, sayAttributes, showIf} from '../core/dom_patch.js';
import {count, make, percent, say} from '../core/text.js';
import {isKnown} from '../core/values.js';
import {legendOf, markedItems, zWords} from './detection_words.js';
import {MarkedText, markLegend} from './watermarks.js';

export function watermarkQuizPane(root, group) {
  const part = (name) => root.querySelector('.gp-' + name);
  const NAMES = ['A', 'B'];
  let [at, guesses] = [0, []]; // the pair that is shown, and for each pair the place that was guessed

  const applies = () => group.answered('quiz');
  const pairs = () => (group.done ? group.found.pairs.filter(({texts}) => texts.every(({report}) => !report.error)) : []);
  const truthOf = ({left}) => (left ? 0 : 1); // the place of the text with the watermark
  const right = () => guesses.filter((place, i) => place === truthOf(pairs()[i])).length;

  const sides = NAMES.map((name, place) => {
    const box = make('div', 'gp-side');
    const [title, facts, body, button] = [make('h3', '', `Text ${name}`), make('p', 'gp-facts'), make('div', 'gp-body', null, {dir: 'auto'}), make('button', 'gp-button gp-main', `Text ${name} is watermarked`, {type: 'button'})];
    const plain = make('div', '', null, {tabindex: 0});
    const marked = make('div');
    body.append(plain, marked);
    box.append(title, facts, body, button);
    part('texts').append(box);
    button.addEventListener('click', () => guess(place));
    return {box, title, facts, plain, marked, button, text: new MarkedText(marked)};
  });

  function guess(place) {
    if (guesses[at] !== undefined) return;
    guesses[at] = place;
    draw();
    part('next').focus({preventScroll: true});
  }

  part('next').addEventListener('click', () => {
    at = Math.min(at + 1, pairs().length - 1);
    draw();
    sides[0].button.focus({preventScroll: true});
  });

  // ---------------------------------------------------------------------------------------------- a pair

  const shareOf = (report) => (report.kind === 'green' ? report.green_fraction : report.mean);
  const shareWords = (report) => (report.kind === 'green' ? `${percent(report.green_fraction)} green` : `mean g ${report.mean.toFixed(3)}`);

  function drawSide(side, place, pair, guessed) {
    const {report, perplexity} = pair.texts[place];
    const truth = place === truthOf(pair) ? 'with' : 'without';
    showIf(side.plain, !guessed);
    showIf(side.marked, guessed);
    showIf(side.button, !guessed);
    showIf(side.facts, guessed);
    if (guessed) {
      side.box.dataset.truth = truth;
      say(side.title, `Text ${NAMES[place]}: ${truth === 'with' ? '◆ watermarked' : 'not watermarked'}${guesses[at] === place ? ', your guess' : ''}`);
      say(side.facts, `${shareWords(report)} · z ${zWords(report.z_score)}${isKnown(perplexity) ? ` · perplexity ${perplexity.toFixed(2)}` : ''}`);
      side.text.show(markedItems(report));
      return;
    }
    delete side.box.dataset.truth;
    say(side.title, `Text ${NAMES[place]}`);
    side.text.show([]);
    say(side.plain, report.tokens.slice(report.prompt_tokens).map(([, , piece]) => piece ?? '').join(''));
  }

  // What could have been seen without a detector, and what it sees.
  function whyWords({texts}, truth) {
    const [marked, plain] = [texts[truth], texts[1 - truth]].map(({report}) => report);
    const chance = marked.kind === 'green' ? percent(marked.ratio) : '0.5';
    const clear = marked.z_score > group.found.threshold ? 'more than chance explains' : 'too little to be sure';
    const words = `${shareWords(marked)} with the watermark, where chance has ${chance}: z ${zWords(marked.z_score)}, ${clear}. Without it ${shareWords(plain)}, z ${zWords(plain.z_score)}.`;
    const fooled = plain.z_score > marked.z_score ? ' Here even the detector would have taken the wrong one: the texts are short, or the mark is weak.' : '';
    return `What gave it away: ${words}${fooled}`;
  }

  function drawPair(pair) {
    const guessed = guesses[at] !== undefined;
    sides.forEach((side, place) => drawSide(side, place, pair, guessed));
    showIf(part('legend'), guessed);
    showIf(part('verdict'), guessed);
    showIf(part('next'), guessed && at + 1 < pairs().length);
    if (!guessed) return;
    const known = pair.texts.map(({report}) => legendOf(report)[1]);
    markLegend(part('legend'), group.found.kind, {unscored: known.some(({unscored}) => unscored), repeated: known.some(({repeated}) => repeated)});
    const truth = truthOf(pair);
    const hit = guesses[at] === truth;
    sayAttributes(part('answer'), {'data-verdict': hit ? 'good' : 'bad'});
    say(part('answer-sign'), hit ? '✓' : '✗');
    say(part('answer-words'), hit ? 'Right' : `Wrong: it was text ${NAMES[truth]}`);
    say(part('answer-more'), whyWords(pair, truth));
  }

  // ---------------------------------------------------------------------------------------------- the round

  function waitingWords(values) {
    if (!group.done) return `The texts are being written: ${count(values.done)} of ${count(values.runs)}.`;
    if (pairs().length) return '';
    const wrong = values.pairs.flatMap(({texts}) => texts).find(({report}) => report.error);
    return wrong ? `No pair can be asked about. ${wrong.report.error.message} ${wrong.report.error.fix}` : 'No pair of texts was completed. Run the experiment again.';
  }

  function drawSum(all) {
    const done = guesses.length;
    showIf(part('sum'), done > 0 && done === all.length);
    if (part('sum').hidden) return;
    const hits = right();
    say(part('sum').querySelector('h3'), `${count(hits)} of ${count(done)} right`);
    const chance = Array.from({length: done - hits + 1}, (_, i) => choose(done, hits + i)).reduce((a, b) => a + b, 0) / 2 ** done;
    const machine = all.filter(({texts, left}) => texts[left ? 0 : 1].report.z_score > texts[left ? 1 : 0].report.z_score).length;
    say(part('sum-words'), `Who guesses has ${count(hits)} or more in ${percent(chance)} of rounds. The detector, taking the text with the higher z, has ${count(machine)} of ${count(done)}. Run the experiment again for another round.`);
    say(part('share-head'), group.found.kind === 'green' ? 'green with and without' : 'mean g with and without');
    const rows = fit(part('sum').querySelector('tbody'), done, () => {
      const row = make('tr');
      row.append(make('th', '', null, {scope: 'row'}), make('td'), make('td'), make('td'));
      return row;
    });
    all.forEach((pair, i) => {
      const truth = truthOf(pair);
      const [marked, plain] = [pair.texts[truth].report, pair.texts[1 - truth].report];
      const share = (report) => (report.kind === 'green' ? percent(shareOf(report)) : shareOf(report).toFixed(3));
      const words = [String(i + 1), `${guesses[i] === truth ? '✓' : '✗'} text ${NAMES[guesses[i]]}`, `${share(marked)}, ${share(plain)}`, `${zWords(marked.z_score)}, ${zWords(plain.z_score)}`];
      words.forEach((text, j) => say(rows[i].cells[j], text));
    });
  }

  const choose = (n, k) => Array.from({length: k}, (_, i) => (n - i) / (i + 1)).reduce((a, b) => a * b, 1);

  function draw() {
    const all = pairs();
    say(part('waiting'), waitingWords(group.found));
    showIf(part('round'), all.length > 0);
    say(part('about'), all.length ? `Pair ${count(at + 1)} of ${count(all.length)}. Same prompt, same seed; one of them has the watermark.` : '');
    say(part('score'), guesses.length ? `${count(right())} of ${count(guesses.length)} right` : '');
    if (all.length) drawPair(all[at]);
    drawSum(all);
  }

  return (changes) => {
    root.hidden = !applies();
    if (changes.run) [at, guesses] = [0, []];
    if (!root.hidden && (changes.run || changes.found || changes.status)) draw();
  };
}
