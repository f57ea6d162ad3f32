// The pane of strengths: how z falls as an attack grows stronger, over several seeds of each strength. What it shows was
// found by playground/detecting.py.

GROUP_PANES.strengths = (root, group) => {
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

  // From which strength on the median is no longer above the threshold; what could not be scored.
  function wordsOf(known, points, threshold) {
    const lost = known.find(({middle}) => middle <= threshold);
    const refused = points.filter(({refused: number}) => number).map(({strength}) => percent(strength));
    const said = [];
    if (lost) said.push(lost.strength === 0 ? 'The text is not above the threshold even before the attack.' : `From a strength of ${percent(lost.strength)} on, the median z is no longer above the threshold.`);
    else if (known.length) said.push(`The median z is above the threshold up to a strength of ${percent(known.at(-1).strength)}.`);
    if (refused.length) said.push(`At ${refused.join(', ')} there is too little text left to score, in some cases or in all.`);
    return said.join(' ');
  }

  new ResizeObserver(() => group.found && draw(group.found)).observe(root);

  return (changes) => {
    root.hidden = !group.found;
    if (!root.hidden && changes.found) draw(group.found);
  };
};
