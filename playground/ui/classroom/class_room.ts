// What this browser keeps of a class: the room that a teacher has opened in it, and which pupil a tab is.

import {kept} from '../../../visualizers/panes/widgets/kept.ts';
import type {RoomKey} from './class_types.ts';

const ROOM = kept('room');
const PUPIL = kept('pupil', 'tab');

/** The room of this teacher, if there is one. */
export function readRoom(): RoomKey | null {
  const {code, key} = (ROOM.readJson() ?? {}) as Partial<RoomKey>;
  return typeof code === 'string' && typeof key === 'string' ? {code, key} : null;
}

/** Null once it is gone. */
export const keepRoom = (room: RoomKey | null): unknown => ROOM.write(room && JSON.stringify(room));

/** What a teacher's events say of themselves: their room, and the address that pupils open. */
export const forTeacher = () => ({...readRoom(), address: location.origin + location.pathname});

/** This browser tab as a pupil; a second tab is another one. */
export function pupilId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  const id = PUPIL.read() || Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  PUPIL.write(id);
  return id;
}

/** A tab that was removed is another pupil when it comes again. */
export const forgetPupil = (): unknown => PUPIL.write(null);
