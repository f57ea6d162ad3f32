// The text pane: every token of the run, shaded, pressable, in the order in which it is read.
// Appends what is new; where a beam's best text changes, only what differs is drawn again.

// How a step is shaded: a colour scale, a level from 0 to 10, and the legend's ends in words.
const SHADES = {
  probability: {scale: 'prob', level: (n) => n.probability * 10, ends: ['0%', '100%'], title: 'probability after the processors'},
  raw: {scale: 'prob', level: (n) => n.rawProbability * 10, ends: ['0%', '100%'], title: 'probability before the processors'},
  rank: {scale: 'heat', level: (n) => rankLevel(n.rank), title: 'rank among all tokens'},
  surprisal: {scale: 'heat', level: (n) => n.surprisal / Math.LN2, bits: [0, 10], title: 'surprisal'},
  entropy: {scale: 'heat', level: (n) => (n.entropyAfter / Math.LN2) * 1.25, bits: [0, 8], title: 'entropy after the processors'},
};

const RANKS = [[1, 0, 'rank 1'], [10, 3, 'up to 10'], [100, 6, 'up to 100'], [1000, 8, 'up to 1000'], [Infinity, 10, 'beyond']];
const rankLevel = (rank) => RANKS.find(([limit]) => (rank ?? Infinity) <= limit)[1];

// The bytes at the end of a label such as “ \xf0\x9f”, as “F0 9F”.
const BYTES = /(\\x[0-9a-f]{2})+$/i;
const bytesOf = (label) => (label.match(BYTES) || [''])[0].replaceAll('\\x', ' ').trim().toUpperCase();

// Whether a character is incomplete after this token: its last bytes are not in the text yet.
const leavesBytes = ({piece, chosen}) => piece !== null && (piece === '' || (BYTES.test(chosen.text) && piece === chosen.text.replace(BYTES, '')));

PANES.tokens = (root, log) => {
  const text = root.querySelector('.gp-text');
  const empty = root.querySelector('.gp-empty');
  const select = root.querySelector('.gp-shade');
  const steps = new WeakMap(); // token element -> step
  let lines = []; // what is drawn: {element, head, body, kind, steps: [], tokens: [], stop}
  let marked = null; // the token element that stands for the current step

  // ---------------------------------------------------------------------------------------------- drawing

  function startRun() {
    text.replaceChildren();
    lines = [];
    marked = null;
    if (!log.started) {
      text.append(empty);
      return;
    }
    const prompt = make('span', 'gp-prompt', null, {'aria-label': 'Prompt'});
    for (const token of log.started.prompt_tokens) prompt.append(promptToken(token));
    text.append(prompt);
  }

  function promptToken(token) {
    if (token.piece === null) return make('span', 'gp-special', token.text, {title: 'special token of the prompt'});
    const node = make('span', 'gp-prompt-token', null, {title: `prompt token ${quoted(token.text)}`});
    fillToken(node, token.piece);
    return node;
  }

  function drawLines() {
    const shown = log.lines();
    text.classList.toggle('gp-single', shown.length === 1 && shown[0].kind === 'sequence');
    while (lines.length > shown.length) lines.pop().element.remove();
    shown.forEach((line, i) => drawLine(lines[i] || newLine(), line, i));
  }

  function newLine() {
    const element = make('div', 'gp-line');
    const head = make('div', 'gp-line-head');
    const body = make('span', 'gp-line-body');
    const stop = make('span', 'gp-stop');
    element.append(head, body, stop);
    text.append(element);
    const line = {element, head, body, stop, steps: [], tokens: [], said: ''};
    lines.push(line);
    return line;
  }

  function drawLine(drawn, line, number) {
    if (drawn.element.dataset.kind !== line.kind) drawn.element.dataset.kind = line.kind;
    drawn.element.classList.toggle('gp-line-minor', log.usesBeams && number > 0);
    const said = JSON.stringify([line.label, line.score, line.stopReason]);
    if (said !== drawn.said) {
      drawn.said = said;
      drawHead(drawn, line);
    }
    const {keep, added} = pathChange(drawn.steps, line.last);
    removeFrom(drawn, keep);
    for (const step of added) append(drawn, step);
  }

  function drawHead(drawn, line) {
    const stop = line.stopReason ? stopWords(line.stopReason)[1] : '';
    const label = line.label.charAt(0).toUpperCase() + line.label.slice(1);
    drawn.head.replaceChildren(make('b', '', label));
    if (line.score !== null && line.score !== undefined) {
      const sum = line.kind === 'running';
      drawn.head.append(make('span', '', (sum ? 'sum ' : 'score ') + line.score.toFixed(3), {
        title: sum ? 'sum of the log-probabilities so far, in nats' : 'the sum divided by the length penalty',
      }));
    }
    if (stop) drawn.head.append(make('span', '', '■ ' + stop));
    drawn.stop.textContent = stop && !log.usesBeams && log.lasts.length === 1 ? '■ ' + stop : '';
  }

  function removeFrom(drawn, keep) {
    while (drawn.tokens.length > keep) {
      const token = drawn.tokens.pop();
      const group = token.parentNode;
      token.remove();
      if (group !== drawn.body && !group.childNodes.length) group.remove();
    }
    drawn.steps.length = keep;
  }

  function append(drawn, step) {
    const previous = drawn.steps.at(-1);
    const open = previous && leavesBytes(previous) ? drawn.tokens.at(-1).parentNode : null;
    const token = tokenElement(step);
    if (leavesBytes(step) && !open) {
      const group = make('span', 'gp-bytes'); // the bytes of one character, until the token that completes it
      group.append(token);
      drawn.body.append(group);
    } else {
      (step.piece !== null && open || drawn.body).append(token);
    }
    drawn.steps.push(step);
    drawn.tokens.push(token);
  }

  function tokenElement(step) {
    const token = make('span', 'gp-token', null, {role: 'button', tabindex: '-1', 'aria-pressed': 'false'});
    if (step.piece === null) {
      const ink = make('span', 'gp-ink gp-special');
      fillLabel(ink, step.chosen.text);
      token.append(ink);
    } else if (leavesBytes(step)) {
      token.append(step.piece, make('span', 'gp-ink gp-byte', '', {'data-bytes': bytesOf(step.chosen.text) || '·'}));
    } else {
      fillToken(token, step.piece);
    }
    if (step.draft && step.draft.origin !== 'none') token.dataset.draft = step.draft.origin;
    describe(token, step);
    shade(token, step);
    steps.set(token, step);
    return token;
  }

  function describe(token, step) {
    const {probability: p, rawProbability, rank, surprisal} = numbersOf(step);
    const parts = [`token ${step.index + 1}: ${quoted(step.chosen.text)}`, `probability ${percent(p)}`];
    if (percent(rawProbability) !== percent(p)) parts.push(`${percent(rawProbability)} before the processors`);
    if (rank !== null) parts.push(`rank ${count(rank)} of ${count(step.distribution.vocab)}`);
    parts.push(`surprisal ${information(surprisal, log.unit)}`);
    if (step.draft && step.draft.origin === 'accepted') parts.push('drafted, and accepted');
    if (step.draft && step.draft.origin === 'bonus') parts.push('the target’s own token after an accepted draft');
    if (step.draft && step.draft.origin === 'target') parts.push('the target’s own token');
    if (step.draft && step.draft.origin === 'correction') {
      const {instead} = step.draft;
      parts.push('replaced ' + (instead ? `the rejected draft ${quoted(instead.text)}` : 'a rejected draft'));
    }
    token.setAttribute('aria-label', parts.join(', '));
    token.title = parts.join('\n');
  }

  function shade(token, step) {
    const {scale, level} = SHADES[select.value];
    const value = Math.round(Math.max(0, Math.min(10, level(numbersOf(step)) || 0)));
    token.querySelector('.gp-ink').style.background = `var(--gp-${scale}-${value})`;
  }

  function drawLegend() {
    const {scale, ends, bits, title} = SHADES[select.value];
    const place = root.querySelector('.gp-scale');
    place.replaceChildren(make('span', '', title));
    if (select.value === 'rank') {
      for (const [, level, name] of RANKS) {
        const chip = make('span', 'gp-chip', name);
        chip.style.background = `var(--gp-${scale}-${level})`;
        place.append(chip);
      }
      return;
    }
    const [low, high] = ends || bits.map((value) => (log.unit === 'bits' ? value : (value * Math.LN2).toFixed(1)) + ' ' + log.unit);
    const ramp = make('span', 'gp-ramp', null, {'aria-hidden': 'true'});
    for (let level = 0; level <= 10; level++) {
      const swatch = make('i');
      swatch.style.background = `var(--gp-${scale}-${level})`;
      ramp.append(swatch);
    }
    place.append(make('span', '', low), ramp, make('span', '', bits ? high + ' or more' : high));
  }

  // ---------------------------------------------------------------------------------------------- the current token

  function markCurrent() {
    const current = log.current();
    const token = current ? elementOf(current) : null;
    if (marked && marked !== token) {
      marked.classList.remove('gp-current');
      marked.setAttribute('aria-pressed', 'false');
      marked.tabIndex = -1;
    }
    marked = token;
    if (!token) return;
    token.classList.add('gp-current');
    token.setAttribute('aria-pressed', String(log.selected === current));
    token.tabIndex = 0;
  }

  // A beam's token stands in several texts; the first one that is drawn stands for it.
  function elementOf(step) {
    for (const line of lines) if (line.steps[step.index] === step) return line.tokens[step.index];
    return null;
  }

  // While nothing is selected the end of the text stays in sight, unless the person has scrolled away from it.
  function followEnd(wasAtEnd) {
    if (wasAtEnd && !log.selected && log.running && !log.usesBeams) text.scrollTop = text.scrollHeight;
  }

  // ---------------------------------------------------------------------------------------------- keys and presses

  function tokenAt(event) {
    const token = event.target.closest('.gp-token');
    return token && steps.has(token) ? token : null;
  }

  function go(token) {
    if (!token) return;
    log.selectStep(steps.get(token));
    token.focus({preventScroll: true});
    token.scrollIntoView({block: 'nearest'});
  }

  // The token above or below: the nearest one that starts on another row of the text.
  function vertical(from, direction) {
    const here = from.getClientRects()[0];
    let best = null;
    let bestCost = Infinity;
    for (const token of lines.flatMap((line) => line.tokens)) {
      const there = token.getClientRects()[0];
      const rows = there ? (there.top - here.top) * direction : 0;
      if (rows < here.height / 2) continue;
      const cost = rows * 1000 + Math.abs(there.left - here.left);
      if (cost < bestCost) [best, bestCost] = [token, cost];
    }
    return best;
  }

  text.addEventListener('click', (event) => {
    const token = tokenAt(event);
    if (token) go(token);
  });

  text.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') {
      log.selectStep(null);
      return;
    }
    const token = tokenAt(event);
    if (!token || event.ctrlKey || event.metaKey || event.altKey) return;
    const all = lines.flatMap((line) => line.tokens);
    const at = all.indexOf(token);
    const keys = {
      ArrowRight: () => all[at + 1],
      ArrowLeft: () => all[at - 1],
      ArrowDown: () => vertical(token, 1),
      ArrowUp: () => vertical(token, -1),
      Home: () => all[0],
      End: () => all.at(-1),
      Enter: () => token,
      ' ': () => token,
    };
    if (!keys[event.key]) return;
    event.preventDefault();
    go(keys[event.key]());
  });

  select.addEventListener('change', () => {
    for (const line of lines) line.tokens.forEach((token, i) => shade(token, line.steps[i]));
    drawLegend();
  });

  return (changes) => {
    const atEnd = text.scrollHeight - text.scrollTop - text.clientHeight < 60;
    if (changes.run) {
      startRun();
      root.querySelector('.gp-drafts').hidden = true;
    }
    if (changes.run || changes.steps || changes.status) drawLines();
    if (changes.steps && log.rounds.length) root.querySelector('.gp-drafts').hidden = false;
    if (changes.unit) {
      drawLegend();
      for (const line of lines) line.tokens.forEach((token, i) => describe(token, line.steps[i]));
    }
    markCurrent();
    if (changes.steps) followEnd(atEnd);
  };
};
