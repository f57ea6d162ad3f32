// The check of the scores: whether the log-probabilities that were recorded are those that the library's own
// compute_transition_scores gives for this run, whether the scores of beams can be rebuilt from them, and whether the
// nodes of the tree add up to them. One line, which opens to the tables behind it.

import {useMemo, useRef, useState} from 'preact/hooks';
import {type RunProps, runPane} from '../core/component.tsx';
import type {RunLog} from '../core/log.ts';
import {count} from '../core/text.ts';
import {t} from '../core/texts.ts';
import {type Checked, type Verdict, checkOf, verdictOf} from './check_sums.ts';
import {SumsTable, TokensTable, TreeTable} from './check_tables.tsx';

const FEW = 20; // tokens that are listed at first

function Check({log}: RunProps) {
  const [isOpen, setOpen] = useState(false);
  const summary = useRef<HTMLElement>(null);
  const {started, finished} = log;
  const checked = useMemo(() => finished && checkOf(log, finished), [finished]);
  if (!started) return null;
  const verdict: Verdict = checked
    ? verdictOf(checked, started)
    : {kind: 'none', sign: '–', words: t('The scores are checked against the library when the run has finished.')};
  const close = ({key, currentTarget}: KeyboardEvent) => {
    const details = currentTarget as HTMLDetailsElement;
    if (key !== 'Escape' || !details.open) return;
    details.open = false;
    summary.current?.focus();
  };
  return (
    <details class="gp-opened" onToggle={({currentTarget}) => setOpen(currentTarget.open)} onKeyDown={close}>
      <summary ref={summary}>
        <span class="gp-badge" aria-hidden="true" data-verdict={verdict.kind}>
          {verdict.sign}
        </span>
        <span class="gp-sign-words">{checked ? kindWords(verdict) : t('not checked yet')}</span>
      </summary>
      <div class="gp-behind" data-holds-tips>
        <p class="gp-verdict-line" role="status">
          {verdict.words}
        </p>
        {isOpen && <Behind key={checked ? 'checked' : 'running'} log={log} checked={checked} />}
      </div>
    </details>
  );
}

export const checkPane = runPane(Check, (log) => log.started !== null);

function kindWords({kind}: Verdict): string {
  if (kind === 'agrees') return t('agrees with the library');
  return kind === 'differs' ? t('differs from the library') : t('not checked');
}

function Behind({log, checked}: {log: RunLog; checked: Checked | null}) {
  if (log.hideFrom !== null)
    return (
      <>
        <How log={log} />
        {checked && <Sums checked={checked} />}
        <p class="gp-note gp-secret">{t('The tokens are hidden while you guess the next one.')}</p>
      </>
    );
  return (
    <>
      <How log={log} />
      {checked && <Sums checked={checked} />}
      {checked?.tree && checked.tree.sum.count > 0 && (
        <div class="gp-tree-check">
          <p class="gp-note">
            {t('All nodes of the tree are added up again. For each rule, the place with the largest difference:')}
          </p>
          <div class="gp-wide">
            <TreeTable tree={checked.tree} penalty={log.started?.effective.length_penalty ?? 1} />
          </div>
        </div>
      )}
      {checked && <Tokens log={log} checked={checked} />}
    </>
  );
}

const How = ({log}: {log: RunLog}) => (
  <p class="gp-note gp-how">
    {log.usesBeams
      ? t(
          'The playground records a log-probability for each token while it decodes. Beside it is what the library’s own compute_transition_scores gives for the same run (normalize_logits=False, as its documentation asks for beams).',
        )
      : t(
          'The playground records a log-probability for each token while it decodes. Beside it is what the library’s own compute_transition_scores gives for the same run (normalize_logits=True).',
        )}
  </p>
);

function Sums({checked: {outputs}}: {checked: Checked}) {
  if (outputs.every(({score}) => score === null)) return null;
  return (
    <div class="gp-beam-check">
      <p class="gp-note">{t('An output’s score is the sum of its log-probabilities / length ** length_penalty.')}</p>
      <div class="gp-wide">
        <SumsTable outputs={outputs} />
      </div>
    </div>
  );
}

function Tokens({log, checked: {finished, outputs}}: {log: RunLog; checked: Checked}) {
  const [chosen, choose] = useState(0);
  const [whole, showWhole] = useState<unknown>(null); // the run of which all tokens are shown
  const {tokens} = outputs.at(chosen) ?? outputs.at(0) ?? {tokens: []};
  const isWhole = whole === finished || tokens.length <= FEW;
  return (
    <div class="gp-token-check">
      {outputs.length > 1 && (
        <p class="gp-which">
          <label class="gp-note">
            {t('Tokens of')}{' '}
            <select
              class="gp-output"
              value={chosen}
              onChange={({currentTarget}) => choose(Number(currentTarget.value))}
            >
              {outputs.map((_, i) => (
                <option key={i} value={i}>
                  {log.usesBeams ? t('output {number}', {number: i + 1}) : t('sequence {number}', {number: i + 1})}
                </option>
              ))}
            </select>
          </label>
        </p>
      )}
      <div class="gp-wide">
        <TokensTable tokens={isWhole ? tokens : tokens.slice(0, FEW)} />
      </div>
      {!isWhole && (
        <button type="button" class="gp-button gp-all" onClick={() => showWhole(finished)}>
          {t('Show all {count} tokens', {count: count(tokens.length)})}
        </button>
      )}
    </div>
  );
}
