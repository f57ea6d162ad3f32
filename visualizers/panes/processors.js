// The processors pane: the chain of logits processors at the current token, one line each, in the order in which they
// ran: what each left, removed and moved, and its mean effect along the text.

// A processor had an effect if it took a token away or changed any probability.
const hadEffect = (stage, keptBefore) => stage.kept !== keptBefore || stage.mass_moved > 0;

PANES.processors = (root, log) => {
  const where = root.querySelector('.gp-where');
  const none = root.querySelector('.gp-none');
  const table = root.querySelector('.gp-chain-box');
  const body = root.querySelector('tbody');
  const along = new Along({}, addStages);
  const made = []; // rows
  let drawn = []; // what is shown: [step, total]

  // ---------------------------------------------------------------------------------------------- along the text

  // place and name of a processor -> {ran, acted, removed, moved}: in how many steps, and the sums of its effects
  function addStages(total, {distribution}) {
    if (!distribution.stages.length) return total;
    const next = {...total};
    let kept = distribution.vocab;
    distribution.stages.forEach((stage, place) => {
      const {ran, acted, removed, moved} = total[place + stage.name] || {ran: 0, acted: 0, removed: 0, moved: 0};
      next[place + stage.name] = {
        ran: ran + 1,
        acted: acted + hadEffect(stage, kept),
        removed: removed + stage.mass_removed,
        moved: moved + stage.mass_moved,
      };
      kept = stage.kept;
    });
    return next;
  }

  function overWords({ran, acted, removed, moved}) {
    if (!acted) return `nothing in ${steps(ran)}`;
    const share = moved > 2 * removed ? `${percent(moved / acted)} moved` : `${small(removed / acted)} removed`;
    return `${count(acted)} of ${steps(ran)}, ${share}`;
  }

  // A share that is not nothing, though its digits may be.
  const small = (share) => (share ? percent(share) : '<0.01%');
  const steps = (number) => `${count(number)} step${number === 1 ? '' : 's'}`;

  // ---------------------------------------------------------------------------------------------- here

  function hereWords(stage, keptBefore) {
    if (!hadEffect(stage, keptBefore)) return 'did nothing';
    const moved = `moved ${percent(stage.mass_moved)}`;
    if (stage.kept >= keptBefore) return moved;
    const removed = `removed ${small(stage.mass_removed)}`;
    return stage.mass_moved - stage.mass_removed > 0.001 ? `${removed}, ${moved}` : removed;
  }

  function newRow(place) {
    const row = body.insertRow();
    const head = make('th', '', null, {scope: 'row'});
    const name = make('span', '', '', {tabindex: '0', 'data-tip': ''});
    const knob = make('span', 'gp-knob');
    head.append(make('span', 'gp-number', place ? `${place}. ` : ''), name, ' ', knob);
    const entropy = make('div', 'gp-entropy-cell');
    const meter = make('span', 'gp-meter', null, {'aria-hidden': 'true'});
    const level = make('i', 'gp-level');
    const was = make('i', 'gp-was');
    const bits = make('span', 'gp-bits');
    meter.append(level, was);
    entropy.append(meter, bits);
    row.append(head, make('td'), make('td'), make('td', 'gp-here-words'), make('td', 'gp-over'));
    row.cells[1].append(entropy);
    made.push({row, name, knob, level, was, bits, left: row.cells[2], here: row.cells[3], over: row.cells[4]});
    return made.at(-1);
  }

  function fill(made, {kind, name, meaning, knob, entropy, before, top, kept, here, over}) {
    say(made.name, name);
    const tip = kind ? `${meaning} (${kind})` : meaning;
    if (made.name.dataset.tip !== tip) made.name.dataset.tip = tip;
    say(made.knob, knob);
    made.knob.hidden = !knob;
    made.level.style.width = `${top ? (entropy / top) * 100 : 0}%`;
    made.was.hidden = before === null;
    if (before !== null) made.was.style.left = `${top ? (before / top) * 100 : 0}%`;
    say(made.bits, information(entropy, log.unit));
    say(made.left, `${count(kept)} left`);
    say(made.here, here);
    say(made.over, over);
    made.row.classList.toggle('gp-idle', here === 'did nothing');
  }

  // The knob that a processor comes from, with its value where that is short.
  function knobWords(knobs) {
    const set = {...log.started.effective, ...log.started.config};
    return knobs.filter((knob, i) => i === 0 || set[knob]).map((knob) => {
      const value = JSON.stringify(set[knob] ?? null);
      return value === 'null' || value.length > 12 ? knob : `${knob} ${value}`;
    }).join(', ');
  }

  // What the first processor was given.
  function sourceOf(layers) {
    if (!layers) return {name: 'the model', meaning: 'The distribution that the model gave, before any processor.'};
    return {name: 'DoLa', meaning: 'The scores of the last layer minus those of the contrasted one, without the tokens that DoLa finds improbable: what the processors are given.'};
  }

  function draw({distribution, layers}) {
    const {stages, vocab, entropy_before: start} = distribution;
    const entropies = [start, ...stages.map((stage) => stage.entropy)];
    const top = Math.max(Math.LN2, ...entropies); // a bar is full at one bit or more
    const rows = [{
      kind: '', ...sourceOf(layers), knob: '',
      entropy: start, before: null, top, kept: vocab, here: '', over: '',
    }];
    stages.forEach((stage, i) => {
      const [name, meaning, knobs] = processorWords(stage.name);
      const keptBefore = i ? stages[i - 1].kept : vocab;
      rows.push({
        kind: stage.name, name, meaning, knob: knobWords(knobs), entropy: stage.entropy, before: entropies[i], top,
        kept: stage.kept, here: hereWords(stage, keptBefore), over: overWords(along.total[i + stage.name]),
      });
    });
    while (made.length > rows.length) made.pop().row.remove();
    rows.forEach((row, i) => fill(made[i] || newRow(i), row));
  }

  // Why there is nothing to show, or ''.
  function noneWords(step) {
    if (step.distribution.stages.length) return '';
    const prepared = log.started.processors || [];
    const own = step.layers ? 'DoLa’s contrast' : 'The model’s own distribution';
    if (log.started.mode === 'custom' && !prepared.length) return 'Your own loop asked no logits processor here.';
    if (!prepared.length) return `${own}, untouched: no logits processor runs.`;
    return `${own}, untouched here. Prepared, but not used by this loop: ${prepared.map((kind) => processorWords(kind)[0]).join(', ')}.`;
  }

  return (changes) => {
    const step = log.current();
    root.hidden = !step;
    if (!step) return;
    along.follow(log.lastOf(step));
    if (step === drawn[0] && along.total === drawn[1] && !changes.unit) return;
    drawn = [step, along.total];
    where.replaceChildren(`at token ${step.index + 1}: `, labelled(step.chosen.text));
    say(none, noneWords(step));
    none.hidden = !none.textContent;
    table.hidden = !none.hidden;
    if (none.hidden) draw(step);
  };
};
