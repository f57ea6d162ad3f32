// Asks for the scores at the token that is looked at, so that the knobs of the form act on it while they are dragged. It is
// asked for once for each token, after a rest, never during a drag and never while something is decoded; and the way back to
// the knobs of the run.

import {
  biasedTokens,
  idsBefore,
  isMovable,
  knobsInHand,
  knowsBiases,
} from '../../../visualizers/panes/tokens/hand_state.ts';
import {tokenKnobs} from '../../../visualizers/panes/tokens/sampling_knobs.ts';
import type {Scores, Step} from '../../../visualizers/panes/core/types.ts';
import {withPanel} from '../controls/knob_panel/panel_state.ts';
import {atRest} from '../page/at_rest.ts';
import {ask} from '../page/ask.ts';
import type {Component} from '../page/component.ts';
import {mainLog} from '../page/panes.ts';

const REST = 400; // milliseconds
const PATIENCE = 30_000; // milliseconds after which an answer is given up
const AGAIN = 10_000; // milliseconds after which a token without an answer may be asked about again
const MOST_TOKENS = 500; // as ScoresQuestion has it
const KNOBS = Object.keys(tokenKnobs({})); // by the names that the form has

export function mountNextScores({props, watch}: Component): void {
  const log = mainLog();
  const unanswered = new WeakMap<Step, number>(); // when: its model may have been opened since
  let asked: Step | null = null;
  let patience = 0;
  const rested = atRest(REST, () => {
    const step = log.current();
    if (asked || !step || !isWanted(step)) return;
    asked = step;
    patience = window.setTimeout(() => end(null), PATIENCE);
    ask('ReadScores', {
      ids: log.idsTo(step),
      places: [log.prefix.length + step.index],
      tokens: biasedTokens(log).slice(0, MOST_TOKENS),
      turn: log.turn,
      started: log.startedLine(),
    });
  });

  const isRefused = (step: Step) => performance.now() - (unanswered.get(step) ?? -Infinity) < AGAIN;

  function isWanted(step: Step): boolean {
    const isQuiet = !log.running && !log.waiting && !log.away;
    if (!isQuiet || !log.canAsk || log.hasReadMedia || isRefused(step) || !isMovable(log, step)) return false;
    const knobs = knobsInHand(log, step);
    const scores = log.scoresOf(step);
    if (scores) return knobs !== null && !scores.fixed.length && !knowsBiases(scores, idsBefore(log, step), knobs);
    return knobs !== null || !log.recorded || (log.selected === step && !log.suggested); // nobody has looked at it yet
  }

  function end(scores: Scores | null): void {
    if (!asked) return;
    window.clearTimeout(patience);
    if (scores) log.addScores(asked, scores);
    else unanswered.set(asked, performance.now());
    asked = null;
    rested(); // another token may be looked at by now
  }

  watch('value', () => {
    if (!props.value) return;
    const {found} = JSON.parse(props.value.split('\n')[1]) as {found: Scores | null};
    end(found);
  });
  log.subscribe(document.body, (changes) => {
    if (changes.run || changes.selection || changes.status || changes.knobs) rested();
  });
  log.answers.reset_knobs = () => {
    const config = log.started?.config ?? {};
    const then = Object.fromEntries(KNOBS.map((knob) => [knob, config[knob] ?? null]));
    withPanel('knob', (panel) => panel.apply(then));
  };
}
