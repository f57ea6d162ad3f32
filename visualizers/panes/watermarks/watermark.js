// The watermark pane: the text in which the current token stands, each token green or red, what the bias did to it, z as
// the text grows, and what it cost. What it shows is what the logits processor did, as the trace says.

import {fit, sayAttributes} from '../core/dom_patch.ts';
import {Along} from '../core/log.ts';
import {fixed} from '../core/notation.ts';
import {quotientWords} from '../core/run_sums.ts';
import {asSentence, count, fromNats, information, make, percent, say} from '../core/text.ts';
import {t, tn} from '../core/texts.ts';
import {runsOfTerms, tipOfTerm} from '../core/tips.ts';
import {zSum, zWords} from './detection_words.js';
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
    markLegend(part('mark-key'), isSynthid() ? 'synthid' : 'green', {unscored: unscored > 0, repeated: early > 0, faint: t('faint: a detector without the prompt cannot score it')});
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
    const [verdict, sign, words] = answerOf(z, scored);
    sayAttributes(part('finding'), {'data-verdict': verdict});
    say(part('finding-sign'), sign);
    say(part('finding-words'), words);
    say(part('finding-more'), z === null ? '' : `${shareWords()} ${t('By chance alone, if each token is new evidence, z would be this high with a probability of {p}.', {p: pWords(pValue(z))})}`);
    if (log.finished) say(part('mark-told'), `${words}. ${tn(scored, '{count} token scored.', '{count} tokens scored.')}`);
  }

  // [good|even|wait, sign, words]
  function answerOf(z, scored) {
    if (z === null) return ['wait', '…', scored ? t('z is not known, because the watermark’s settings are not') : t('Nothing to score yet')];
    const value = {z: zWords(z)};
    if (z > threshold) return ['good', '◆', log.running ? t('A detector finds it so far: z = {z}', value) : t('A detector finds it: z = {z}', value)];
    return ['even', '◇', log.running ? t('A detector does not find it so far: z = {z}', value) : t('A detector does not find it: z = {z}', value)];
  }

  function shareWords() {
    const {green, scored} = along.total;
    if (isSynthid()) return tn(scored, 'Mean g-value {mean} over {count} scored token, 0.5 by chance.', 'Mean g-value {mean} over {count} scored tokens, 0.5 by chance.', {mean: fixed(green / scored, 3)});
    return tn(
      scored,
      '{green} of {count} scored token green, {share} instead of {ratio}.',
      '{green} of {count} scored tokens green, {share} instead of {ratio}.',
      {green: count(green), share: percent(green / scored), ratio: percent(watermark.ratio)},
    );
  }

  function drawCurve() {
    const measured = points('z');
    const found = [t('What a detector finds that knows the key and sees the text without its prompt.')];
    if (watermark.keys) found.push(t('For SynthID it is the z of the plain mean of all g-values, against fair coins.'));
    const curves = [{name: t('this text'), look: 'measured', points: measured, tip: found.join(' ')}];
    const foreseen = points('foreseen');
    if (foreseen.length) {
      const least = [t('What this bias leads to at least, given how uncertain the model was at each token: the sum of p / (1 + m p) over the vocabulary, theorem 4.2 of Kirchenbauer et al. 2023, averaged over all green lists.')];
      // the theorem is about tokens that are drawn
      if (!log.started.effective.do_sample) least.push(t('That holds where tokens are drawn; here the likeliest are taken, which can be greener or less green.'));
      curves.push({name: t('expected at least'), look: 'expected', points: foreseen, tip: least.join(' ')});
    }
    zKeys(part('z-keys'), curves);
    const needed = measured.length ? neededFor(measured, along.total, watermark, threshold) : null;
    zPicture(part('z-box'), {curves, threshold, needed, label: t('z over the number of tokens, threshold {threshold}', {threshold})});
    say(part('z-needed-words'), needed ? needed.words : '');
    say(part('threshold-words'), thresholdWords(threshold));
  }

  // ---------------------------------------------------------------------------------------------- numbers

  // [name, value, meaning, term, sentence of this run, other words of the term] of what is known.
  function figures() {
    const {scored, green, expected, chosen, surprisal, gained, suppressed, marks, likely, entropy} = along.total;
    const {started, unit} = log;
    const over = (sum, number, value) => quotientWords(sum, count(number), value);
    const meanOf = (nats) => over(fixed(fromNats(nats, unit), 2), chosen, signed(nats / chosen));
    const signed = (nats) => information(nats, unit).replace('-', '−');
    /** @type {[string, string, string, string, string, any][]} */
    const shown = [[t('tokens scored'), count(scored), t('Tokens that count: those with enough tokens before them, without the prompt.'), 'length', '', {}]];
    if (scored && !isSynthid()) {
      const share = percent(green / scored);
      const least = percent(expected / scored);
      shown.push([t('green'), share, t('The share of the scored tokens that got the bias.'), 'green-list', `${count(green)} / ${count(scored)} = ${share}`, {formula: t('green / scored'), unit: '%'}]);
      shown.push([t('expected at least'), least, t('At least this share is green on average over all green lists, for this bias and the probabilities that the model gave. Where the model is certain of a token, a bias changes little.'), 'green-list', over(fixed(expected, 2), scored, least), {formula: '', unit: '%'}]);
    }
    if (chosen) {
      const perToken = {unit: t('bits or nats')};
      shown.push([t('surprisal before the watermark'), information(surprisal / chosen, unit), t('How unexpected the chosen tokens were just before the watermark, on average: minus the logarithm of their probability.'), 'surprisal', meanOf(surprisal), {formula: '−(Σ log p) / n'}]);
      const [other, how] = started.effective.do_sample ? [entropy, t('Tokens drawn without the watermark would have had this on average: the entropy just before it.')] : [likely, t('The likeliest token at each position would have had this.')];
      if (!log.usesBeams) {
        shown.push([t('without it'), information(other / chosen, unit), how, started.effective.do_sample ? 'entropy' : 'surprisal', meanOf(other), {formula: started.effective.do_sample ? '(Σ H) / n' : '−(Σ log p) / n'}]);
        const words = `${information(surprisal / chosen, unit)} − ${information(other / chosen, unit)} = ${signed((surprisal - other) / chosen)}`;
        shown.push([t('log-probability lost'), signed((surprisal - other) / chosen), t('The price per token: how much less probable than that the chosen tokens are. Values below 0 are luck.'), 'logprob', words, {formula: '', ...perToken}]);
      }
      shown.push([t('raised by'), information(gained / chosen, unit), t('How much the watermark raised the log-probability of the chosen tokens, on average. Over many texts this is the divergence of what was drawn from what the model would draw.'), 'logprob', meanOf(gained), {formula: '(Σ log p′ − log p) / n', ...perToken}]);
    }
    if (marks) {
      const value = fixed(suppressed / marks, 1);
      shown.push([t('suppressed'), t('{value} of {count}', {value, count: count(started.request.top_candidates ?? 10)}), t('How many of the likeliest tokens the watermark made less likely, on average over the positions.'), isSynthid() ? 'g-value' : 'green-list', over(count(suppressed), marks, value), {formula: '', unit: t('tokens')}]);
    }
    return shown;
  }

  function drawFigures() {
    const shown = figures();
    const rows = fit(part('mark-figures'), shown.length, () => {
      const row = make('div');
      const name = make('dt');
      name.append(make('span'));
      row.append(name, make('dd'));
      return row;
    });
    shown.forEach(([name, words, meaning, term, run, own], i) => {
      const [head, value] = rows[i].children;
      say(head.firstChild, name);
      tipOfTerm(head.firstChild, term, () => run && asSentence(run), {meaning, ...own});
      say(value, words);
    });
  }

  // z at the end of the text, by its formula.
  runsOfTerms(root, {curve: () => {
    const {z, scored, green} = along.total;
    if (z === null) return '';
    return asSentence(isSynthid() ? `z = ${zWords(z)}` : zSum(green, scored, watermark.ratio));
  }});

  // ---------------------------------------------------------------------------------------------- drawing

  function drawNumbers() {
    drawAnswer();
    drawFigures();
    drawCurve();
  }

  function lineWords(step) {
    const lines = log.lines();
    const line = lines.length > 1 ? log.lineOf(step) : null;
    return line ? `${line.label} · ${settingsOfWatermark(watermark)}` : settingsOfWatermark(watermark);
  }

  input.addEventListener('input', () => {
    const value = input.valueAsNumber;
    const fits = value >= 0 && value <= 30;
    input.setAttribute('aria-invalid', String(!fits));
    if (!fits) {
      say(part('threshold-words'), t('The threshold must be from 0 to 30.'));
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
