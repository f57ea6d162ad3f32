// When a request came, was first worked on, got its tokens and ended, in steps and in seconds: `request_times` of
// playground/experiments/serving_log.py, for the requests of a log that is still written, too. Draws nothing.

/** @typedef {[number, number]} Time steps, seconds */

/** @type {(served: import('./served_way.js').ServedWay, request: number, clock: string) => {came: Time | null, began: Time | null, tokens: Time[], ended: Time | null}} */
export function timesOf(served, request, clock) {
  const {sums, cells} = served;
  /** @type {ReturnType<typeof timesOf>} */
  const times = {came: cameAt(sums, served.requests[request].arrival, clock), began: null, tokens: [], ended: null};
  cells[request].forEach((cell, step) => {
    if (!cell || !['prefill', 'chunk', 'decode', 'pad'].includes(cell.what)) return;
    const {start, seconds} = sums[step];
    times.began ??= [step, start];
    if (cell.what !== 'pad') times.ended = [step + 1, start + seconds];
    if (cell.id !== null) times.tokens.push([step + 1, start + seconds]);
  });
  return times;
}

/** @returns {Time | null} null where it has not come yet */
function cameAt(sums, arrival, clock) {
  for (let step = 0; step < sums.length; step++) {
    const {at, start, seconds} = sums[step];
    if (clock === 'steps' && at >= arrival) return [step, start];
    if (clock === 'seconds' && start >= arrival) return [step, arrival];
    if (clock === 'seconds' && start + seconds > arrival) return [step + (arrival - start) / seconds, arrival];
  }
  return null;
}

/** @type {(from: Time | null | undefined, to: Time | null | undefined) => Time | null} */
export const fromTo = (from, to) => (from && to ? [to[0] - from[0], to[1] - from[1]] : null);
