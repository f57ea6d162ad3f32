// A run in the trees of branches: one row, and below it those that left it.

import {useLayoutEffect, useRef} from 'preact/hooks';
import {fixed} from '../core/notation.ts';
import {inOneLine, modeName, quoted} from '../core/text.ts';
import {t, tn} from '../core/texts.ts';
import type {Run} from './branches_state.ts';

const WORDS = 8; // tokens of a run that stand in its label
const FEWEST_LEFT_OUT = 3; // tokens of its beginning, which the runs that leave it later share
const IMPOSSIBLE = -1e30; // a given token that the processors remove has the lowest number that its precision has

const logProbability = (total: number): string => `log p ${total > IMPOSSIBLE ? fixed(total, 2) : '−∞'}`;

// The tokens with which a run becomes its own: from where it left another one; of an original, from where the first run
// leaves it, unless that is near its beginning.
function wordsOf({origin, pieces, children}: Run): string {
  const left = Math.min(...children.map((child) => child.origin?.at ?? Infinity));
  const from = origin ? origin.at : Number.isFinite(left) && left >= FEWEST_LEFT_OUT ? left : 0;
  const words = inOneLine(pieces.slice(from, from + WORDS).join(''));
  return t('“{text}”', {
    text: `${from && !origin ? '…' : ''}${words}${pieces.length > from + WORDS ? '…' : ''}`,
  });
}

function originWords({origin, read}: Run): string {
  if (!origin) return read ? t('a text that was read:') : t('the original:');
  const place = {number: origin.at + 1, token: quoted(origin.from)};
  if (origin.kind !== 'branch') return t('continues at token {number}:', place);
  return origin.on
    ? t('again from {token} at token {number}:', place)
    : t('instead of {token} at token {number}:', place);
}

function factsOf({tokens, total, searched, mode}: Run): string {
  const best = searched ? [t('best of {mode}', {mode: modeName(mode)})] : [];
  return [tn(tokens, '{count} token', '{count} tokens'), logProbability(total), ...best].join(' · ');
}

export interface RowActions {
  shown: Run | null;
  renaming: Run | null;
  press: (run: Run) => void;
  name: (run: Run, name: string | null) => void; // null: as it was
  place: (run: Run, item: HTMLElement | null) => void;
}

export function BranchRows({runs, ...actions}: RowActions & {runs: Run[]}) {
  return (
    <>
      {runs.map((run) => (
        <BranchRow key={run.id} run={run} {...actions} />
      ))}
    </>
  );
}

function BranchRow({run, ...actions}: RowActions & {run: Run}) {
  const {shown, renaming, press, name, place} = actions;
  const isShown = run === shown;
  const [origin, words, facts] = [originWords(run), wordsOf(run), factsOf(run)];
  const label = [run.name, `${origin} ${words}`, facts, isShown && t('shown')].filter(Boolean).join(', ');
  return (
    <li
      class="gp-run"
      role="treeitem"
      aria-selected={isShown}
      aria-expanded={run.children.length > 0 || undefined}
      aria-label={label}
      tabIndex={isShown ? 0 : -1}
      ref={(item) => place(run, item)}
    >
      <div class="gp-row" onClick={() => press(run)}>
        <span class="gp-sign" aria-hidden="true">
          {isShown ? '▶' : null}
        </span>
        <span class="gp-label">
          {run === renaming ? (
            <NameField of={run.name} done={(to) => name(run, to)} />
          ) : (
            <>
              {run.name ? <bdi class="gp-name">{run.name}</bdi> : null}
              {run.name ? ' ' : null}
              <span class="gp-note">{origin}</span> <bdi class="gp-words">{words}</bdi>
            </>
          )}
        </span>
        <span
          class="gp-facts"
          title={t(
            'Length, and total log-probability after the processors, in nats; −∞ where they remove a given token. Beam search scores given tokens before the processors.',
          )}
        >
          {facts}
        </span>
      </div>
      {run.children.length > 0 && (
        <ul role="group">
          <BranchRows runs={run.children} {...actions} />
        </ul>
      )}
    </li>
  );
}

function NameField({of, done}: {of: string; done: (name: string | null) => void}) {
  const field = useRef<HTMLInputElement>(null);
  const isDone = useRef(false); // a field that goes loses the focus, too
  const end = (name: string | null) => {
    if (isDone.current) return;
    isDone.current = true;
    done(name);
  };
  useLayoutEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation(); // the tree's keys are letters here
    if (event.key === 'Escape') end(null);
    if (event.key === 'Enter') end(field.current?.value ?? null);
  };
  return (
    <input
      class="gp-rename-field"
      aria-label={t('Name of this run')}
      maxLength={60}
      defaultValue={of}
      ref={field}
      onKeyDown={onKeyDown}
      onClick={(event) => event.stopPropagation()}
      onBlur={({currentTarget}) => end(currentTarget.value)}
    />
  );
}
