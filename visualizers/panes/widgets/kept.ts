// A text that the browser keeps under a name: for the next visit, or for this tab alone. A browser may forbid it or be full:
// then nothing is kept, and nothing breaks.

const PREFIX = 'generation-playground.';

export interface Kept {
  /** The text; null where there is none, or none may be kept. */
  read(): string | null;
  /** What the text says as JSON; null where it says nothing. It may be of another version, or anybody's. */
  readJson(): unknown;
  /** Whether it is kept from now on; null forgets it. */
  write(text: string | null): boolean;
  /** Whether the browser lets a page keep anything. */
  readonly isAllowed: boolean;
}

export function kept(name: string, whose: 'browser' | 'tab' = 'browser'): Kept {
  const key = PREFIX + name;
  const storage = () => (whose === 'tab' ? sessionStorage : localStorage); // where it is forbidden, even a look at it fails
  const read = () => attempt(() => storage().getItem(key), null);
  return {
    read,
    readJson: () => attempt<unknown>(() => JSON.parse(read() ?? 'null'), null),
    write: (text) =>
      attempt(() => {
        if (text === null) storage().removeItem(key);
        else storage().setItem(key, text);
        return true;
      }, false),
    get isAllowed() {
      return attempt(() => Boolean(storage()), false);
    },
  };
}

function attempt<Value>(act: () => Value, otherwise: Value): Value {
  try {
    return act();
  } catch {
    return otherwise;
  }
}
