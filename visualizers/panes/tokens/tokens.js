// The text pane: every token of the prompt and of the run, shaded, pressable, in the order in which it is read.
// Appends what is new; where a beam's best text changes, only what differs is drawn again.

import {NO_ORIGINS, ORIGINS, countOrigin, originParts} from '../assisted/draft_words.js';
import {fit} from '../core/dom_patch.js';
import {Along, pathChange} from '../core/log.js';
import {drawScale, shadeInk} from '../core/shades.js';
import {count, make, numbersOf, quoted, say, stopWords} from '../core/text.js';
import {Rows, inNextRow} from '../core/virtual_rows.js';
import {tokenCard} from './card.js';
import {appendToken, cutTokens, inkToken, numberWords} from './written_tokens.js';

export function tokensPane(root, log) {
  const text = root.querySelector('.gp-text');
  const empty = root.querySelector('.gp-empty');
  const select = root.querySelector('.gp-shade');
  let shadedBy = ''; // what the person chose; until then it follows from the run
  const entries = new WeakMap(); // token element -> {token: {token_id, text, piece}, index, isPrompt, step}
  let prompt = null; // {rows, tokens}: what is drawn of the prompt
  let begun = null; // the same of what a target begins with, where the prompt is a source
  let lines = []; // what is drawn below it: {element, head, body, rows, stop, steps: [], tokens: []}
  let marked = null; // the token element that stands for the current step
  let atEnd = true; // whether the end of the text is in sight
  let width = 0; // for which rows are finished
  let resettle = 0; // a timer

  const origins = root.querySelector('.gp-origins');
  const originsAlong = new Along(NO_ORIGINS, countOrigin); // over the drawn text of an assisted run: it has one

  const scale = root.querySelector('.gp-scale');
  const card = tokenCard(root, text, log, (element) => {
    const entry = entries.get(element);
    if (!entry) return null;
    const {token, step} = entry;
    const why = step ? originWords(step).join(', ') : unknownWords(entry);
    return {id: token.token_id, text: token.text, where: whereWords(entry), step, why};
  });

  // ---------------------------------------------------------------------------------------------- drawing

  function startRun() {
    text.replaceChildren();
    lines = [];
    prompt = begun = null;
    marked = null;
    atEnd = true;
    if (!log.started) {
      text.append(empty);
      return;
    }
    // Nothing is drawn in a text that is only read: what the model thought of it is in the numbers before the processors.
    select.value = shadedBy || (log.started.request.only_given ? 'raw' : 'probability');
    drawScale(scale, select.value, log.unit);
    const apart = log.readsSource;
    text.classList.toggle('gp-apart', apart);
    if (apart) text.append(make('span', 'gp-part-name', 'Source: the encoder reads it'));
    prompt = drawFixed(log.started.prompt_tokens, apart ? 'Source' : 'Prompt');
    if (!apart) return;
    text.append(make('span', 'gp-part-name', 'Target: the decoder writes it, from its start token on'));
    begun = drawFixed(log.started.decoder_tokens, 'Start of the target', {isStart: true});
  }

  // Tokens that stand there before any is given or chosen.
  function drawFixed(tokens, name, more = {}) {
    const element = make('span', 'gp-prompt', null, {'aria-label': name});
    const drawn = {rows: new Rows(element), tokens: []};
    tokens.forEach((token, index) => append(drawn, {token, index, isPrompt: true, step: null, ...more}));
    text.append(element);
    return drawn;
  }

  // What the model thought of the prompt: it comes when the text is complete.
  function drawPrompt() {
    for (const step of log.promptSteps) {
      const element = prompt.tokens[step.index];
      if (!element) continue;
      entries.get(element).step = step;
      describe(element);
      shade(element);
    }
  }

  function drawLines() {
    const shown = log.lines();
    const single = shown.length === 1 && shown[0].kind === 'sequence';
    if (single !== text.classList.contains('gp-single')) {
      dissolve();
      text.classList.toggle('gp-single', single);
    }
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
    const line = {element, head, rows: new Rows(body, (begun || prompt) && (begun || prompt).rows), stop, steps: [], tokens: [], said: ''};
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
    for (const step of added) {
      append(drawn, {token: {...step.chosen, piece: step.piece}, index: step.index, isPrompt: false, step});
      drawn.steps.push(step);
    }
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
    const sign = line.stopReason === 'step' ? '… ' : '■ ';
    if (stop) drawn.head.append(make('span', '', sign + stop));
    drawn.stop.textContent = stop && !log.usesBeams && log.lasts.length === 1 ? sign + stop : '';
  }

  function removeFrom(drawn, keep) {
    cutTokens(drawn, keep);
    drawn.steps.length = keep;
  }

  function append(drawn, entry) {
    const previous = drawn.tokens.at(-1);
    appendToken(drawn, tokenElement(entry), entry.token, previous && entries.get(previous).token);
  }

  function tokenElement(entry) {
    const {token, step, isPrompt} = entry;
    const element = make('span', isPrompt ? 'gp-prompt-token' : 'gp-token', null, {role: 'button', tabindex: '-1', 'aria-pressed': 'false'});
    inkToken(element, token);
    if (step && step.draft && step.draft.origin !== 'none') element.dataset.draft = step.draft.origin;
    if (step && step.given) element.dataset.given = '';
    entries.set(element, entry);
    describe(element);
    if (step) shade(element);
    return element;
  }

  // Where a token stands, in words.
  const whereWords = ({index, isPrompt, isStart}) => {
    if (isStart) return 'decoder start token';
    return `${!isPrompt ? 'token' : log.readsSource ? 'source token' : 'prompt token'} ${index + 1}`;
  };

  // Why nothing is known of a token of the prompt.
  function unknownWords({index, isStart}) {
    if (isStart) return 'every target begins with it: not chosen';
    if (log.readsSource) return 'the encoder reads it: it has no probability';
    if (index === 0) return 'nothing comes before it';
    const asked = requested().read_prompt;
    return asked && !log.finished && !log.failed ? 'its probability comes with the end of the text' : 'its probability was not read';
  }

  function describe(element) {
    const entry = entries.get(element);
    const {step, token} = entry;
    const parts = [`${whereWords(entry)}: ${quoted(token.text)}`];
    parts.push(...(step ? stepWords(step) : [unknownWords(entry)]));
    element.setAttribute('aria-label', parts.join(', '));
  }

  function stepWords(step) {
    return [...numberWords(step, log.unit), ...originWords(step)];
  }

  // Where a token comes from, if the model did not simply choose it.
  function originWords(step) {
    const parts = [];
    if (step.given && !onlyGiven()) parts.push('given, not chosen');
    parts.push(...originParts(step));
    return parts;
  }

  // Whether the run reads a text and chooses nothing: all is given then, and needs no mark.
  const onlyGiven = () => Boolean(requested().only_given);
  const requested = () => (log.started && log.started.request) || {};

  function shade(element) {
    shadeInk(element.querySelector('.gp-ink'), select.value, numbersOf(entries.get(element).step));
    element.dataset.shaded = '';
  }

  const allTokens = () => [...(prompt ? prompt.tokens : []), ...(begun ? begun.tokens : []), ...lines.flatMap((line) => line.tokens)];

  function drawMarks() {
    const given = !onlyGiven() && lines.some(({steps}) => steps.length && steps[0].given);
    root.querySelector('.gp-mark-prompt').hidden = !prompt || !prompt.tokens.length;
    say(root.querySelector('.gp-mark-prompt .gp-ink'), begun ? 'source, and what the target begins with' : 'the prompt');
    root.querySelector('.gp-mark-given').hidden = !given;
    drawOrigins();
    text.classList.toggle('gp-has-given', given);
  }

  // How assisted decoding came by the tokens: the marks, and how many there are of each.
  function drawOrigins() {
    origins.hidden = !log.rounds.length;
    if (origins.hidden) return;
    originsAlong.follow(lines.length ? lines[0].steps.at(-1) || null : null);
    const marks = fit(origins, Object.keys(ORIGINS).length, newMark);
    Object.entries(ORIGINS).forEach(([origin, [, name, meaning]], i) => {
      const [ink, number] = marks[i].children;
      marks[i].dataset.draft = origin;
      marks[i].dataset.tip = meaning;
      say(ink, name);
      say(number, count(originsAlong.total[origin]));
    });
  }

  function newMark() {
    const mark = make('span', '', null, {tabindex: '0'});
    mark.append(make('span', 'gp-ink'), ' ', make('b'));
    return mark;
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
    if (step.isPrompt) return prompt ? prompt.tokens[step.index] || null : null;
    for (const line of lines) if (line.steps[step.index] === step) return line.tokens[step.index];
    return null;
  }

  // While nothing is selected the end of the text stays in sight, unless the person has scrolled away from it.
  function followEnd() {
    if (atEnd && !log.selected && log.running && !log.usesBeams) text.scrollTop = text.scrollHeight;
  }

  // ---------------------------------------------------------------------------------------------- rows

  const paragraphs = () => [...(prompt ? [prompt.rows] : []), ...(begun ? [begun.rows] : []), ...lines.map(({rows}) => rows)];

  function dissolve() {
    for (const paragraph of paragraphs()) paragraph.dissolve();
    clearTimeout(resettle);
    resettle = setTimeout(settle, 200);
  }

  function settle() {
    width ||= text.clientWidth;
    for (const paragraph of paragraphs()) paragraph.settle();
  }

  // ---------------------------------------------------------------------------------------------- keys and presses

  function tokenAt(event) {
    const element = event.target.closest('[role="button"]');
    return element && entries.has(element) ? element : null;
  }

  // Selects a token; one of which the model says nothing gets the focus and its card.
  function go(element) {
    if (!element) return;
    const {step} = entries.get(element);
    if (step) log.selectStep(step);
    element.focus({preventScroll: true});
    element.scrollIntoView({block: 'nearest'});
    if (!step) card.show(element);
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
    const all = allTokens();
    const at = all.indexOf(token);
    const keys = {
      ArrowRight: () => all[at + 1],
      ArrowLeft: () => all[at - 1],
      ArrowDown: () => inNextRow(all, at, 1),
      ArrowUp: () => inNextRow(all, at, -1),
      Home: () => all.find((element) => entries.get(element).step),
      End: () => all.at(-1),
      Enter: () => token,
      ' ': () => token,
    };
    if (!keys[event.key]) return;
    event.preventDefault();
    go(keys[event.key]());
  });

  select.addEventListener('change', () => {
    shadedBy = select.value;
    for (const element of allTokens()) if (entries.get(element).step) shade(element);
    drawScale(scale, select.value, log.unit);
  });

  text.addEventListener('scroll', () => {
    atEnd = text.scrollHeight - text.scrollTop - text.clientHeight < 60;
  }, {passive: true});

  new ResizeObserver(() => {
    if (!text.clientWidth || text.clientWidth === width) return;
    width = text.clientWidth;
    dissolve();
  }).observe(text);

  return (changes) => {
    if (changes.run) startRun();
    if (changes.run || changes.steps || changes.status) {
      drawLines();
      drawMarks();
    }
    if (prompt && (changes.run || changes.prompt)) drawPrompt();
    if (prompt && (changes.unit || changes.status)) {
      for (const element of changes.unit ? allTokens() : prompt.tokens) describe(element);
    }
    if (changes.unit) drawScale(scale, select.value, log.unit);
    markCurrent();
    if (changes.steps) {
      followEnd();
      settle();
    }
    card.refresh(changes.unit || changes.prompt || changes.status);
  };
}
