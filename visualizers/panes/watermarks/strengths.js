// The pane of strengths: how z falls as an attack grows stronger, over several seeds of each strength. What it shows was
// found by playground/watermarks/detection.py.

import {lineMark, pathMark, pixel, textMark, toldMark} from '../charts/marks.js';
import {axisMarks, plotIn, ticksWithin} from '../charts/plot.js';
import {sideOf} from '../core/claims.js';
import {many, percent, say} from '../core/text.js';
import {medianOf} from '../core/values.js';
import {zWords} from './detection_words.js';

export function strengthsPane(root, group) {
  const part = (name) => root.querySelector('.gp-' + name);

  function draw({how, points, of, seeds, threshold}) {
    const known = points.filter(({z}) => z.length).map(({strength, z}) => ({strength, z, middle: medianOf(z), low: Math.min(...z), high: Math.max(...z)}));
    say(part('about'), `${how}, ${many(seeds, 'seed')} at each strength${points.length < of ? `; ${points.length} of ${of} strengths so far` : ''}`);
    say(part('strength-words'), wordsOf(known, points, threshold));
    const range = [Math.min(-1, ...known.map(({low}) => low)), Math.max(threshold, ...known.map(({high}) => high))];
    const plot = plotIn(part('strength-box'), {height: 270, x: [0, 1], y: [range[0] - 0.3, range[1] + 0.5], top: 24});
    const right = plot.width - plot.right;
    const shares = [0, 0.2, 0.4, 0.6, 0.8, 1].map((tick) => [tick, percent(tick)]);
    const band = [...known.map(({strength, high}) => [plot.x(strength), plot.y(high)]), ...[...known].reverse().map(({strength, low}) => [plot.x(strength), plot.y(low)])];
    const back = [
      ...axisMarks(plot, {xTicks: shares, yTicks: ticksWithin(...range, 5), xTitle: 'strength of the attack', yTitle: 'z'}),
      lineMark('gp-unity', plot.left, plot.y(0), right, plot.y(0)),
      pathMark('gp-range', band),
      lineMark('gp-z-threshold', plot.left, plot.y(threshold), right, plot.y(threshold)),
      textMark('gp-halo gp-strong', right - 5, plot.y(threshold) - 6, `threshold ${Number(threshold.toFixed(2))}`, 'end'),
      pathMark('gp-z-measured', known.map(({strength, middle}) => [plot.x(strength), plot.y(middle)])),
    ];
    const told = known.map(({strength, z, middle, low, high}) => {
      const spread = z.length > 1 ? `, from ${zWords(low)} to ${zWords(high)}` : '';
      const words = `Strength ${percent(strength)}: z ${zWords(middle)}${spread}`;
      return toldMark('', words, [['circle', 'gp-measured', {cx: pixel(plot.x(strength)), cy: pixel(plot.y(middle)), r: 5}, []]]);
    });
    plot.draw('z against the strength of the attack', [back, told]);
  }

  // At which strengths the median is surely above the threshold, where it is surely not, and where the seeds do not tell; what
  // could not be scored. Before the attack there is one text, and its z is what it is.
  function wordsOf(known, points, threshold) {
    const sideAt = ({strength, z}) => (strength === 0 ? (z[0] > threshold ? 'above' : 'below') : sideOf(z, threshold));
    const at = (...sides) => rangesOf(known, (point) => sides.includes(sideAt(point)));
    const [above, below, open] = [at('above'), at('below'), at('open', 'few')];
    const refused = points.filter(({refused: number}) => number).map(({strength}) => percent(strength));
    const said = [];
    if (known.length && known[0].strength === 0 && sideAt(known[0]) !== 'above') said.push('The text is not above the threshold even before the attack.');
    const parts = [above && `above the threshold at ${above}`, below && `not above it at ${below}`, open && `not known to be either at ${open}, where the seeds disagree or are too few`].filter(Boolean);
    if (parts.length) said.push(`By strength, the median z is ${parts.join('; ')}.`);
    if (refused.length) said.push(`At ${refused.join(', ')} there is too little text left to score, in some cases or in all.`);
    return said.join(' ');
  }

  // "0% to 30% and 100%": the strengths that fit, those beside each other as one range.
  function rangesOf(known, fits) {
    const ranges = [];
    known.forEach((point, i) => {
      if (!fits(point)) return;
      if (i && fits(known[i - 1])) ranges.at(-1)[1] = point.strength;
      else ranges.push([point.strength, point.strength]);
    });
    const words = ranges.map(([from, to]) => (from === to ? percent(from) : `${percent(from)} to ${percent(to)}`));
    return words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${words.at(-1)}` : words.join('');
  }

  new ResizeObserver(() => group.found && draw(group.found)).observe(root);

  return (changes) => {
    root.hidden = !group.found;
    if (!root.hidden && changes.found) draw(group.found);
  };
}
