// The sameness pane: whether a run writes with drafts what it writes without. Greedy texts are compared with each
// other; of sampled ones a permutation test tells whether two groups of texts look like draws from one distribution. What
// it shows was found by playground/experiments/draft_trials.py.

import {ChartBox} from '../charts/chart.tsx';
import {type GroupProps, groupPane} from '../core/component.tsx';
import {significant} from '../core/notation.ts';
import type {RunGroup} from '../core/run_group.ts';
import {count, information, percent} from '../core/text.ts';
import {t, tn} from '../core/texts.ts';
import {isKnown} from '../core/values.ts';
import {Term} from '../widgets/term.tsx';
import {TokenLabel} from '../widgets/token_label.tsx';
import {type Finding, Verdict} from '../widgets/verdict.tsx';
import {stillMissing} from './speculation.ts';
import type {GreedyFound, PlaceToken, SameFound, SampledFound} from './trial_findings.ts';

function Sameness({group}: GroupProps) {
  const found = group.found as SameFound;
  const finding = found.mode === 'greedy' ? greedyFinding(found, group) : sampledFinding(found, group);
  return (
    <>
      <header class="gp-head">
        <h2 class="gp-title">{t('Is it the same?')}</h2>
        <p class="gp-note gp-missing">{stillMissing(group, found)}</p>
      </header>
      <Verdict {...finding} />
      <p class="gp-hidden gp-told" role="status">
        {group.done && `${finding.words}. ${finding.more}`}
      </p>
      {found.mode === 'greedy' ? <Texts found={found} /> : <Sampling found={found} group={group} />}
    </>
  );
}

export const samenessPane = groupPane(Sameness, (group) => group.answered('same'));

interface WordFinding extends Finding {
  words: string;
  more: string;
}

const unknown = (group: RunGroup, more: string): WordFinding => ({
  verdict: 'wait',
  sign: '…',
  words: group.done ? t('No answer') : t('Not known yet'),
  more,
});

// ---------------------------------------------------------------------------------------------------- greedy

function greedyFinding({checked, equal, at}: GreedyFound, group: RunGroup): WordFinding {
  if (!checked || equal === null) {
    return unknown(group, t('A text without drafts and one with drafts must both have ended.'));
  }
  if (equal) {
    const more = tn(
      checked,
      'Greedy decoding wrote the same token ids with and without drafts in one pair of texts.',
      'Greedy decoding wrote the same token ids with and without drafts in each of {count} pairs of texts.',
    );
    return {verdict: 'good', sign: '✓', words: t('The same tokens'), more};
  }
  return {
    verdict: 'bad',
    sign: '✗',
    words: t('Different from token {place} on', {place: count(at + 1)}),
    more: t(
      'Greedy decoding should write the same tokens with drafts. Rounding can tip a near tie between two tokens, because the target checks several tokens in one pass; look at their probabilities there.',
    ),
  };
}

const IN_WORD = /[\p{L}\p{M}\p{N}]/u;

// Where two texts diverge, at the beginning of a word: how many characters are shared, and the end of each one's first own word.
function divergence(one: string, other: string): {shared: number; ends: [number, number]} {
  let shared = 0;
  while (shared < Math.min(one.length, other.length) && one[shared] === other[shared]) shared += 1;
  const isInWord = () => IN_WORD.test(one[shared - 1]) && IN_WORD.test((one[shared] || '') + (other[shared] || ''));
  while (shared > 0 && isInWord()) shared -= 1;
  const end = (text: string) => shared + (/^\s*\S*/.exec(text.slice(shared))?.[0].length ?? 0);
  return {shared, ends: [end(one), end(other)]};
}

function Texts({found: {texts, equal, checked}}: {found: GreedyFound}) {
  const [without, assisted] = checked > 0 ? texts : [];
  if (without === undefined || assisted === undefined) return null;
  const isSame = equal === true || without === assisted;
  const {shared, ends} = divergence(without, assisted);
  return (
    <>
      <div class="gp-both-texts">
        {[without, assisted].map((text, i) => (
          <div key={i}>
            <h3>{i ? t('with drafts') : t('without drafts')}</h3>
            <p dir="auto" tabIndex={0}>
              {isSame ? (
                text
              ) : (
                <>
                  {text.slice(0, shared)}
                  <mark>{text.slice(shared, ends[i]) || '∎'}</mark>
                  <span class="gp-apart">{text.slice(ends[i])}</span>
                </>
              )}
            </p>
          </div>
        ))}
      </div>
      {equal === false && !isSame && (
        <p class="gp-note gp-mark-key">
          <mark>✗</mark> {t('the first words that differ')}
        </p>
      )}
    </>
  );
}

// ---------------------------------------------------------------------------------------------------- sampling

const pWords = (p: number): string => `p = ${p < 0.001 ? significant(p, 1) : significant(p, 2)}`;

function sampledFinding({p, verdict, counts, level}: SampledFound, group: RunGroup): WordFinding {
  const [without, assisted] = [counts[0], count(counts[1])];
  if (!isKnown(p) || verdict === 'wait') {
    if (group.done) {
      const few = tn(
        without,
        '{count} text without drafts, {assisted} with drafts: too few for a test.',
        '{count} texts without drafts, {assisted} with drafts: too few for a test.',
        {assisted},
      );
      return unknown(group, few);
    }
    const so = tn(
      without,
      '{count} text without drafts, {assisted} with drafts so far.',
      '{count} texts without drafts, {assisted} with drafts so far.',
      {assisted},
    );
    const waits = t(
      'The test waits for the last one: to watch p as it changes, and to stop when it looks right, would make it worthless.',
    );
    return unknown(group, `${so} ${waits}`);
  }
  const texts = tn(
    without,
    '{count} text without drafts, {assisted} with drafts.',
    '{count} texts without drafts, {assisted} with drafts.',
    {assisted},
  );
  const share = {level: percent(level)};
  if (verdict === 'same') {
    const more = `${texts} ${t('A p below {level} would count as a difference.', share)}`;
    return {verdict: 'good', sign: '✓', words: t('{p}: no difference found', {p: pWords(p)}), more};
  }
  const more = `${texts} ${t('p is below {level}.', share)}`;
  return {verdict: 'bad', sign: '✗', words: t('{p}: the distributions differ', {p: pWords(p)}), more};
}

function meaningOf({p, verdict}: SampledFound): string {
  if (!isKnown(p)) return '';
  const often = t(
    'If both draw from the same distribution, a difference as large as this one appears in {share} of shuffles.',
    {share: percent(p)},
  );
  if (verdict === 'differs') return `${often} ${t('That is so rare that chance is a poor explanation.')}`;
  return verdict === 'same' ? `${often} ${t('That is not unusual.')}` : often;
}

// What could have been missed: the widest that two shares of one token differ by chance, two standard errors.
function limitsOf({counts, tokens, verdict, level}: SampledFound): string[] {
  const [without, assisted] = counts;
  const points = Math.round(100 * Math.sqrt(1 / without + 1 / assisted)); // 2 × √(¼/n + ¼/m), at a share of one half
  const compared = tn(
    tokens,
    'Only the first token of each text is compared: which token it is, and how surprising it is.',
    'Only the first {count} tokens of each text are compared: which tokens occur at each position, and how surprising they are in total.',
  );
  if (verdict === 'differs') {
    return [
      t(
        'It does not say how large a difference is or where it comes from, only how hard it is to put it down to chance. The counts below show where it is.',
      ),
      t(
        'Where nothing differs, this test still says “differs” in {level} of all trials. Try again with other seeds before you believe it.',
        {level: percent(level)},
      ),
      compared,
    ];
  }
  const shares =
    without === assisted
      ? t(
          'With {count} texts each, the shares of a token differ by up to about {points} percentage points by chance alone.',
          {count: count(without), points},
        )
      : t(
          'With {without} and {assisted} texts, the shares of a token differ by up to about {points} percentage points by chance alone.',
          {without: count(without), assisted: count(assisted), points},
        );
  return [
    t('Not finding a difference does not prove that there is none.'),
    `${shares} ${t('Smaller true differences mostly go unnoticed; more texts show more.')}`,
    compared,
  ];
}

// How much more surprising texts are than the target expects of its own draws: 0 on average where they are such draws.
function surpriseWords({surprise}: SampledFound, group: RunGroup): string {
  if (!isKnown(surprise?.without) || !isKnown(surprise.with)) return '';
  const written = (nats: number) => information(nats, group.unit);
  return t(
    'How surprising the target finds a token, beyond the entropy that it expects: {without} without, {assisted} with. It is 0 on average for the target’s own draws.',
    {without: written(surprise.without), assisted: written(surprise.with)},
  );
}

function Sampling({found, group}: {found: SampledFound; group: RunGroup}) {
  const {p, counts, positions} = found;
  const meaning = meaningOf(found);
  const measuredWords = () =>
    isKnown(p)
      ? tn(
          counts[0],
          '{count} text without drafts and {assisted} with drafts give {p}.',
          '{count} texts without drafts and {assisted} with drafts give {p}.',
          {assisted: count(counts[1]), p: pWords(p)},
        )
      : '';
  return (
    <div class="gp-of-sampling">
      {meaning && <p class="gp-meaning">{meaning}</p>}
      {isKnown(p) && (
        <div class="gp-evidence">
          <figure class="gp-trial-figure gp-of-shuffles" hidden={!group.charts.shuffles}>
            <h3>{t('Could it be chance?')}</h3>
            <p class="gp-note">
              {t(
                'How different the two groups of texts are, and how different groups are after the labels “without” and “with” were shuffled among all texts.',
              )}{' '}
              <Term
                id="p-value"
                formula=""
                run={measuredWords}
                meaning={t(
                  'Two things are compared: how often each token occurs at each position, by the sum of the chi-square statistics of the positions; and how surprising the target finds the texts, by the difference of the means. Each is written in standard deviations over all shuffles, and the larger one counts.',
                )}
              >
                {t('How it is measured')}
              </Term>
            </p>
            <ChartBox class="gp-shuffles" chart={group.charts.shuffles} />
            <p class="gp-note gp-surprise">{surpriseWords(found, group)}</p>
          </figure>
          <div class="gp-cannot">
            <h3>{t('What a p-value cannot show')}</h3>
            <ul>
              {limitsOf(found).map((words, i) => (
                <li key={i}>{words}</li>
              ))}
            </ul>
          </div>
        </div>
      )}
      {positions.length > 0 && (
        <div class="gp-trial-figure">
          <h3 class="gp-places-title">{t('The tokens, position by position')}</h3>
          <p class="gp-note gp-keys">
            <span>
              <i class="gp-bar-without" aria-hidden="true" />
              {t('without drafts')}
            </span>
            <span>
              <i class="gp-bar-with" aria-hidden="true" />
              {t('with drafts')}
            </span>
            <span>{t('how many texts have this token there')}</span>
          </p>
          <ol class="gp-places">
            {positions.map(({position, tokens}) => (
              <Place key={position} position={position} tokens={tokens} counts={counts} />
            ))}
          </ol>
        </div>
      )}
    </div>
  );
}

// ---------------------------------------------------------------------------------------------------- the tokens

interface PlaceProps {
  position: number;
  tokens: PlaceToken[];
  counts: SampledFound['counts'];
}

function Place({position, tokens, counts}: PlaceProps) {
  const others = {
    without: counts[0] - tokens.reduce((sum, token) => sum + token.without, 0),
    with: counts[1] - tokens.reduce((sum, token) => sum + token.with, 0),
  };
  return (
    <li>
      <table>
        <caption>
          <Term id="sample" formula="" meaning={t('How many texts of each side have this token at this place.')}>
            {t('token {place}', {place: count(position)})}
          </Term>
        </caption>
        <thead>
          <tr class="gp-hidden">
            <th scope="col">{t('token')}</th>
            <th scope="col">{t('without')}</th>
            <th scope="col">{t('with')}</th>
          </tr>
        </thead>
        <tbody>
          {tokens.map((token, i) => (
            <Count key={i} token={token} counts={counts} />
          ))}
          {(others.without > 0 || others.with > 0) && (
            <Count token={{...others, text: null}} words={t('all others')} counts={counts} />
          )}
        </tbody>
      </table>
    </li>
  );
}

// How many texts have a token or, without one, what `words` say.
function Count({token, words, counts}: {token: PlaceToken; words?: string; counts: SampledFound['counts']}) {
  const sides = [
    {name: 'without', number: token.without, most: counts[0]},
    {name: 'with', number: token.with, most: counts[1]},
  ];
  const told = {without: count(token.without), assisted: count(token.with)};
  return (
    <tr>
      <th scope="row">
        {token.text === null ? (
          <bdi class="gp-plain">{words ?? t('text ended')}</bdi>
        ) : (
          <TokenLabel text={token.text} />
        )}
      </th>
      <td colSpan={2} aria-label={t('{without} without, {assisted} with', told)}>
        <div class="gp-counts">
          {sides.map(({name, number, most}) => [
            <i
              class={`gp-bar-${name}`}
              aria-hidden="true"
              style={{width: `${(100 * Math.min(1, number / Math.max(1, most))).toFixed(2)}%`}}
            />,
            <span>{count(number)}</span>,
          ])}
        </div>
      </td>
    </tr>
  );
}
