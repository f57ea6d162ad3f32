// The numbers pane: what the run is doing, a row of numbers with their meanings, what is not as it was asked for, and
// errors in plain words.

PANES.numbers = (root, log) => {
  const status = root.querySelector('.gp-status');
  const alert = root.querySelector('.gp-alert');
  const figures = root.querySelector('.gp-figures');
  const notes = root.querySelector('.gp-notes');
  const drawn = new Map(); // name -> {figure, value, meaning}
  const id = 'gp-meaning-' + Math.random().toString(36).slice(2, 8) + '-';
  let shownFailure;

  // ---------------------------------------------------------------------------------------------- the numbers

  function numbers() {
    const {started, finished} = log;
    if (!started) return [];
    const tokens = finished ? finished.num_tokens : log.numTokens;
    const time = finished ? finished.seconds : log.elapsed;
    const first = finished ? finished.time_to_first_token : log.firstElapsed;
    return [
      ['Tokens', count(tokens), 'tokens generated so far' + (log.usesBeams ? ', one a step for all beams together' : '') + `; at most ${count(started.max_new_tokens)} new ones were asked for`],
      ['Tokens per second', time > 0 && tokens ? (tokens / time).toFixed(1) : '–', 'tokens divided by the time since the run began, the first token’s wait included'],
      ['Time to first token', first === null ? '–' : seconds(first), 'from the start of the run to its first token, without waiting in line or loading the model'],
      ...acceptance(),
      ['Stopped by', stopped(), 'what ended the text: the model’s own end-of-sequence token, a stop string, a limit, a criterion or a loop of your own, or a person', true],
      ['Seed', String(started.seed), 'the random seed of this run: the same seed and settings give the same text again'],
    ];
  }

  function acceptance() {
    const {rounds} = log;
    if (!rounds.length) return [];
    const drafted = rounds.reduce((sum, round) => sum + round.drafted.length, 0);
    const accepted = rounds.reduce((sum, round) => sum + round.num_accepted, 0);
    const made = accepted + rounds.filter((round) => round.next_token_id !== null).length;
    return [
      ['Draft accepted', drafted ? percent(accepted / drafted) : '–', `accepted over drafted tokens: ${count(accepted)} of ${count(drafted)} (draft_acceptance_rate)`],
      ['Tokens per round', (made / rounds.length).toFixed(2), 'tokens that a round of draft and check gave on average, the target’s own one included (mean_acceptance_length)'],
    ];
  }

  function stopped() {
    if (!log.finished) return log.running ? 'still running' : 'an error';
    const reasons = [...new Set(log.finished.sequences.map((output) => stopWords(output.stop_reason)[0]))];
    return reasons.join(', ') || '–';
  }

  function drawNumbers() {
    const list = numbers();
    const names = new Set(list.map(([name]) => name));
    for (const [name, {figure}] of drawn) {
      if (names.has(name)) continue;
      figure.remove();
      drawn.delete(name);
    }
    list.forEach(([name, text, meaning, words], place) => {
      const entry = drawn.get(name) || newFigure(name, words, place);
      if (entry.value.textContent !== text) entry.value.textContent = text;
      const said = `${name}: ${meaning}`;
      if (entry.meaning.textContent !== said) entry.meaning.textContent = said;
    });
  }

  function newFigure(name, words, place) {
    const figure = make('div', 'gp-figure' + (words ? ' gp-words' : ''), null, {tabindex: '0'});
    const value = make('dd');
    const meaning = make('span', 'gp-meaning', '', {role: 'tooltip', id: id + name.replaceAll(' ', '-')});
    figure.setAttribute('aria-describedby', meaning.id);
    figure.append(make('dt', '', name), value, meaning);
    figures.insertBefore(figure, figures.children[place] || null);
    const entry = {figure, value, meaning};
    drawn.set(name, entry);
    return entry;
  }

  // ---------------------------------------------------------------------------------------------- status and errors

  // What the outputs say of themselves; the same words of several outputs stand there once.
  function drawNotes() {
    const outputs = log.finished ? log.finished.sequences : [];
    const speakers = new Map(); // note -> numbers of the outputs
    outputs.forEach(({note}, i) => note && speakers.set(note, [...(speakers.get(note) || []), i + 1]));
    const kind = log.usesBeams ? 'output' : 'sequence';
    const lines = [...speakers].map(([note, numbers]) => {
      const some = numbers.length < outputs.length;
      const whose = some ? ` on ${kind}${numbers.length > 1 ? 's' : ''} ${numbers.join(', ')}` : '';
      const paragraph = make('p');
      paragraph.append(make('b', '', `Note${whose}: `), note);
      return paragraph;
    });
    notes.replaceChildren(...lines);
  }

  function drawStatus() {
    const [bold, rest] = statusWords();
    const words = bold + rest;
    if (status.textContent === words) return;
    status.replaceChildren(make('b', '', bold), rest);
  }

  function statusWords() {
    const {started, finished, failed, queued, loading} = log;
    if (failed) return ['Stopped by an error.', started ? ' What had been written is kept.' : ''];
    if (loading) return ['Loading ', `${loading.model} …`];
    if (queued) {
      if (queued.ahead === 0) return ['Starting …', ''];
      return ['Waiting in line. ', `${queued.ahead === 1 ? 'One run is' : `${queued.ahead} runs are`} before yours.`];
    }
    if (!started) return ['', 'Nothing has run yet.'];
    const how = ` · ${started.model}${started.assistant ? ' with ' + started.assistant : ''} · ${modeName(started.mode)} · ${started.device}`;
    return [finished ? 'Finished' : 'Decoding …', how];
  }

  function drawAlert() {
    if (shownFailure === log.failed) return;
    shownFailure = log.failed;
    alert.replaceChildren();
    if (!log.failed) return;
    const box = make('div', 'gp-problem');
    const line = (message, fix, knob) => {
      const paragraph = make('p');
      paragraph.append(make('b', '', '✕ '), (knob ? knob + ': ' : '') + message, fix ? ' ' + fix : '');
      box.append(paragraph);
    };
    line(log.failed.message, log.failed.fix);
    for (const {knob, message, fix} of log.failed.diagnostics) line(message, fix, knob);
    alert.append(box);
  }

  return (changes) => {
    if (changes.run) {
      figures.replaceChildren();
      drawn.clear();
    }
    if (changes.run || changes.status) {
      drawStatus();
      drawAlert();
      drawNotes();
    }
    if (changes.run || changes.steps || changes.status) drawNumbers();
  };
};
