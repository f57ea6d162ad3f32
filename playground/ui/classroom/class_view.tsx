// Draws the line of a class at the top of the page: for the teacher the link and what the room has gathered, for a pupil
// what is locked and what was revealed. Knows no server; what a person does goes to `actions`.

import {type Signal, effect, signal} from '../page/signals.ts';
import {type ComponentChildren, render} from 'preact';
import {useRef, useState} from 'preact/hooks';
import {type Said, t, tn} from '../../../visualizers/panes/core/texts.ts';
import {copied} from '../one_run/sharing.ts';
import {unit} from '../page/store.ts';
import {AskingButton} from './asking_button.tsx';
import type {ArrivedClass, ClassQuestion, MadeClass, RoomNews} from './class_types.ts';
import {QuestionChart, meanWords} from './question_chart.tsx';

const MOST_SHOWN = 12; // questions

export interface ClassActions {
  close: () => void;
  hide: () => void;
  reveal: (question: string) => void;
  remove: (pupil: string) => void;
  rename: (name: string) => void;
  again: () => void;
  leave: () => void;
}

/** What is shown: a teacher's class, a pupil's, or the words with which it is over. */
export type ShownClass =
  | {made: MadeClass; room: RoomNews | null}
  | {arrived: ArrivedClass; room: RoomNews | null; name: string; note: string}
  | {over: string}
  | null;

/** What can be locked: name -> title. */
type Parts = Record<string, string>;

export function mountClassView(
  root: HTMLElement,
  shown: Signal<ShownClass>,
  parts: Parts,
  actions: ClassActions,
): {enlarge: () => void} {
  const isLarge = signal(false); // for a projector: over the page
  const enlarge = (to: boolean) => {
    isLarge.value = to;
    if (to)
      requestAnimationFrame(() => root.querySelector<HTMLElement>('.gp-class-size')?.focus({preventScroll: true}));
  };
  root.setAttribute('aria-label', t('Class'));
  effect(() => {
    root.hidden = !shown.value;
    if (!shown.value || 'over' in shown.value) isLarge.value = false;
  });
  effect(() => {
    root.classList.toggle('gp-large', isLarge.value);
    root.classList.toggle('gp-projected', isLarge.value);
  });
  document.addEventListener('keydown', (event) => {
    const leaves = event.key === 'Escape' || (event.key === 'v' && !(event.target instanceof HTMLInputElement));
    if (!isLarge.value || !leaves) return;
    enlarge(false);
    event.preventDefault();
  });

  const View = () => {
    const now = shown.value;
    if (!now) return null;
    if ('over' in now)
      return (
        <div class="gp-class-line">
          <p role="status">{now.over}</p>
          <Press class="gp-class-plain" label={t('Close')} words="✕" press={actions.hide} />
        </div>
      );
    if ('arrived' in now) return <Pupil {...now} parts={parts} actions={actions} />;
    return <Teacher {...now} parts={parts} actions={actions} isLarge={isLarge.value} enlarge={enlarge} />;
  };
  render(<View />, root);
  return {enlarge: () => enlarge(true)};
}

// -------------------------------------------------------------------------------------------------------- the teacher

interface TeacherProps {
  made: MadeClass;
  room: RoomNews | null;
  parts: Parts;
  actions: ClassActions;
  isLarge: boolean;
  enlarge: (to: boolean) => void;
}

function Teacher({made, room, parts, actions, isLarge, enlarge}: TeacherProps) {
  const [linkIsOpen, setLinkOpen] = useState(true);
  const [peopleAreOpen, setPeopleOpen] = useState(false);
  const [early, setEarly] = useState<string[]>([]); // questions whose bars are opened before the reveal
  const turn = (key: string) => setEarly(early.includes(key) ? early.filter((each) => each !== key) : [...early, key]);
  const people = room?.people ?? [];
  return (
    <>
      <div class="gp-class-line">
        <b>{made.room ? t('Room {code}', {code: made.room.code}) : t('Your class')}</b>
        {room && <span>{tn(room.pupils, '{count} pupil', '{count} pupils')}</span>}
        <span class="gp-class-gap" />
        {people.length > 0 && (
          <Press
            class="gp-class-who"
            words={t('Pupils')}
            isOpen={peopleAreOpen}
            press={() => setPeopleOpen(!peopleAreOpen)}
          />
        )}
        <Press class="gp-class-toggle" words={t('Link')} isOpen={linkIsOpen} press={() => setLinkOpen(!linkIsOpen)} />
        <Press class="gp-class-size" words={isLarge ? t('Smaller') : t('Large')} press={() => enlarge(!isLarge)} />
        {made.room ? (
          <AskingButton
            class="gp-class-close"
            words={t('Close the room')}
            question={t('Close it for everybody?')}
            press={actions.close}
          />
        ) : (
          <Press class="gp-class-close" words={t('Close')} press={actions.close} />
        )}
      </div>
      <LinkPart made={made} parts={parts} isOpen={linkIsOpen} />
      {room && <People people={people} isOpen={peopleAreOpen} remove={actions.remove} />}
      {room && (
        <Questions
          room={room}
          shown={room.questions}
          nothing={t('No predictions yet. Those from lessons and from “Guess the next word” appear here.')}
          draw={(question) => (
            <TeachersQuestion
              question={question}
              room={room}
              isEarly={early.includes(question.key)}
              turn={() => turn(question.key)}
              reveal={() => actions.reveal(question.key)}
            />
          )}
        />
      )}
    </>
  );
}

interface PeopleProps {
  people: {id: string; name: string}[];
  isOpen: boolean;
  remove: (id: string) => void;
}

// Who is in the room; never on the wall. Whoever gave no name has a number.
const People = ({people, isOpen, remove}: PeopleProps) => (
  <ul class="gp-class-people" hidden={!isOpen}>
    {people.map(({id, name}, place) => {
      const words = name || t('Pupil {number}', {number: place + 1});
      return (
        <li key={id}>
          {words}{' '}
          <AskingButton
            class="gp-class-remove"
            words={t('Remove')}
            question={t('Remove {name}?', {name: words})}
            label={t('Remove {name}', {name: words})}
            press={() => remove(id)}
          />
        </li>
      );
    })}
  </ul>
);

function LinkPart({made, parts, isOpen}: {made: MadeClass; parts: Parts; isOpen: boolean}) {
  const {link, qr, locks, needs, seeded, room, lesson} = made;
  const address = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState('');
  const copy = async () => {
    if (address.current)
      setSaid((await copied(address.current)) ? t('Copied.') : t('The link is selected, ready for you to copy.'));
  };
  const named = (names: string[]) => ({parts: names.map((name) => t(parts[name])).join(', ')});
  const notes = [
    !qr && t('This link is too long for a QR code. With a room it is short.'),
    isLocal(link) &&
      t(
        'This address works on this computer only. Open the page by the computer’s address in the network, and make the link there.',
      ),
    locks.length > 0 && t('Locked: {parts}.', named(locks)),
    needs.length > 0 && t('The lesson asks to change what is locked: {parts}.', named(needs)),
    room &&
      !lesson &&
      !seeded &&
      t('No seed is set: each pupil gets a different text, and different tokens to predict.'),
  ];
  return (
    <div class="gp-class-link" hidden={!isOpen}>
      {qr && <img class="gp-class-qr" src={qr} alt={t('QR code of the link')} />}
      <div class="gp-class-words">
        <div class="gp-class-address">
          <input
            type="text"
            readOnly
            aria-label={t('Link')}
            value={link}
            ref={address}
            onFocus={({currentTarget}) => currentTarget.select()}
          />
          <Press words={t('Copy')} press={copy} />
          <span role="status">{said}</span>
        </div>
        {room && (
          <p class="gp-class-code">{t('Or: the address of this page, and then ?room={code}', {code: room.code})}</p>
        )}
        {notes.map((note) => note && <p class="gp-class-note">{note}</p>)}
      </div>
    </div>
  );
}

const isLocal = (link: string) => ['localhost', '127.0.0.1', '[::1]'].includes(new URL(link, location.href).hostname);

// ---------------------------------------------------------------------------------------------------------- the pupil

interface PupilProps {
  arrived: ArrivedClass;
  room: RoomNews | null;
  name: string;
  note: string;
  parts: Parts;
  actions: ClassActions;
}

function Pupil({arrived, room, name, note, parts, actions}: PupilProps) {
  const {by, named, locks, room: code, setup_version: version} = arrived;
  const words = t('Your name, if you like');
  const locked = {by: t(named), parts: locks.map((each) => t(parts[each])).join(', ')};
  return (
    <>
      <div class="gp-class-line">
        <b>{by ? t('Class of {by}', {by}) : t('Class')}</b>
        {code && <span>{t('Room {code}', {code})}</span>}
        {locks.length > 0 && <span>{t('Locked by {by}: {parts}.', locked)}</span>}
        {code && (
          <input
            class="gp-class-name"
            type="text"
            maxLength={40}
            autocomplete="off"
            defaultValue={name}
            placeholder={words}
            aria-label={words}
            onChange={({currentTarget}) => actions.rename(currentTarget.value)}
          />
        )}
        <span class="gp-class-said" role="status">
          {note}
        </span>
        <span class="gp-class-gap" />
        {room && room.setup_version > version && (
          <Press class="gp-class-again" words={t('Set the page as your teacher has it now')} press={actions.again} />
        )}
        <Press class="gp-class-leave" words={t('Leave the class')} press={actions.leave} />
      </div>
      {room && (
        <Questions
          room={room}
          shown={room.questions.filter(({revealed}) => revealed)}
          draw={(question) => (
            <Question question={question} room={room}>
              <QuestionChart question={question} unit={unit.value} />
            </Question>
          )}
        />
      )}
    </>
  );
}

// ---------------------------------------------------------------------------------------------------------- questions

interface QuestionsProps {
  room: RoomNews;
  shown: ClassQuestion[];
  nothing?: string; // what is said where there are none
  draw: (question: ClassQuestion) => ComponentChildren;
}

function Questions({room, shown, nothing, draw}: QuestionsProps) {
  const rest = shown.length - MOST_SHOWN;
  const mean = meanWords(room.mean, unit.value);
  return (
    <div class="gp-class-questions">
      {!shown.length && nothing && <p class="gp-class-note">{nothing}</p>}
      {shown.slice(0, MOST_SHOWN).map(draw)}
      {rest > 0 && <p class="gp-class-note">{tn(rest, '{count} earlier question.', '{count} earlier questions.')}</p>}
      {mean && <p class="gp-class-mean">{mean}</p>}
    </div>
  );
}

interface QuestionProps {
  question: ClassQuestion;
  room: RoomNews;
  buttons?: ComponentChildren;
  children?: ComponentChildren;
}

function Question({question, room: {pupils}, buttons, children}: QuestionProps) {
  const {key, title, context, answered} = question;
  return (
    <article class="gp-class-question">
      <div class="gp-class-line">
        <h3>
          {t(title)}
          {context && ' '}
          {context && <q class="gp-class-context">{key.startsWith('token/') ? `…${asText(context)}` : t(context)}</q>}
        </h3>
        <span class="gp-class-count">{t('{answered} of {pupils} answered', {answered, pupils})}</span>
        {buttons}
      </div>
      {children}
    </article>
  );
}

const asText = (context: Said) => (typeof context === 'string' ? context : t(context));

interface TeachersProps {
  question: ClassQuestion;
  room: RoomNews;
  isEarly: boolean;
  turn: () => void;
  reveal: () => void;
}

function TeachersQuestion({question, room, isEarly, turn, reveal}: TeachersProps) {
  const {kind, revealed, answered_by: ids = []} = question;
  const named = (room.people ?? []).filter(({name}) => name);
  const names = named.map(({id, name}) => (ids.includes(id) ? `✓ ${name}` : name)).join(', ');
  const buttons = !revealed && (
    <>
      <Press class="gp-class-early" words={isEarly ? t('Hide the bars') : t('Show them to me')} press={turn} />
      <Press class="gp-class-reveal" words={t('Reveal to all')} press={reveal} />
    </>
  );
  return (
    <Question question={question} room={room} buttons={buttons}>
      {names && <p class="gp-class-names">{names}</p>}
      {!revealed && (kind === 'number' || kind === 'written') && (
        <p class="gp-class-note">
          {t('Run this step on your page before you reveal: your run is the result that is shown.')}
        </p>
      )}
      {(revealed || isEarly) && (
        <QuestionChart question={revealed ? question : withoutOutcome(question)} unit={unit.value} />
      )}
    </Question>
  );
}

// Before the reveal not even the teacher's bars say what came out: the teacher's page may be on the wall.
const withoutOutcome = (question: ClassQuestion): ClassQuestion => ({
  ...question,
  outcome: null,
  class_score: null,
  model_score: null,
});

interface PressProps {
  words: string;
  class?: string;
  label?: string;
  isOpen?: boolean; // whether what it opens is
  press: () => void;
}

const Press = ({words, class: names, label, isOpen, press}: PressProps) => (
  <button type="button" class={names} aria-label={label} aria-expanded={isOpen} onClick={press}>
    {words}
  </button>
);
