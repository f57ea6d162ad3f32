// The pane of the chat template: the messages, the prompt that the model's template makes of them, and whose each of its
// tokens is. Shows what is written on the page now, before it runs, and else the run that is shown.

import {showIf} from '../core/dom_patch.ts';
import {count, make, quoted, say} from '../core/text.ts';
import {t, tn} from '../core/texts.ts';
import {inNextRow} from '../core/virtual_rows.ts';
import {tokenCard} from './card.tsx';
import {appendToken, inkToken} from './written_tokens.ts';

// What a template is given, to be compared.
const readAs = ({messages, template}) => JSON.stringify([messages, template || null]);

export function templatePane(root, log) {
  const find = (name) => root.querySelector('.gp-' + name);
  const [said, rendered, button] = ['said', 'rendered', 'try'].map(find);
  const entries = new WeakMap(); // token element -> {token, index, words}
  let tokens = []; // their elements
  let drawn = ''; // what is
  let stop = null; // the token that the Tab key reaches

  let card = null; // made with the first chat

  function newCard() {
    return tokenCard(root, rendered, log, (element) => {
      const entry = entries.get(element);
      return entry && {id: entry.token.token_id, text: entry.token.text, where: t('prompt token {number}', {number: entry.index + 1}), step: null, why: entry.words};
    });
  }

  // What there is to show: {model, messages, tokens, parts, problem, away, ran}, or null.
  function found() {
    const {started, written} = log;
    const messages = started && started.request.messages;
    const isRun = messages && written && started.model === written.model && readAs(started.request) === readAs(written);
    if (written && !isRun) return {...written, ran: false};
    if (log.isFromElsewhere) return null; // which does not tell what the template made of the messages
    if (!messages || !messages.length) return null;
    return {model: started.model, messages, template: started.request.template, tokens: started.prompt_tokens, parts: started.parts || [], ran: true};
  }

  // ---------------------------------------------------------------------------------------------- messages

  function drawMessages({messages, parts, problem}) {
    const used = new Set(parts.filter(({kind}) => kind === 'message').map(({message}) => message));
    said.replaceChildren(...messages.map(({role, content}, number) => {
      const item = make('li', '', null, {'data-role': role});
      item.append(make('span', 'gp-role', role), make('p', '', content));
      const dropped = !problem && used.size > 0 && !used.has(number) && content.trim();
      if (dropped) item.append(make('p', 'gp-dropped', t('✕ The template leaves this message out.')));
      return item;
    }));
  }

  // ---------------------------------------------------------------------------------------------- tokens

  const NAMES = {
    message: ({role}) => t('words of {role}', {role}),
    template: () => t('written by the template'),
    generation: () => t('generation prompt: the answer begins here'),
  };

  function wordsOf(part, token) {
    const whose = part ? NAMES[part.kind](part) : t('of unknown origin');
    return token.piece === null ? t('special token, {whose}', {whose}) : whose;
  }

  function drawTokens({tokens: all, parts}) {
    rendered.replaceChildren();
    tokens = [];
    stop = null;
    const ends = new Set(parts.map(({stop: end}) => end));
    let box = null;
    all.forEach((token, index) => {
      const part = parts.find((each) => each.start <= index && index < each.stop) || null;
      if (!box || !index || ends.has(index) || parts.some(({start}) => start === index)) {
        const holder = make('span', 'gp-part', null, part ? {'data-kind': part.kind} : {});
        if (part && part.kind === 'message') holder.append(make('span', 'gp-role', part.role));
        if (part && part.kind === 'generation') holder.append(make('span', 'gp-role', t('the answer begins')));
        rendered.append(holder);
        box = {rows: holder, tokens: []};
      }
      const element = make('span', 'gp-token', null, {role: 'button', tabindex: '-1'});
      const words = wordsOf(part, token);
      inkToken(element, token);
      element.setAttribute('aria-label', t('prompt token {number}: {token}, {words}', {number: index + 1, token: quoted(token.text), words}));
      entries.set(element, {token, index, words});
      const previous = box.tokens.length ? entries.get(box.tokens.at(-1)).token : null;
      appendToken(box, element, token, previous);
      tokens.push(element);
    });
    if (tokens.length) reach(tokens[0]);
  }

  function reach(element) {
    if (stop) stop.tabIndex = -1;
    stop = element;
    element.tabIndex = 0;
  }

  function go(element) {
    if (!element) return;
    reach(element);
    element.focus({preventScroll: true});
    element.scrollIntoView({block: 'nearest'});
    card.show(element);
  }

  rendered.addEventListener('click', ({target}) => go(target.closest('.gp-token')));
  rendered.addEventListener('keydown', (event) => {
    const at = tokens.indexOf(event.target.closest('.gp-token'));
    if (at < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
    const keys = {
      ArrowRight: () => tokens[at + 1], ArrowLeft: () => tokens[at - 1], Home: () => tokens[0], End: () => tokens.at(-1),
      ArrowDown: () => inNextRow(tokens, at, 1), ArrowUp: () => inNextRow(tokens, at, -1),
      Enter: () => tokens[at], ' ': () => tokens[at],
    };
    if (!keys[event.key]) return;
    event.preventDefault();
    go(keys[event.key]());
  });

  // ---------------------------------------------------------------------------------------------- in words

  function sumWords({tokens: all, parts}) {
    const of = (kind) => parts.filter((part) => part.kind === kind).reduce((sum, {start, stop: end}) => sum + end - start, 0);
    const special = all.filter(({piece}) => piece === null).length;
    const [words, around, begin] = ['message', 'template', 'generation'].map(of);
    const values = {words: count(words), around: count(around), begin: count(begin)};
    const whose = words || around ? tn(all.length,
      '{count} token: {words} for the words of the messages, {around} around them, {begin} to begin the answer.',
      '{count} tokens: {words} for the words of the messages, {around} around them, {begin} to begin the answer.', values)
      : begin ? tn(all.length,
        '{count} token: this template changes the words, so the origin of its tokens is unknown, except for the {begin} that begin the answer.',
        '{count} tokens: this template changes the words, so the origin of its tokens is unknown, except for the {begin} that begin the answer.', values)
      : tn(all.length,
        '{count} token: this template changes the words, so the origin of its tokens is unknown.',
        '{count} tokens: this template changes the words, so the origin of its tokens is unknown.');
    return `${whose} ${tn(special, '{count} is special.', '{count} are special.')}`;
  }

  // Words of a message that the tokenizer takes for the template's own marks.
  function warnWords({tokens: all, parts}) {
    const marks = parts.filter(({kind}) => kind === 'message').flatMap(({start, stop: end}) => all.slice(start, end)).filter(({piece}) => piece === null);
    const names = [...new Set(marks.map(({text}) => quoted(text)))];
    return names.length ? t('A message contains {tokens}: written like a special token, it is read as one, as if the template had written it.', {tokens: names.join(', ')}) : '';
  }

  button.addEventListener('click', () => log.ask({type: 'without'}));

  return () => {
    const shown = found();
    root.hidden = !shown;
    if (!shown) {
      drawn = '';
      return;
    }
    button.hidden = !Object.hasOwn(log.answers, 'without') || Boolean(shown.problem);
    const key = JSON.stringify([shown.model, readAs(shown), shown.parts, shown.problem, shown.ran, shown.tokens.length]);
    if (key === drawn) return;
    drawn = key;
    card ??= newCard();
    say(find('which'), shown.ran ? t('of {model}, as this run read it', {model: shown.model}) : t('of {model}, as written now: not run yet', {model: shown.model}));
    showIf(find('refusal'), Boolean(shown.problem));
    say(find('refusal'), t(shown.problem));
    find('refusal').dataset.kind = shown.away ? 'info' : 'error';
    find('refusal').setAttribute('role', shown.away ? 'note' : 'alert'); // a model that is not here yet is no error
    drawMessages(shown);
    showIf(find('made'), !shown.problem);
    drawTokens(shown);
    showIf(find('generation-key'), shown.parts.some(({kind}) => kind === 'generation'));
    say(find('template-words'), shown.problem ? '' : sumWords(shown));
    const warn = warnWords(shown);
    showIf(find('warn'), Boolean(warn));
    say(find('warn'), warn);
    card.hide();
  };
}
