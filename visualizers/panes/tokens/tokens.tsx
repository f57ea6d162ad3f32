// The text pane: every token of the prompt and of the run, shaded, pressable, in the order in which it is read. The
// tokens themselves, of which there may be thousands, are written by drawn_text.ts.

import {useLayoutEffect, useMemo, useRef, useState} from 'preact/hooks';
import {type RunProps, runPane, useFresh} from '../core/component.tsx';
import type {RunLog} from '../core/log.ts';
import {fixed} from '../core/notation.ts';
import {count, stopWords} from '../core/text.ts';
import {t} from '../core/texts.ts';
import type {Line, Started, Step, Token} from '../core/types.ts';
import {inNextRow} from '../core/virtual_rows.ts';
import {markTexts} from '../draws/text_marks.ts';
import {MarkAnswer} from '../watermarks/mark_answer.tsx';
import type {Card} from '../widgets/card.tsx';
import {tokenCard} from './card.tsx';
import {DrawnLine, DrawnText, Paragraph} from './drawn_text.ts';
import {type PlacedMedia, placedMedia} from './media_chips.tsx';
import {TextSight} from './text_sight.ts';
import {TextLegend, type TextShade, shadeFor} from './tokens_legend.tsx';
import {onlyGiven, originWords, unknownWords, whereWords, wholeTexts} from './tokens_words.ts';

const LONG = 30; // tokens of a prompt; a longer one is folded to its last rows

function TextPane({log, changes}: RunProps) {
  const fresh = useFresh(changes);
  const [text] = useState(() => new DrawnText(log));
  const [chosen, choose] = useState<TextShade | null>(null);
  const [unfolds, unfold] = useState(false);
  const runs = useRef(0);
  const box = useRef<HTMLDivElement>(null);
  const written = useRef<HTMLDivElement>(null);
  const parts = useRef<{sight: TextSight; card: Card}>(null);
  if (fresh.run) runs.current += 1;
  text.shade = shadeFor(log, chosen);
  const lines = log.started ? log.lines() : [];
  const isSingle = lines.length === 1 && lines[0].kind === 'sequence';
  const marksGiven = !onlyGiven(log) && lines.some(({last}) => firstOf(last)?.given);
  const whole = useMemo(() => wholeTexts(log), [runs.current, log.running, log.hideFrom, log.finished]);

  useLayoutEffect(() => {
    if (!box.current || !written.current) return;
    const root = box.current.closest<HTMLElement>('.gp-pane') ?? box.current;
    const comesByFocus = (element: HTMLElement) => !text.stepOf(element); // all of it is beside the text of others
    parts.current = {
      sight: new TextSight(text, box.current, written.current),
      card: tokenCard(root, box.current, log, (element) => cardEntry(text, element), {comesByFocus}),
    };
  }, [text]);
  useLayoutEffect(() => text.dissolve(), [text, isSingle]);
  useLayoutEffect(() => text.shadeAll(), [text, text.shade]);
  useLayoutEffect(() => {
    if (fresh.run) parts.current?.sight.begin();
    if (fresh.run || fresh.prompt) text.readPrompt();
    if (fresh.unit) text.describeAll();
    else if (fresh.status) text.describeAll(text.prompt?.tokens);
    text.mark();
    markTexts(log, text.lines);
    if (fresh.steps) parts.current?.sight.showStep();
    if (fresh.status) parts.current?.sight.goBack();
    parts.current?.card.refresh(fresh.unit || fresh.prompt || fresh.status);
  });

  // Selects a token; one of which the model says nothing gets the focus and its card.
  const go = (element: HTMLElement | null | undefined) => {
    if (!element) return;
    const step = text.stepOf(element);
    text.reveal(element);
    if (step) log.selectStep(step);
    element.focus({preventScroll: true});
    element.scrollIntoView({block: 'nearest'});
    if (!step) parts.current?.card.show(element);
  };
  const onClick = (event: MouseEvent) => {
    const token = text.tokenAt(event);
    go(token);
    if (token && text.stepOf(token)) parts.current?.card.dismiss(); // all of it is beside the text now
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const token = text.tokenAt(event);
    if (event.key === 'Escape') {
      log.selectStep(null);
      const current = log.current();
      if (token && current) text.elementOf(current)?.focus({preventScroll: true});
    }
    if (!token || event.ctrlKey || event.metaKey || event.altKey) return;
    const all = text.tokens;
    const at = all.indexOf(token);
    const keys: Record<string, () => HTMLElement | null | undefined> = {
      ArrowRight: () => all[at + 1],
      ArrowLeft: () => all[at - 1],
      ArrowDown: () => inNextRow(all, at, 1),
      ArrowUp: () => inNextRow(all, at, -1),
      Home: () => all.find((element) => text.stepOf(element)),
      End: () => all.at(-1),
      Enter: () => token,
      ' ': () => token,
    };
    if (!Object.hasOwn(keys, event.key)) return;
    event.preventDefault();
    go(keys[event.key]());
  };

  const kinds = ['gp-text', log.readsSource && 'gp-apart', isSingle && 'gp-single', marksGiven && 'gp-has-given'];
  return (
    <>
      {whole.map((words, i) => (
        <p key={i} class="gp-hidden gp-whole" dir="auto">
          {words}
        </p>
      ))}
      <MarkAnswer log={log} />
      <div
        class={kinds.filter(Boolean).join(' ')}
        role="group"
        aria-label={t(
          'Tokens of the prompt and of the text. Arrow keys move, Enter selects, Escape follows the newest.',
        )}
        dir="auto"
        ref={box}
        onClick={onClick}
        onKeyDown={onKeyDown}
      >
        <div class="gp-written" ref={written}>
          {log.started ? (
            <Run
              key={runs.current}
              text={text}
              log={log}
              started={log.started}
              lines={lines}
              unfolds={unfolds}
              unfold={unfold}
            />
          ) : (
            <p class="gp-note gp-empty">{t('The text will appear here, one token at a time.')}</p>
          )}
        </div>
      </div>
      <TextLegend log={log} shade={text.shade} choose={choose} marksGiven={marksGiven} />
    </>
  );
}

export const tokensPane = runPane(TextPane, undefined, {readsKnobs: true});

function firstOf(last: Step | null): Step | null {
  let first = last;
  while (first?.before) first = first.before;
  return first;
}

function cardEntry(text: DrawnText, element: HTMLElement) {
  const entry = text.entries.get(element);
  if (!entry) return null;
  const {log} = text;
  const {token, step} = entry;
  const why = step ? originWords(log, step).join(', ') : unknownWords(log, entry);
  return {id: token.token_id, text: token.text, where: whereWords(log, entry), step, why};
}

// ---------------------------------------------------------------------------------------------------- a run

interface RunParts {
  text: DrawnText;
  log: RunLog;
  started: Started;
  lines: Line[];
  unfolds: boolean; // whether the person wants to see all of a long prompt
  unfold: (all: boolean) => void;
}

function Run({text, log, started, lines, unfolds, unfold}: RunParts) {
  const isApart = log.readsSource;
  const size = started.prompt_tokens.length;
  const isLong = size > LONG && !started.request.only_given; // as a template makes of a message: it would push the text away
  const looksInside = isLong && Boolean(log.current()?.isPrompt);
  useLayoutEffect(() => {
    if (looksInside) unfold(true);
  }, [looksInside]);
  return (
    <>
      {isApart && <span class="gp-part-name">{t('Source: the encoder reads it')}</span>}
      {isLong && (
        <button type="button" class="gp-unfold" aria-expanded={unfolds} onClick={() => unfold(!unfolds)}>
          {unfolds ? t('Show less of the prompt') : t('Show all {count} tokens of the prompt', {count: count(size)})}
        </button>
      )}
      <Fixed
        text={text}
        tokens={started.prompt_tokens}
        media={placedMedia(started)}
        name={isApart ? t('Source') : t('Prompt')}
        folds={isLong ? !unfolds : undefined}
      />
      {isApart && (
        <>
          <span class="gp-part-name">{t('Target: the decoder writes it, from its start token on')}</span>
          <Fixed text={text} tokens={started.decoder_tokens} name={t('Start of the target')} isStart />
        </>
      )}
      {lines.map((line, number) => (
        <TextLine key={number} text={text} line={line} number={number} />
      ))}
    </>
  );
}

interface FixedProps {
  text: DrawnText;
  tokens: Token[];
  name: string;
  media?: PlacedMedia[];
  folds?: boolean; // undefined where it is too short for that
  isStart?: boolean;
}

// Tokens that stand there before any is given or chosen.
function Fixed({text, tokens, name, media = [], folds, isStart = false}: FixedProps) {
  const holder = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (!holder.current) return;
    const paragraph = new Paragraph(text, holder.current, null);
    paragraph.write(tokens, media, isStart);
    const part = isStart ? 'begun' : 'prompt';
    text[part] = paragraph;
    return () => {
      text[part] = null;
    };
  }, [text]);
  useLayoutEffect(() => {
    if (folds === undefined || !holder.current) return;
    if (folds) holder.current.scrollTop = holder.current.scrollHeight;
    text.dissolve();
  }, [text, folds]);
  return (
    <span
      class={folds ? 'gp-prompt gp-folded' : 'gp-prompt'}
      role="group"
      aria-label={name}
      tabIndex={folds ? 0 : undefined} // it scrolls, with the keyboard too
      ref={holder}
    />
  );
}

function TextLine({text, line, number}: {text: DrawnText; line: Line; number: number}) {
  const {log} = text;
  const body = useRef<HTMLSpanElement>(null);
  const drawn = useRef<DrawnLine>(null);
  useLayoutEffect(() => {
    if (!body.current) return;
    const made = (drawn.current = new DrawnLine(text, body.current));
    text.lines.push(made);
    return () => {
      text.lines = text.lines.filter((each) => each !== made);
    };
  }, [text]);
  useLayoutEffect(() => drawn.current?.follow(line.last));
  const stop = line.stopReason ? stopWords(line.stopReason)[1] : '';
  const ending = stop && (line.stopReason === 'step' ? '… ' : '■ ') + stop;
  return (
    <div class={log.usesBeams && number > 0 ? 'gp-line gp-line-minor' : 'gp-line'} data-kind={line.kind}>
      <div class="gp-line-head">
        <b>{line.label ? line.label.charAt(0).toUpperCase() + line.label.slice(1) : null}</b>
        <Score line={line} />
        {ending ? <span>{ending}</span> : null}
      </div>
      <span class="gp-line-body" ref={body} />
      {line.untold ? <span class="gp-untold">{line.untold}</span> : null}
      <span class="gp-stop">{!log.usesBeams && log.lasts.length === 1 && ending ? ending : null}</span>
    </div>
  );
}

function Score({line: {kind, score}}: {line: Line}) {
  if (score === null) return null;
  const value = fixed(score, 3);
  return kind === 'running' ? (
    <span title={t('sum of the log-probabilities so far, in nats')}>{t('sum {value}', {value})}</span>
  ) : (
    <span title={t('the sum divided by the length penalty')}>{t('score {value}', {value})}</span>
  );
}
