// The pane of strengths: how z falls as an attack grows stronger, over several seeds of each strength. What it shows was
// found by playground/watermarks/detection.py.

import {drawChart} from '../charts/chart.js';
import {sideOf} from '../core/claims.js';
import {many, percent, say} from '../core/text.js';

export function strengthsPane(root, group) {
  const part = (name) => root.querySelector('.gp-' + name);

  function draw({how, points, of, seeds, threshold}) {
    const known = points.filter(({z}) => z.length);
    say(part('about'), `${how}, ${many(seeds, 'seed')} at each strength${points.length < of ? `; ${points.length} of ${of} strengths so far` : ''}`);
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

  return (changes) => {
    root.hidden = !group.found;
    if (!root.hidden && changes.found) draw(group.found);
  };
}
