// Draws the line of a class at the top of the page: for the teacher the link and what the room has gathered, for a pupil
// what is locked and what was revealed. Knows no server; what a person does goes to `actions`.

import {make, say} from '../../../visualizers/panes/core/text.ts';
import {t, tn} from '../../../visualizers/panes/core/texts.ts';
import {askingButton, button, field} from './class_parts.js';
import {meanWords, questionChart} from './question_chart.js';

const MOST_SHOWN = 12; // questions

export class ClassView {
  /**
   * @param {HTMLElement} root
   * @param {Record<string, string>} parts what can be locked: name -> title
   * @param {Record<string, (...what: any[]) => void>} actions
   */
  constructor(root, parts, actions) {
    this.root = root;
    this.parts = parts;
    this.actions = actions;
    this.unit = 'nats';
    this.looksEarly = new Set(); // questions whose bars the teacher has opened before the reveal
    this.linkIsOpen = true;
    this.peopleAreOpen = false;
    this.asked = new Map(); // what has been asked about, and until when a second press does it
    root.setAttribute('aria-label', t('Class'));
    document.addEventListener('keydown', (event) => {
      if (!this.isLarge || (event.key !== 'Escape' && (event.key !== 'v' || event.target instanceof HTMLInputElement))) return;
      this.enlarge(false);
      event.preventDefault();
    });
  }

  get isLarge() { return this.root.classList.contains('gp-large'); }

  hide() {
    this.enlarge(false);
    this.root.hidden = true;
    this.root.replaceChildren();
  }

  // Something went wrong, or is over: a line with a button that takes it away.
  tell(words) {
    const line = make('div', 'gp-class-line');
    line.append(make('p', '', words, {role: 'status'}), button('✕', () => this.hide(), 'gp-class-plain'));
    line.lastElementChild.setAttribute('aria-label', t('Close'));
    this.enlarge(false);
    this.root.hidden = false;
    this.root.replaceChildren(line);
  }

  lockWords(by, locks) {
    return locks.length ? t('Locked by {by}: {parts}.', {by: t(by), parts: locks.map((name) => t(this.parts[name])).join(', ')}) : '';
  }

  // ------------------------------------------------------------------------------------------------ the teacher

  drawTeacher(made, room) {
    const line = make('div', 'gp-class-line');
    line.append(make('b', '', made.room ? t('Room {code}', {code: made.room.code}) : t('Your class')));
    if (room) line.append(make('span', '', tn(room.pupils, '{count} pupil', '{count} pupils')));
    const link = button(t('Link'), () => this.openLink(!this.linkIsOpen), 'gp-class-toggle');
    const large = button(this.isLarge ? t('Smaller') : t('Large'), () => this.enlarge(!this.isLarge), 'gp-class-size');
    const close = made.room
      ? askingButton(t('Close the room'), t('Close it for everybody?'), () => this.actions.close(), 'gp-class-close', this.asked, 'close')
      : button(t('Close'), () => this.actions.close(), 'gp-class-close');
    const people = room?.people.length
      ? [button(t('Pupils'), () => this.openPeople(!this.peopleAreOpen), 'gp-class-who')] : [];
    line.append(make('span', 'gp-class-gap'), ...people, link, large, close);
    const parts = room ? [this.peoplePart(room), this.questions(room, true)] : [];
    this.keepingFocus(() => this.root.replaceChildren(line, this.linkPart(made), ...parts));
    this.root.hidden = false;
    this.openLink(this.linkIsOpen);
    this.openPeople(this.peopleAreOpen);
  }

  // Who is in the room; never on the wall. Whoever gave no name has a number.
  peoplePart({people}) {
    const list = make('ul', 'gp-class-people');
    list.append(...people.map(({id, name}, place) => {
      const words = name || t('Pupil {number}', {number: place + 1});
      const item = make('li', '', words);
      const remove = askingButton(t('Remove'), t('Remove {name}?', {name: words}), () => this.actions.remove(id), 'gp-class-remove', this.asked, `remove ${id}`);
      remove.setAttribute('aria-label', t('Remove {name}', {name: words}));
      item.append(' ', remove);
      return item;
    }));
    return list;
  }

  openPeople(to) {
    this.peopleAreOpen = to;
    const list = /** @type {HTMLElement | null} */ (this.root.querySelector('.gp-class-people'));
    if (list) list.hidden = !to;
    this.root.querySelector('.gp-class-who')?.setAttribute('aria-expanded', String(to));
  }

  openLink(to) {
    this.linkIsOpen = to;
    /** @type {HTMLElement} */ (this.root.querySelector('.gp-class-link')).hidden = !to;
    this.root.querySelector('.gp-class-toggle').setAttribute('aria-expanded', String(to));
  }

  linkPart({link, qr, locks, needs, seeded, room, lesson}) {
    const box = make('div', 'gp-class-link');
    if (qr) box.append(make('img', 'gp-class-qr', null, {src: qr, alt: t('QR code of the link')}));
    const words = make('div', 'gp-class-words');
    const address = field('text', {readonly: '', 'aria-label': t('Link'), value: link});
    address.addEventListener('focus', () => address.select());
    const copied = make('span', '', '', {role: 'status'});
    const row = make('div', 'gp-class-address');
    row.append(address, button(t('Copy'), async () => say(copied, await copy(address) ? t('Copied.') : t('Press Ctrl+C (⌘C).'))), copied);
    words.append(row);
    if (room) words.append(make('p', 'gp-class-code', t('Or: the address of this page, and then ?room={code}', {code: room.code})));
    const notes = [
      !qr && t('This link is too long for a QR code. With a room it is short.'),
      isLocal(link) && t('This address works on this computer only. Open the page by the computer’s address in the network, and make the link there.'),
      locks.length > 0 && t('Locked: {parts}.', {parts: locks.map((name) => t(this.parts[name])).join(', ')}),
      needs.length > 0 && t('The lesson asks to change what is locked: {parts}.', {parts: needs.map((name) => t(this.parts[name])).join(', ')}),
      room && !lesson && !seeded && t('No seed is set: each pupil gets a text of their own, and other tokens to predict.'),
    ];
    words.append(...notes.filter(Boolean).map((note) => make('p', 'gp-class-note', note)));
    box.append(words);
    return box;
  }

  // Large, for a projector: over the page.
  enlarge(to) {
    this.root.classList.toggle('gp-large', to);
    this.root.classList.toggle('gp-projected', to);
    const size = this.root.querySelector('.gp-class-size');
    if (size) say(size, to ? t('Smaller') : t('Large'));
    if (to) /** @type {HTMLElement | null} */ (size)?.focus({preventScroll: true});
  }

  // ------------------------------------------------------------------------------------------------ the pupil

  drawPupil(arrived, room, {name, note}) {
    const line = make('div', 'gp-class-line');
    line.append(make('b', '', arrived.by ? t('Class of {by}', {by: arrived.by}) : t('Class')));
    if (arrived.room) line.append(make('span', '', t('Room {code}', {code: arrived.room})));
    const locked = this.lockWords(arrived.named, arrived.locks);
    if (locked) line.append(make('span', '', locked));
    if (arrived.room) {
      const box = field('text', {maxlength: '40', autocomplete: 'off', value: name, placeholder: t('Your name, if you like'), 'aria-label': t('Your name, if you like')});
      box.className = 'gp-class-name';
      box.addEventListener('change', () => this.actions.rename(box.value));
      line.append(box);
    }
    line.append(make('span', 'gp-class-said', note, {role: 'status'}), make('span', 'gp-class-gap'));
    if (room && room.setup_version > arrived.setup_version) line.append(button(t('Set the page as your teacher has it now'), () => this.actions.again(), 'gp-class-again'));
    line.append(button(t('Leave the class'), () => this.actions.leave(), 'gp-class-leave'));
    const revealed = room ? [this.questions(room, false)] : [];
    this.keepingFocus(() => this.root.replaceChildren(line, ...revealed));
    this.root.hidden = false;
  }

  // ------------------------------------------------------------------------------------------------ both

  questions(room, isTeacher) {
    const box = make('div', 'gp-class-questions');
    const questions = room.questions.filter(({revealed}) => isTeacher || revealed);
    if (isTeacher && !questions.length) {
      box.append(make('p', 'gp-class-note', t('Nothing is predicted yet. Predictions of lessons, and of “Predict, then reveal”, appear here.')));
    }
    box.append(...questions.slice(0, MOST_SHOWN).map((question) => this.question(question, room, isTeacher)));
    const rest = questions.length - MOST_SHOWN;
    if (rest > 0) box.append(make('p', 'gp-class-note', tn(rest, '{count} earlier question.', '{count} earlier questions.')));
    const mean = meanWords(room.mean, this.unit);
    if (mean) box.append(make('p', 'gp-class-mean', mean));
    return box;
  }

  question(question, {pupils, people}, isTeacher) {
    const {key, kind, title, context, answered, revealed} = question;
    const item = make('article', 'gp-class-question');
    const head = make('div', 'gp-class-line');
    const name = make('h3');
    name.append(t(title));
    if (context) name.append(' ', make('q', 'gp-class-context', key.startsWith('token/') ? `…${context}` : t(context)));
    head.append(name, make('span', 'gp-class-count', t('{answered} of {pupils} answered', {answered, pupils})));
    if (isTeacher && !revealed) {
      const early = this.looksEarly.has(key);
      head.append(
        button(early ? t('Hide the bars') : t('Show them to me'), () => {
          if (!this.looksEarly.delete(key)) this.looksEarly.add(key);
          this.actions.redraw();
        }, 'gp-class-early'),
        button(t('Reveal to all'), () => this.actions.reveal(key), 'gp-class-reveal'),
      );
    }
    item.append(head);
    const named = isTeacher ? people.filter(({name}) => name) : [];
    if (named.length) {
      const done = new Set(question.answered_by);
      item.append(make('p', 'gp-class-names', named.map(({id, name}) => (done.has(id) ? `✓ ${name}` : name)).join(', ')));
    }
    if (isTeacher && !revealed && ['number', 'written'].includes(kind)) item.append(make('p', 'gp-class-note', t('Run this step on your page before you reveal: your run is the result that is shown.')));
    if (revealed || (isTeacher && this.looksEarly.has(key))) item.append(questionChart(revealed ? question : withoutOutcome(question), this.unit));
    return item;
  }

  // The parts are made anew: what had the focus has it again, and what is being written stays.
  keepingFocus(draw) {
    const focused = this.root.contains(document.activeElement) ? /** @type {HTMLElement} */ (document.activeElement) : null;
    if (focused?.className === 'gp-class-name') {
      const typed = /** @type {HTMLInputElement} */ (focused).value;
      draw();
      const box = /** @type {HTMLInputElement} */ (this.root.querySelector('.gp-class-name'));
      box.value = typed;
      box.focus({preventScroll: true});
      return;
    }
    const selector = focused ? focused.tagName.toLowerCase() + (focused.className ? '.' + focused.className.split(' ').join('.') : '') : '';
    const place = focused ? [...this.root.querySelectorAll(selector)].indexOf(focused) : -1;
    draw();
    if (focused) /** @type {HTMLElement | undefined} */ (this.root.querySelectorAll(selector)[place])?.focus({preventScroll: true});
  }
}

// Before the reveal not even the teacher's bars say what came out: the teacher's page may be on the wall.
const withoutOutcome = (question) => ({...question, outcome: null, class_score: null, model_score: null});

const isLocal = (link) => ['localhost', '127.0.0.1', '[::1]'].includes(new URL(link, location.href).hostname);

async function copy(area) {
  try {
    await navigator.clipboard.writeText(area.value);
    return true;
  } catch { // no permission, or a page without https
    area.focus();
    area.select();
    return document.execCommand('copy');
  }
}
