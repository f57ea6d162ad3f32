// Draws the panel of a lesson: the list, or one step. Knows no server and keeps nothing; what a person does goes to `actions`.

import {labelled, make, say} from '../../../visualizers/panes/core/text.ts';
import {t, tn} from '../../../visualizers/panes/core/texts.ts';
import {STAGE, orderOf} from './answer_order.js';

export class LessonView {
  /**
   * @param {HTMLElement} root
   * @param {Record<string, (what?: any) => void>} actions
   */
  constructor(root, actions) {
    this.root = root;
    this.actions = actions;
    this.pointed = null;
    root.setAttribute('aria-label', t('Lessons'));
    root.addEventListener('keydown', (event) => {
      if (event.key === 'Escape' && !event.defaultPrevented) actions.close();
    });
  }

  // ------------------------------------------------------------------------------------------------ the list

  drawList(lessons) {
    this.point('');
    const list = make('ol', 'gp-lessons');
    for (const each of lessons) {
      const button = make('button', 'gp-lesson-entry', null, {type: 'button'});
      const sign = each.over ? '✓ ' : '';
      button.append(make('b', '', sign + t(each.title)), make('span', '', t(each.about)));
      const state = each.over ? t('done') : each.begun ? t('at step {number} of {count}', {number: each.at + 1, count: each.steps}) : '';
      button.append(make('small', '', [tn(each.minutes, '{count} minute', '{count} minutes'), state].filter(Boolean).join(' · ')));
      button.addEventListener('click', () => this.actions.choose(each.name));
      const item = make('li');
      item.append(button);
      list.append(item);
    }
    const title = make('h2', '', t('Lessons'), {tabindex: '-1'});
    this.root.replaceChildren(this.head([title]), make('p', 'gp-note', t('Short, and about real runs: predict, try, see what happened. Your settings return when you leave.')), list);
    title.focus({preventScroll: true});
  }

  head(parts) {
    const head = make('div', 'gp-lesson-head');
    const close = make('button', 'gp-plain', '✕', {type: 'button', 'aria-label': t('Leave the lessons')});
    close.addEventListener('click', () => this.actions.close());
    head.append(...parts, close);
    return head;
  }

  // ------------------------------------------------------------------------------------------------ a step

  drawStep({lesson, at, guess, done, ownModel, isReady, judgement, isOpenly, isCovered, isHeld, isStaged, moved}) {
    this.root.setAttribute('aria-busy', String(!isReady));
    const step = lesson.steps[at];
    const last = at === lesson.steps.length - 1;
    const back = button(t('All lessons'), 'gp-plain', () => this.actions.list());
    const title = make('h2', '', t(lesson.title));
    const place = make('p', 'gp-step-place', t('Step {number} of {count}', {number: at + 1, count: lesson.steps.length}), {tabindex: '-1'});
    const body = make('div', 'gp-lesson-body');
    body.append(...paragraphs(t(step.text)));
    const told = isCovered || isHeld ? null : judgement;
    if (step.predict) body.append(this.prediction(step.predict, guess, isReady, told, isOpenly, orderOf(`${lesson.name} ${at}`, Math.max(step.predict.answers.length, step.predict.tokens.length), isStaged ? STAGE : undefined)));
    const waits = step.predict && guess === undefined && !(isOpenly && judgement);
    if (step.task) {
      const task = make('p', 'gp-task');
      task.append(make('b', '', done ? '✓ ' : '➜ '), t(step.task));
      if (waits) task.append(make('span', 'gp-first', ' ' + t('Predict first.')));
      body.append(task);
    }
    if (step.solvable) body.append(button(t('Set it'), 'gp-solve', () => this.actions.solve(), 'S')); // on the stage
    const said = make('div', 'gp-found', null, {'aria-live': 'polite'});
    if (isHeld) said.append(make('p', '', t('Your prediction is in. Your teacher will show the result.')));
    else if (isCovered) said.append(button(t('Reveal'), 'gp-reveal', () => this.actions.reveal(), 'R'));
    else if (judgement && !waits) said.append(...this.verdict(step, judgement));
    body.append(said);

    const foot = make('div', 'gp-lesson-foot');
    const previous = button(t('Back'), '', () => this.actions.go(at - 1), 'P');
    previous.disabled = at === 0;
    const ready = done || (!step.task && !waits);
    const next = button(last ? t('All lessons') : ready ? t('Next') : t('Skip'), ready ? 'gp-next' : '', () => (last ? this.actions.list() : this.actions.go(at + 1)), 'N');
    foot.append(previous, next);
    const more = make('div', 'gp-lesson-more');
    if (lesson.steps.some(({sets}) => sets)) {
      const box = make('input', '', null, {type: 'checkbox'});
      box.checked = ownModel;
      box.addEventListener('change', () => this.actions.ownModel(box.checked));
      const label = make('label');
      label.append(box, ' ', t('use my model instead'));
      more.append(label);
      if (step.sets) more.append(button(t('Reset the page for this step'), 'gp-plain', () => this.actions.again()));
    }
    const link = new URLSearchParams({lesson: lesson.name, step: String(at + 1)});
    more.append(make('a', 'gp-link', t('Link to this step'), {href: `?${link}`, target: '_blank'}));
    const focused = this.root.contains(document.activeElement);
    const kept = focused ? keyOf(document.activeElement) : null;
    this.root.replaceChildren(this.head([back]), title, place, body, foot, more);
    this.point(step.at);
    if (moved) place.focus({preventScroll: true});
    else if (focused) (/** @type {HTMLElement | null} */ (kept && this.root.querySelector(kept)) || place).focus({preventScroll: true});
    if (moved) this.root.scrollTop = 0;
    else if (judgement) said.scrollIntoView({block: 'nearest'});
  }

  // A letter is only seen on the stage, where the order is the same for everybody: what is called A is A on every screen.
  // On the stage a class predicts by its hands: then there may be no guess although the judgement is shown.
  prediction({question, answers, number, tokens}, guess, isReady, judgement, isOpenly, order) {
    const set = make('fieldset', 'gp-predict');
    set.append(make('legend', '', t(question)));
    const answered = guess !== undefined;
    const told = Boolean(judgement?.done) && (answered || isOpenly);
    const isOver = answered || told;
    const written = tokens.length ? 'text' : number ? 'number' : '';
    if (written) {
      const row = make('form', 'gp-number');
      const label = tokens.length ? t('or write one') : t(question);
      const input = /** @type {HTMLInputElement} */ (make('input', '', null, {type: written, required: '', 'aria-label': label, ...(tokens.length ? {placeholder: label, maxlength: '60', autocomplete: 'off'} : {step: 'any'})}));
      if (answered && !tokens.includes(guess)) input.value = String(guess);
      input.disabled = isOver || !isReady;
      const send = make('button', 'gp-send', t('Predict'), {type: 'submit'});
      send.disabled = isOver || !isReady;
      row.addEventListener('submit', (event) => {
        event.preventDefault();
        if (tokens.length && input.value.trim()) this.actions.guess(tokens.find((token) => token.trim() === input.value.trim()) ?? input.value);
        else if (Number.isFinite(input.valueAsNumber)) this.actions.guess(input.valueAsNumber);
      });
      row.append(input, send);
      set.append(row);
    }
    const choices = tokens.length ? tokens.map((token) => [token, labelled(token)]) : answers.map((answer, index) => [index, t(answer)]);
    order.forEach((index, seat) => {
      const [value, name] = choices[index];
      const choice = button('', 'gp-answer', () => this.actions.guess(value), 'ABCDE'[seat]);
      choice.dataset.choice = String(index);
      const mine = guess === value;
      const right = told && judgement.expected === index;
      const sign = right ? '✓ ' : !mine ? '○ ' : told ? '✗ ' : '● ';
      choice.append(make('span', 'gp-sign', sign, {'aria-hidden': 'true'}), name);
      choice.setAttribute('aria-pressed', String(mine));
      choice.disabled = isOver || !isReady;
      choice.classList.toggle('gp-true', right);
      if (tokens.length) set.lastElementChild.before(choice); // what is written is below the list
      else set.append(choice);
    });
    return set;
  }

  verdict(step, {done, right, why, tempts, happened, shown, claim, then, recorded, wishes}) {
    if (!done) return [make('p', 'gp-open', t('This run does not do it yet.')), wishList(wishes)];
    const parts = [];
    if (right !== null) {
      const line = make('p', right ? 'gp-right' : 'gp-wrong');
      line.append(make('b', '', right ? '✓ ' + t('As you predicted.') : '✗ ' + t('It turned out differently.')), ' ', [t(tempts), t(why)].filter(Boolean).join(' '));
      parts.push(line);
      if (t(happened)) {
        const other = make('p', 'gp-right gp-happened');
        other.append(make('b', '', '✓ ' + t('What happened:')), ' ', t(happened));
        parts.push(other);
      }
    } else if (t(why)) parts.push(make('p', '', t(why)));
    if (claim) {
      const line = make('p', 'gp-claim');
      const words = shown ? t('This run shows it:') : shown === null ? t('This run does not show it:') : t('This run does not show it:');
      line.append(make('b', '', `${shown ? '✓' : '○'} ${words}`), ' ', t(claim));
      parts.push(line);
      if (!shown && recorded) parts.push(button(t('Show a recorded run that does'), 'gp-recorded', () => this.actions.recorded(), 'W'));
    }
    if (t(then)) parts.push(...paragraphs(t(then)));
    return parts;
  }

  // A run came before the prediction.
  remind() {
    const place = this.root.querySelector('.gp-found');
    if (place) say(place, t('Predict first: then this run counts.'));
  }

  // Marks what a step points at, in the page itself.
  point(selector) {
    const node = selector ? document.querySelector(selector) : null;
    if (node === this.pointed) return;
    this.pointed?.classList.remove('gp-pointed-at');
    this.pointed = node;
    if (!node) return;
    node.classList.add('gp-pointed-at');
    const box = node.getBoundingClientRect();
    if (box.top < 0 || box.bottom > innerHeight) node.scrollIntoView({block: 'center'});
  }
}

// `key` presses it on the stage.
function button(text, className, press, key = '') {
  const node = /** @type {HTMLButtonElement} */ (make('button', className, text, {type: 'button', ...(key && {'data-key': key})}));
  node.addEventListener('click', press);
  return node;
}

// The element that takes the place of this one when the step is drawn again.
function keyOf(element) {
  for (const name of ['gp-next', 'gp-send']) if (element.classList.contains(name)) return '.' + name;
  return null;
}

// What the task asks for beside what the run has.
function wishList(wishes) {
  const list = make('ul', 'gp-wishes');
  list.append(...wishes.map(({met, text}) => make('li', met ? 'gp-met' : '', `${met ? '✓' : '○'} ${t(text)}`)));
  return list;
}

const paragraphs = (text) => text.split('\n').map((part) => make('p', '', part));
