// When a request came, was first worked on, got its tokens and ended, in steps and in seconds: `request_times` of
// playground/questions/serving_log.py, for the requests of a log that is still written, too. Draws nothing.

import type {ServedWay, ServingFound, StepSum, What} from './served_way.ts';

export type Time = [steps: number, seconds: number];

export interface Times {
  came: Time | null;
  began: Time | null;
  tokens: Time[];
  ended: Time | null;
}

const WORK: What[] = ['prefill', 'chunk', 'decode', 'pad'];

export function timesOf(served: ServedWay, request: number, clock: ServingFound['clock']): Times {
  const {sums, cells} = served;
  const times: Times = {
    came: cameAt(sums, served.requests[request].arrival, clock),
    began: null,
    tokens: [],
    ended: null,
  };
  cells[request].forEach((cell, step) => {
    if (!cell || !WORK.includes(cell.what)) return;
    const {start, seconds} = sums[step];
    times.began ??= [step, start];
    if (cell.what !== 'pad') times.ended = [step + 1, start + seconds];
    if (cell.id !== null) times.tokens.push([step + 1, start + seconds]);
  });
  return times;
}

// Null where it has not come yet.
function cameAt(sums: StepSum[], arrival: number, clock: ServingFound['clock']): Time | null {
  for (let step = 0; step < sums.length; step++) {
    const {at, start, seconds} = sums[step];
    if (clock === 'steps' && at >= arrival) return [step, start];
    if (clock === 'seconds' && start >= arrival) return [step, arrival];
    if (clock === 'seconds' && start + seconds > arrival) return [step + (arrival - start) / seconds, arrival];
  }
  return null;
}

export const fromTo = (from: Time | null | undefined, to: Time | null | undefined): Time | null =>
  from && to ? [to[0] - from[0], to[1] - from[1]] : null;
