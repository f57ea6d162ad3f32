// The last runs of this browser, in its own storage: what is listed of each, and their logs. Where the browser may not keep
// them, they are in this page and its tab alone. Draws nothing.

import {signal} from '../page/signals.ts';
import {kept} from '../../../visualizers/panes/widgets/kept.ts';
import {forgetInTab, keepInTab, runsOfTab} from './tab_runs.ts';

/** What the server says of a run that begins (history.py). */
export interface RunEntry {
  request: string; // its JSON as text, in which no script rounds a number
  prompt: string;
  model: string;
  preset: string | null;
  strategy: string | null;
}

/** A run as it is listed; another version may have kept less. */
export interface PastRun extends RunEntry {
  id: number; // its turn
  time: number;
  seed: number | null;
  tokens: number;
  end: string; // of its text
  size: number; // characters of its log; 0 where it is too long to be kept
}

const DATABASE = 'generation-playground';
const KEEP = kept('keep-history'); // "yes" or "no"; nothing: what this server has as its default
const MOST_RUNS = 20;
const MOST_IN_ALL = 30e6; // characters of all logs
export const MOST_TEXT = 5e6; // of one run's log; a longer one can be started from, not looked at

export class PastRuns {
  readonly list = signal<PastRun[]>([]); // the newest first
  readonly isKeeping = signal(false);
  private readonly unsaved = new Map<number, [PastRun, string | null]>(); // those that are in this tab alone, with their logs
  private opening: Promise<IDBDatabase> | null = null;

  /** `keepsFirst`: whether they are kept before a person has said so. */
  constructor(readonly keepsFirst: () => boolean) {
    this.isKeeping.value = this.keeping();
  }

  private keeping(): boolean {
    return KEEP.isAllowed && (KEEP.read() || (this.keepsFirst() ? 'yes' : 'no')) === 'yes';
  }

  private database(): Promise<IDBDatabase> {
    return (this.opening ??= new Promise((resolve, reject) => {
      const request = indexedDB.open(DATABASE, 1);
      request.onupgradeneeded = () => {
        request.result.createObjectStore('runs', {keyPath: 'id'});
        request.result.createObjectStore('logs');
      };
      request.onsuccess = () => resolve(request.result);
      request.onerror = request.onblocked = () => reject(request.error ?? new Error('another tab has it'));
    }));
  }

  // Runs `work(runs, logs)` in one transaction; what its request gives is the result.
  private async inStorage<Result>(
    mode: IDBTransactionMode,
    work: (runs: IDBObjectStore, logs: IDBObjectStore) => IDBRequest<Result>,
  ): Promise<Result> {
    const transaction = (await this.database()).transaction(['runs', 'logs'], mode);
    return new Promise((resolve, reject) => {
      const request = work(transaction.objectStore('runs'), transaction.objectStore('logs'));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onerror = transaction.onabort = () => reject(transaction.error ?? new Error('it was given up'));
    });
  }

  private keptRuns(): Promise<PastRun[]> {
    return this.inStorage<PastRun[]>('readonly', (store) => store.getAll());
  }

  // What was in this tab before a reload.
  async comeBack(): Promise<void> {
    for (const [id, run] of await runsOfTab()) this.unsaved.set(id, run);
    await this.refresh();
  }

  // The runs that are kept (other pages of this browser may have added some), and those of this page.
  async refresh(): Promise<void> {
    this.isKeeping.value = this.keeping();
    const own = [...this.unsaved.values()].map(([run]) => run);
    this.list.value = inOrder(own); // these at least, should the storage fail
    const others = this.keeping() ? await this.keptRuns() : [];
    this.list.value = inOrder([...own, ...others.filter(({id}) => !this.unsaved.has(id))]);
  }

  // From now on it is in this tab; `add` brings it into the list and into the storage.
  hold(run: PastRun, log: string | null): void {
    this.unsaved.set(run.id, [run, log]);
  }

  async add(run: PastRun, log: string | null, replaces: number | null): Promise<void> {
    if (replaces !== null) await this.remove([replaces]);
    await this.refresh();
    if (this.keeping()) await this.save();
    else await keepInTab(run, log);
    await this.makeRoom();
  }

  private async save(): Promise<void> {
    for (const [id, [run, log]] of this.unsaved) {
      await this.inStorage('readwrite', (store, logs) => {
        if (log !== null) logs.put(log, id);
        return store.put(run);
      });
      this.unsaved.delete(id);
      forgetInTab([id]);
    }
  }

  async remove(ids: number[]): Promise<void> {
    for (const id of ids) this.unsaved.delete(id);
    forgetInTab(ids);
    this.list.value = this.list.value.filter(({id}) => !ids.includes(id));
    if (!this.keeping() || !ids.length) return;
    await this.inStorage('readwrite', (store, logs) => {
      for (const id of ids.slice(1)) void [store.delete(id), logs.delete(id)];
      logs.delete(ids[0]);
      return store.delete(ids[0]);
    });
  }

  // The oldest leave: there is room for so many runs and so much text.
  private async makeRoom(): Promise<void> {
    let text = 0;
    const old = this.list.value.filter(({size}, number) => (text += size) > MOST_IN_ALL || number >= MOST_RUNS);
    if (old.length) await this.remove(old.map(({id}) => id));
  }

  async logOf(id: number): Promise<string | null> {
    const own = this.unsaved.get(id);
    if (own) return own[1];
    const log = await this.inStorage<string | undefined>('readonly', (_, logs) => logs.get(id));
    return log ?? null;
  }

  // The person has said whether the browser may keep them. Where it may not, what is kept comes into this tab and leaves
  // the browser: a shared computer forgets it with the tab. `said` is called once the answer is kept.
  async keepOrNot(keep: boolean, said: () => void): Promise<void> {
    if (!keep) await this.forgetWithThePage();
    if (!KEEP.write(keep ? 'yes' : 'no')) throw new Error('the browser forbids it');
    said();
    if (keep) await this.save();
    await this.refresh();
    await this.makeRoom();
  }

  private async forgetWithThePage(): Promise<void> {
    for (const run of await this.keptRuns()) {
      if (!this.unsaved.has(run.id)) this.unsaved.set(run.id, [run, await this.logOf(run.id)]);
    }
    for (const [run, log] of this.unsaved.values()) await keepInTab(run, log);
    await this.inStorage('readwrite', (store, logs) => {
      logs.clear();
      return store.clear();
    });
  }
}

const inOrder = (runs: PastRun[]) => runs.sort((a, b) => b.id - a.id);
