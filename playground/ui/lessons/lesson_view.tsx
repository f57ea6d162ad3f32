// Draws the panel of a lesson: the list, or one step. Knows no server and keeps nothing; what a person does goes to `actions`.

import type {Signal} from '../page/signals.ts';
import type {ComponentChildren} from 'preact';
import {useLayoutEffect, useRef} from 'preact/hooks';
import {TokenLabel} from '../../../visualizers/panes/widgets/token_label.tsx';
import {type Said, t, tn} from '../../../visualizers/panes/core/texts.ts';
import type {Guess} from '../page/moments.ts';
import {lesson as opened} from '../page/store.ts';
import {STAGE, orderOf} from './answer_order.ts';
import {lowestInSight} from './lesson_sheet.ts';
import type {Judgement, Lesson, LessonEntry, LessonStep, Prediction} from './lesson_types.ts';

export interface LessonActions {
  list: () => void;
  choose: (name: string) => void;
  close: () => void;
  go: (to: number) => void;
  guess: (guess: Guess) => void;
  recorded: () => void;
  solve: () => void;
  ownModel: (own: boolean) => void;
  reveal: () => void;
  fold: () => void;
  again: () => void;
}

/** A lesson in the list, and how far the person is in it: at which step; null before the first. */
type ListedLesson = LessonEntry & {isOver: boolean; at: number | null};

/** A step as it is shown; see lesson_panel.ts. */
export interface ShownStep {
  lesson: Lesson;
  at: number;
  guess: Guess | undefined;
  isDone: boolean;
  ownModel: boolean;
  isReady: boolean;
  judgement: Judgement | null;
  isOpenly: boolean;
  isCovered: boolean;
  isHeld: boolean;
  isStaged: boolean;
  moved: boolean; // the step has just begun
  isReminded: boolean; // a run came before the prediction
}

export type Shown = {lessons: ListedLesson[]} | ShownStep | null;

export const lessonView = (shown: Signal<Shown>, actions: LessonActions) => <Panel shown={shown} actions={actions} />;

function Panel({shown, actions}: {shown: Signal<Shown>; actions: LessonActions}) {
  const now = shown.value;
  if (!now) return null;
  return 'lessons' in now ? (
    <List lessons={now.lessons} actions={actions} />
  ) : (
    <Step key={now.lesson.name} {...now} actions={actions} />
  );
}

// Marks what a step points at, in the page itself.
let pointed: Element | null = null;
export function pointAt(selector: string): void {
  const node = selector ? document.querySelector(selector) : null;
  if (node === pointed) return;
  pointed?.classList.remove('gp-pointed-at');
  pointed = node;
  if (!node) return;
  node.classList.add('gp-pointed-at');
  const box = node.getBoundingClientRect();
  if (box.top < 0 || box.bottom > lowestInSight()) node.scrollIntoView({block: 'center'});
}

// ------------------------------------------------------------------------------------------------------------ the list

function List({lessons, actions}: {lessons: ListedLesson[]; actions: LessonActions}) {
  const title = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => title.current?.focus({preventScroll: true}), []);
  return (
    <>
      <Head actions={actions} line={t('Lessons')}>
        <h2 tabIndex={-1} ref={title}>
          {t('Lessons')}
        </h2>
      </Head>
      <p class="gp-note">
        {t('Short, and about real runs: predict, try, see what happened. Your settings return when you leave.')}
      </p>
      <ol class="gp-lessons">
        {lessons.map(({name, title: words, about, minutes, steps, isOver, at}) => {
          const step = at === null ? '' : t('at step {number} of {count}', {number: at + 1, count: steps});
          const facts = [tn(minutes, '{count} minute', '{count} minutes'), isOver ? t('done') : step];
          return (
            <li key={name}>
              <button class="gp-lesson-entry" type="button" onClick={() => actions.choose(name)}>
                <b>{(isOver ? '✓ ' : '') + t(words)}</b>
                <span>{t(about)}</span>
                <small>{facts.filter(Boolean).join(' · ')}</small>
              </button>
            </li>
          );
        })}
      </ol>
    </>
  );
}

interface HeadProps {
  line: string; // all that is left of the panel while it is folded, where it is a sheet
  actions: LessonActions;
  children: ComponentChildren;
}

const Head = ({line, actions, children}: HeadProps) => (
  <div class="gp-lesson-head">
    <button class="gp-plain gp-lesson-fold" type="button" aria-expanded={!opened.isFolded.value} onClick={actions.fold}>
      <span>{line}</span> <span aria-hidden="true">{opened.isFolded.value ? '▴' : '▾'}</span>
    </button>
    {children}
    <button class="gp-plain" type="button" aria-label={t('Leave the lessons')} onClick={actions.close}>
      ✕
    </button>
  </div>
);

// -------------------------------------------------------------------------------------------------------------- a step

function Step(props: ShownStep & {actions: LessonActions}) {
  const {lesson, at, guess, isDone, ownModel, judgement, isOpenly, isCovered, isHeld, moved, isReminded, actions} =
    props;
  const step = lesson.steps[at];
  const place = {number: at + 1, count: lesson.steps.length};
  const placeLine = useRef<HTMLParagraphElement>(null);
  const found = useRef<HTMLDivElement>(null);
  // before anything is drawn: some buttons are gone afterwards
  const hadFocus = placeLine.current?.parentElement?.contains(document.activeElement) ?? false;
  useLayoutEffect(() => {
    const panel = placeLine.current?.parentElement;
    const {activeElement} = document;
    const isLost = activeElement === document.body || activeElement?.matches(':disabled');
    if (moved || (hadFocus && isLost)) placeLine.current?.focus({preventScroll: true});
    if (moved) panel?.scrollTo({top: 0, behavior: 'instant'});
    else if (judgement) found.current?.scrollIntoView({block: 'nearest'});
  }, [props]);
  const waits = step.predict && guess === undefined && !(isOpenly && judgement);
  const isNext = isDone || (!step.task && !waits);
  const isLast = at === lesson.steps.length - 1;
  return (
    <>
      <Head actions={actions} line={`${t('Step {number} of {count}', place)} · ${t(lesson.title)}`}>
        <Press words={t('All lessons')} class="gp-plain" press={actions.list} />
      </Head>
      <h2>{t(lesson.title)}</h2>
      <p class="gp-step-place" tabIndex={-1} ref={placeLine}>
        {t('Step {number} of {count}', place)}
      </p>
      <div class="gp-lesson-body">
        <Paragraphs text={step.text} />
        {step.predict && <Question key={at} {...props} predict={step.predict} />}
        {step.task && (
          <p class="gp-task">
            <b>{isDone ? '✓ ' : '➜ '}</b>
            {t(step.task)}
            {waits && <span class="gp-first">{' ' + t('Predict first.')}</span>}
          </p>
        )}
        {step.solvable && <Press words={t('Set it')} class="gp-solve" press={actions.solve} of="S" />}
        <div class="gp-found" aria-live="polite" ref={found}>
          {isReminded ? (
            t('Predict first: then this run counts.')
          ) : isHeld ? (
            <p>{t('Your prediction is in. Your teacher will show the result.')}</p>
          ) : isCovered ? (
            <Press words={t('Reveal')} class="gp-reveal" press={actions.reveal} of="R" />
          ) : (
            judgement &&
            !waits && <Verdict {...judgement} isByHand={Boolean(step.by_hand)} showRecorded={actions.recorded} />
          )}
        </div>
      </div>
      <div class="gp-lesson-foot">
        <Press words={t('Back')} press={() => actions.go(at - 1)} of="P" isOff={at === 0} />
        <Press
          words={isLast ? t('All lessons') : isNext ? t('Next') : t('Skip')}
          class={isNext ? 'gp-next' : undefined}
          press={() => (isLast ? actions.list() : actions.go(at + 1))}
          of="N"
        />
      </div>
      <More lesson={lesson} step={step} at={at} ownModel={ownModel} actions={actions} />
    </>
  );
}

interface MoreProps {
  lesson: Lesson;
  step: LessonStep;
  at: number;
  ownModel: boolean;
  actions: LessonActions;
}

function More({lesson, step, at, ownModel, actions}: MoreProps) {
  const link = new URLSearchParams({lesson: lesson.name, step: String(at + 1)});
  const sets = lesson.steps.some((each) => each.sets);
  return (
    <div class="gp-lesson-more">
      {sets && (
        <label>
          <input
            type="checkbox"
            checked={ownModel}
            onChange={({currentTarget}) => actions.ownModel(currentTarget.checked)}
          />{' '}
          {t('use my model instead')}
        </label>
      )}
      {sets && ownModel && (
        <p class="gp-note">{t('The lesson’s numbers are from its own model. Yours may give others.')}</p>
      )}
      {step.sets && <Press words={t('Reset the page for this step')} class="gp-plain" press={actions.again} />}
      <a class="gp-link" href={`?${link}`} target="_blank">
        {t('Link to this step')}
      </a>
    </div>
  );
}

// A letter is only seen on the stage, where the order is the same for everybody: what is called A is A on every screen.
// On the stage a class predicts by its hands: then there may be no guess although the judgement is shown.
function Question(props: ShownStep & {predict: Prediction; actions: LessonActions}) {
  const {lesson, at, predict, guess, isReady, isOpenly, isStaged, isCovered, isHeld, judgement, actions} = props;
  const {question, answers, number, tokens} = predict;
  const isAnswered = guess !== undefined;
  const shown = isCovered || isHeld ? null : judgement;
  const told = shown?.done && (isAnswered || isOpenly) ? shown : null;
  const isOff = isAnswered || told !== null || !isReady;
  const choices = tokens.length ? tokens : answers.map((_, index) => index);
  const order = orderOf(`${lesson.name} ${at}`, choices.length, isStaged ? STAGE : undefined);
  const form = (tokens.length > 0 || number) && (
    <Written predict={predict} guess={guess} isOff={isOff} send={actions.guess} />
  );
  return (
    <fieldset class="gp-predict">
      <legend>{t(question)}</legend>
      {!tokens.length && form}
      {order.map((index, seat) => {
        const isMine = guess === choices[index];
        const isRight = told?.expected === index;
        return (
          <button
            key={index}
            type="button"
            class={isRight ? 'gp-answer gp-true' : 'gp-answer'}
            data-key={'ABCDE'[seat]}
            data-choice={index}
            aria-pressed={isMine}
            disabled={isOff}
            onClick={() => actions.guess(choices[index])}
          >
            <span class="gp-sign" aria-hidden="true">
              {isRight ? '✓ ' : !isMine ? '○ ' : told ? '✗ ' : '● '}
            </span>
            {tokens.length ? <TokenLabel text={tokens[index]} /> : t(answers[index])}
          </button>
        );
      })}
      {tokens.length > 0 && form}
    </fieldset>
  );
}

interface WrittenProps {
  predict: Prediction;
  guess: Guess | undefined;
  isOff: boolean;
  send: (guess: Guess) => void;
}

// What is predicted in writing: a number, or a token that is not in the list.
function Written({predict: {question, tokens}, guess, isOff, send}: WrittenProps) {
  const box = useRef<HTMLInputElement>(null);
  const isToken = tokens.length > 0;
  const label = isToken ? t('or write one') : t(question);
  const isWritten = guess !== undefined && !tokens.includes(String(guess));
  const submit = (event: Event) => {
    event.preventDefault();
    const {value, valueAsNumber} = box.current ?? {value: '', valueAsNumber: NaN};
    if (isToken && value.trim()) send(tokens.find((token) => token.trim() === value.trim()) ?? value);
    else if (!isToken && Number.isFinite(valueAsNumber)) send(valueAsNumber);
  };
  const common = {ref: box, required: true, disabled: isOff, 'aria-label': label};
  const written = isWritten ? {value: String(guess)} : {};
  return (
    <form class="gp-number" onSubmit={submit}>
      {isToken ? (
        <input type="text" placeholder={label} maxLength={60} autocomplete="off" {...common} {...written} />
      ) : (
        <input type="number" step="any" {...common} {...written} />
      )}
      <button class="gp-send" type="submit" disabled={isOff}>
        {t('Predict')}
      </button>
    </form>
  );
}

interface VerdictProps extends Judgement {
  isByHand: boolean;
  showRecorded: () => void;
}

function Verdict({isByHand, showRecorded, ...judgement}: VerdictProps) {
  const {done, right, why, tempts, happened, shown, claim, then, recorded, wishes} = judgement;
  if (!done)
    return (
      <>
        <p class="gp-open">{isByHand ? t('Not there yet:') : t('This run does not do it yet.')}</p>
        <ul class="gp-wishes">
          {wishes.map(({met, text}) => (
            <li class={met ? 'gp-met' : ''}>{`${met ? '✓' : '○'} ${t(text)}`}</li>
          ))}
        </ul>
      </>
    );
  const reasons = [t(tempts), t(why)].filter(Boolean).join(' ');
  return (
    <>
      {right !== null ? (
        <p class={right ? 'gp-right' : 'gp-wrong'}>
          <b>{right ? '✓ ' + t('As you predicted.') : '✗ ' + t('It turned out differently.')}</b> {reasons}
        </p>
      ) : (
        t(why) && <p>{t(why)}</p>
      )}
      {right !== null && t(happened) && (
        <p class="gp-right gp-happened">
          <b>{'✓ ' + t('What happened:')}</b> {t(happened)}
        </p>
      )}
      {claim && (
        <p class="gp-claim">
          <b>{`${shown ? '✓' : '○'} ${shown ? t('This run shows it:') : t('This run does not show it:')}`}</b>{' '}
          {t(claim)}
        </p>
      )}
      {claim && !shown && recorded && (
        <Press words={t('Show a recorded run that does')} class="gp-recorded" press={showRecorded} of="W" />
      )}
      {t(then) && <Paragraphs text={then} />}
    </>
  );
}

const Paragraphs = ({text}: {text: Said}) => (
  <>
    {t(text)
      .split('\n')
      .map((part) => (
        <p>{part}</p>
      ))}
  </>
);

interface PressProps {
  words: string;
  class?: string;
  press: () => void;
  of?: string; // the key that presses it on the stage
  isOff?: boolean;
}

const Press = ({words, class: names, press, of: key, isOff}: PressProps) => (
  <button type="button" class={names} data-key={key} disabled={isOff} onClick={press}>
    {words}
  </button>
);
