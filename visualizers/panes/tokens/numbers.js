// The numbers pane: what the run is doing, a row of numbers with their meanings, what is not as it was asked for, and
// errors in plain words.

import {AcceptanceAlong} from '../assisted/acceptance.js';
import {Along} from '../core/log.js';
import {
  count, decimals, fromNats, loadingWords, make, modeName, percent, problemsOf, say, seconds, stopWords,
} from '../core/text.js';
import {NO_TOTALS, Repeats, perplexityOf, withStep} from '../core/totals.js';

export function numbersPane(root, log) {
  const status = root.querySelector('.gp-status');
  const alert = root.querySelector('.gp-alert');
  const figures = root.querySelector('.gp-figures');
  const notes = root.querySelector('.gp-notes');
  const drawn = new Map(); // name -> {figure, value, meaning}
  const id = 'gp-meaning-' + Math.random().toString(36).slice(2, 8) + '-';
  const counted = new AcceptanceAlong();
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
      ['Per second', time > 0 && tokens ? (tokens / time).toFixed(1) : '–', 'tokens per second: tokens divided by the time since the run began, the first token’s wait included'],
      ['First token', first === null ? '–' : seconds(first), 'time to first token: from the start of the run to its first token, without waiting in line or loading the model'],
      ...acceptance(),
      ['Stopped by', stopped(), 'what ended the text: the model’s own end-of-sequence token, a stop string, a limit, a criterion or a loop of your own, or a person', true],
      ['Seed', String(started.seed), 'the random seed of this run: the same seed and settings give the same text again'],
    ];
  }

  function acceptance() {
    if (!log.rounds.length) return [];
    const {num_draft_tokens: drafted, num_accepted_draft_tokens: accepted, ...figures} = counted.read(log.rounds);
    const rate = figures.draft_acceptance_rate;
    return [
      ['Draft accepted', rate === null ? '–' : percent(rate), `draft_acceptance_rate: accepted over drafted tokens, ${count(accepted)} of ${count(drafted)}`],
      ['Tokens per draft', decimals(figures.mean_acceptance_length, 2), `mean_acceptance_length: tokens that a round with a draft wrote on average, the target’s own one included: 1 + ${count(accepted)} accepted / ${count(figures.num_spec_steps)} such rounds`],
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

  // ---------------------------------------------------------------------------------------------- the text in numbers

  const along = new Along(NO_TOTALS, withStep);
  const repeats = new Repeats();
  let ofPrompt = NO_TOTALS;

  const spelt = (nats) => (Number.isFinite(nats) ? fromNats(nats, log.unit).toFixed(2).replace(/^-0.00$/, '0.00') : '−∞');
  const short = (value) => (value === null ? '–' : Number.isFinite(value) ? (value < 1000 ? value.toFixed(2) : count(Math.round(value))) : '∞');

  // [name, meaning, after the processors, before them, of the prompt]
  function textNumbers() {
    const {total} = along;
    const {unit} = log;
    const mean = (sum, {count: tokens}) => (tokens ? sum / tokens : null);
    const each = (sum, of) => (of.count ? spelt(mean(sum, of)) : '–');
    const vocab = along.steps.at(-1).distribution.vocab;
    return [
      ['perplexity', perplexityMeaning([[total.after, total.count], [total.before, total.count], [ofPrompt.before, ofPrompt.count]], vocab), short(perplexityOf(total.after, total.count)), short(perplexityOf(total.before, total.count)), short(perplexityOf(ofPrompt.before, ofPrompt.count))],
      [`mean log-probability, ${unit}`, 'the logarithm of a token’s probability, on average', each(total.after, total), each(total.before, total), each(ofPrompt.before, ofPrompt)],
      [`cumulative log-probability, ${unit}`, 'the logarithm of the probability of the whole text: that of its tokens, added up', spelt(total.after), spelt(total.before), spelt(ofPrompt.before)],
      [`mean entropy, ${unit}`, 'how uncertain the next token was, on average', each(total.entropyAfter, total), each(total.entropyBefore, total), each(ofPrompt.entropyBefore, ofPrompt)],
      ['mean tokens kept', 'how many tokens could be chosen, on average: all of the vocabulary before the processors', short(mean(total.kept, total)), count(vocab), count(vocab)],
      ...[1, 2, 3].map((n) => [`distinct-${n}`, `how many of the text’s ${n === 1 ? 'tokens' : `runs of ${n} tokens`} differ, over all of them: 1 means that nothing comes twice`, short(repeats.distinct(n)), '', '']),
      ['repetition', 'the share of tokens that occur among the 128 tokens before them', percent(repeats.share), '', ''],
    ];
  }

  // "Equally likely tokens" there are as many of as the vocabulary has, and no more.
  function perplexityMeaning(sums, vocab) {
    const formula = 'e to the power of minus the mean log-probability in nats';
    if (sums.every(([sum, tokens]) => !tokens || perplexityOf(sum, tokens) <= vocab)) return `how many equally likely tokens there were to choose from, on average: ${formula}`;
    return `${formula}; above ${count(vocab)}, the size of the vocabulary, where tokens drawn blindly would be likelier`;
  }

  function drawText() {
    const step = log.current();
    const last = step ? log.lastOf(step) : null;
    const {keep, added} = along.follow(last && !last.isPrompt ? last : null);
    repeats.cut(keep);
    for (const {chosen} of added) repeats.add(chosen.token_id);
    const box = root.querySelector('.gp-text-numbers');
    box.hidden = !along.steps.length;
    if (box.hidden) return;
    drawShort();
    if (box.open) drawTable(step);
  }

  function drawShort() {
    const {total} = along;
    say(root.querySelector('.gp-in-short'), `Perplexity ${short(perplexityOf(total.before, total.count))}`);
  }

  function drawTable(step) {
    const line = log.lines().length > 1 ? log.lineOf(step) : null;
    say(root.querySelector('.gp-whose'), line && line.label ? `of ${line.label}` : '');
    root.querySelector('.gp-prompt-head').hidden = !ofPrompt.count;
    const list = textNumbers();
    const body = root.querySelector('.gp-totals tbody');
    while (body.rows.length < list.length) {
      const row = body.insertRow();
      const head = make('th', '', null, {scope: 'row'});
      head.append(make('span', '', '', {tabindex: '0', 'data-tip': ''}));
      row.append(head, make('td'), make('td'), make('td'));
    }
    list.forEach(([name, meaning, ...values], i) => {
      const [head, ...cells] = body.rows[i].cells;
      say(head.firstChild, name);
      head.firstChild.dataset.tip = meaning.charAt(0).toUpperCase() + meaning.slice(1) + '.';
      values.forEach((value, place) => say(cells[place], value));
      cells[2].hidden = !ofPrompt.count;
    });
  }

  root.querySelector('.gp-text-numbers').addEventListener('toggle', drawText);

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
    if (loading) {
      const words = loadingWords(loading);
      return ['', words[0].toUpperCase() + words.slice(1)];
    }
    if (queued) {
      if (queued.ahead === 0) return ['Starting …', ''];
      return ['Waiting in line. ', `${queued.ahead === 1 ? 'One run is' : `${queued.ahead} runs are`} before yours.`];
    }
    if (failed) return ['Stopped by an error.', !started ? '' : log.numTokens ? ' What had been written is kept.' : ' Nothing had been written.'];
    if (!started) return ['', 'Nothing has run yet.'];
    const how = ` · ${started.model}${started.assistant ? ' with ' + started.assistant : ''} · ${modeName(started.mode)}${started.device === 'cpu' ? '' : ` · ${started.device}`}`;
    const others = finished || log.shared < 2 ? '' : ` · side by side with ${log.shared === 2 ? 'another run' : `${log.shared - 1} others`}`;
    if (log.recorded) return ['Recorded run', how];
    return [finished ? 'Finished' : 'Decoding …', how + others];
  }

  function drawAlert() {
    const failure = log.waiting ? null : log.failed;
    if (shownFailure === failure) return;
    shownFailure = failure;
    alert.replaceChildren();
    if (!failure) return;
    const box = make('div', 'gp-problem');
    const line = (message, fix, knob) => {
      const paragraph = make('p');
      paragraph.append(make('b', '', '✕ '), (knob ? knob + ': ' : '') + message, fix ? ' ' + fix : '');
      box.append(paragraph);
    };
    for (const {knob, message, fix} of problemsOf(failure)) line(message, fix, knob);
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
    if (changes.run || changes.prompt) ofPrompt = log.promptSteps.reduce(withStep, NO_TOTALS);
    drawText();
  };
}
