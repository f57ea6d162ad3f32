// The beams pane: what the search considered at the current token, and what became of each continuation. One table for
// plain, diverse (by group) and constrained (by progress) beam search. A row's text can be pressed, pruned or not.

import {useMemo} from 'preact/hooks';
import {type RunProps, runPane} from '../core/component.tsx';
import {type RunLog, groupLetter, isBeamNode, startOf} from '../core/log.ts';
import {decimals, quoted} from '../core/text.ts';
import {t, tn} from '../core/texts.ts';
import type {BeamNode} from '../core/types.ts';
import {finite, isKnown} from '../core/values.ts';
import {type Constraint, constraintsOf, isWritten, wordsOf} from '../tokens/constraints.ts';
import {Term} from '../widgets/term.tsx';
import {TokenLabel} from '../widgets/token_label.tsx';
import {scoreSum, sumWords} from './beam_words.ts';

const MOST = 40; // rows
const TAIL = 32; // characters of the text so far

type Status = BeamNode['beam']['status'];

const currentNode = (log: RunLog): BeamNode | null => {
  const step = log.usesBeams ? log.current() : null;
  return isBeamNode(step) ? step : null;
};

function Beams({log}: RunProps) {
  const step = currentNode(log);
  const constraints = useMemo(() => constraintsOf(startOf(log)), [log.started]);
  const table = useMemo(
    () => step && <BeamTable log={log} step={step} constraints={constraints} />,
    [step, log.selected, constraints],
  );
  if (!step) return null;
  const nodes = log.prompts[step.sequence].steps[step.index];
  const left = nodes.length - rowsOf(nodes).length;
  const place = {token: step.index + 1, prompt: step.sequence + 1};
  return (
    <>
      <header class="gp-head">
        <h2 class="gp-title">{t('Beams')}</h2>
        <span class="gp-note gp-where">
          {log.prompts.length > 1
            ? t('at token {token} of prompt {prompt}', place)
            : t('at token {token}', {token: place.token})}
        </span>
      </header>
      {nodes.some(({beam}) => beam.progress) && constraints.length > 0 && (
        <ol class="gp-constraints gp-note" aria-label={t('Constraints')}>
          {constraints.map(({alternatives, length}, i) => (
            <li key={i}>
              {alternatives.map((ids, at) => [at > 0 && ` ${t('or')} `, <TokenLabel text={wordsOf(ids, log.texts)} />])}{' '}
              {tn(length, '({count} token)', '({count} tokens)')}
            </li>
          ))}
        </ol>
      )}
      <div class="gp-beam-scroll">{table}</div>
      {left > 0 && (
        <p class="gp-note gp-more">
          {tn(left, 'and {count} more that was pruned', 'and {count} more that were pruned')}
        </p>
      )}
    </>
  );
}

export const beamsPane = runPane(Beams, (log) => currentNode(log) !== null);

// Those that are shown: the beams that go on, then those that ended and count, then the others in the order of the search,
// given-up ones as far as there is room.
function rowsOf(nodes: BeamNode[]): BeamNode[] {
  let room = MOST - nodes.filter(({beam}) => beam.status !== 'pruned').length;
  const place = ({beam}: BeamNode) => beam.beam ?? (beam.status === 'finished' ? 1e6 : 1e7);
  return nodes.filter(({beam}) => beam.status !== 'pruned' || room-- > 0).sort((a, b) => place(a) - place(b));
}

// ---------------------------------------------------------------------------------------------------- the table

interface TableProps {
  log: RunLog;
  step: BeamNode;
  constraints: Constraint[];
}

function BeamTable({log, step, constraints}: TableProps) {
  const nodes = log.prompts[step.sequence].steps[step.index];
  const rows = rowsOf(nodes);
  const groups = [...new Set(rows.map(({beam}) => beam.group ?? null))].sort((a, b) => (a ?? 0) - (b ?? 0));
  const has = {
    lost: nodes.some(({beam}) => (beam.group ?? null) !== null),
    progress: nodes.some(({beam}) => beam.progress),
  };
  const members = groups.map((group) => rows.filter(({beam}) => (beam.group ?? null) === group));
  const inOrder = members.flat();
  const walk = (event: KeyboardEvent & {currentTarget: HTMLElement}) => {
    if (event.key === 'Escape') log.selectStep(null);
    const delta = {ArrowDown: 1, ArrowUp: -1}[event.key];
    const picks = [...event.currentTarget.querySelectorAll<HTMLElement>('.gp-pick')];
    const at = picks.findIndex((pick) => pick === event.target);
    if (at < 0 || !delta) return;
    event.preventDefault();
    const next = at + delta;
    if (next < 0 || next >= inOrder.length) return;
    log.selectStep(inOrder[next]);
    picks[next].focus();
  };
  return (
    <table class="gp-beam-table" onKeyDown={walk}>
      <Head log={log} step={step} has={has} />
      {groups.map((group, i) => (
        <tbody key={group} data-look={group === null ? undefined : group % 4}>
          {group !== null && (
            <tr>
              <th class="gp-group-head" scope="rowgroup" colSpan={8}>
                <b class="gp-badge">{groupLetter(group)}</b>
                <span>
                  <Taken nodes={nodes} group={group} />
                </span>
              </th>
            </tr>
          )}
          {members[i].map((node, row) => (
            <Row key={row} log={log} node={node} isLooked={node === step} has={has} constraints={constraints} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

interface Has {
  lost: boolean;
  progress: boolean;
}

function Head({log, step, has}: {log: RunLog; step: BeamNode; has: Has}) {
  // the numbers of the continuation that is looked at, where it has some, else of the first in the table
  const nodes = log.prompts[step.sequence].steps[step.index];
  const looked = nodes.includes(step) ? step : nodes[0];
  const named = (node: BeamNode, words: string) =>
    words ? t('{name}: {words}.', {name: quoted(node.beam.text), words}) : '';
  const ofToken = ({beam: {logprob}}: BeamNode) =>
    finite(logprob) === null ? '' : `log ${decimals(Math.exp(logprob ?? 0), 4)} = ${decimals(logprob)}`;
  const ended = nodes.find(({beam}) => isKnown(beam.final_score));
  return (
    <thead>
      <tr>
        <th scope="col">
          <Term
            id="beam"
            formula=""
            unit=""
            meaning={t(
              '● goes on as this beam. ■ has ended and competes for the output with its final score. □ has ended but does not count: it ranked too low or lacks a constraint. ✕ was pruned. ⚑ was considered only because it advances a constraint.',
            )}
          >
            {t('status')}
          </Term>
        </th>
        <th scope="col">{t('text and token')}</th>
        <th scope="col">
          <Term id="beam" formula="" unit="" meaning={t('The beam that it continues.')}>
            {t('continues')}
          </Term>
        </th>
        <th scope="col">
          <Term
            id="logprob"
            run={() => named(looked, ofToken(looked))}
            meaning={t("This token's own log-probability, in nats, as the search adds it up.")}
          >
            {t('token')}
          </Term>
        </th>
        <th scope="col" class="gp-lost-column" hidden={!has.lost}>
          <Term
            id="diversity-penalty"
            meaning={t(
              'The diversity penalty: what the token lost because earlier groups had just chosen it. The log-probability beside it includes the penalty.',
            )}
          >
            {t('penalty')}
          </Term>
        </th>
        <th scope="col">
          <Term
            id="beam"
            run={() => named(looked, sumWords(looked, true))}
            meaning={t('The sum of the log-probabilities of the whole text so far, in nats. The search ranks by it.')}
          >
            {t('sum')}
          </Term>
        </th>
        <th scope="col">
          <Term
            id="sequence-score"
            run={() => (ended ? named(ended, scoreSum(ended, ended.beam.final_score, log)) : '')}
            meaning={t(
              'For a text that has ended: the sum after the length penalty, by which it competes for the output.',
            )}
          >
            {t('final')}
          </Term>
        </th>
        <th scope="col" class="gp-progress-column" hidden={!has.progress}>
          <Term
            id="constraint"
            meaning={t(
              'How many tokens of each constraint the text contains. By that number, texts are sorted into banks, which take turns in passing on their best, so that texts that write the constraints are not crowded out.',
            )}
          >
            {t('constraints')}
          </Term>
        </th>
      </tr>
    </thead>
  );
}

// The tokens that the groups before this one have just chosen.
function Taken({nodes, group}: {nodes: BeamNode[]; group: number}) {
  const taken = new Map<string, number>(); // text -> how often
  for (const {beam} of nodes) {
    if (beam.status === 'running' && (beam.group ?? 0) < group) taken.set(beam.text, (taken.get(beam.text) ?? 0) + 1);
  }
  if (!taken.size) return t('Chooses first: no penalty');
  return [
    t('Earlier groups have just chosen:'),
    ...[...taken].map(([text, times]) => [<TokenLabel text={text} class="gp-took" />, times > 1 ? ` × ${times}` : '']),
  ];
}

// ---------------------------------------------------------------------------------------------------- rows

const SIGNS: Partial<Record<Status, string>> = {running: '●', finished: '■', ended: '□', pruned: '✕'};

function statusWords({status, beam}: BeamNode['beam']): string {
  if (status === 'running') return t('beam {number}', {number: (beam ?? 0) + 1});
  if (status === 'finished') return t('ended');
  if (status === 'ended') return t('ended, not counted');
  return status === 'pruned' ? t('pruned') : status;
}

function tailOf(node: BeamNode): string {
  let text = '';
  let step = node.before;
  for (; step && text.length < TAIL; step = step.before) text = (step.piece ?? step.chosen.text) + text;
  return (step || text.length > TAIL ? '…' : '') + Array.from(text).slice(-TAIL).join('');
}

interface RowProps {
  log: RunLog;
  node: BeamNode;
  isLooked: boolean;
  has: Has;
  constraints: Constraint[];
}

function Row({log, node, isLooked, has, constraints}: RowProps) {
  const {beam} = node;
  const words = statusWords(beam);
  const tail = tailOf(node);
  const fate = beam.forced ? `${words}, ${t('forced')}` : words;
  return (
    <tr class={isLooked ? 'gp-looked' : ''} data-status={beam.status}>
      <td>
        <span class="gp-sign">{SIGNS[beam.status] ?? ''}</span>
        <span>{words}</span>
        {beam.forced && <span class="gp-flag">⚑ {t('forced')}</span>}
      </td>
      <td>
        <button
          type="button"
          class="gp-pick"
          tabIndex={isLooked ? 0 : -1}
          aria-pressed={isLooked && log.selected === node}
          aria-label={t('{fate}: {text}', {fate, text: quoted(tail + beam.text)})}
          onClick={() => log.selectStep(node)}
        >
          <span class="gp-tail">{tail !== '' && <TokenLabel text={tail} class="gp-tail-text" />}</span>
          <TokenLabel text={beam.text} class="gp-word" />
        </button>
      </td>
      <td>
        {node.before ? t('beam {number}', {number: beam.parent + 1}) : log.readsSource ? t('start') : t('prompt')}
      </td>
      <td>{decimals(beam.logprob)}</td>
      <td hidden={!has.lost}>{beam.diversity_penalty ? decimals(-beam.diversity_penalty) : '–'}</td>
      <td>{decimals(beam.score)}</td>
      <td>{decimals(beam.final_score)}</td>
      <td hidden={!has.progress}>
        <Progress log={log} node={node} constraints={constraints} />
      </td>
    </tr>
  );
}

// How far a text has come with each constraint, as blocks and in numbers.
function Progress({log, node, constraints}: {log: RunLog; node: BeamNode; constraints: Constraint[]}) {
  const {progress, bank} = node.beam;
  if (!progress) return null;
  const prompt = log.prefix.map(({token_id: id}) => id);
  return (
    <>
      {progress.map((done, i) => {
        const known = constraints.at(i);
        const words = known ? t('{progress} of {length}', {progress: done, length: known.length}) : String(done);
        return (
          <span key={i} class="gp-goal">
            {Array.from({length: Math.min(known?.length ?? 0, 8)}, (_, block) => (
              <i key={block} class={block < done ? 'gp-full-block' : ''} />
            ))}
            {known && isWritten(known, done, node, prompt) ? ` ✓ ${t('done')}` : ` ${words}`}
          </span>
        );
      })}
      {(bank ?? null) !== null && <span class="gp-note">{t('bank {bank}', {bank})}</span>}
    </>
  );
}
