// The pane of wrong settings: what a detector says of the same text with one thing wrong at a time, a row each. What it
// shows was asked by playground/ui/mistakes.py and found by playground/detecting.py.

GROUP_PANES.mistakes = (root, group) => {
  const body = root.querySelector('tbody');
  const note = root.querySelector('.gp-mistake-note');

  function draw({rows: told, threshold}) {
    const zs = told.flatMap(({reports}) => reports.map(({z_score: z}) => z)).filter(isKnown);
    const low = Math.min(-3, ...zs) - 0.4;
    const high = Math.max(threshold, ...zs) + 0.4;
    const place = (z) => (z - low) / (high - low);
    const rows = fit(body, told.length, makeRow);
    told.forEach(({what, how, meaning, reports}, i) => {
      const [name, strip, found] = rows[i].cells;
      rows[i].classList.toggle('gp-right', i === 0);
      const [title, details] = name.children;
      say(title, what);
      sayAttributes(title, {'data-tip': meaning});
      say(details, how);
      const known = reports.map(({z_score: each}) => each).filter(isKnown);
      drawStrip(strip.firstChild, known.map(place), {zero: place(0), threshold: place(threshold)});
      const z = known.length > 1 ? `${zWords(Math.min(...known))} to ${zWords(Math.max(...known))}` : zWords(known[0]);
      say(found.children[0], z);
      say(found.children[1], foundWords(reports));
    });
    say(note, noteOf(told));
  }

  function makeRow() {
    const row = make('tr');
    const name = make('th', '', null, {scope: 'row'});
    name.append(make('span', '', null, {tabindex: 0}), make('small'));
    const strip = make('td');
    strip.append(make('span', 'gp-strip', null, {'aria-hidden': 'true'}));
    const found = make('td');
    found.append(make('b'), make('small'));
    row.append(name, strip, found);
    return row;
  }

  function drawStrip(strip, places, {zero, threshold}) {
    const at = [zero, threshold, ...places];
    const nodes = fit(strip, at.length, () => make('i'));
    at.forEach((place, i) => {
      sayClass(nodes[i], ['gp-line gp-zero', 'gp-line'][i] || 'gp-dot');
      sayPercent(nodes[i], 'left', place);
    });
  }

  function foundWords(reports) {
    const [failed] = reports.filter(({error}) => error);
    if (failed) return failed.error.message;
    const passed = reports.filter(({prediction}) => prediction).length;
    if (reports.length === 1) return passed ? '◆ watermarked' : '◇ no sign';
    return passed ? `◆ ${passed} of ${reports.length} say so` : `◇ no sign, ${reports.length} times`;
  }

  // The likeliest reason for a text that the right settings do not find.
  function noteOf([right]) {
    if (right.reports[0].prediction) return '';
    return 'The settings as they are find nothing either. Where the text is watermarked, they may be the wrong ones themselves, or the text is too short.';
  }

  return (changes) => {
    root.hidden = !group.found;
    if (!root.hidden && changes.found) draw(group.found);
  };
};
