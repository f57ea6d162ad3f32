// The pane of serving: requests that come, wait, share steps, and end, by each way of serving them. What it shows was made by
// playground/generation/serving_loop.py; a log that is still written is drawn as far as it goes.

import {useEffect, useLayoutEffect, useReducer, useRef, useState} from 'preact/hooks';
import {ExampleNote} from '../comparison/example_note.tsx';
import {type GroupProps, groupPane, useFresh} from '../core/component.tsx';
import {inParts} from '../core/text.ts';
import {t, tn} from '../core/texts.ts';
import {onTheme} from '../core/theme.ts';
import {Verdict} from '../widgets/verdict.tsx';
import type {ServingFound} from './served_way.ts';
import {Blocks} from './serving_blocks.tsx';
import {Card} from './serving_card.tsx';
import {type RequestColours, requestColours} from './serving_colours.ts';
import {Curves} from './serving_curves.tsx';
import {type Gantt, type GanttEvents, servingGantt} from './serving_gantt.ts';
import {CurveKey, GanttKey} from './serving_keys.tsx';
import {StepPlayer} from './serving_player.tsx';
import {ServingState} from './serving_state.ts';
import {Together, Ways} from './serving_ways.tsx';
import {servingVerdict} from './serving_verdict.ts';
import {faultWords, queueWords, stepWords, waySettings, wayTitle} from './serving_words.ts';

const noColour: RequestColours = () => '';

function Serving({group, changes}: GroupProps) {
  const [state] = useState(() => new ServingState());
  const [gantts] = useState<Gantt[]>([]);
  const [turn, setTurn] = useState(0); // of logs: a new one is not played
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  const body = useRef<HTMLDivElement>(null);
  const isFresh = useFresh(changes).found;
  const toShow = useRef(false); // whether the step that is looked at is to be brought into sight
  if (isFresh && state.take(group.found as ServingFound)) {
    toShow.current = true;
    setTurn(turn + 1);
  }
  toShow.current ||= Boolean(isFresh && state.settles);
  const colour = body.current ? requestColours(body.current) : noColour;
  useLayoutEffect(() => drawAgain(undefined), []); // with the colours of the palette
  useLayoutEffect(() => {
    gantts.length = Math.min(gantts.length, state.ways.length);
    for (const gantt of gantts) gantt.draw();
    if (toShow.current) for (const {showStep} of gantts) showStep();
    toShow.current = false;
  });
  useEffect(() => {
    const pane = body.current?.closest('.gp-pane');
    const again = () => drawAgain(undefined);
    pane?.addEventListener('gp-alone', again);
    const endTheme = onTheme(again);
    return () => {
      pane?.removeEventListener('gp-alone', again);
      endTheme();
    };
  }, []);
  const look = (change: Partial<Pick<ServingState, 'way' | 'at' | 'request'>>) => {
    Object.assign(state, change);
    drawAgain(undefined);
  };
  const go = (at: number | null) => {
    toShow.current = true;
    look({at});
  };
  const onPick: GanttEvents['onPick'] = (way, request, at) => {
    setTurn((last) => last + 1); // what plays stops
    look({way, request, at});
  };
  // the charts are scrolled together
  const onScroll: GanttEvents['onScroll'] = (left, from) => {
    for (const {scroll} of gantts) if (scroll !== from && scroll.scrollLeft !== left) scroll.scrollLeft = left;
  };
  const finding = servingVerdict(state);
  const kinds = state.ways.map(({settings}) => settings.kind);
  return (
    <div ref={body}>
      {group.isExample && <ExampleNote group={group} />}
      <header class="gp-head">
        <h2 class="gp-title">{t('Serving')}</h2>
        <p class="gp-note gp-about">{aboutWords(state)}</p>
      </header>
      {finding && (
        <Verdict {...finding} words={<Together words={finding.words} />} more={<Together words={finding.more} />} />
      )}
      <p class="gp-hidden gp-told" role="status">
        {finding && !group.isExample && `${finding.words}. ${finding.more}`}
      </p>
      <StepPlayer turn={turn} step={state.step} length={state.length} words={stepWords(state, state.way)} go={go} />
      <div class="gp-serving-charts">
        {state.ways.map((_, way) => (
          <Chart key={way} state={state} way={way} gantts={gantts} on={{onPick, onScroll}} />
        ))}
      </div>
      <GanttKey kinds={kinds} />
      {state.request === null && (
        <p class="gp-note gp-serving-hint">{t('Click a request, or a step of it, to see its text and its times.')}</p>
      )}
      <div class="gp-serving-moments">
        {state.ways.map((_, way) => (
          <Moment key={way} state={state} way={way} colour={colour} />
        ))}
      </div>
      {state.request !== null && <Card state={state} request={state.request} colour={colour} />}
      <Curves
        state={state}
        onPick={(step) => {
          onPick(state.way, state.request, step);
          toShow.current = true;
        }}
      />
      <CurveKey kinds={kinds} />
      <Ways state={state} />
    </div>
  );
}

export const servingPane = groupPane(Serving, ({found}) =>
  Boolean(found && 'ways' in found && (found as ServingFound).ways.length),
);

function aboutWords(state: ServingState): string {
  const {requests, values} = state;
  const isDrawn = requests.some(({temperature}) => typeof temperature === 'number');
  return inParts([
    values?.model,
    values?.dtype,
    values?.device,
    tn(requests.length, '{count} request', '{count} requests'),
    isDrawn && t('seed {seed}', {seed: values?.seed}),
  ]);
}

interface WayProps {
  state: ServingState;
  way: number;
}

function Chart({state, way, gantts, on}: WayProps & {gantts: Gantt[]; on: GanttEvents}) {
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef(on);
  latest.current = on;
  useLayoutEffect(() => {
    if (!place.current) return;
    const gantt = (gantts[way] = servingGantt(place.current, state, way, {
      onPick: (...picked) => latest.current.onPick(...picked),
      onScroll: (...scrolled) => latest.current.onScroll(...scrolled),
    }));
    return () => gantt.end();
  }, []);
  const {settings, faults} = state.ways[way];
  return (
    <section class="gp-serving-chart">
      <h3 class="gp-serving-way">
        <span>{wayTitle(state, way)}</span>
        <small> {waySettings(settings)}</small>
      </h3>
      <div class="gp-gantt" ref={place} />
      <div class="gp-serving-faults">
        {faults.map((fault) => (
          <p key={fault.step}>{faultWords(fault)}</p>
        ))}
      </div>
    </section>
  );
}

// What goes on in a way at the step that is looked at.
function Moment({state, way, colour}: WayProps & {colour: RequestColours}) {
  const sum = state.ways[way].sums.at(Math.max(state.stepOf(way), 0));
  return (
    <section class="gp-serving-moment">
      <h3 class="gp-serving-sub">{wayTitle(state, way)}</h3>
      <p class="gp-note">{stepWords(state, way)}</p>
      <Blocks state={state} way={way} colour={colour} />
      <p class="gp-serving-queue">{sum && queueWords(sum)}</p>
    </section>
  );
}
