// The lanes pane: what runs side by side, a column for each, live. Where the page has lanes that can be edited, the columns
// are those; in a saved file they are the groups of the run. A column is drawn anew where something in it has changed.

import {useLayoutEffect, useMemo, useRef, useState} from 'preact/hooks';
import {type GroupProps, groupPane, useFresh} from '../core/component.tsx';
import type {RunGroup} from '../core/run_group.ts';
import {FIRST_SHADE, type ShadeName} from '../core/shades.ts';
import {quoted} from '../core/text.ts';
import {isTouched, t} from '../core/texts.ts';
import type {Changes, Group, Unit} from '../core/types.ts';
import {tokenCard} from '../tokens/card.tsx';
import type {Card} from '../widgets/card.tsx';
import {useKeptFocus} from '../widgets/kept_focus.ts';
import {ShadeScale} from '../widgets/shade_scale.tsx';
import {bestPath, isOver, letterOf, logOf, pairOf, partingOf, pathOf, writtenText} from './divergence_point.ts';
import {firstParting, luckOf, luckWords} from './lane_luck.ts';
import {LaneHead, MOST_LANES, type ShownLane} from './lane_head.tsx';
import {LaneText, type LaneToken, type Look, type SharedStart} from './lane_text.ts';
import {titleWords} from './titles.ts';
import {useVersions} from './versions.ts';

const SHADES: [ShadeName, () => string][] = [
  ['probability', () => t('probability')],
  ['raw', () => t('probability before processors')],
  ['uncertainty', () => t('entropy')],
  ['entropy', () => t('entropy after processors')],
  ['surprisal', () => t('surprisal')],
  ['rank', () => t('rank')],
];

function Lanes({group, changes}: GroupProps) {
  const fresh = useFresh(changes);
  const [shade, setShade] = useState<ShadeName>(FIRST_SHADE);
  const [tokens] = useState(() => new WeakMap<Element, LaneToken>());
  const list = useRef<HTMLOListElement>(null);
  const versionOf = useVersions(group, fresh, ['status', 'pair', 'lanes']);
  const lanes = shownLanes(group);
  const card = useCard(group, list, tokens, fresh);
  useColumns(list, lanes.length);
  useKeptFocus(list, '.gp-lane', {target: '.gp-lane-name'});
  const problems = new Map<string, string>(); // the letter of the first lane that has one
  const asked = group.groups.some(({prompt}) => prompt) ? '' : (group.header?.prompt ?? '');
  const luck = luckOf(group);
  const isFull = lanes.length >= MOST_LANES;
  const go = (text: LaneText, token: HTMLElement) => {
    text.reach(token);
    token.focus({preventScroll: true});
    token.scrollIntoView({block: 'nearest'});
    card.current?.show(token);
  };
  return (
    <>
      <header class="gp-head">
        <h2 class="gp-hidden">{t('Side by side')}</h2>
        <div class="gp-tools">
          <label>
            {t('Shaded by')}{' '}
            <select
              class="gp-shade"
              value={shade}
              onChange={({currentTarget}) => setShade(currentTarget.value as ShadeName)}
            >
              {SHADES.map(([name, words]) => (
                <option key={name} value={name}>
                  {words()}
                </option>
              ))}
            </select>
          </label>
        </div>
      </header>
      <p class="gp-asked" hidden={!asked}>
        <span class="gp-asked-name">{t('Prompt')}</span> <bdi class="gp-asked-text">{asked}</bdi>
      </p>
      <p class="gp-luck" hidden={!luck}>
        {luck && luckWords(group, luck)}
      </p>
      <ol class="gp-columns" ref={list}>
        {lanes.map(({key, lane, ran}, place) => {
          const problem = t(lane.problem);
          const first = problems.get(problem) ?? lane.label;
          if (problem) problems.set(problem, first);
          return (
            <Column
              key={key}
              group={group}
              lane={lane}
              ran={ran}
              place={place}
              lanes={lanes.length}
              version={ran ? versionOf(ran.number) : ''}
              sameProblem={problem && first !== lane.label ? first : ''}
              shade={shade}
              tokens={tokens}
              go={go}
            />
          );
        })}
      </ol>
      <p class="gp-add-place" hidden={!group.canAsk || lanes.some(({lane}) => lane.prompt)}>
        <button
          type="button"
          class="gp-button gp-add"
          aria-disabled={isFull}
          title={isFull ? t('At most {count} lanes', {count: String(MOST_LANES)}) : t('A new lane at the end')}
          onClick={() => !isFull && group.ask({type: 'lane', do: 'add'})}
        >
          {t('+ Add a lane')}
        </button>
      </p>
      <Legend shade={shade} unit={group.unit} isCompared={pairOf(group) !== null} />
    </>
  );
}

export const lanesPane = groupPane(Lanes, (group) => shownLanes(group).length > 0 || group.canAsk);

interface LaneAndRun {
  key: string;
  lane: ShownLane;
  ran: Group | null; // its last run
}

function shownLanes({lanes, groups}: RunGroup): LaneAndRun[] {
  if (!lanes) return groups.map((lane) => ({key: `group ${lane.number}`, lane, ran: lane}));
  return lanes.map((lane) => ({
    key: `${lane.prompt ? 'prompt' : 'lane'} ${lane.id}`,
    lane,
    ran: groups.find(({id, prompt}) => id === lane.id && Boolean(prompt) === Boolean(lane.prompt)) ?? null,
  }));
}

// ---------------------------------------------------------------------------------------------------- around the columns

type Tokens = WeakMap<Element, LaneToken>;
type ListRef = {current: HTMLOListElement | null};

function useCard(group: RunGroup, list: ListRef, tokens: Tokens, {unit, pair}: Changes) {
  const card = useRef<Card>(null);
  useLayoutEffect(() => {
    const root = list.current?.closest<HTMLElement>('.gp-pane');
    if (!root || !list.current) return;
    card.current = tokenCard(root, list.current, group, (element: HTMLElement) => {
      const entry = tokens.get(element);
      if (!entry) return null;
      const {token, step, lane} = entry;
      const where = t('token {number}', {number: step.index + 1});
      return {id: token.token_id, text: token.text, where, step, why: lane.whyOf(element)};
    });
  }, []);
  useLayoutEffect(() => card.current?.refresh(unit || pair));
  return card;
}

// As many beside each other as there is room for, up to four, in rows that are about equally full.
function useColumns(list: ListRef, count: number): void {
  const latest = useRef(count);
  latest.current = count;
  const fit = () => {
    const {clientWidth = 0, style} = list.current ?? {};
    const [narrowest, gap, most] = [240, 12, 4];
    if (!clientWidth || !latest.current) return;
    const room = Math.max(1, Math.min(most, Math.floor((clientWidth + gap) / (narrowest + gap))));
    const rows = Math.ceil(latest.current / room);
    style?.setProperty('--lanes-in-row', String(Math.ceil(latest.current / rows)));
  };
  useLayoutEffect(fit, [count]);
  useLayoutEffect(() => {
    const sizes = new ResizeObserver(fit);
    if (list.current) sizes.observe(list.current);
    return () => sizes.disconnect();
  }, []);
}

function Legend({shade, unit, isCompared}: {shade: ShadeName; unit: Unit; isCompared: boolean}) {
  return (
    <footer class="gp-legend" aria-label={t('Legend')}>
      <ShadeScale name={shade} unit={unit} />
      <span class="gp-parting-key" hidden={!isCompared}>
        <span class="gp-token gp-shared">
          <span class="gp-ink">{t('dimmed')}</span>
        </span>{' '}
        <span
          data-tip={t(
            'Up to here the lane has written the same as the reference lane. Click the name of another lane to make that one the reference.',
          )}
          tabIndex={0}
        >
          {t('same as the reference')}
        </span>{' '}
        <span class="gp-sign">≠</span>{' '}
        <span data-tip={t('From here on the lane’s text differs from the reference lane’s.')} tabIndex={0}>
          {t('where it diverges')}
        </span>
      </span>
      <span class="gp-note gp-hint">
        {isTouched()
          ? t('Touch a token to see its candidates.')
          : t('Point at a token to see its candidates. The arrow keys move along a text.')}
      </span>
    </footer>
  );
}

// ---------------------------------------------------------------------------------------------------- a column

interface ColumnProps {
  group: RunGroup;
  lane: ShownLane;
  ran: Group | null;
  place: number;
  lanes: number;
  version: string;
  sameProblem: string;
  shade: ShadeName;
  tokens: Tokens;
  go: (text: LaneText, token: HTMLElement) => void;
}

function Column({group, lane, ran, place, lanes, version, sameProblem, shade, tokens, go}: ColumnProps) {
  const pair = pairOf(group);
  const isReference = Boolean(ran && pair?.[0] === ran.number);
  const {shared, at, sign, why, words} = ran && pair ? partingWords(group, pair[0], ran.number) : NOTHING_SHARED;
  const head = useMemo(
    () => (
      <LaneHead
        group={group}
        lane={lane}
        ran={ran}
        place={place}
        lanes={lanes}
        isReference={isReference}
        parts={words}
        sameProblem={sameProblem}
        makeReference={() => ran && makeReference(group, ran.number)}
      />
    ),
    [lane, ran, place, lanes, version, isReference, words, sameProblem, group.canAsk],
  );
  const body = useRef<HTMLDivElement>(null);
  const text = useRef<LaneText>(null);
  useLayoutEffect(() => {
    if (body.current) text.current = new LaneText(body.current, tokens);
    return () => text.current?.leave();
  }, []);
  const look: Look = {shade, unit: group.unit};
  useLayoutEffect(() => {
    if (ran) text.current?.draw(logOf(group, ran.number), {shared, at, sign, why}, look);
    else text.current?.clear(null);
  }, [ran, version, shared, at, sign, why, shade, group.unit]);

  const onClick = ({target}: MouseEvent) => {
    const token = target instanceof Element ? target.closest<HTMLElement>('.gp-token') : null;
    if (text.current && token && tokens.has(token)) go(text.current, token);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const {target, key} = event;
    if (!(target instanceof HTMLElement) || !tokens.has(target) || !text.current) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = key === 'Enter' || key === ' ' ? target : text.current.next(target, key);
    if (!next && !key.startsWith('Arrow')) return;
    event.preventDefault();
    if (next) go(text.current, next);
  };
  return (
    <li
      class={lane.selected ? 'gp-lane gp-lane-selected' : 'gp-lane'}
      aria-label={t('Lane {lane}: {title}', {lane: lane.label, title: titleWords(lane.title)})}
    >
      {head}
      <div class="gp-lane-bottom">
        <p class="gp-note gp-not-yet" hidden={Boolean(ran)}>
          {t('Not run yet.')}
        </p>
        {ran && <Whole group={group} ran={ran} version={version} />}
        <div
          class="gp-lane-text"
          role="group"
          dir="auto"
          aria-label={t('Text of lane {lane}, token by token. The arrow keys move along it.', {lane: lane.label})}
          hidden={!ran}
          ref={body}
          onClick={onClick}
          onKeyDown={onKeyDown}
        />
      </div>
    </li>
  );
}

// The text of a run that has ended, for those who read it as a text.
function Whole({group, ran, version}: {group: RunGroup; ran: Group; version: string}) {
  const log = logOf(group, ran.number);
  return useMemo(
    () =>
      isOver(group, log) && (
        <p class="gp-hidden gp-whole" dir="auto">
          {writtenText(bestPath(log))}
        </p>
      ),
    [log, version],
  );
}

function makeReference(group: RunGroup, number: number): void {
  const pair = pairOf(group);
  if (pair && number !== pair[0]) group.setPair(number, number === pair[1] ? pair[0] : pair[1]);
}

// ---------------------------------------------------------------------------------------------------- beside the reference

const NOTHING_SHARED: SharedStart & {words: string} = {shared: 0, sign: '', why: '', words: ''};

// Where a lane's text diverges from that of the reference lane; in this one, where the first other lane does.
function partingWords(group: RunGroup, reference: number, number: number): SharedStart & {words: string} {
  if (number === reference) {
    const first = firstParting(group, reference);
    return first
      ? {...NOTHING_SHARED, at: first.at, sign: '≠', why: t('here the first lane diverges')}
      : NOTHING_SHARED;
  }
  const lane = letterOf(group, reference);
  const parting = partingOf(group, reference, number);
  const shared = parting.at[1];
  if (parting.kind === 'apart') {
    const {chosen} = pathOf(group, reference)[parting.at[0]];
    const why = t('here it diverges from {lane}, which has {token}', {lane, token: quoted(chosen.text)});
    const words = `≠ ${t('diverges from {lane} at token {number}', {lane, number: shared + 1})}`;
    return {shared, sign: `≠${lane}`, why, words};
  }
  const over = [reference, number].map((each) => isOver(group, logOf(group, each)));
  return {...NOTHING_SHARED, shared, words: shared ? `= ${sameWords()}` : ''};

  function sameWords(): string {
    if (parting.kind === 'shorter' && over[parting.shorter])
      return parting.shorter
        ? t('the same as {lane}, which continues', {lane})
        : t('the same as {lane}, then continues', {lane});
    return parting.kind === 'same' && over[0] && over[1]
      ? t('the same as {lane}', {lane})
      : t('the same as {lane} so far', {lane});
  }
}
