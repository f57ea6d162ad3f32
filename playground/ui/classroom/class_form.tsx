// The form with which a teacher makes the link of a class out of what the page is set to. What comes of it is shown by
// class_panel.ts.

import {signal} from '../page/signals.ts';
import {type ComponentChildren, render} from 'preact';
import {useState} from 'preact/hooks';
import {type Said, t} from '../../../visualizers/panes/core/texts.ts';
import {kept} from '../../../visualizers/panes/widgets/kept.ts';
import {ask} from '../page/ask.ts';
import {type Component, partOf} from '../page/component.ts';
import {forTeacher} from './class_room.ts';

const NAME = kept('teacher');

interface Options {
  /** What can be locked: name -> title. */
  parts: Record<string, string>;
  lessons: {name: string; title: string}[];
  /** Whether this server has rooms. */
  rooms: boolean;
}

/** What the form asks for. */
interface Wanted {
  by: string;
  lesson: string;
  room: boolean;
  locks: string[];
}

export function mountClassForm({element, props, watch}: Component, options: Options): void {
  const status = signal('');
  const make = (wanted: Wanted) => {
    NAME.write(wanted.by);
    status.value = '';
    ask('MakeClass', {...forTeacher(), ...wanted});
  };
  const Form = () => <ClassForm {...options} status={status.value} make={make} />;
  render(<Form />, partOf(element, '.gp-class-form'));
  watch('value', () => {
    const value = JSON.parse(props.value || 'null') as {kind: 'made'} | {kind: 'refused'; text: Said} | null;
    if (value) status.value = value.kind === 'refused' ? t(value.text) : t('The link is at the top of the page.');
  });
}

function ClassForm({parts, lessons, rooms, status, make}: Options & {status: string; make: (wanted: Wanted) => void}) {
  const [by, setBy] = useState(NAME.read() ?? '');
  const [lesson, setLesson] = useState('');
  const [locks, setLocks] = useState<string[]>([]);
  const [room, setRoom] = useState(rooms);
  const canLock = (name: string) => name !== 'lesson' || lesson !== ''; // a lesson is locked only where there is one
  const chosen = locks.filter(canLock);
  const submit = (event: Event) => {
    event.preventDefault();
    make({by, lesson, room, locks: Object.keys(parts).filter((name) => chosen.includes(name))});
  };
  return (
    <form onSubmit={submit}>
      <h3>{t('A class')}</h3>
      <p>{t('Everybody who opens the link starts with this page’s current settings.')}</p>
      <Field title={t('Your name')}>
        <input
          type="text"
          maxLength={40}
          autocomplete="off"
          value={by}
          onInput={({currentTarget}) => setBy(currentTarget.value)}
        />
      </Field>
      <Field title={t('Lesson')}>
        <select value={lesson} onChange={({currentTarget}) => setLesson(currentTarget.value)}>
          <option value="">{t('no lesson')}</option>
          {lessons.map(({name, title}) => (
            <option key={name} value={name}>
              {t(title)}
            </option>
          ))}
        </select>
      </Field>
      <fieldset>
        <legend>{t('Lock')}</legend>
        {Object.entries(parts).map(([name, title]) => (
          <label key={name}>
            <input
              type="checkbox"
              name={name}
              disabled={!canLock(name)}
              checked={chosen.includes(name)}
              onChange={({currentTarget: {checked}}) =>
                setLocks(checked ? [...chosen, name] : chosen.filter((each) => each !== name))
              }
            />{' '}
            {t(title)}
          </label>
        ))}
      </fieldset>
      {rooms ? (
        <label>
          <input type="checkbox" checked={room} onChange={({currentTarget}) => setRoom(currentTarget.checked)} />{' '}
          {t('Gather the predictions in a room')}
        </label>
      ) : (
        <p>{t('This server has no rooms: predictions are not gathered.')}</p>
      )}
      <button class="gp-class-make" type="submit">
        {t('Make the link')}
      </button>
      <p class="gp-class-said" role="status">
        {status}
      </p>
    </form>
  );
}

const Field = ({title, children}: {title: string; children: ComponentChildren}) => (
  <label class="gp-class-field">
    <span>{title}</span>
    {children}
  </label>
);
