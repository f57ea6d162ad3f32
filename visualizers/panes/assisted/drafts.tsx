// The pane of assisted decoding: the rounds as columns of a map, one below the other with their tokens, and in figures.

import {useMemo, useRef, useState} from 'preact/hooks';
import {type RunProps, runPane, useFresh} from '../core/component.tsx';
import {Along, type RunLog} from '../core/log.ts';
import {asSentence} from '../core/text.ts';
import {t, tn} from '../core/texts.ts';
import type {DraftRound} from '../core/types.ts';
import {isKnown} from '../core/values.ts';
import {Term} from '../widgets/term.tsx';
import {AcceptanceAlong, type AcceptanceFigures, writtenOf} from './acceptance.ts';
import {denominatorOf} from './denominators.ts';
import {DraftFigures} from './draft_figures.tsx';
import {type Judge, judgeOf, ruleWords, shortTime} from './draft_words.ts';
import {MapOfRounds} from './map_of_rounds.tsx';
import {RoundList} from './round_list.tsx';
import {SPECIAL_RUNS} from '../special_run_kinds.ts';

function Drafts({log, changes}: RunProps) {
  const [along] = useState(() => new Along(null, () => null));
  const [counted] = useState(() => new AcceptanceAlong());
  const runs = useRef(0);
  const fresh = useFresh(changes);
  if (fresh.run) runs.current += 1;
  if (fresh.run || fresh.steps) along.follow(log.lasts[0] ?? null);
  const rounds = shownRounds(log, along.steps.length);
  const {length} = rounds;
  const first = length ? rounds[0] : null;
  // what is counted anew with each round, and not while a person looks around
  const judge = useMemo(() => judgeOf(log.started), [log.started]);
  const figures = useMemo(() => counted.read(rounds), [first, length]);
  const hasDraft = useMemo(() => rounds.some(({drafted}) => isKnown(drafted.at(0)?.draft_logprob)), [first, length]);
  const hasDraws = useMemo(() => rounds.some(({drafted}) => isKnown(drafted.at(0)?.uniform)), [first, length]);
  const inFigures = useMemo(() => <DraftFigures figures={figures} judge={judge} />, [figures, judge]);
  const {steps} = along;
  return (
    <>
      <header class="gp-head">
        <h2 class="gp-title">{t('Drafts: proposed and kept tokens')}</h2>
      </header>
      <p class="gp-drafts-short">{shortWords(figures)}</p>
      <TimeShares figures={figures} />
      <MapOfRounds log={log} rounds={rounds} steps={steps} />
      <Keys figures={figures} judge={judge} hasDraft={hasDraft} hasDraws={hasDraws} />
      <RoundList key={runs.current} log={log} rounds={rounds} steps={steps} judge={judge} />
      {inFigures}
    </>
  );
}

export const draftsPane = runPane(Drafts, SPECIAL_RUNS.drafts);

// The rounds whose tokens have all come, and are not hidden while they are to be guessed; `steps` of the text have come.
function shownRounds({rounds, hideFrom}: RunLog, steps: number): DraftRound[] {
  const end = hideFrom === null ? steps : Math.min(hideFrom, steps);
  const last = rounds.findLastIndex((round) => round.start + writtenOf(round) <= end);
  return last + 1 === rounds.length ? rounds : rounds.slice(0, last + 1);
}

function shortWords(figures: AcceptanceFigures): string {
  const {num_tokens: written, num_rounds: rounds, passes_saved: saved} = figures;
  const tokens = tn(written, '{count} token', '{count} tokens');
  const passes = tn(
    rounds,
    '{tokens} in {count} forward pass of the target.',
    '{tokens} in {count} forward passes of the target.',
    {tokens},
  );
  return `${passes} ${saved > 0 ? tn(saved, '{count} pass saved.', '{count} passes saved.') : t('No pass saved.')}`;
}

function TimeShares({figures: {draft_seconds: draft, verify_seconds: verify}}: {figures: AcceptanceFigures}) {
  const all = draft + verify;
  const told = (time: number) => `${Math.round(all ? (100 * time) / all : 0)}% · ${shortTime(time)}`;
  const grow = (time: number) => ({flexGrow: String(all ? time / all : 0.5)});
  return (
    <div class="gp-time-shares" role="group" aria-label={t('Where the time went')}>
      <span class="gp-time-words">
        <i class="gp-swatch-draft" aria-hidden="true" />
        <Term
          id="time"
          meaning={t('Time spent on drafting: all forward passes of the draft model, or the search for text to copy.')}
        >
          {t('draft')}
        </Term>{' '}
        <b class="gp-told-draft">{told(draft)}</b>
      </span>
      <span class="gp-time-bar" aria-hidden="true">
        <i class="gp-time-draft" style={grow(draft)} />
        <i class="gp-time-verify" style={grow(verify)} />
      </span>
      <span class="gp-time-words">
        <i class="gp-swatch-verify" aria-hidden="true" />
        <Term
          id="time"
          meaning={t(
            'Time of the target model’s forward passes, one per round, and of judging the drafts. The first one also reads the prompt.',
          )}
        >
          {t('verify')}
        </Term>{' '}
        <b class="gp-told-verify">{told(verify)}</b>
      </span>
    </div>
  );
}

interface KeysProps {
  figures: AcceptanceFigures;
  judge: Judge;
  hasDraft: boolean;
  hasDraws: boolean;
}

function Keys({figures, judge, hasDraft, hasDraws}: KeysProps) {
  return (
    <p class="gp-draft-key gp-note">
      <span>
        <b class="gp-sign-accepted">✓</b> {t('accepted')}
      </span>
      <span>
        <b class="gp-sign-rejected">✗</b> {t('first rejection')}
      </span>
      <span>
        <b>·</b> {t('never judged')}
      </span>
      <span>
        <i class="gp-part-p" aria-hidden="true" />{' '}
        <Term
          id="probability"
          meaning={t('The probability that the target model gives the token, after the processors.')}
        >
          {t('p (target)')}
        </Term>
      </span>
      {hasDraft && (
        <span class="gp-key-q">
          <i class="gp-part-q" aria-hidden="true" />{' '}
          <Term
            id="probability"
            meaning={t(
              'The probability that the draft model gave the token when it proposed it. Copied tokens have none.',
            )}
          >
            {t('q (draft)')}
          </Term>
        </span>
      )}
      {hasDraws && (
        <span>
          <i class="gp-key-draw" aria-hidden="true" /> {t('the draw')}
        </span>
      )}
      <Term
        class="gp-drafts-rule"
        id="draft"
        formula={judge.samples && hasDraft ? undefined : ''}
        run={() => asSentence(denominatorOf('draft_acceptance_rate', figures))}
      >
        {ruleWords(judge, hasDraft)}
      </Term>
    </p>
  );
}
