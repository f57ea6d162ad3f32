// The curve pane: surprisal and entropy along the text in which the current token stands. New tokens append points;
// the lines are kept in (token, nats), and one transform fits them to the box, so that nothing is computed twice.

PANES.curve = (root, log) => {
  const plot = root.querySelector('.gp-plot');
  const svg = root.querySelector('.gp-svg');
  const grid = root.querySelector('.gp-grid');
  const data = root.querySelector('.gp-data');
  const cursor = root.querySelector('.gp-cursor');
  const reading = root.querySelector('.gp-reading');
  const unit = root.querySelector('.gp-unit');
  const series = [
    {line: data.querySelector('.gp-surprisal'), dot: cursor.querySelector('.gp-surprisal-dot'), value: (n) => n.surprisal},
    {line: data.querySelector('.gp-entropy-before'), dot: cursor.querySelector('.gp-entropy-before-dot'), value: (n) => n.entropyBefore},
    {line: data.querySelector('.gp-entropy-after'), dot: cursor.querySelector('.gp-entropy-after-dot'), value: (n) => n.entropyAfter},
  ];
  const BOX = {left: 34, right: 10, top: 10, bottom: 24, height: 240};
  let steps = []; // whose points are drawn
  let width = 0;
  let scale = ''; // what the axes were last drawn for
  let peaks = [0]; // the highest value up to each point

  // ---------------------------------------------------------------------------------------------- points

  function drawPoints(last) {
    const {keep, added} = pathChange(steps, last);
    steps.length = keep;
    peaks.length = keep + 1;
    for (const {line} of series) while (line.points.numberOfItems > keep) line.points.removeItem(line.points.numberOfItems - 1);
    for (const step of added) {
      const numbers = numbersOf(step);
      let peak = peaks.at(-1);
      for (const {line, value} of series) {
        const nats = value(numbers);
        const point = svg.createSVGPoint();
        point.x = step.index;
        point.y = Number.isFinite(nats) ? nats : peak;
        peak = Math.max(peak, point.y);
        line.points.appendItem(point);
      }
      peaks.push(peak);
      steps.push(step);
    }
  }

  // ---------------------------------------------------------------------------------------------- axes

  const spanX = () => Math.max(9, steps.length - 1);
  const topY = () => { // in the unit that is shown
    const peak = fromNats(peaks.at(-1), log.unit);
    const step = tickStep(Math.max(peak, 1), 4);
    return Math.ceil(Math.max(peak, 1) / step) * step;
  };
  const xOf = (index) => BOX.left + (index / spanX()) * (width - BOX.left - BOX.right);
  const yOf = (value) => BOX.top + (1 - value / topY()) * (BOX.height - BOX.top - BOX.bottom);

  // A round distance between about `ticks` ticks from 0 to `end`.
  function tickStep(end, ticks) {
    const rough = end / ticks;
    const power = 10 ** Math.floor(Math.log10(rough));
    return power * [1, 2, 5, 10].find((factor) => factor * power >= rough);
  }

  function drawAxes() {
    const key = [width, spanX(), topY(), log.unit].join(' ');
    if (key === scale || !width) return;
    scale = key;
    const across = (xOf(1) - xOf(0)).toFixed(5);
    const up = ((yOf(0) - yOf(fromNats(1, log.unit)))).toFixed(5);
    data.setAttribute('transform', `matrix(${across} 0 0 ${-up} ${xOf(0)} ${yOf(0)})`);
    grid.replaceChildren();
    const stepY = tickStep(topY(), 4);
    for (let value = 0; value <= topY() + 1e-9; value += stepY) {
      gridLine(BOX.left, yOf(value), width - BOX.right, yOf(value));
      gridText(Number(value.toFixed(6)), BOX.left - 7, yOf(value) + 4, 'end');
    }
    const stepX = Math.max(1, tickStep(spanX() + 1, Math.max(3, Math.min(10, width / 90))));
    for (let token = stepX; token <= spanX() + 1; token += stepX) gridText(token, xOf(token - 1), BOX.height - 6, 'middle');
    gridText('token', xOf(0), BOX.height - 6, 'start');
    gridText(log.unit, BOX.left + 4, BOX.top + 12, 'start');
  }

  function gridLine(x1, y1, x2, y2) {
    const line = document.createElementNS(svg.namespaceURI, 'line');
    for (const [name, value] of Object.entries({x1, y1, x2, y2})) line.setAttribute(name, value);
    grid.append(line);
  }

  function gridText(text, x, y, anchor) {
    const node = document.createElementNS(svg.namespaceURI, 'text');
    node.textContent = text;
    for (const [name, value] of Object.entries({x, y, 'text-anchor': anchor})) node.setAttribute(name, value);
    grid.append(node);
  }

  // ---------------------------------------------------------------------------------------------- the current token

  function drawCursor(step) {
    cursor.setAttribute('visibility', step && width ? 'visible' : 'hidden');
    if (!step) {
      reading.textContent = 'The curve grows with the text.';
      sayPlace(plot, null, 0, 'no token yet');
      return;
    }
    const numbers = numbersOf(step);
    const x = xOf(step.index);
    const line = cursor.querySelector('.gp-here');
    for (const [name, value] of Object.entries({x1: x, x2: x, y1: BOX.top, y2: BOX.height - BOX.bottom})) line.setAttribute(name, value);
    for (const {dot, value} of series) {
      const nats = value(numbers);
      const y = yOf(Number.isFinite(nats) ? fromNats(nats, log.unit) : topY());
      const shift = dot.tagName === 'rect' ? 3.5 : 0;
      dot.setAttribute('transform', `translate(${x - shift} ${y - shift})`);
    }
    const words = read(step, numbers);
    reading.textContent = words;
    sayPlace(plot, step, steps.length, words);
  }

  function read(step, numbers = numbersOf(step)) {
    const [surprisal, before, after] = [numbers.surprisal, numbers.entropyBefore, numbers.entropyAfter]
      .map((nats) => information(nats, log.unit));
    return `Token ${step.index + 1}, ${quoted(step.chosen.text)}: surprisal ${surprisal}; entropy ${before} before, ${after} after`;
  }

  // ---------------------------------------------------------------------------------------------- pointer and keys

  function stepUnder(event) {
    const place = (event.clientX - svg.getBoundingClientRect().left - BOX.left) / (width - BOX.left - BOX.right);
    return steps[Math.max(0, Math.min(steps.length - 1, Math.round(place * spanX())))];
  }

  walkable(plot, log, {
    stepUnder,
    hover: (step) => { reading.textContent = read(step); },
    leave: () => drawCursor(log.current()),
  });
  unit.addEventListener('change', () => log.setUnit(unit.value));

  function draw() {
    const step = log.current();
    drawPoints(step ? log.lastOf(step) : null);
    drawAxes();
    drawCursor(step);
  }

  new ResizeObserver(([entry]) => {
    width = entry.contentRect.width;
    draw();
  }).observe(plot);

  return (changes) => {
    if (changes.unit) unit.value = log.unit;
    draw();
  };
};
