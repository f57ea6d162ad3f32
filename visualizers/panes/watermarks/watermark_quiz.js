// The quiz: of two texts one is watermarked. A person says which; then both are marked, and what gave it away is told. A
// round goes over all pairs. Which text stands where was drawn by playground/experiments/watermark_trials.py; the page shows nothing of
// it before the guess.

import {fit, sayAttributes, showIf} from '../core/dom_patch.ts';
import {fixed} from '../core/notation.ts';
import {count, make, percent, say} from '../core/text.ts';
import {inARow} from '../core/run_sums.ts';
import {t} from '../core/texts.ts';
import {runsOfTerms, tipOfTerm} from '../core/tips.ts';
import {isKnown} from '../core/values.ts';
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
    const [title, facts, body, button] = [make('h3', '', t('Text {name}', {name})), make('p', 'gp-facts'), make('div', 'gp-body', null, {dir: 'auto'}), make('button', 'gp-button gp-main', t('Text {name} is watermarked', {name}), {type: 'button'})];
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
  const shareWords = (report) => (report.kind === 'green' ? t('{share} green', {share: percent(report.green_fraction)}) : t('mean g {g}', {g: fixed(report.mean, 3)}));

  function drawSide(side, place, pair, guessed) {
    const {report, perplexity} = pair.texts[place];
    const truth = place === truthOf(pair) ? 'with' : 'without';
    showIf(side.plain, !guessed);
    showIf(side.marked, guessed);
    showIf(side.button, !guessed);
    showIf(side.facts, guessed);
    if (guessed) {
      side.box.dataset.truth = truth;
      say(side.title, titleWords(NAMES[place], truth === 'with', guesses[at] === place));
      const facts = [shareWords(report), `z ${zWords(report.z_score)}`];
      if (isKnown(perplexity)) facts.push(t('perplexity {value}', {value: fixed(perplexity, 2)}));
      say(side.facts, facts.join(' · '));
      side.text.show(markedItems(report));
      return;
    }
    delete side.box.dataset.truth;
    say(side.title, t('Text {name}', {name: NAMES[place]}));
    side.text.show([]);
    say(side.plain, report.tokens.slice(report.prompt_tokens).map(([, , piece]) => piece ?? '').join(''));
  }

  function titleWords(name, isMarked, isGuess) {
    if (isMarked) return isGuess ? t('Text {name}: ◆ watermarked, your guess', {name}) : t('Text {name}: ◆ watermarked', {name});
    return isGuess ? t('Text {name}: not watermarked, your guess', {name}) : t('Text {name}: not watermarked', {name});
  }

  // What could have been seen without a detector, and what it sees.
  function whyWords({texts}, truth) {
    const [marked, plain] = [texts[truth], texts[1 - truth]].map(({report}) => report);
    const values = {share: shareWords(marked), chance: marked.kind === 'green' ? percent(marked.ratio) : '0.5', z: zWords(marked.z_score)};
    const told = [
      marked.z_score > group.found.threshold
        ? t('What gave it away: {share} with the watermark, where chance gives {chance}; z is {z}, more than chance explains.', values)
        : t('What gave it away: {share} with the watermark, where chance gives {chance}; z is {z}, too little to be certain.', values),
      t('Without it: {share}, z {z}.', {share: shareWords(plain), z: zWords(plain.z_score)}),
    ];
    if (plain.z_score > marked.z_score) told.push(t('Here the detector, too, would have chosen the wrong text: the texts are short, or the mark is weak.'));
    return told.join(' ');
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
    say(part('answer-words'), hit ? t('Correct') : t('Wrong: it was text {name}', {name: NAMES[truth]}));
    say(part('answer-more'), whyWords(pair, truth));
  }

  // ---------------------------------------------------------------------------------------------- the round

  function waitingWords(values) {
    if (!group.done) return t('The texts are being written: {done} of {runs}.', {done: count(values.done), runs: count(values.runs)});
    if (pairs().length) return '';
    const wrong = values.pairs.flatMap(({texts}) => texts).find(({report}) => report.error);
    if (!wrong) return t('No pair of texts was completed. Run the experiment again.');
    return [t('No pair of texts could be scored.'), t(wrong.report.error.message), t(wrong.report.error.fix)].join(' ');
  }

  function drawSum(all) {
    const done = guesses.length;
    showIf(part('sum'), done > 0 && done === all.length);
    if (part('sum').hidden) return;
    const hits = right();
    say(part('sum').querySelector('h3'), rightWords(hits, done));
    const chance = Array.from({length: done - hits + 1}, (_, i) => choose(done, hits + i)).reduce((a, b) => a + b, 0) / 2 ** done;
    const machine = all.filter(({texts, left}) => texts[left ? 0 : 1].report.z_score > texts[left ? 1 : 0].report.z_score).length;
    say(part('sum-words'), [
      t('By guessing, {hits} or more are correct in {share} of rounds.', {hits: count(hits), share: percent(chance)}),
      t('The detector, choosing the text with the higher z, has {right} of {pairs} correct.', {right: count(machine), pairs: count(done)}),
      t('Run the experiment again for another round.'),
    ].join(' '));
    tipOfTerm(part('share-head'), group.found.kind === 'green' ? 'green-list' : 'g-value', () => '', {meaning: t('In the text with the watermark, and in the one without it.'), formula: ''});
    say(part('share-head'), group.found.kind === 'green' ? t('green with and without') : t('mean g with and without'));
    const rows = fit(part('sum').querySelector('tbody'), done, () => {
      const row = make('tr');
      row.append(make('th', '', null, {scope: 'row'}), make('td'), make('td'), make('td'));
      return row;
    });
    all.forEach((pair, i) => {
      const truth = truthOf(pair);
      const [marked, plain] = [pair.texts[truth].report, pair.texts[1 - truth].report];
      const share = (report) => (report.kind === 'green' ? percent(shareOf(report)) : fixed(shareOf(report), 3));
      const words = [String(i + 1), `${guesses[i] === truth ? '✓' : '✗'} ${t('text {name}', {name: NAMES[guesses[i]]})}`, `${share(marked)}, ${share(plain)}`, `${zWords(marked.z_score)}, ${zWords(plain.z_score)}`];
      words.forEach((text, j) => say(rows[i].cells[j], text));
    });
  }

  const rightWords = (hits, done) => t('{hits} of {pairs} correct', {hits: count(hits), pairs: count(done)});

  const choose = (n, k) => Array.from({length: k}, (_, i) => (n - i) / (i + 1)).reduce((a, b) => a * b, 1);

  runsOfTerms(root, {scores: () => inARow(pairs().slice(0, guesses.length).map((pair, i) => {
    const [marked, plain] = [pair.texts[truthOf(pair)], pair.texts[1 - truthOf(pair)]].map(({report}) => zWords(report.z_score));
    return t('pair {number}: {marked} and {plain}', {number: i + 1, marked, plain});
  }))});

  function draw() {
    const all = pairs();
    say(part('waiting'), waitingWords(group.found));
    showIf(part('round'), all.length > 0);
    say(part('about'), all.length ? t('Pair {number} of {pairs}. Same prompt, same seed; one of them has the watermark.', {number: count(at + 1), pairs: count(all.length)}) : '');
    say(part('score'), guesses.length ? rightWords(right(), guesses.length) : '');
    if (all.length) drawPair(all[at]);
    drawSum(all);
  }

  return (changes) => {
    root.hidden = !applies();
    if (changes.run) [at, guesses] = [0, []];
    if (!root.hidden && (changes.run || changes.found || changes.status)) draw();
  };
}
