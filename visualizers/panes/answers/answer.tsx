// The answer pane: what came of a question, in parts that any answer can have (visualizers/sheet.py). First the answer in one
// sentence; then amounts as bars, and texts as their tokens.

import {ExampleNote} from '../comparison/example_note.tsx';
import {groupPane, type GroupProps} from '../core/component.tsx';
import {t, tn} from '../core/texts.ts';
import type {Found} from '../core/types.ts';
import type {Amount, Sheet, SplitText} from '../core/wire_types.ts';
import {Note} from '../widgets/note.tsx';
import {tip} from '../widgets/tip.ts';
import {TokenLabel} from '../widgets/token_label.tsx';

const MOST_PIECES = 2000; // of one text: more are not read

const isSheet = (found: Found | null): found is Found & Sheet => Boolean(found && 'sentence' in found);

function Answer({group}: GroupProps) {
  const sheet = group.found;
  if (!isSheet(sheet)) return null;
  const {sentence, amounts = [], texts = [], key, notes = []} = sheet;
  return (
    <>
      {group.isExample && <ExampleNote group={group} />}
      <p class="gp-answer-sentence" role="status">
        {t(sentence)}
      </p>
      {amounts.length > 0 && (
        <ul class="gp-amounts">
          {amounts.map((amount, i) => (
            <AmountRow key={i} {...amount} />
          ))}
        </ul>
      )}
      {texts.map((text, i) => (
        <Split key={i} {...text} />
      ))}
      {key && texts.some(({pieces}) => pieces.some(({apart}) => apart)) && (
        <p class="gp-note">
          <i class="gp-apart-sign" aria-hidden="true" />
          {t(key)}
        </p>
      )}
      {notes.length > 0 && (
        <ul class="gp-answer-notes">
          {notes.map((note, i) => (
            <li key={i}>
              <Note text={t(note)} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

export const answerPane = groupPane(Answer, (group) => isSheet(group.found));

function AmountRow({label, share, value, more}: Amount) {
  return (
    <li>
      <bdi>{t(label)}</bdi>
      <span class="gp-amount-track" aria-hidden="true">
        <span class="gp-amount-fill" style={{width: `${(100 * share).toFixed(2)}%`}} />
      </span>
      <span class="gp-amount-value">
        {t(value)}
        {more && <small>{t(more)}</small>}
      </span>
    </li>
  );
}

function Split({label, pieces}: SplitText) {
  const more = pieces.length - MOST_PIECES;
  return (
    <div class="gp-split">
      <h3 class="gp-split-label">
        <bdi>{t(label)}</bdi>
      </h3>
      <p class="gp-pieces" dir="auto">
        {pieces.slice(0, MOST_PIECES).map(({text, tip: words, apart}, i) => (
          <span key={i} class={apart ? 'gp-piece gp-apart' : 'gp-piece'} ref={words ? tip(() => t(words)) : undefined}>
            <TokenLabel text={text} />
          </span>
        ))}
        {more > 0 && ` ${tn(more, '… and {count} token more', '… and {count} tokens more')}`}
      </p>
    </div>
  );
}
