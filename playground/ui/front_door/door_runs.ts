// The runs of the scenes: each is a run of the page's own, in its log, which the page goes on showing when the door is left.
// The server knows what each scene runs (front_door.py).

import {type RunLog, pathOf} from '../../../visualizers/panes/core/log.ts';
import type {Step} from '../../../visualizers/panes/core/types.ts';
import {type Scene, scene} from '../page/store.ts';
import {signal} from '../page/signals.ts';

/** What a scene shows of its run; `from` is the scene that asked for it. */
export interface DoorRun {
  from: Scene;
  state: 'asked' | 'running' | 'over' | 'failed';
  steps: Step[];
}

const PATIENCE = 12_000; // milliseconds without a sign of the run, after which the scene says so

export class DoorRuns {
  /** The newest run that a scene has asked for; null before the first. */
  readonly newest = signal<DoorRun | null>(null);
  private before: number | undefined;
  private patience = 0;

  constructor(
    private readonly log: RunLog,
    private readonly send: (asked: {scene: Scene; temperature?: number}) => void,
    private readonly tokens: Partial<Record<Scene, number>>, // how many each scene asks for: no two as many
  ) {}

  get isBusy(): boolean {
    const state = this.newest.peek()?.state;
    return state === 'asked' || state === 'running';
  }

  /** Lets the page run what a scene shows. */
  ask(from: Scene, temperature?: number): void {
    this.before = this.log.turn;
    this.newest.value = {from, state: 'asked', steps: []};
    clearTimeout(this.patience);
    this.patience = window.setTimeout(() => {
      const now = this.newest.peek();
      if (now?.state === 'asked') this.newest.value = {...now, state: 'failed'};
    }, PATIENCE);
    this.send({scene: from, temperature});
  }

  /** The log has changed. */
  follow(): void {
    const {log} = this;
    const asked = this.newest.peek();
    if (!asked || asked.state === 'over' || !scene.peek() || log.turn === this.before || !log.started) return;
    if (log.started.max_new_tokens !== this.tokens[asked.from]) return; // it began just before another scene asked
    const ends = log.started.eos_token_ids; // no word
    const steps = pathOf(log.lines().at(0)?.last ?? null).filter(({chosen: {token_id: id}}) => !ends.includes(id));
    this.newest.value = {...asked, steps, state: log.failed ? 'failed' : log.finished ? 'over' : 'running'};
  }
}

/** The text of some steps. */
export const textOf = (steps: Step[]): string => steps.map(({piece, chosen}) => piece ?? chosen.text).join('');
