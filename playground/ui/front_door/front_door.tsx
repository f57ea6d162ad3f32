// The front door: what a person meets who has never been here. Five scenes, one sentence each, and then the page with the
// controls that were explained. What a scene shows is counted from runs (chances.ts, door_runs.ts); where one is, and how it
// goes on, is in door_path.ts; what of the page is in sight meanwhile, in front_door.css.

import {type FunctionComponent, render} from 'preact';
import {useLayoutEffect, useRef, useState} from 'preact/hooks';
import {t} from '../../../visualizers/panes/core/texts.ts';
import {ask} from '../page/ask.ts';
import type {RunScene} from '../page/ask_types.ts';
import {type Component, around, partOf} from '../page/component.ts';
import {pageFilled} from '../page/moments.ts';
import {mainLog, panes} from '../page/panes.ts';
import {signal} from '../page/signals.ts';
import {type Scene, scene} from '../page/store.ts';
import {AgainScene} from './again_scene.tsx';
import {SCENES, goTo, leaveDoor, nextOf} from './door_path.ts';
import {DoorRuns} from './door_runs.ts';
import {GuessScene} from './guess_scene.tsx';
import {BestScene, TemperatureScene, TextScene} from './page_scenes.tsx';
import {DoorButton, type SceneProps} from './scene_parts.tsx';
import {sentenceOf} from './scene_words.ts';

/** What front_door.py says of the scenes; `log` is the run whose next word is guessed, `looping` the line after which the
 *  likeliest words go round in circles, `tokens` how many a run of each scene writes. */
interface Options {
  log: string;
  looping: string;
  tokens: Partial<Record<Scene, number>>;
  canRun: boolean;
}

// What fills the page as it loads comes before what a scene sets.
const LONGEST = 3000; // milliseconds
let whenFilled = (then: () => void): void => void setTimeout(then, LONGEST);
pageFilled.hear(() => (whenFilled = (then) => then()));

const COUNT = SCENES.length - 1; // the last one is the page
const VIEWS: Partial<Record<Scene, FunctionComponent<SceneProps>>> = {
  again: AgainScene,
  best: BestScene,
  temperature: TemperatureScene,
  text: TextScene,
};

const run = (asked: RunScene) => {
  ask('RunScene', asked);
  ask('FillScene', asked);
};

export function mountFrontDoor({element}: Component, {log: recorded, looping, tokens, canRun}: Options): void {
  const log = mainLog();
  panes().feed('door', recorded);
  const {started, newest: step} = panes().log('door');
  if (!started || !step) return;
  const runs = new DoorRuns(log, (asked) => whenFilled(() => run(asked)), tokens);
  log.subscribe(element, () => runs.follow());
  const leave = (to: Scene | null) => {
    if (to) goTo(to);
    else leaveDoor();
    requestAnimationFrame(() => {
      const prompt = document.querySelector<HTMLTextAreaElement>('#prompt textarea');
      prompt?.focus({preventScroll: true});
      if (to) prompt?.select(); // the first letter takes the place of the line
    });
  };
  render(
    <FrontDoor line={started.prompt} looping={looping} step={step} runs={runs} canRun={canRun} leave={leave} />,
    partOf(element, '.gp-door'),
  );
}

interface DoorProps extends Omit<SceneProps, 'goOn' | 'at'> {
  leave: (to: Scene | null) => void;
}

function FrontDoor({leave, ...props}: DoorProps) {
  const now = scene.value;
  const [guessed] = useState(() => signal<number | null | undefined>(undefined)); // see GuessScene
  const guess = guessed.value;
  const sentence = useRef<HTMLHeadingElement>(null);
  const goOn = () => {
    const next = now && nextOf(now);
    if (now === 'guess' && guessed.peek() === undefined) guessed.value = null;
    else if (next === 'own') leave(next);
    else if (next) goTo(next);
  };
  useLayoutEffect(() => {
    if (!now || now === 'own') return;
    mainLog().onlyShown = true; // what is explained later is not to be pressed yet
    scrollTo(0, 0);
    sentence.current?.focus({preventScroll: true});
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'Escape') leave(null);
      else if (event.key === 'Enter' && !around(event, 'button, a, input, [tabindex="0"]')) goOn();
    };
    document.addEventListener('keydown', press);
    return () => {
      mainLog().onlyShown = false;
      document.removeEventListener('keydown', press);
    };
  }, [now, guess]);
  if (!now) return null;
  const View = VIEWS[now];
  const at = t('{number} of {count}', {number: SCENES.indexOf(now) + 1, count: COUNT});
  return (
    <section aria-labelledby="gp-door-sentence">
      <div class="gp-door-top">
        <h1 id="gp-door-sentence" tabIndex={-1} ref={sentence}>
          {sentenceOf(now)}
        </h1>
        <DoorButton press={() => leave(null)}>{now === 'own' ? t('Show all controls') : t('Skip')}</DoorButton>
      </div>
      {now === 'guess' && (
        <GuessScene {...props} goOn={goOn} at={at} guess={guess} tell={(row) => (guessed.value = row)} />
      )}
      {View && <View key={now} {...props} goOn={goOn} at={at} />}
    </section>
  );
}
