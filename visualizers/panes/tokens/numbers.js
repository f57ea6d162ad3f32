// The numbers pane: what the run is doing, a row of numbers with their meanings, what is not as it was asked for, and
// errors in plain words.

import {AcceptanceAlong} from '../assisted/acceptance.js';
import {denominatorOf} from '../assisted/draft_figures.js';
import {closedSchema} from '../core/closed_schema.ts';
import {Along} from '../core/log.ts';
import {
  asSentence, count, decimals, fromNats, loadingWords, make, modeName, percent, problemsOf, say, seconds, stopWords,
  waitWords,
} from '../core/text.ts';
import {fixed} from '../core/notation.ts';
import {t, tn} from '../core/texts.ts';
import {tipOfTerm} from '../core/tips.ts';
import {NO_TOTALS, Repeats, perplexityOf, withStep} from '../core/totals.ts';
import {finite} from '../core/values.ts';

export function numbersPane(root, log) {
  const status = root.querySelector('.gp-status');
  const alert = root.querySelector('.gp-alert');
  const figures = root.querySelector('.gp-figures');
  const notes = root.querySelector('.gp-notes');
  const drawn = new Map(); // name -> {figure, value}
  const counted = new AcceptanceAlong();
  let shownFailure;

  // ---------------------------------------------------------------------------------------------- the numbers

  function numbers() {
    const {started, finished} = log;
    if (!started) return [];
    const tokens = finished ? finished.num_tokens : log.numTokens;
    const time = finished ? finished.seconds : log.elapsed;
    const first = finished ? finished.time_to_first_token : log.firstElapsed;
    const limit = {limit: count(started.max_new_tokens)};
    const speed = time > 0 && tokens ? fixed(tokens / time, 1) : '–';
    if (log.isFromElsewhere) { // times are those of this side, once the answer is there
      return [
        {name: t('Tokens'), value: count(tokens), term: 'length', run: () => ''},
        ...(finished && finished.seconds !== null ? [
          {name: t('Per second'), value: speed, term: 'speed', run: () => ''},
          {name: t('First token'), value: first === null ? '–' : seconds(first), term: 'first-token', run: () => ''},
        ] : []),
        ...ending(tokens),
      ];
    }
    return [
      {name: t('Tokens'), value: count(tokens), term: 'length', run: () => (log.usesBeams
        ? t('{tokens} of at most {limit} new tokens, one per step for all beams together.', {tokens: count(tokens), ...limit})
        : t('{tokens} of at most {limit} new tokens.', {tokens: count(tokens), ...limit}))},
      {name: t('Per second'), value: speed, term: 'speed', run: () => (speed === '–' ? '' : tn(tokens, '{count} token / {time} s = {value} tokens per second.', '{count} tokens / {time} s = {value} tokens per second.', {time: fixed(time, 2), value: speed}))},
      {name: t('First token'), value: first === null ? '–' : seconds(first), term: 'first-token', run: () => (first === null || !(time > 0) ? '' : t('{first} of {time} in all.', {first: seconds(first), time: seconds(time)}))},
      ...waited(started.waits || {}),
      ...acceptance(),
      ...ending(tokens),
      ...(draws(started) ? [{name: t('Seed'), value: String(started.seed), term: 'seed', run: () => ''}] : []),
    ];
  }

  // Nothing has stopped a run that is under way.
  function ending(tokens) {
    return log.running ? [] : [{name: t('Stopped by'), value: stopped(), term: 'ending', run: () => (log.finished ? tn(tokens, 'after {count} token: {reason}.', 'after {count} tokens: {reason}.', {reason: stopped()}) : ''), words: true}];
  }

  // How long the run waited for its model, where that had to be brought or loaded.
  function waited(waits) {
    const spent = Object.entries(waits).filter(([, time]) => time >= LEAST_WAIT);
    if (!spent.length) return [];
    const total = spent.reduce((sum, [, time]) => sum + time, 0);
    const list = spent.map(([phase, time]) => `${PHASES[phase] ? PHASES[phase]() : phase} ${seconds(time)}`).join(', ');
    return [{name: t('Made ready'), value: seconds(total), term: 'time', meaning: t('The time before the run began, in which its model was made ready.'), run: () => asSentence(list)}];
  }

  function acceptance() {
    if (!log.rounds.length) return [];
    const figures = counted.read(log.rounds);
    const {draft_acceptance_rate: rate, mean_acceptance_length: length} = figures;
    const told = (name, value) => t('{denominator} = {value}.', {denominator: denominatorOf(name, figures), value});
    const [kept, tokens] = [rate === null ? '–' : percent(rate), decimals(length, 2)];
    return [
      {name: t('Draft accepted'), value: kept, term: 'acceptance-rate', run: () => told('draft_acceptance_rate', kept)},
      {name: t('Tokens per draft'), value: tokens, term: 'acceptance-length', run: () => told('mean_acceptance_length', tokens)},
    ];
  }

  function stopped() {
    if (!log.finished) return t('an error');
    const reasons = [...new Set(log.finished.sequences.map((output) => stopWords(output.stop_reason)[0]))];
    return reasons.join(', ') || '–';
  }

  function drawNumbers() {
    const list = numbers();
    const names = new Set(list.map(({name}) => name));
    for (const [name, {figure}] of drawn) {
      if (names.has(name)) continue;
      figure.remove();
      drawn.delete(name);
    }
    list.forEach(({name, value, term, run, meaning, words}, place) => {
      const entry = drawn.get(name) || newFigure(name, words, place);
      say(entry.value, value);
      tipOfTerm(entry.figure, term, run, meaning ? {meaning} : {});
    });
  }

  function newFigure(name, words, place) {
    const figure = make('div', 'gp-figure' + (words ? ' gp-words' : ''));
    const value = make('dd');
    figure.append(make('dt', '', name), value);
    figures.insertBefore(figure, figures.children[place] || null);
    const entry = {figure, value};
    drawn.set(name, entry);
    return entry;
  }

  // ---------------------------------------------------------------------------------------------- the text in numbers

  const along = new Along(NO_TOTALS, withStep);
  const repeats = new Repeats();
  let ofPrompt = NO_TOTALS;

  const spelt = (nats) => (Number.isFinite(nats) ? fixed(fromNats(nats, log.unit), 2).replace(/^-0.00$/, '0.00') : '−∞');
  const short = (value) => (value === null ? '–' : Number.isFinite(value) ? (value < 1000 ? fixed(value, 2) : count(Math.round(value))) : '∞');

  // {name, term, run, meaning} of each number, and its values: after the processors, before them, of the prompt. Of another
  // server's run, what its log-probabilities tell; they stand in the second column.
  function textNumbers() {
    const list = allNumbers();
    return log.isFromElsewhere ? list.filter(({term}) => term !== 'entropy' && term !== 'kept').map((row) => ({...row, run: () => ''})) : list;
  }

  function allNumbers() {
    const {total} = along;
    const unit = t(log.unit);
    const mean = (sum, {count: tokens}) => (tokens ? sum / tokens : null);
    const each = (sum, of) => (of.count ? spelt(mean(sum, of)) : '–');
    const vocab = along.steps.at(-1).distribution.vocab ?? Infinity;
    const row = (name, term, run, values, meaning = '') => ({name, term, run, values, meaning});
    const tokens = count(total.count);
    return [
      row(t('perplexity'), 'perplexity', () => t('before the processors, exp(−({sum}) / {tokens}) = {value}.', {sum: decimals(finite(total.before)), tokens, value: short(perplexityOf(total.before, total.count))}),
        [short(perplexityOf(total.after, total.count)), short(perplexityOf(total.before, total.count)), short(perplexityOf(ofPrompt.before, ofPrompt.count))],
        perplexityMeaning([[total.after, total.count], [total.before, total.count], [ofPrompt.before, ofPrompt.count]], vocab)),
      row(t('mean log-probability, {unit}', {unit}), 'mean-logprob', () => meanWords(spelt(total.before), each(total.before, total)), [each(total.after, total), each(total.before, total), each(ofPrompt.before, ofPrompt)]),
      row(t('cumulative log-probability, {unit}', {unit}), 'cumulative-logprob', () => tn(total.count, 'before the processors, the log-probability of {count} token is {sum} {unit}.', 'before the processors, the log-probabilities of {count} tokens sum to {sum} {unit}.', {sum: spelt(total.before), unit}), [spelt(total.after), spelt(total.before), spelt(ofPrompt.before)]),
      row(t('mean entropy, {unit}', {unit}), 'entropy', () => meanWords(spelt(total.entropyBefore), each(total.entropyBefore, total)), [each(total.entropyAfter, total), each(total.entropyBefore, total), each(ofPrompt.entropyBefore, ofPrompt)]),
      row(t('mean tokens kept'), 'kept', () => t('{sum} tokens kept in all, over {tokens} steps = {value}.', {sum: count(total.kept), tokens, value: short(mean(total.kept, total))}), [short(mean(total.kept, total)), count(vocab), count(vocab)]),
      ...[1, 2, 3].map((n) => row(`distinct-${n}`, 'distinct-n', () => distinctRun(n), [short(repeats.distinct(n)), '', ''], distinctMeaning(n))),
      row(t('repetition'), 'repetition', () => tn(total.count, '{repeated} of {count} token = {share}.', '{repeated} of {count} tokens = {share}.', {repeated: count(repeats.numRepeated), share: percent(repeats.share)}), [percent(repeats.share), '', '']),
    ];
  }

  const meanWords = (sum, value) => t('before the processors, ({sum}) / {tokens} = {value} {unit}.', {sum, value, tokens: count(along.total.count), unit: t(log.unit)});

  function distinctRun(n) {
    const all = repeats.ids.length - n + 1;
    return all > 0 ? t('{different} different / {all} in all = {value}.', {different: count(repeats.different(n)), all: count(all), value: short(repeats.distinct(n))}) : '';
  }

  const distinctMeaning = (n) => (n === 1
    ? t('The number of different tokens over the number of all tokens: 1 means that none occurs twice.')
    : t('The number of different {n}-grams (runs of {n} tokens) over the number of all of them: 1 means that none occurs twice.', {n}));

  // "Equally likely tokens" there are as many of as the vocabulary has, and no more.
  function perplexityMeaning(sums, vocab) {
    if (sums.every(([sum, tokens]) => !tokens || perplexityOf(sum, tokens) <= vocab)) return t('How many equally likely tokens there were to choose from, on average: e to the power of minus the mean log-probability in nats.');
    return t('e to the power of minus the mean log-probability in nats; above {count}, the size of the vocabulary, where tokens drawn at random would be likelier.', {count: count(vocab)});
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
    say(root.querySelector('.gp-in-short'), t('Perplexity {value}', {value: short(perplexityOf(total.before, total.count))}));
  }

  function drawTable(step) {
    const line = log.lines().length > 1 ? log.lineOf(step) : null;
    say(root.querySelector('.gp-whose'), line && line.label ? t('of {label}', {label: line.label}) : '');
    root.querySelector('.gp-prompt-head').hidden = !ofPrompt.count;
    root.querySelector('.gp-before-head').hidden = log.isFromElsewhere;
    root.querySelector('.gp-after-head > span').hidden = log.isFromElsewhere;
    const list = textNumbers();
    const body = root.querySelector('.gp-totals tbody');
    while (body.rows.length < list.length) {
      const row = body.insertRow();
      const head = make('th', '', null, {scope: 'row'});
      head.append(make('span', '', '', {tabindex: '0', 'data-tip': ''}));
      row.append(head, make('td'), make('td'), make('td'));
    }
    list.forEach(({name, term, run, values, meaning}, i) => {
      const [head, ...cells] = body.rows[i].cells;
      say(head.firstChild, name);
      tipOfTerm(head.firstChild, term, run, {meaning});
      values.forEach((value, place) => say(cells[place], value));
      cells[1].hidden = log.isFromElsewhere;
      cells[2].hidden = !ofPrompt.count;
    });
  }

  root.querySelector('.gp-text-numbers').addEventListener('toggle', drawText);

  // ---------------------------------------------------------------------------------------------- status and errors

  // What the outputs say of themselves; the same words of several outputs stand there once.
  function drawNotes() {
    const outputs = log.finished ? log.finished.sequences : [];
    const speakers = new Map(); // note -> numbers of the outputs
    outputs.forEach(({note, stop_reason: reason}, i) => {
      // the second sentence of such a note says what the button does
      const words = note && t(reason === 'length' && closingButton().length && note.values?.a ? note.values.a : note);
      if (note) speakers.set(words, [...(speakers.get(words) || []), i + 1]);
    });
    notes.replaceChildren(...[...speakers].map(([note, numbers]) => {
      const paragraph = make('p');
      paragraph.append(make('b', '', numbers.length < outputs.length ? whoseWords(numbers) : t('Note:')), ` ${note}`);
      if (numbers.some((number) => outputs[number - 1].stop_reason === 'length')) paragraph.append(...closingButton());
      return paragraph;
    }));
  }

  // On the page, a press holds the next text to the fields that the schema names, where this one could go beyond them.
  function closingButton() {
    const form = log.started.request.structured_output || {};
    const closed = form.json_schema && closedSchema(form.json_schema);
    if (!closed || JSON.stringify(closed) === JSON.stringify(form.json_schema) || !log.canAsk || !Object.hasOwn(log.answers, 'knobs')) return [];
    const button = make('button', 'gp-button', t('Allow no other fields'), {type: 'button'});
    button.addEventListener('click', () => {
      log.ask({type: 'knobs', change: {structured_output: {json_schema: closed}}});
      button.remove();
    });
    return [' ', button];
  }

  function whoseWords(list) {
    const numbers = {numbers: list.join(', ')};
    if (log.usesBeams) return tn(list.length, 'Note on output {numbers}:', 'Note on outputs {numbers}:', numbers);
    return tn(list.length, 'Note on sequence {numbers}:', 'Note on sequences {numbers}:', numbers);
  }

  function drawStatus() {
    const [bold, rest] = statusWords();
    if (status.textContent === [bold, rest].filter(Boolean).join(' ')) return;
    status.replaceChildren(...(bold ? [make('b', '', bold), ...(rest ? [' ', rest] : [])] : [rest]));
  }

  // [what is put in bold, the rest]
  function statusWords() {
    const {started, finished, failed, queued, loading} = log;
    if (log.away) return [t('The server does not answer.'), t('What is here stays. The page connects by itself once the server is back; if you run it yourself, start it again.')];
    if (loading) {
      const words = loadingWords(loading);
      return ['', words[0].toUpperCase() + words.slice(1)];
    }
    if (queued) {
      if (queued.ahead === 0) return [t('Starting …'), ''];
      const place = tn(queued.ahead, 'One run is ahead of yours.', '{count} runs are ahead of yours.');
      return [t('Queued.'), typeof queued.seconds === 'number' ? `${place} ${waitWords(queued.seconds)}` : place];
    }
    if (failed) return [t('Stopped by an error.'), !started ? '' : log.numTokens ? t('The text so far is kept.') : t('Nothing was written.')];
    if (!started) return ['', t('Nothing has run yet.')];
    const {model, assistant, mode, device, served_by: served} = started;
    const others = finished || log.recorded ? 0 : log.shared - 1;
    const how = `· ${[
      assistant ? t('{model} with {assistant}', {model, assistant}) : model, modeName(mode), device !== 'cpu' && device,
      served && t('replica {replica} of {of}', served),
      others > 0 && tn(others, 'side by side with another run', 'side by side with {count} others'),
    ].filter(Boolean).join(' · ')}`;
    if (log.recorded) return [t('Recorded run'), how];
    return [finished ? t('Finished') : t('Decoding …'), how];
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
      paragraph.append(make('b', '', '✕ '), knob ? t('{name}: {meaning}', {name: knob, meaning: message}) : message, fix ? ' ' + fix : '');
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

// Whether anything of a run is drawn at random: the seed of another one says nothing. A person's own loop may draw.
const draws = ({mode, effective}) => effective.do_sample || mode === 'custom' || mode === 'block_diffusion';

const LEAST_WAIT = 0.05; // seconds; below that nobody waits

// What a run waits for before it begins (`Started.waits`).
const PHASES = {
  queued: () => t('waiting for its turn'),
  asking: () => t('asking the Hub'),
  download: () => t('downloading'),
  converting: () => t('converting the GGUF file'),
  loading: () => t('loading'),
};
