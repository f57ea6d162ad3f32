// The candidates pane: the most likely tokens where the current token stands, before and after the processors, what was
// removed and by what, and all other tokens as one bar. Rows are made once and filled again for each token.

PANES.candidates = (root, log) => {
  const place = root.querySelector('.gp-place');
  const bars = root.querySelector('.gp-bars');
  const legend = root.querySelector('.gp-bars-legend');
  const full = root.querySelector('.gp-full');
  const buttons = Object.fromEntries(['back', 'on', 'newest'].map((name) => [name, root.querySelector('.gp-' + name)]));
  const rowsMade = [];
  let drawn = null; // the step that is shown

  // ---------------------------------------------------------------------------------------------- bars

  function draw(step) {
    const {candidates, vocab} = step.distribution;
    const list = candidates.map((candidate) => ({
      text: candidate.text,
      after: probability(candidate.logprob),
      before: probability(candidate.raw_logprob),
      chosen: candidate.token_id === step.chosen.token_id,
      removed: candidate.logprob === null,
      why: candidate.removed_by,
      rank: candidate.raw_rank,
    }));
    if (!list.some((entry) => entry.chosen)) {
      list.push({
        text: step.chosen.text, chosen: true, after: probability(step.chosen.logprob),
        before: probability(step.chosen.raw_logprob), removed: false, why: null, rank: step.chosen.raw_rank,
      });
    }
    const others = vocab - list.length;
    if (others > 0) list.push(restOf(list, others));
    const top = niceTop(Math.max(...list.map((entry) => Math.max(entry.after, entry.before))));
    full.textContent = `full width: ${percent(top)}`;
    while (rowsMade.length < list.length) rowsMade.push(newRow());
    rowsMade.forEach((made, i) => fillRow(made, list[i], top));
  }

  // The probability of everything that is not listed. Beam scores are not normalised again after the processors, so
  // what is missing from their sum is not all theirs, but then it is not anyone else's either.
  function restOf(list, others) {
    const rest = (side) => Math.max(0, 1 - list.reduce((sum, entry) => sum + entry[side], 0));
    const left = log.usesBeams ? null : rest('after');
    return {text: `${count(others)} others`, after: left, before: rest('before'), rest: true};
  }

  // The end of the axis: a round number that the longest bar does not pass.
  const niceTop = (value) => [0.02, 0.05, 0.1, 0.2, 0.5, 1].find((top) => value <= top) || 1;

  function newRow() {
    const row = make('li', 'gp-bar');
    const name = make('div', 'gp-name');
    const sign = make('span', 'gp-sign', '', {'aria-hidden': 'true'});
    const word = make('bdi', 'gp-word');
    name.append(sign, word);
    const tracks = make('div', 'gp-tracks');
    const [after, before] = ['gp-after', 'gp-before'].map((kind) => make('span', 'gp-fill ' + kind));
    const thick = make('div', 'gp-track');
    const thin = make('div', 'gp-track gp-thin');
    thick.append(after);
    thin.append(before);
    const why = make('div', 'gp-why'); // stands where the bar of what is left would be
    tracks.append(thick, why, thin);
    const values = make('div', 'gp-values');
    const value = make('span');
    const raw = make('small');
    values.append(value, raw);
    row.append(name, tracks, values);
    bars.append(row);
    return {row, sign, word, after, before, thick, value, raw, why};
  }

  function fillRow(made, entry, top) {
    made.row.hidden = !entry;
    if (!entry) return;
    const {text, after, before, chosen, removed, why, rest, rank} = entry;
    made.row.className = 'gp-bar' + (chosen ? ' gp-chosen' : '') + (removed ? ' gp-removed' : '') + (rest ? ' gp-rest' : '');
    made.sign.textContent = chosen ? '▶' : removed ? '✕' : '';
    if (rest) made.word.textContent = text;
    else fillLabel(made.word, text);
    made.thick.hidden = removed || after === null;
    made.after.style.width = `${((after || 0) / top) * 100}%`;
    made.before.style.width = `${(before / top) * 100}%`;
    made.value.textContent = removed ? '' : after === null ? '–' : percent(after);
    made.raw.textContent = percent(before);
    made.why.textContent = removed ? `removed by ${why ? processorWords(why)[0] : 'a processor'}` : '';
    made.why.hidden = !removed;
    const words = [rest ? text : quoted(text)];
    if (chosen) words.push('chosen');
    if (removed) words.push(made.why.textContent);
    else if (after !== null) words.push(`${percent(after)} after the processors`);
    words.push(`${percent(before)} before them`);
    if (rank) words.push(`rank ${count(rank)} before`);
    made.row.setAttribute('aria-label', words.join(', '));
    made.row.title = words.join('\n');
  }

  // ---------------------------------------------------------------------------------------------- where we are

  function drawPlace(step) {
    const line = log.lineOf(step);
    const where = log.lines().length > 1 && line ? ` of ${line.label}` : '';
    place.replaceChildren(log.selected ? `at token ${step.index + 1}${where}: ` : `at the newest token${where}: `);
    const name = make('bdi', 'gp-here');
    fillLabel(name, step.chosen.text);
    place.append(name);
    buttons.back.disabled = step.index === 0;
    buttons.on.disabled = !line || line.last === step;
    buttons.newest.disabled = !log.selected;
  }

  function drawEmpty() {
    place.textContent = 'No token yet.';
    for (const made of rowsMade) made.row.hidden = true;
    for (const button of Object.values(buttons)) button.disabled = true;
  }

  buttons.back.addEventListener('click', () => log.walk(-1));
  buttons.on.addEventListener('click', () => log.walk(1));
  buttons.newest.addEventListener('click', () => log.selectStep(null));

  return () => {
    const step = log.current();
    legend.hidden = !step;
    if (!step) drawEmpty();
    else if (step !== drawn) draw(step);
    if (step) drawPlace(step);
    drawn = step;
  };
};
