// The form with which a teacher makes the link of a class out of what the page is set to. What comes of it is shown by
// class_panel.js.

import {make, say} from '../../../visualizers/panes/core/text.ts';
import {t} from '../../../visualizers/panes/core/texts.ts';
import {field, forTeacher} from './class_parts.js';

const NAME = 'generation-playground.teacher';

export function mountClassForm({element, props, trigger, watch}, {parts, lessons, rooms}) {
  const root = element.querySelector('.gp-class-form');
  const form = make('form');

  const by = field('text', {maxlength: '40', autocomplete: 'off', value: readName()});
  const lesson = /** @type {HTMLSelectElement} */ (make('select'));
  lesson.append(make('option', '', t('no lesson'), {value: ''}), ...lessons.map(({name, title}) => make('option', '', t(title), {value: name})));
  const locks = Object.entries(parts).map(([name, title]) => {
    const box = field('checkbox', {name});
    return {name, box, label: labelled(box, t(title))};
  });
  const room = field('checkbox', {});
  room.checked = rooms;
  const lockSet = make('fieldset');
  lockSet.append(make('legend', '', t('Lock')), ...locks.map(({label}) => label));
  const status = make('p', 'gp-class-said', '', {role: 'status'});

  form.append(
    make('h3', '', t('A class')),
    make('p', '', t('Everybody who opens the link begins with what this page is set to now.')),
    titled(t('Your name'), by), titled(t('Lesson'), lesson), lockSet,
    rooms ? labelled(room, t('Gather the predictions in a room')) : make('p', '', t('This server has no rooms: predictions are not gathered.')),
    make('button', 'gp-class-make', t('Make the link'), {type: 'submit'}), status,
  );
  root.replaceChildren(form);

  // a lesson is locked only where there is one
  const lessonLock = locks.find(({name}) => name === 'lesson');
  const follow = () => {
    lessonLock.box.disabled = !lesson.value;
    if (!lesson.value) lessonLock.box.checked = false;
  };
  lesson.addEventListener('change', follow);
  follow();

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    keepName(by.value);
    say(status, '');
    trigger('made', {
      ...forTeacher(), by: by.value, lesson: lesson.value, room: rooms && room.checked,
      locks: locks.filter(({box}) => box.checked).map(({name}) => name),
    });
  });

  watch('value', () => {
    const value = JSON.parse(props.value || 'null');
    if (value) say(status, value.kind === 'refused' ? t(value.text) : t('The link is at the top of the page.'));
  });
}

function labelled(box, words) {
  const label = make('label');
  label.append(box, ' ', words);
  return label;
}

function titled(words, node) {
  const label = make('label', 'gp-class-field');
  label.append(make('span', '', words), node);
  return label;
}

function readName() {
  try {
    return localStorage.getItem(NAME) || '';
  } catch {
    return '';
  }
}

function keepName(name) {
  try {
    localStorage.setItem(NAME, name);
  } catch { /* it is written again next time */ }
}
