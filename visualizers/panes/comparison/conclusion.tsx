// The conclusion pane: what all runs together have shown, in one sentence, before the pictures and the table. The sentence and
// how far it goes were settled by playground/metrics/verdict.py; while runs go on there is none.

import {type GroupProps, groupPane} from '../core/component.tsx';
import {t} from '../core/texts.ts';
import type {Conclusion} from '../core/types.ts';
import {Verdict} from '../widgets/verdict.tsx';
import {ExampleNote} from './example_note.tsx';

const SIGNS = {found: '◆', even: '≈', seen: '○', wait: '…'};

function ConclusionLine({group}: GroupProps) {
  const {kind, words, more} = group.verdict as Conclusion;
  return (
    <>
      {group.isExample && <ExampleNote group={group} />}
      <Verdict verdict={kind} sign={SIGNS[kind]} words={t(words)} more={t(more)} />
      <p class="gp-hidden gp-told" role="status">
        {`${t(words)}. ${t(more)}`}
      </p>
    </>
  );
}

export const conclusionPane = groupPane(ConclusionLine, (group) => group.verdict !== null, ['found']);
