// The prompt as a chat template has written it: its tokens in boxes of whose words they are. They are walked with the arrow
// keys, and each has a card.

import {useEffect, useRef, useState} from 'preact/hooks';
import type {RunLog} from '../core/log.ts';
import {leavesBytes, quoted} from '../core/text.ts';
import {t} from '../core/texts.ts';
import type {Part, Token} from '../core/types.ts';
import {inNextRow} from '../core/virtual_rows.ts';
import {useInk} from '../widgets/token_ink.tsx';
import {tokenCard} from './card.tsx';

interface Entry {
  token: Token;
  index: number;
  words: string; // whose it is
}

/** Entries that belong together; the tokens of one character whose bytes they are lie in one list. */
interface Box {
  part: Part | null;
  groups: Entry[][];
}

function wordsOf(part: Part | null, {piece}: Token): string {
  const whose = !part
    ? t('of unknown origin')
    : part.kind === 'message'
      ? t('words of {role}', {role: part.role ?? ''})
      : part.kind === 'generation'
        ? t('generation prompt: the answer begins here')
        : t('written by the template');
  return piece === null ? t('special token, {whose}', {whose}) : whose;
}

function boxesOf(tokens: Token[], parts: Part[]): Box[] {
  const edges = new Set(parts.flatMap(({start, stop}) => [start, stop]));
  const boxes: Box[] = [];
  tokens.forEach((token, index) => {
    const part = parts.find(({start, stop}) => start <= index && index < stop) ?? null;
    if (!index || edges.has(index)) boxes.push({part, groups: []});
    const {groups} = boxes[boxes.length - 1];
    const entry = {token, index, words: wordsOf(part, token)};
    const open = groups.at(-1);
    const last = open?.at(-1);
    if (open && last && leavesBytes(last.token) && token.piece !== null) open.push(entry);
    else groups.push([entry]);
  });
  return boxes;
}

export function TemplateTokens({log, tokens, parts}: {log: RunLog; tokens: Token[]; parts: Part[]}) {
  const place = useRef<HTMLDivElement>(null);
  const [reached, reach] = useState(0); // the token that the Tab key comes to
  const boxes = boxesOf(tokens, parts);
  const entries = useRef<Entry[]>([]);
  entries.current = boxes.flatMap(({groups}) => groups.flat());
  const card = useRef<ReturnType<typeof tokenCard>>(null);
  useEffect(() => {
    const root = place.current?.closest<HTMLElement>('.gp-pane');
    if (!root || !place.current) return;
    card.current = tokenCard(root, place.current, log, (element: HTMLElement) => {
      const {token, index, words} = entries.current[Number(element.dataset.index)];
      const where = t('prompt token {number}', {number: index + 1});
      return {id: token.token_id, text: token.text, where, step: null, why: words};
    });
  }, []);
  useEffect(() => card.current?.hide(), [tokens, parts]);

  const elements = () => [...(place.current?.querySelectorAll<HTMLElement>('.gp-token') ?? [])];
  const go = (element: HTMLElement | undefined | null) => {
    if (!element) return;
    reach(Number(element.dataset.index));
    element.focus({preventScroll: true});
    element.scrollIntoView({block: 'nearest'});
    card.current?.show(element);
  };
  const tokenUnder = ({target}: Event) => (target as Element).closest<HTMLElement>('.gp-token');
  const onKeyDown = (event: KeyboardEvent) => {
    const element = tokenUnder(event);
    if (!element || event.ctrlKey || event.metaKey || event.altKey) return;
    const all = elements();
    const at = all.indexOf(element);
    const keys: Record<string, (() => HTMLElement | undefined | null) | undefined> = {
      ArrowRight: () => all[at + 1],
      ArrowLeft: () => all[at - 1],
      Home: () => all[0],
      End: () => all.at(-1),
      ArrowDown: () => inNextRow(all, at, 1),
      ArrowUp: () => inNextRow(all, at, -1),
      Enter: () => element,
      ' ': () => element,
    };
    const to = keys[event.key];
    if (!to) return;
    event.preventDefault();
    go(to());
  };
  return (
    <div
      class="gp-rendered"
      role="group"
      aria-label={t('Tokens of the prompt as the template wrote it. Arrow keys move.')}
      dir="auto"
      ref={place}
      onClick={(event) => go(tokenUnder(event))}
      onKeyDown={onKeyDown}
    >
      {boxes.map(({part, groups}, i) => (
        <span key={i} class="gp-part" data-kind={part?.kind}>
          {part?.kind === 'message' && <span class="gp-role">{part.role}</span>}
          {part?.kind === 'generation' && <span class="gp-role">{t('the answer begins')}</span>}
          {groups.map((group) => {
            const drawn = group.map((entry) => (
              <PromptToken
                key={entry.index}
                {...entry}
                isReached={entry.index === Math.min(reached, tokens.length - 1)}
              />
            ));
            // the bytes of one character, until the token that completes it
            return leavesBytes(group[0].token) ? (
              <span key={group[0].index} class="gp-bytes">
                {drawn}
              </span>
            ) : (
              drawn
            );
          })}
        </span>
      ))}
    </div>
  );
}

const PromptToken = ({token, index, words, isReached}: Entry & {isReached: boolean}) => (
  <span
    class="gp-token"
    role="button"
    tabIndex={isReached ? 0 : -1}
    data-index={index}
    aria-label={t('prompt token {number}: {token}, {words}', {number: index + 1, token: quoted(token.text), words})}
    ref={useInk(token)}
  />
);
