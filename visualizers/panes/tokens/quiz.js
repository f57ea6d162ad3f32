// Predict, then reveal: the next token is hidden from all panes (`log.hide`), the person picks from the model's likeliest
// candidates, then sees the distribution and what the run took. Plays on the text that is shown, as it was recorded.

import {pathOf} from '../core/log.ts';
import {count, filled, information, labelled, make, percent, probability, say} from '../core/text.ts';
import {t} from '../core/texts.ts';

// The same numbers between 0 and 1 for the same seed (mulberry32).
function drawsFrom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function shuffled(list, draw) {
  const result = [...list];
  for (let i = result.length - 1; i > 0; i--) {
    const other = Math.floor(draw() * (i + 1));
    [result[i], result[other]] = [result[other], result[i]];
  }
  return result;
}

export function quizPane(root, log) {
  const OFFERED = 6; // candidates
  const PICKS = 3;
  const STEPS = 10; // of a round
  const find = (name) => root.querySelector('.gp-' + name);
  const details = root.querySelector('details');
  const [from, choices, reveal, next] = ['from', 'choices', 'reveal', 'next'].map(find);
  let round = null; // {line, at, step, picks: [token ids], revealed, results: [{step, first, share, hit}]}

  const ordinal = (place) => [t('1st'), t('2nd'), t('3rd')][place] ?? '';

  // ---------------------------------------------------------------------------------------------- what is asked

  const texts = () => (log.usesBeams && !log.finished ? [] : log.allLines()); // beams take other ways until they end

  const pathAt = (line) => pathOf(texts()[line] ? texts()[line].last : null);

  // The likeliest tokens before the processors, the likeliest first.
  const topOf = (step) => step.distribution.candidates.filter(({raw_rank: rank}) => rank)
    .sort((a, b) => a.raw_rank - b.raw_rank).slice(0, OFFERED);

  function offered(step) {
    const seed = (Number(log.started.seed) % 2 ** 32) + 7919 * step.index + 104729 * step.sequence;
    return shuffled(topOf(step), drawsFrom(seed));
  }

  const canAsk = (step) => topOf(step).length > 1;

  function begin(at) {
    const current = log.current();
    const last = current && log.lastOf(current);
    const line = Math.max(0, texts().findIndex((one) => one.last === last));
    const path = pathAt(line);
    const start = path.findIndex((step, i) => i >= at && canAsk(step));
    if (start < 0) {
      say(find('cannot'), path.length > at ? t('From there on the run has recorded no candidates to pick from: raise top_candidates and run it again.')
        : log.running ? t('The run has not reached this token yet.') : t('There is no token {number} in this text: choose an earlier one.', {number: at + 1}));
      return;
    }
    say(find('cannot'), '');
    round = {line, at: start, step: null, picks: [], revealed: false, results: []};
    ask();
  }

  // Ask for the token at `round.at`, or for the next one that has candidates; wait where it is not there yet.
  function ask() {
    const path = pathAt(round.line);
    while (path[round.at] && !canAsk(path[round.at])) round.at += 1;
    Object.assign(round, {step: path[round.at] || null, picks: [], revealed: false});
    if (!round.step && !log.running) {
      finish();
      return;
    }
    veil();
    if (round.step) log.selectStep(round.step.before);
    drawAndFocus(() => choices.querySelector('button'));
  }

  // How much of the text may be seen now.
  function veil() {
    log.hide(round && details.open ? round.at + (round.revealed ? 1 : 0) : null);
  }

  function pick(tokenId) {
    const {picks} = round;
    if (picks.includes(tokenId)) picks.splice(picks.indexOf(tokenId), 1);
    else if (picks.length < PICKS) picks.push(tokenId);
    drawPicks();
  }

  function show() {
    const {step, picks} = round;
    const top = topOf(step);
    const first = top.find(({token_id: id}) => id === picks[0]);
    round.revealed = true;
    // a class may gather what was predicted
    document.dispatchEvent(new CustomEvent('gp-predicted', {detail: {sequence: step.sequence, index: step.index, token: picks[0]}}));
    round.results.push({step, first, share: Math.exp(first.raw_logprob - top[0].raw_logprob), hit: picks.includes(step.chosen.token_id)});
    veil();
    log.selectStep(step);
    drawAndFocus(() => next);
  }

  function goOn() {
    if (round.results.length >= STEPS) {
      finish();
      return;
    }
    round.at += 1;
    ask();
  }

  function finish() {
    const {results, line} = round;
    const at = round.at + (round.revealed ? 1 : 0);
    round = null;
    veil();
    from.value = pathAt(line).slice(at).some(canAsk) ? at + 1 : 1; // where another round begins
    drawSummary(results);
    drawAndFocus(() => find('begin'));
  }

  // The button that had the focus may go; what comes next takes it.
  function drawAndFocus(target) {
    const inside = root.contains(document.activeElement);
    draw();
    if (inside && target()) target().focus({preventScroll: true});
  }

  // ---------------------------------------------------------------------------------------------- drawing a question

  const written = ({piece, chosen, text}) => piece ?? (chosen ? chosen.text : text);

  function drawSoFar() {
    const path = pathOf(round.step ? round.step.before : (pathAt(round.line).at(-1) || null));
    const text = [...log.prefix, ...path].map(written).join('');
    const gap = make('span', 'gp-gap', '?', {'aria-label': t('the hidden token')});
    if (round.revealed) gap.replaceChildren(labelled(round.step.chosen.text));
    const box = find('so-far');
    box.replaceChildren(text, gap);
    box.scrollTop = box.scrollHeight;
  }

  function drawChoices() {
    choices.replaceChildren(...(round.step && !round.revealed ? offered(round.step) : []).map(({token_id: id, text}) => {
      const button = make('button', 'gp-button gp-choice', null, {type: 'button', 'aria-pressed': 'false', 'data-token': id});
      button.append(make('span', 'gp-order'), labelled(text));
      button.addEventListener('click', () => pick(id));
      return button;
    }));
    drawPicks();
  }

  function drawPicks() {
    for (const button of choices.children) {
      const place = round.picks.indexOf(Number(button.dataset.token));
      button.setAttribute('aria-pressed', String(place >= 0));
      button.disabled = place < 0 && round.picks.length >= PICKS;
      say(button.querySelector('.gp-order'), ordinal(place));
    }
    reveal.disabled = !round.picks.length;
  }

  function drawAnswer() {
    find('answer').hidden = !round.revealed;
    if (!round.revealed) return;
    const {step, picks} = round;
    const {share, hit} = round.results.at(-1);
    const top = topOf(step);
    const taken = step.chosen.token_id;
    const rows = top.some(({token_id: id}) => id === taken) ? top : [...top, step.chosen];
    const body = find('truth').tBodies[0];
    body.replaceChildren(...rows.map((candidate) => {
      const row = make('tr', candidate.token_id === taken ? 'gp-taken' : '');
      const name = make('th', '', null, {scope: 'row'});
      if (candidate.token_id === taken) name.append(make('span', '', '▶ '), make('span', 'gp-hidden', `${t('chosen:')} `));
      name.append(labelled(candidate.text));
      const bar = make('div', 'gp-share');
      const fill = make('i');
      fill.style.width = `${(45 * probability(candidate.raw_logprob)).toFixed(2)}%`;
      bar.append(fill, percent(probability(candidate.raw_logprob)));
      const cell = make('td');
      cell.append(bar);
      const place = picks.indexOf(candidate.token_id);
      row.append(name, make('td', '', ordinal(place)), cell, make('td', '', percent(probability(candidate.logprob))), make('td', '', candidate.raw_rank ? count(candidate.raw_rank) : '–'));
      return row;
    }));
    const took = find('took');
    took.replaceChildren(...filled(hit ? t('It wrote “{token}”. You had it.') : t('It wrote “{token}”. You did not pick it.'), {token: labelled(step.chosen.text, 'gp-strong')}), ' ');
    took.append(share === 1 ? t('Your first pick is the token that the model found likeliest.') : t('Your first pick has {share} of the probability of the likeliest token.', {share: percent(share)}));
  }

  const mean = (results) => results.reduce((sum, {share}) => sum + share, 0) / results.length;
  const hits = (results) => results.filter(({hit}) => hit).length;

  function draw() {
    find('before').hidden = Boolean(round);
    find('round').hidden = !round;
    if (!round) return;
    find('sum').hidden = true;
    const {results, revealed, step} = round;
    const number = results.length + (revealed ? 0 : 1);
    const place = {number, steps: STEPS, token: step && step.index + 1};
    say(find('progress'), !step ? t('Waiting for the next token of the run.')
      : revealed ? t('{number} of {steps}: token {token}.', place)
      : t('{number} of {steps}: what comes next? Pick up to three, your best guess first.', place));
    say(find('score'), !results.length ? '' : t('So far: your first picks are {share} as likely as the top token; the run’s token was among your picks in {hits} of {count}.', {
      share: percent(mean(results)), hits: hits(results), count: results.length,
    }));
    reveal.hidden = revealed || !step;
    next.hidden = !revealed;
    say(next, results.length >= STEPS ? t('Show the score') : t('Next token'));
    drawSoFar();
    drawChoices();
    drawAnswer();
  }

  function drawSummary(results) {
    const box = find('sum');
    box.hidden = false;
    box.replaceChildren(make('h3', '', t('The round is over')));
    if (!results.length) {
      box.append(make('p', '', t('No token was revealed, so there is no score.')));
      return;
    }
    const line = (...parts) => {
      const paragraph = make('p');
      paragraph.append(...parts);
      box.append(paragraph);
    };
    line(...filled(t('{share}: how likely your first picks were, on average, compared with the likeliest token.'), {share: make('b', '', percent(mean(results)))}));
    const steps = make('b', '', t('{hits} of {count}', {hits: hits(results), count: results.length}));
    line(...filled(t('{steps}: steps in which the run’s token was among your picks ({share}).'), {steps, share: percent(hits(results) / results.length)}));
    // by your first pick; of equals, the step at which the model was more (less) uncertain
    const order = [...results].sort((a, b) => a.share - b.share || b.step.distribution.entropy_before - a.step.distribution.entropy_before);
    for (const [name, {step, first, share}] of [[t('Hardest:'), order[0]], [t('Easiest:'), order.at(-1)]]) {
      line(make('b', '', name), ' ', ...filled(t('token {number}, “{token}”; your “{pick}” had {share} of the likeliest token’s probability, and the entropy was {entropy}.'), {
        number: String(step.index + 1), token: labelled(step.chosen.text), pick: labelled(first.text), share: percent(share),
        entropy: information(step.distribution.entropy_before, log.unit),
      }));
    }
  }

  // ---------------------------------------------------------------------------------------------- buttons

  find('begin').addEventListener('click', () => begin(Math.max(1, Math.floor(Number(from.value)) || 1) - 1));
  find('from-here').addEventListener('click', () => {
    const step = log.current();
    from.value = step && !step.isPrompt ? step.index + 1 : 1;
  });
  reveal.addEventListener('click', show);
  next.addEventListener('click', goOn);
  find('end').addEventListener('click', finish);
  details.addEventListener('toggle', veil);

  return (changes) => {
    root.hidden = !log.started;
    if (changes.run) {
      round = null;
      from.value = 1;
      find('sum').hidden = true;
      say(find('cannot'), '');
      draw();
    }
    say(find('begin'), find('sum').hidden ? t('Start a round') : t('Another round'));
    if (round && !round.step && (changes.steps || changes.status)) ask();
  };
}
