// The head of what stands beside the text: which token is looked at, the way to its neighbours, and which of its pictures
// is shown. Around it lies an element of class `token-panel`, whose `data-shows` names that picture.

import {useEffect, useLayoutEffect, useRef, useState} from 'preact/hooks';
import {type RunProps, runPane, useFresh} from '../core/component.tsx';
import {type RunLog, pathOf} from '../core/log.ts';
import {count} from '../core/text.ts';
import {t} from '../core/texts.ts';
import type {Started, Step} from '../core/types.ts';
import {formSettings} from '../draws/form_settings.ts';
import {kept} from '../widgets/kept.ts';
import {TokenLabel} from '../widgets/token_label.tsx';

const PICTURES = ['candidates', 'draw', 'processors', 'curve', 'in_words', 'logit_lens', 'cross_attention'] as const;
type Picture = (typeof PICTURES)[number];
type Shown = Picture | 'all'; // all of them, where the page has room for it

const WIDE = new Set<Shown>(['curve', 'logit_lens']); // which are below the text, as page.css has it

const HAS_ROOM = matchMedia('(min-width: 1700px) and (min-height: 820px)'); // as page.css has it
const KEPT = kept('all-of-a-token'); // a person who wants all of them wants them the next time, too

const isPicture = (name: string | null): name is Picture => PICTURES.some((one) => one === name);

function TokenHead({log, changes}: RunProps) {
  const head = useRef<HTMLDivElement>(null);
  const [shows, show] = useState<Shown>(() => (KEPT.read() === 'yes' ? 'all' : 'candidates'));
  const hasRoom = useRoom(log);
  const fold = (to: boolean) => log.foldToken(to);
  const foldedFor = useRef<Started | null>(null); // the run of another server that was shown so: a long note stands above its text
  const steppedFor = useRef<Started | null>(null); // the run step by step for which it was unfolded
  const turnedFor = useRef<Started | null>(null); // the run that was folded so: what a knob would change stands in its text
  const isSought = useRef(false); // a picture that somebody has just chosen
  const fresh = useFresh(changes);
  if (log.isFromElsewhere && foldedFor.current !== log.started) fold(true);
  else if (fresh.selection && log.selected && !log.suggested) fold(false); // a press is answered in sight
  foldedFor.current = log.isFromElsewhere ? log.started : null;
  if (log.stepping && steppedFor.current !== log.started) {
    steppedFor.current = log.started; // whoever goes step by step looks at each
    fold(false);
  }
  if (fresh.picture && isPicture(log.picture)) {
    if (shows !== 'all' || !hasRoom) show(log.picture);
    fold(false);
  }
  if (fresh.knobs && turnedFor.current !== log.started && formSettings(log)) {
    turnedFor.current = log.started; // once: whoever unfolds it looks at the candidates
    fold(true);
  }
  const isFolded = log.isTokenFolded;
  const pictures: Shown[] = picturesOf(log);
  if (hasRoom && (!log.recorded || shows === 'all')) pictures.push('all'); // a first visit has few things to click
  const shown = pictures.includes(shows) ? shows : 'candidates';
  useLayoutEffect(() => {
    const panel = head.current?.closest<HTMLElement>('.token-panel');
    if (!panel) return;
    panel.dataset.shows = shown;
    panel.toggleAttribute('data-folded', isFolded);
    if (isSought.current && WIDE.has(shown)) bringIntoSight(panel);
    isSought.current = false;
  }, [shown, isFolded]);
  const choose = (picture: Shown) => {
    show(picture);
    if (hasRoom) KEPT.write(picture === 'all' ? 'yes' : null);
    fold(false);
    isSought.current = true;
  };
  return (
    <>
      <div class="gp-where" ref={head}>
        <Way log={log} />
        <button
          type="button"
          class="gp-step gp-fold"
          aria-expanded={!isFolded}
          aria-label={t('Candidates, processors and curves')}
          onClick={() => fold(!isFolded)}
        >
          {isFolded ? `${nameOf(shown)} ▴` : '▾'}
        </button>
      </div>
      <Tabs pictures={pictures} shows={shown} choose={choose} />
    </>
  );
}

export const tokenPane = runPane(TokenHead, undefined, {readsKnobs: true});

// What moves below the text comes into sight with the end of that; a sheet of a phone is in sight.
function bringIntoSight(panel: HTMLElement): void {
  const {position} = getComputedStyle(panel);
  if (position === 'static' && panel.getBoundingClientRect().bottom > innerHeight) panel.scrollIntoView();
}

// Whether the page has room for all pictures beside each other; a saved page has none.
function useRoom(log: RunLog): boolean {
  const [hasRoom, setRoom] = useState(HAS_ROOM.matches);
  useEffect(() => {
    const look = () => setRoom(HAS_ROOM.matches);
    HAS_ROOM.addEventListener('change', look);
    return () => HAS_ROOM.removeEventListener('change', look);
  }, []);
  return hasRoom && log.canAsk;
}

// What can be shown of a token of this run.
function picturesOf(log: RunLog): Picture[] {
  const answers = log.canAsk && !log.recorded; // a first visit has few things to click
  const pictures: Picture[] = ['candidates'];
  // how a token was drawn, and by which processors, another server does not tell
  if ((!log.recorded || log.picture === 'draw') && !log.isFromElsewhere) pictures.push('draw');
  if (!log.isFromElsewhere) pictures.push('processors');
  pictures.push('curve', 'in_words');
  if (answers && !log.hasReadMedia) pictures.push('logit_lens'); // which only a page that answers can show
  if (answers && log.looksAtMedia) pictures.push('cross_attention');
  return pictures;
}

// ---------------------------------------------------------------------------------------------------- the way

function Way({log}: {log: RunLog}) {
  const step = log.current();
  const line = step && log.lineOf(step);
  const isFirst = !step || (step.isPrompt ? !step.before : step.index === 0 && !log.promptSteps.length);
  return (
    <>
      <button
        type="button"
        class="gp-step gp-back"
        aria-label={t('The previous token')}
        disabled={isFirst}
        onClick={() => log.walk(-1)}
      >
        ◀
      </button>
      <h2 class="gp-place">
        <span
          class="gp-place-words"
          aria-live={log.selected ? 'polite' : 'off' /* nobody wants to hear each that comes */}
        >
          {step ? (
            <>
              <TokenLabel class="gp-here" text={step.chosen.text} />
              <span>{` ${placeWords(log, step)}`}</span>
            </>
          ) : (
            t('No token yet')
          )}
        </span>
      </h2>
      <button
        type="button"
        class="gp-step gp-on"
        aria-label={t('The next token')}
        disabled={!line || line.last === step}
        onClick={() => log.walk(1)}
      >
        ▶
      </button>
      <button
        type="button"
        class="gp-step gp-newest"
        hidden={!step || !log.selected || !log.running}
        onClick={() => log.selectStep(null)}
      >
        {t('newest')}
      </button>
    </>
  );
}

function placeWords(log: RunLog, step: Step): string {
  const line = log.lineOf(step);
  const all = step.isPrompt ? log.started?.prompt_tokens.length : pathOf(line ? line.last : step).length;
  const values = {number: count(step.index + 1), count: count(all ?? 0), line: line?.label ?? ''};
  if (step.isPrompt) return t('prompt token {number} of {count}', values);
  const isOneOf = log.lines().length > 1 && values.line;
  if (log.selected)
    return isOneOf ? t('token {number} of {count} of {line}', values) : t('token {number} of {count}', values);
  return isOneOf
    ? t('newest token {number} of {count} of {line}', values)
    : t('newest token {number} of {count}', values);
}

// ---------------------------------------------------------------------------------------------------- the tabs

interface TabsProps {
  pictures: Shown[];
  shows: Shown;
  choose: (picture: Shown) => void;
}

function Tabs({pictures, shows, choose}: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const walk = (event: KeyboardEvent) => {
    const step = {ArrowRight: 1, ArrowLeft: -1}[event.key];
    if (!step) return;
    event.preventDefault();
    const next = pictures[(pictures.indexOf(shows) + step + pictures.length) % pictures.length];
    choose(next);
    list.current?.querySelector<HTMLElement>(`[data-shows="${next}"]`)?.focus();
  };
  return (
    <div class="gp-tabs" role="tablist" aria-label={t('What to show of this token')} ref={list} onKeyDown={walk}>
      {pictures.map((picture) => (
        <button
          key={picture}
          type="button"
          role="tab"
          data-shows={picture}
          aria-selected={picture === shows}
          tabIndex={picture === shows ? 0 : -1}
          onClick={() => choose(picture)}
        >
          {nameOf(picture)}
        </button>
      ))}
    </div>
  );
}

function nameOf(picture: Shown): string {
  if (picture === 'all') return t('All at once');
  if (picture === 'candidates') return t('Candidates');
  if (picture === 'draw') return t('Draw');
  if (picture === 'processors') return t('Processors');
  if (picture === 'curve') return t('Curves');
  if (picture === 'in_words') return t('In words');
  return picture === 'logit_lens' ? t('Layers') : t('Attention');
}
