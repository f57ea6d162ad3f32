// The watermark pane: the text in which the current token stands, each token green or red, what the bias did to it, z as
// the text grows, and what it cost. What it shows is what the logits processor did, as the trace says.

import {fit, sayAttributes} from '../core/dom_patch.js';
import {Along} from '../core/log.js';
import {count, information, make, many, percent, say} from '../core/text.js';
import {zWords} from './detection_words.js';
import {NO_MARKS, addMark, neededFor, settingsOfWatermark, stepMarkWords, watermarkOf} from './watermark_words.js';
import {MarkedText, markLegend, pValue, pWords, thresholdWords, zKeys, zPicture} from './watermarks.js';

export function watermarkPane(root, log) {
  const part = (name) => root.querySelector('.gp-' + name);
  const text = new MarkedText(part('marked-words'), {press: ({step}) => log.selectStep(step)});
  const input = part('threshold');
  let threshold = 3;
  let watermark = watermarkOf(null);
  let stage = 0; // the watermark's place among the processors
  let along = null;
  let current = null; // the element of the current token

  function startRun() {
    watermark = watermarkOf(log.started);
    const names = (log.started && log.started.processors) || [];
    stage = names.findIndex((name) => name === 'WatermarkLogitsProcessor' || name === 'SynthIDTextWatermarkLogitsProcessor');
    along = new Along(NO_MARKS, (total, step) => addMark(total, step, watermark, stage));
    text.show([]);
    say(part('mark-about'), settingsOfWatermark(watermark));
  }

  const isSynthid = () => along.steps.some(({mark}) => mark && mark.kind === 'synthid');

  // ---------------------------------------------------------------------------------------------- the text

  function itemOf(step) {
    const {mark, index} = step;
    const isFirst = index < watermark.early;
    const known = mark && !mark.why;
    return {
      step,
      token: {...step.chosen, piece: step.piece},
      mark: known ? {green: mark.green, g: mark.g, counted: !isFirst} : {},
      words: () => stepMarkWords({...step, isFirst}, watermark),
    };
  }

  function drawText(keep) {
    text.show(along.steps.map((step, i) => text.items[i] && i < keep ? text.items[i] : itemOf(step)), keep);
    const {unscored, early} = along.total;
    markLegend(part('mark-key'), isSynthid() ? 'synthid' : 'green', {unscored: unscored > 0, repeated: early > 0, faint: 'a detector without the prompt cannot score it'});
  }

  function markCurrent(step) {
    const element = step && !step.isPrompt ? text.tokens[step.index] : null;
    if (current && current !== element) current.classList.remove('gp-current');
    current = element || null;
    if (current && log.selected) current.classList.add('gp-current');
    else if (current) current.classList.remove('gp-current');
  }

  // ---------------------------------------------------------------------------------------------- z

  const points = (name) => {
    const found = [];
    for (const total of along.totals) if (total[name] !== null && (!found.length || found.at(-1)[0] < total.scored)) found.push([total.scored, total[name]]);
    return found;
  };

  function drawAnswer() {
    const {z, scored} = along.total;
    const so = log.running ? ' so far' : '';
    const [verdict, sign, words] = z === null ? ['wait', '…', scored ? 'The watermark’s settings are not known, so z is not' : 'Nothing to score yet']
      : z > threshold ? ['good', '◆', `A detector finds it${so}: z = ${zWords(z)}`] : ['even', '◇', `A detector does not find it${so}: z = ${zWords(z)}`];
    sayAttributes(part('finding'), {'data-verdict': verdict});
    say(part('finding-sign'), sign);
    say(part('finding-words'), words);
    say(part('finding-more'), z === null ? '' : `${shareWords()}; by chance alone, if each token is new evidence, z would be as high with a probability of ${pWords(pValue(z))}`);
    if (log.finished) say(part('mark-told'), `${words}, ${count(scored)} tokens scored.`);
  }

  function shareWords() {
    const {green, scored} = along.total;
    if (isSynthid()) return `mean g-value ${(green / scored).toFixed(3)} over ${many(scored, 'scored token')}, 0.5 by chance`;
    return `${count(green)} of ${many(scored, 'scored token')} green, ${percent(green / scored)} instead of ${percent(watermark.ratio)}`;
  }

  // The theorem is about tokens that are drawn.
  const drawnWords = () => (log.started.effective.do_sample ? '' : ' That is so where tokens are drawn; here the likeliest are taken, which can be greener or less green.');

  function drawCurve() {
    const measured = points('z');
    const curves = [{name: 'this text', look: 'measured', points: measured, tip: `What a detector finds that knows the key and sees the text without its prompt.${watermark.keys ? ' Of SynthID it is the z of the plain mean of all g-values, against fair coins.' : ''}`}];
    const foreseen = points('foreseen');
    if (foreseen.length) curves.push({name: 'expected at least', look: 'expected', points: foreseen, tip: 'What this bias leads to at least, given how undecided the model was at each token: the sum of p / (1 + m p) over the vocabulary, theorem 4.2 of Kirchenbauer et al. 2023, averaged over all green lists.' + drawnWords()});
    zKeys(part('z-keys'), curves);
    const needed = measured.length ? neededFor(measured, along.total, watermark, threshold) : null;
    zPicture(part('z-box'), {curves, threshold, needed, label: `z over the number of tokens, threshold ${threshold}`});
    say(part('z-needed-words'), needed ? needed.words : '');
    say(part('threshold-words'), thresholdWords(threshold));
  }

  // ---------------------------------------------------------------------------------------------- numbers

  // [name, value, meaning] of what is known.
  function figures() {
    const {scored, green, expected, chosen, surprisal, gained, suppressed, marks, likely, entropy} = along.total;
    const {started} = log;
    const shown = [['tokens scored', count(scored), 'Tokens that count: those with enough tokens before them, without the prompt.']];
    if (scored && !isSynthid()) {
      shown.push(['green', percent(green / scored), 'The share of the scored tokens that got the bias.']);
      shown.push(['expected at least', percent(expected / scored), 'At least this share is green on average over all green lists, for this bias and the probabilities that the model gave. Where it is sure of a token, a bias changes little.']);
    }
    if (chosen) {
      shown.push(['surprisal before the watermark', information(surprisal / chosen, log.unit), 'How unexpected the chosen tokens were just before the watermark, on average: minus the logarithm of their probability.']);
      const [other, how] = started.effective.do_sample ? [entropy, 'Drawn without the watermark they would have had this on average: the entropy just before it.'] : [likely, 'The likeliest token of each place would have had this.'];
      if (!log.usesBeams) {
        shown.push(['without it', information(other / chosen, log.unit), how]);
        shown.push(['log-probability lost', information((surprisal - other) / chosen, log.unit).replace('-', '−'), 'The price: how much less probable than that the chosen tokens are, for each token. Below 0 by luck.']);
      }
      shown.push(['raised by', information(gained / chosen, log.unit), 'How much the watermark raised the log-probability of the chosen tokens, on average. Over many texts it is the divergence of what was drawn from what the model would draw.']);
    }
    if (marks) shown.push(['suppressed', `${(suppressed / marks).toFixed(1)} of ${count(started.request.top_candidates ?? 10)}`, 'How many of the likeliest tokens the watermark made less likely, on average over the places.']);
    return shown;
  }

  function drawFigures() {
    const shown = figures();
    const rows = fit(part('mark-figures'), shown.length, () => {
      const row = make('div');
      const name = make('dt');
      name.append(make('span', '', null, {tabindex: 0}));
      row.append(name, make('dd'));
      return row;
    });
    shown.forEach(([name, words, meaning], i) => {
      const [term, value] = rows[i].children;
      say(term.firstChild, name);
      sayAttributes(term.firstChild, {'data-tip': meaning});
      say(value, words);
    });
  }

  // ---------------------------------------------------------------------------------------------- drawing

  function drawNumbers() {
    drawAnswer();
    drawFigures();
    drawCurve();
  }

  function lineWords(step) {
    const lines = log.lines();
    const line = lines.length > 1 ? log.lineOf(step) : null;
    return line ? `${line.label}; ${settingsOfWatermark(watermark)}` : settingsOfWatermark(watermark);
  }

  input.addEventListener('input', () => {
    const value = input.valueAsNumber;
    const fits = value >= 0 && value <= 30;
    input.setAttribute('aria-invalid', String(!fits));
    if (!fits) {
      say(part('threshold-words'), 'a threshold from 0 to 30');
      return;
    }
    threshold = value;
    drawNumbers();
  });

  new ResizeObserver(() => !root.hidden && along.total.marks && drawCurve()).observe(part('z-box'));

  return (changes) => {
    if (changes.run || !along) startRun();
    const step = log.current();
    const {keep} = along.follow(step ? log.lastOf(step) : null);
    root.hidden = !along.total.marks;
    if (root.hidden) return;
    if (changes.run || changes.steps || changes.status || changes.selection) {
      drawText(keep);
      say(part('mark-about'), lineWords(step));
    }
    markCurrent(step);
    if (changes.run || changes.steps || changes.status || changes.selection || changes.unit) drawNumbers();
  };
}
