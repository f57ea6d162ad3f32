// The sameness pane: whether a run writes with drafts what it writes without. Greedy texts are compared with each
// other; of sampled ones a permutation test tells whether two groups of texts look like draws from one distribution. What
// it shows was found by playground/experiments/draft_trials.py.

import {drawChart} from '../charts/chart.tsx';
import {fit, sayAttributes, sayClass, sayLabel, sayPercent, showIf} from '../core/dom_patch.ts';
import {significant} from '../core/notation.ts';
import {count, information, make, percent, say} from '../core/text.ts';
import {t, tn} from '../core/texts.ts';
import {runsOfTerms, tipOfTerm} from '../core/tips.ts';
import {isKnown} from '../core/values.ts';
import {stillMissing} from './speculation.js';

export function samenessPane(root, group) {
  const part = (name) => root.querySelector('.gp-' + name);
  const SIDES = ['without', 'with'];

  const applies = () => group.answered('same');
  const level = ({level: value}) => percent(value);

  function drawAnswer(values) {
    const [verdict, sign, words, more] = (values.mode === 'greedy' ? greedyAnswer : sampledAnswer)(values);
    sayAttributes(part('answer'), {'data-verdict': verdict});
    say(part('answer-sign'), sign);
    say(part('answer-words'), words);
    say(part('answer-more'), more);
    if (group.done) say(part('told'), `${words}. ${more}`);
    say(part('missing'), stillMissing(group, values));
  }

  // ---------------------------------------------------------------------------------------------- greedy

  function greedyAnswer({checked, equal, at}) {
    if (!checked || equal === null) return ['wait', '…', t(group.done ? 'No answer' : 'Not known yet'), t('A text without drafts and one with drafts must both have ended.')];
    if (equal) {
      const words = tn(checked, 'Greedy decoding wrote the same token ids with and without drafts in one pair of texts.', 'Greedy decoding wrote the same token ids with and without drafts in each of {count} pairs of texts.');
      return ['good', '✓', t('The same tokens'), words];
    }
    return ['bad', '✗', t('Different from token {place} on', {place: count(at + 1)}), t('Greedy decoding should write the same tokens with drafts. Rounding can tip a near tie between two tokens, because the target checks several tokens in one pass; look at their probabilities there.')];
  }

  // Where two texts diverge, at the beginning of a word: [how many characters are shared, the end of each one's first own word].
  function partingOfWords(one, other) {
    let shared = 0;
    while (shared < Math.min(one.length, other.length) && one[shared] === other[shared]) shared += 1;
    while (shared > 0 && /[\p{L}\p{M}\p{N}]/u.test(one[shared - 1]) && /[\p{L}\p{M}\p{N}]/u.test((one[shared] || '') + (other[shared] || ''))) shared -= 1;
    const end = (text) => shared + text.slice(shared).match(/^\s*\S*/)[0].length;
    return [shared, end(one), end(other)];
  }

  function drawTexts({mode, texts, equal, checked}) {
    const shown = mode === 'greedy' && checked > 0 && texts ? texts : [];
    const box = part('both-texts');
    const key = JSON.stringify([shown, equal]);
    showIf(part('mark-key'), shown.length > 0 && equal === false && shown[0] !== shown[1]);
    if (box.dataset.key === key) return;
    box.dataset.key = key;
    const [shared, ...ends] = shown.length ? partingOfWords(...shown) : [];
    box.replaceChildren(...shown.map((text, i) => {
      const side = make('div');
      const body = make('p', '', null, {dir: 'auto', tabindex: '0'});
      if (equal || shown[0] === shown[1]) body.append(text);
      else body.append(text.slice(0, shared), make('mark', '', text.slice(shared, ends[i]) || '∎'), make('span', 'gp-apart', text.slice(ends[i])));
      side.append(make('h3', '', t(i ? 'with drafts' : 'without drafts')), body);
      return side;
    }));
  }

  // ---------------------------------------------------------------------------------------------- sampling

  const pWords = (p) => `p = ${p < 0.001 ? significant(p, 1) : significant(p, 2)}`;

  function sampledAnswer(values) {
    const {p, verdict, counts} = values;
    const [without, assisted] = [counts[0], count(counts[1])];
    if (!isKnown(p) || verdict === 'wait') {
      if (group.done) return ['wait', '…', t('No answer'), tn(without, '{count} text without drafts, {assisted} with drafts: too few for a test.', '{count} texts without drafts, {assisted} with drafts: too few for a test.', {assisted})];
      const so = tn(without, '{count} text without drafts, {assisted} with drafts so far.', '{count} texts without drafts, {assisted} with drafts so far.', {assisted});
      return ['wait', '…', t('Not known yet'), `${so} ${t('The test waits for the last one: to watch p as it changes, and to stop when it looks right, would make it worthless.')}`];
    }
    const texts = tn(without, '{count} text without drafts, {assisted} with drafts.', '{count} texts without drafts, {assisted} with drafts.', {assisted});
    if (verdict === 'same') return ['good', '✓', t('{p}: no difference found', {p: pWords(p)}), `${texts} ${t('A p below {level} would count as a difference.', {level: level(values)})}`];
    return ['bad', '✗', t('{p}: the distributions differ', {p: pWords(p)}), `${texts} ${t('p is below {level}.', {level: level(values)})}`];
  }

  function meaningOf({p, verdict}) {
    if (!isKnown(p)) return '';
    const often = t('If both draw from the same distribution, a difference as large as this one appears in {share} of shuffles.', {share: percent(p)});
    if (verdict === 'differs') return `${often} ${t('That is so rare that chance is a poor explanation.')}`;
    return verdict === 'same' ? `${often} ${t('That is not unusual.')}` : often;
  }

  // What could have been missed: the widest that two shares of one token differ by chance, two standard errors.
  function limitsOf({counts, tokens, verdict, level: value}) {
    const [without, assisted] = counts;
    const points = Math.round(100 * Math.sqrt(1 / without + 1 / assisted)); // 2 × √(¼/n + ¼/m), at a share of one half
    const compared = tn(tokens, 'Only the first token of each text is compared: which token it is, and how surprising it is.', 'Only the first {count} tokens of each text are compared: which tokens occur at each position, and how surprising they are in total.');
    if (verdict === 'differs') {
      return [
        t('It does not say how large a difference is or where it comes from, only how hard it is to put it down to chance. The counts below show where it is.'),
        t('Where nothing differs, this test still says “differs” in {level} of all trials. Try again with other seeds before you believe it.', {level: percent(value)}),
        compared,
      ];
    }
    const shares = without === assisted
      ? t('With {count} texts each, the shares of a token differ by up to about {points} percentage points by chance alone.', {count: count(without), points})
      : t('With {without} and {assisted} texts, the shares of a token differ by up to about {points} percentage points by chance alone.', {without: count(without), assisted: count(assisted), points});
    return [
      t('Not finding a difference does not prove that there is none.'),
      `${shares} ${t('Smaller true differences mostly go unnoticed; more texts show more.')}`,
      compared,
    ];
  }

  function drawShuffles() {
    showIf(part('of-shuffles'), Boolean(group.charts.shuffles));
    drawChart(part('shuffles'), group.charts.shuffles);
  }

  // How much more surprising texts are than the target expects of its own draws: 0 on average where they are such draws.
  function surpriseWords({surprise}) {
    if (!surprise || !SIDES.every((side) => isKnown(surprise[side]))) return '';
    const [without, assisted] = SIDES.map((side) => information(surprise[side], group.unit).replace('-', '−'));
    return t('How surprising the target finds a token, beyond the entropy that it expects: {without} without, {assisted} with. It is 0 on average for the target’s own draws.', {without, assisted});
  }

  // ---------------------------------------------------------------------------------------------- the tokens

  function makePlace() {
    const item = make('li');
    const table = make('table');
    const head = table.createTHead().insertRow();
    head.className = 'gp-hidden';
    for (const name of [t('token'), t('without'), t('with')]) head.append(make('th', '', name, {scope: 'col'}));
    const caption = make('caption');
    const words = make('span');
    tipOfTerm(words, 'sample', () => '', {meaning: t('How many texts of each side have this token at this place.'), formula: ''});
    caption.append(words);
    table.prepend(caption);
    table.append(make('tbody'));
    item.append(table);
    return item;
  }

  function makeToken() {
    const row = make('tr');
    const name = make('th', '', null, {scope: 'row'});
    name.append(make('bdi'));
    const cell = make('td', '', null, {colspan: 2});
    const counts = make('div', 'gp-counts');
    for (const side of SIDES) counts.append(make('i', `gp-bar-${side}`, null, {'aria-hidden': 'true'}), make('span'));
    cell.append(counts);
    row.append(name, cell);
    return row;
  }

  function drawPlace(item, {position, tokens}, counts) {
    const table = item.firstChild;
    say(table.caption.firstChild, t('token {place}', {place: count(position)}));
    const others = SIDES.map((side, i) => counts[i] - tokens.reduce((sum, token) => sum + token[side], 0));
    const all = [...tokens, ...(others.some((number) => number > 0) ? [{rest: true, without: others[0], with: others[1]}] : [])];
    const rows = fit(table.tBodies[0], all.length, makeToken);
    all.forEach((token, i) => {
      const plain = token.rest || token.text === null;
      const label = rows[i].cells[0].firstChild;
      sayLabel(label, token.rest ? t('all others') : plain ? t('text ended') : token.text, {plain});
      sayClass(label, plain ? 'gp-plain' : '');
      const cells = rows[i].cells[1].firstChild.children;
      SIDES.forEach((side, s) => {
        const most = Math.max(1, counts[s]);
        sayPercent(cells[2 * s], 'width', Math.min(1, token[side] / most));
        say(cells[2 * s + 1], count(token[side]));
      });
      sayAttributes(rows[i].cells[1], {'aria-label': t('{without} without, {assisted} with', {without: count(token.without), assisted: count(token.with)})});
    });
  }

  function drawSampling(values) {
    showIf(part('of-sampling'), values.mode === 'sampling');
    if (values.mode !== 'sampling') return;
    const meaning = meaningOf(values);
    showIf(part('evidence'), isKnown(values.p));
    showIf(part('meaning'), Boolean(meaning));
    say(part('meaning'), meaning);
    drawShuffles();
    say(part('surprise'), surpriseWords(values));
    const limits = limitsOf(values);
    const rows = fit(part('cannot').querySelector('ul'), limits.length, () => make('li'));
    limits.forEach((words, i) => say(rows[i], words));
    const places = fit(part('places'), values.positions.length, makePlace);
    values.positions.forEach((place, i) => drawPlace(places[i], place, values.counts));
    showIf(part('places-title').parentElement, values.positions.length > 0);
  }

  function draw() {
    const values = group.found;
    drawAnswer(values);
    drawTexts(values);
    drawSampling(values);
  }

  runsOfTerms(root, {measured: () => {
    const {p, counts} = group.found || {};
    if (!isKnown(p)) return '';
    return tn(counts[0], '{count} text without drafts and {assisted} with drafts give {p}.', '{count} texts without drafts and {assisted} with drafts give {p}.', {assisted: count(counts[1]), p: pWords(p)});
  }});

  return (changes) => {
    root.hidden = !applies();
    if (!root.hidden && (changes.found || changes.status || changes.unit)) draw();
  };
}
