// A class in this browser: the teacher's with its link and its room, or a pupil's. It asks the server for news of the room,
// tells it what the pupil has predicted, and has class_view.tsx draw what it knows.

import {signal} from '../page/signals.ts';
import {t} from '../../../visualizers/panes/core/texts.ts';
import {kept} from '../../../visualizers/panes/widgets/kept.ts';
import {closeDrawer} from '../controls/drawers.ts';
import {ask} from '../page/ask.ts';
import {type Component, partOf} from '../page/component.ts';
import {type Prediction, classEnlarged, classNews, lessonAsked, predicted} from '../page/moments.ts';
import {lockParts} from './class_locks.ts';
import {forTeacher, forgetPupil, keepRoom, pupilId, readRoom} from './class_room.ts';
import type {ArrivedClass, ClassValue, MadeClass, RoomNews} from './class_types.ts';
import {type ShownClass, mountClassView} from './class_view.tsx';

const EVERY = {teacher: 1000, pupil: 3000}; // milliseconds between two questions for news
const NAME = kept('pupil-name');

/** What this browser is in a class, and what the server said when it began. */
type Membership = {role: 'teacher'; begun: MadeClass} | {role: 'pupil'; begun: ArrivedClass};

export function mountClassPanel({element, props, watch}: Component, {parts}: {parts: Record<string, string>}): void {
  let member: Membership | null = null;
  let room: RoomNews | null = null; // the last news
  let note = ''; // to the pupil
  let timer = 0;
  let isResumed = false; // the teacher's page was loaded anew: what is open in it stays as it is
  const shown = signal<ShownClass>(null);

  const view = mountClassView(partOf(element, '.gp-class'), shown, parts, {
    close: () => (member?.role === 'teacher' && member.begun.room ? ask('CloseRoom', forTeacher()) : end()),
    hide: () => (shown.value = null),
    reveal: (question) => ask('RevealAnswers', {...forTeacher(), question}),
    remove: (pupil) => ask('RemovePupil', {...forTeacher(), pupil}),
    rename: (name) => {
      NAME.write(name);
      join();
    },
    again: () => ask('SetClassAgain'),
    leave: () => ask('LeaveClass'),
  });

  // ------------------------------------------------------------------------------------------- what the server says

  watch('value', () => {
    const value = JSON.parse(props.value || 'null') as ClassValue | null;
    if (value) hear(value);
  });

  function hear(value: ClassValue) {
    switch (value.kind) {
      case 'made':
        begin({role: 'teacher', begun: value});
        if (value.room) keepRoom(value.room);
        if (value.room && value.lesson && !isResumed) {
          closeDrawer(); // the form's: both have no room beside each other
          lessonAsked.tell({lesson: value.lesson, step: 1}); // so that the stage shows what the class does
        }
        isResumed = false;
        return;
      case 'arrived':
        begin({role: 'pupil', begun: value});
        lockParts(value.locks, value.named, value.seeded);
        if (value.room) join();
        if (value.lesson) lessonAsked.tell({lesson: value.lesson, step: value.step});
        return;
      case 'taken':
        return say(t('Your prediction is in.'));
      case 'full':
        return say(t('This room is full. Ask your teacher to remove somebody, then open the link again.'));
      case 'removed':
        return over(t('Your teacher has removed you from this room. Open the link again to come back.'));
      case 'refused':
        return over(t(value.text));
      case 'gone':
        isResumed = false;
        if (member) over(t('This room is closed.'));
        keepRoom(null);
        return;
      case 'closed':
        keepRoom(null);
        return end();
      case 'left':
        return end();
    }
  }

  function begin(as: Membership) {
    classNews.tell(as.role === 'pupil' && as.begun.room ? [] : null); // in a room verdicts wait for the reveal
    [member, room, note] = [as, null, ''];
    draw();
    follow();
  }

  function end() {
    member = null;
    classNews.tell(null);
    clearTimeout(timer);
    lockParts([], '', false);
    shown.value = null;
  }

  // It is over, or could not begin: what was locked is free.
  function over(words: string) {
    end();
    shown.value = {over: words};
  }

  function say(words: string) {
    note = words;
    draw();
  }

  function draw() {
    if (!member) return;
    shown.value =
      member.role === 'teacher'
        ? {made: member.begun, room}
        : {arrived: member.begun, room, name: NAME.read() ?? '', note};
  }

  // --------------------------------------------------------------------------------------------------- news of the room

  async function follow() {
    clearTimeout(timer);
    const now = member;
    const who = now && identityOf(now);
    if (!now || !who) return;
    if (!document.hidden || now.role === 'teacher') {
      const news = await newsFor(who, room?.version ?? 0);
      if (member !== now) return;
      if (news === 'removed') forgetPupil();
      if (news === 'gone' || news === 'removed') return hear({kind: news});
      if (news) take(now, news);
    }
    clearTimeout(timer);
    timer = window.setTimeout(follow, EVERY[now.role]);
  }

  function take({role}: Membership, news: RoomNews) {
    room = news;
    draw();
    if (role === 'pupil') classNews.tell(news.questions.filter(({revealed}) => revealed).map(({key}) => key));
  }

  const join = () => ask('JoinClass', {pupil: pupilId(), name: NAME.read() ?? ''});

  // A prediction was made on this page: in a lesson, or of the next token (“Guess the next word”, the pane of a quiz).
  const answer = (prediction: Prediction) => {
    if (member?.role === 'pupil' && member.begun.room) ask('AnswerClass', prediction);
  };
  predicted.hear(answer);
  document.addEventListener('gp-predicted', (event) => answer((event as CustomEvent<Prediction>).detail));

  classEnlarged.hear(() => member?.role === 'teacher' && view.enlarge());

  if (readRoom() && !new URLSearchParams(location.search).has('room')) {
    isResumed = true;
    ask('ResumeRoom', forTeacher());
  }
}

// What a question for news says of who asks; null where there is no room.
function identityOf({role, begun}: Membership): Record<string, string> | null {
  if (role === 'teacher') return begun.room && {...begun.room};
  return begun.room === null ? null : {code: begun.room, pupil: pupilId()};
}

// The news since that version; null where there are none, or the server cannot be reached for now.
async function newsFor(who: Record<string, string>, seen: number): Promise<RoomNews | 'gone' | 'removed' | null> {
  try {
    const answer = await fetch(`class-room?${new URLSearchParams({...who, seen: String(seen)})}`);
    if (answer.status !== 200) return null;
    const news = (await answer.json()) as RoomNews & {gone?: boolean; removed?: boolean};
    return news.gone ? 'gone' : news.removed ? 'removed' : news;
  } catch {
    return null; // it is asked again
  }
}
