// The runs that the browser does not keep, in the storage of this tab: a reload brings them back (Gradio makes one when the
// network was away, or the server was started anew), and the copy goes with the tab. The tab has little room, so logs are
// compressed, and the oldest run leaves first.

import type {PastRun} from './past_runs.ts';

const RUN = 'generation-playground.run.';

const ids = () =>
  Object.keys(sessionStorage)
    .filter((key) => key.startsWith(RUN))
    .map((key) => Number(key.slice(RUN.length)))
    .sort((a, b) => a - b);

// Resolves once it is kept; where it is too long, or the browser forbids storage, it is in this page alone.
export async function keepInTab(run: PastRun, log: string | null): Promise<void> {
  try {
    const value = JSON.stringify({run, log: log === null ? null : await packed(log)});
    while (!put(RUN + run.id, value)) {
      const oldest = ids().find((id) => id < run.id);
      if (oldest === undefined) return;
      sessionStorage.removeItem(RUN + oldest);
    }
  } catch {
    /* forbidden */
  }
}

function put(key: string, value: string): boolean {
  try {
    sessionStorage.setItem(key, value);
    return true;
  } catch {
    return false; // full
  }
}

export function forgetInTab(forgotten: number[]): void {
  try {
    for (const id of forgotten) sessionStorage.removeItem(RUN + id);
  } catch {
    /* forbidden */
  }
}

// Those that are kept: id -> [run, log].
export async function runsOfTab(): Promise<Map<number, [PastRun, string | null]>> {
  const runs = new Map<number, [PastRun, string | null]>();
  try {
    for (const id of ids()) {
      const text = sessionStorage.getItem(RUN + id) ?? 'null';
      const {run, log} = JSON.parse(text) as {run: PastRun; log: string | null};
      runs.set(id, [run, log === null ? null : await unpacked(log)]);
    }
  } catch {
    /* forbidden, or written by another version */
  }
  return runs;
}

async function packed(text: string): Promise<string> {
  const bytes = await new Response(new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))).arrayBuffer();
  let letters = '';
  for (const byte of new Uint8Array(bytes)) letters += String.fromCharCode(byte);
  return btoa(letters);
}

function unpacked(base64: string): Promise<string> {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).text();
}
