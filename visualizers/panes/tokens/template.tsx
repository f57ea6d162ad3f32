// The pane of the chat template: the messages, the prompt that the model's template makes of them, and whose each of its
// tokens is. Shows what is written on the page now, before it runs, and else the run that is shown.

import {useMemo} from 'preact/hooks';
import {type RunProps, runPane} from '../core/component.tsx';
import type {RunLog} from '../core/log.ts';
import {count, quoted} from '../core/text.ts';
import {t, tn} from '../core/texts.ts';
import type {Part, Token} from '../core/types.ts';
import {TemplateTokens} from './template_tokens.tsx';

interface Message {
  role: string;
  content: string;
}

/** What there is to show: `ran`: as the run that is shown has read it; else as it is written on the page. */
interface Shown {
  model: string;
  messages: Message[];
  tokens: Token[];
  parts: Part[];
  problem?: string;
  away?: boolean; // the model is not here yet, which is no error
  ran: boolean;
}

// What a template is given, to be compared.
const readAs = ({messages, template}: {messages?: Message[]; template?: unknown}) =>
  JSON.stringify([messages, template || null]);

function shownOf(log: RunLog): Shown | null {
  const {started, written} = log;
  const messages = started?.request.messages;
  const isRun =
    started && messages && written && started.model === written.model && readAs(started.request) === readAs(written);
  if (written && !isRun) return {...written, ran: false};
  // what another server's template made of the messages is not told
  if (log.isFromElsewhere || !started || !messages?.length) return null;
  const {model, prompt_tokens: tokens, parts} = started;
  return {model, messages, tokens, parts: parts ?? [], ran: true};
}

function Template({log}: RunProps) {
  const shown = shownOf(log);
  // a run that goes on changes nothing here
  const key =
    shown && JSON.stringify([shown.model, shown.messages, shown.parts, shown.problem, shown.ran, shown.tokens]);
  const canTry = Object.hasOwn(log.answers, 'without');
  return useMemo(() => (shown ? <Drawn log={log} shown={shown} canTry={canTry} /> : null), [key, canTry]);
}

export const templatePane = runPane(Template, (log) => shownOf(log) !== null);

function Drawn({log, shown, canTry}: {log: RunLog; shown: Shown; canTry: boolean}) {
  const {model, problem, ran, tokens, parts} = shown;
  const warning = problem ? '' : warningOf(shown);
  return (
    <>
      <header class="gp-head">
        <h2 class="gp-title">{t('Chat template')}</h2>
        <span class="gp-note gp-which">
          {ran ? t('of {model}, as this run read it', {model}) : t('of {model}, as written now: not run yet', {model})}
        </span>
        <div class="gp-tools">
          <button
            type="button"
            class="gp-button gp-try"
            hidden={!canTry || Boolean(problem)}
            onClick={() => log.ask({type: 'without'})}
          >
            {t('What changes without it?')}
          </button>
        </div>
      </header>
      {problem && (
        <p class="gp-refusal" role={shown.away ? 'note' : 'alert'} data-kind={shown.away ? 'info' : 'error'}>
          {t(problem)}
        </p>
      )}
      <div class="gp-two">
        <div class="gp-side">
          <h3>{t('Messages')}</h3>
          <Messages {...shown} />
        </div>
        <div class="gp-side gp-made" hidden={Boolean(problem)}>
          <h3>{t('The prompt that the model reads')}</h3>
          <TemplateTokens log={log} tokens={tokens} parts={parts} />
          <Key hasGeneration={parts.some(({kind}) => kind === 'generation')} />
        </div>
      </div>
      <p class="gp-note gp-template-words">{problem ? '' : sumWords(shown)}</p>
      {warning && <p class="gp-note gp-warn">{warning}</p>}
    </>
  );
}

function Messages({messages, parts, problem}: Shown) {
  const used = new Set(parts.filter(({kind}) => kind === 'message').map(({message}) => message));
  return (
    <ol class="gp-said" tabIndex={0} aria-label={t('Messages')}>
      {messages.map(({role, content}, number) => (
        <li key={number} data-role={role}>
          <span class="gp-role">{role}</span>
          <p>{content}</p>
          {!problem && used.size > 0 && !used.has(number) && content.trim() && (
            <p class="gp-dropped">{t('✕ The template leaves this message out.')}</p>
          )}
        </li>
      ))}
    </ol>
  );
}

const Key = ({hasGeneration}: {hasGeneration: boolean}) => (
  <p class="gp-key gp-note">
    <span>
      <i class="gp-swatch" data-kind="message" />
      {t('words of a message, under its role')}
    </span>
    <span>
      <i class="gp-swatch" data-kind="template" />
      {t('written by the template')}
    </span>
    <span class="gp-generation-key" hidden={!hasGeneration}>
      <i class="gp-swatch" data-kind="generation" />
      <span
        tabIndex={0}
        data-tip={t(
          'What the template writes last when asked to (add_generation_prompt): the beginning of the assistant’s turn, so that the model answers.',
        )}
      >
        {t('generation prompt')}
      </span>
    </span>
    <span>
      <b class="gp-pill">{t('token')}</b>
      {t('special')}
    </span>
  </p>
);

// ---------------------------------------------------------------------------------------------------- in words

function sumWords({tokens, parts}: Shown): string {
  const of = (wanted: string) =>
    parts.filter(({kind}) => kind === wanted).reduce((sum, {start, stop}) => sum + stop - start, 0);
  const [words, around, begin] = ['message', 'template', 'generation'].map(of);
  const values = {words: count(words), around: count(around), begin: count(begin)};
  const whose =
    words || around
      ? tn(
          tokens.length,
          '{count} token: {words} for the words of the messages, {around} around them, {begin} to begin the answer.',
          '{count} tokens: {words} for the words of the messages, {around} around them, {begin} to begin the answer.',
          values,
        )
      : begin
        ? tn(
            tokens.length,
            '{count} token: this template changes the words, so the origin of its tokens is unknown, except for the {begin} that begin the answer.',
            '{count} tokens: this template changes the words, so the origin of its tokens is unknown, except for the {begin} that begin the answer.',
            values,
          )
        : tn(
            tokens.length,
            '{count} token: this template changes the words, so the origin of its tokens is unknown.',
            '{count} tokens: this template changes the words, so the origin of its tokens is unknown.',
          );
  const special = tokens.filter(({piece}) => piece === null).length;
  return `${whose} ${tn(special, '{count} is special.', '{count} are special.')}`;
}

// Words of a message that the tokenizer takes for the template's own marks.
function warningOf({tokens, parts}: Shown): string {
  const marks = parts
    .filter(({kind}) => kind === 'message')
    .flatMap(({start, stop}) => tokens.slice(start, stop))
    .filter(({piece}) => piece === null);
  const names = [...new Set(marks.map(({text}) => quoted(text)))];
  if (!names.length) return '';
  return t(
    'A message contains {tokens}: written like a special token, it is read as one, as if the template had written it.',
    {tokens: names.join(', ')},
  );
}
