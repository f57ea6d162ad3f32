// The pane of strengths: how z falls as an attack grows stronger, over several seeds of each strength. What it shows was
// found by playground/watermarks/detection.py.

import {drawChart} from '../charts/chart.tsx';
import {sideOf} from '../core/claims.ts';
import {percent, say} from '../core/text.ts';
import {inARow} from '../core/run_sums.ts';
import {t, tn} from '../core/texts.ts';
import {runsOfTerms} from '../core/tips.ts';
import {medianOf} from '../core/values.ts';
import {zWords} from './detection_words.js';

export function strengthsPane(root, group) {
  const part = (name) => root.querySelector('.gp-' + name);

  function draw({how, points, of, seeds, threshold}) {
    const known = points.filter(({z}) => z.length);
    const facts = [t(how), tn(seeds, '{count} seed at each strength', '{count} seeds at each strength')];
    if (points.length < of) facts.push(t('{done} of {of} strengths so far', {done: points.length, of}));
    say(part('about'), facts.join(' · '));
    say(part('strength-words'), wordsOf(known, points, threshold));
    drawChart(part('strength-box'), group.charts.strengths);
  }

  // At which strengths the median is surely above the threshold, where it is surely not, and where the seeds do not tell; what
  // could not be scored. Before the attack there is one text, and its z is what it is.
  function wordsOf(known, points, threshold) {
    const sideAt = ({strength, z}) => (strength === 0 ? (z[0] > threshold ? 'above' : 'below') : sideOf(z, threshold));
    const at = (...sides) => rangesOf(known, (point) => sides.includes(sideAt(point)));
    const [above, below, open] = [at('above'), at('below'), at('open', 'few')];
    const refused = points.filter(({refused: number}) => number).map(({strength}) => percent(strength));
    const told = [];
    if (known.length && known[0].strength === 0 && sideAt(known[0]) !== 'above') told.push(t('The text is not above the threshold even before the attack.'));
    if (above) told.push(t('At strength {strengths}, the median z is above the threshold.', {strengths: above}));
    if (below) told.push(t('At strength {strengths}, the median z is not above the threshold.', {strengths: below}));
    if (open) told.push(t('At strength {strengths}, it is not known whether the median z is above the threshold: the seeds disagree or are too few.', {strengths: open}));
    if (refused.length) told.push(t('At strength {strengths}, too little text is left to score, for some seeds or for all.', {strengths: refused.join(', ')}));
    return told.join(' ');
  }

  // "0% to 30% and 100%": the strengths that fit, those beside each other as one range.
  function rangesOf(known, fits) {
    const ranges = [];
    known.forEach((point, i) => {
      if (!fits(point)) return;
      if (i && fits(known[i - 1])) ranges.at(-1)[1] = point.strength;
      else ranges.push([point.strength, point.strength]);
    });
    const words = ranges.map(([from, to]) => (from === to ? percent(from) : t('{low} to {high}', {low: percent(from), high: percent(to)})));
    return words.length > 1 ? t('{names} and {last}', {names: words.slice(0, -1).join(', '), last: words.at(-1)}) : words.join('');
  }

  runsOfTerms(root, {median: () => inARow((group.found ? group.found.points : []).filter(({z}) => z.length)
    .map(({strength, z}) => t('{strength}: z {median}', {strength: percent(strength), median: zWords(medianOf(z))})))});

  return (changes) => {
    root.hidden = !group.found;
    if (!root.hidden && changes.found) draw(group.found);
  };
}
