// A class in this browser: the teacher's with its link and its room, or a pupil's. It asks the server for news of the room,
// tells it what the pupil has predicted, and has class_view.js draw what it knows.

import {t} from '../../../visualizers/panes/core/texts.ts';
import {closeDrawer} from '../controls/drawers.js';
import {withPanes} from '../page/panes.js';
import {lockParts} from './class_locks.js';
import {forTeacher, keepRoom, readRoom} from './class_parts.js';
import {ClassView} from './class_view.js';

const EVERY = {teacher: 1000, pupil: 3000}; // milliseconds between two questions for news
const ID = 'generation-playground.pupil';
const NAME = 'generation-playground.pupil-name';

export function mountClassPanel({element, props, trigger, watch}, {parts}) {
  /** @type {'' | 'teacher' | 'pupil'} */
  let role = '';
  let begun = null; // what the server said when it began
  let room = null; // the last news
  let note = ''; // to the pupil
  let timer = 0;
  let isResumed = false; // the teacher's page was loaded anew: what is open in it stays as it is

  const view = new ClassView(element.querySelector('.gp-class'), parts, {
    close: () => (begun.room ? trigger('closed', forTeacher()) : end()),
    reveal: (question) => trigger('revealed', {...forTeacher(), question}),
    remove: (pupil) => trigger('removed', {...forTeacher(), pupil}),
    rename: (name) => {
      keep('localStorage', NAME, name);
      join();
    },
    again: () => trigger('again', {}),
    leave: () => trigger('left', {}),
    redraw: () => draw(),
  });

  // ------------------------------------------------------------------------------------------- what the server says

  const HEARD = {
    made: (value) => {
      begin('teacher', value);
      if (value.room) keepRoom(value.room);
      if (value.room && value.lesson && !isResumed) {
        closeDrawer(); // the form's: both have no room beside each other
        openLesson(value.lesson, 1); // so that the stage shows what the class does
      }
      isResumed = false;
    },
    arrived: (value) => {
      begin('pupil', value);
      lockParts(value.locks, value.named, value.seeded);
      if (value.room) join();
      if (value.lesson) openLesson(value.lesson, value.step);
    },
    taken: () => say(t('Your prediction is in.')),
    full: () => say(t('This room has no place left. Ask your teacher to remove somebody, then open the link again.')),
    removed: () => over(t('Your teacher has removed you from this room. Open the link again to come back.')),
    refused: ({text}) => over(t(text)),
    gone: () => {
      isResumed = false;
      if (role) over(t('This room is closed.'));
      keepRoom(null);
    },
    closed: () => {
      keepRoom(null);
      end();
    },
    left: () => end(),
  };

  watch('value', () => {
    const value = JSON.parse(props.value || 'null');
    if (value) HEARD[value.kind](value);
  });

  const openLesson = (lesson, step) => document.dispatchEvent(new CustomEvent('gp-open-lesson', {detail: {lesson, step}}));

  // For the lesson: in a room its verdicts wait for the reveal. Null: there is no room.
  const tellRevealed = (revealed) => document.dispatchEvent(new CustomEvent('gp-class-news', {detail: {revealed}}));

  function begin(as, value) {
    tellRevealed(as === 'pupil' && value.room ? [] : null);
    [role, begun, room, note] = [as, value, null, ''];
    draw();
    follow();
  }

  function end() {
    role = '';
    tellRevealed(null);
    clearTimeout(timer);
    lockParts([], '', false);
    view.hide();
  }

  // It is over, or could not begin: what was locked is free.
  function over(words) {
    end();
    view.tell(words);
  }

  function say(words) {
    note = words;
    draw();
  }

  function draw() {
    if (role === 'teacher') view.drawTeacher(begun, room);
    else if (role === 'pupil') view.drawPupil(begun, room, {name: read('localStorage', NAME), note});
  }

  // --------------------------------------------------------------------------------------------------- news of the room

  async function follow() {
    clearTimeout(timer);
    const [as, code] = [role, role === 'teacher' ? begun.room?.code : begun?.room];
    if (!as || !code) return;
    const who = as === 'teacher' ? {key: begun.room.key} : {pupil: pupilId()};
    if (!document.hidden || as === 'teacher') {
      try {
        const asked = new URLSearchParams({code, ...who, seen: String(room?.version ?? 0)});
        const answer = await fetch(`class-room?${asked}`);
        if (role !== as) return;
        if (answer.status === 200) {
          const news = await answer.json();
          if (news.gone || news.removed) {
            if (news.removed) keep('sessionStorage', ID, '');
            HEARD[news.gone ? 'gone' : 'removed']();
            return;
          }
          room = news;
          draw();
          if (as === 'pupil') tellRevealed(news.questions.filter((question) => question.revealed).map(({key}) => key));
        }
      } catch { /* the server cannot be reached for now: it is asked again */ }
    }
    clearTimeout(timer);
    timer = window.setTimeout(follow, EVERY[as]);
  }

  const join = () => trigger('joined', {pupil: pupilId(), name: read('localStorage', NAME)});

  // A prediction was made on this page: {lesson, step, guess}, or {sequence, index, token}.
  document.addEventListener('gp-predicted', (event) => {
    if (role === 'pupil' && begun.room) trigger('answered', /** @type {CustomEvent} */ (event).detail);
  });

  document.addEventListener('gp-large-class', () => role === 'teacher' && view.enlarge(true));

  withPanes((gp) => {
    const log = gp.log('main');
    log.subscribe(element, () => {
      if (view.unit === log.unit) return;
      view.unit = log.unit;
      draw();
    });
  });

  if (readRoom().code && !new URLSearchParams(location.search).has('room')) {
    isResumed = true;
    trigger('resumed', forTeacher());
  }
}

// This browser tab as a pupil; a second tab is another one.
function pupilId() {
  const id = read('sessionStorage', ID) || Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');
  keep('sessionStorage', ID, id);
  return id;
}

// `storage` is its name: where the browser forbids it, even a look at it fails.
/** @type {(storage: 'localStorage' | 'sessionStorage', name: string) => string} */
function read(storage, name) {
  try {
    return window[storage].getItem(name) || '';
  } catch {
    return '';
  }
}

/** @type {(storage: 'localStorage' | 'sessionStorage', name: string, value: string) => void} */
function keep(storage, name, value) {
  try {
    window[storage].setItem(name, value);
  } catch { /* it is made anew */ }
}
