// The quiz: of two texts one is watermarked. A person says which; then both are marked, and what gave it away is told. A
// round goes over all pairs. Which text stands where was drawn by playground/experiments/watermark_trials.py; the page shows nothing of
// it before the guess.

import {useLayoutEffect, useMemo, useRef, useState} from 'preact/hooks';
import {type GroupProps, groupPane} from '../core/component.tsx';
import {fixed} from '../core/notation.ts';
import type {RunGroup} from '../core/run_group.ts';
import {inARow} from '../core/run_sums.ts';
import {count, percent} from '../core/text.ts';
import {t} from '../core/texts.ts';
import {isKnown} from '../core/values.ts';
import {Term} from '../widgets/term.tsx';
import {Verdict} from '../widgets/verdict.tsx';
import {isScoredText, legendOf, markedItems, shareWords} from './detection_words.ts';
import {MarkLegend, MarkedWords} from './marked_text.tsx';
import type {JudgedText, QuizFound, QuizPair, Report} from './reports.ts';
import {zWords} from './z_words.ts';

const NAMES = ['A', 'B'];

/** A pair both texts of which were scored. */
interface Pair {
  left: QuizPair['left'];
  texts: (JudgedText & {report: Report})[];
}

const pairsOf = (group: RunGroup, {pairs}: QuizFound): Pair[] =>
  group.done
    ? pairs.map(({left, texts}) => ({left, texts: texts.filter(isScoredText)})).filter(({texts}) => texts.length === 2)
    : [];

const truthOf = ({left}: Pair) => (left ? 0 : 1); // the place of the text with the watermark
const bothOf = (pair: Pair): [marked: Report, plain: Report] => {
  const truth = truthOf(pair);
  return [pair.texts[truth].report, pair.texts[1 - truth].report];
};

/** How far a person has come in a comparison: the pair that is shown, and for each pair the place that was guessed. */
interface Course {
  of: RunGroup['header'];
  at: number;
  guesses: number[];
}

function Quiz({group}: GroupProps) {
  const found = group.found as QuizFound;
  const [last, setCourse] = useState<Course | null>(null);
  const course = last && last.of === group.header ? last : {of: group.header, at: 0, guesses: []};
  const {at, guesses} = course;
  const round = useRef<HTMLDivElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const pairs = useMemo(() => pairsOf(group, found), [group.done, found]);
  const hits = guesses.filter((place, i) => place === truthOf(pairs[i])).length;
  const guess = guesses.at(at);
  useLayoutEffect(() => {
    if (guess !== undefined) next.current?.focus({preventScroll: true});
  }, [guess]);
  useLayoutEffect(() => {
    if (at) round.current?.querySelector('button')?.focus({preventScroll: true});
  }, [at]);
  return (
    <>
      <header class="gp-head">
        <h2 class="gp-title">{t('Which of these two is watermarked?')}</h2>
        <p class="gp-note gp-about">
          {pairs.length > 0 &&
            t('Pair {number} of {pairs}. Same prompt, same seed; one of them has the watermark.', {
              number: count(at + 1),
              pairs: count(pairs.length),
            })}
        </p>
        <p class="gp-note gp-score" role="status">
          {guesses.length > 0 && rightWords(hits, guesses.length)}
        </p>
      </header>
      <p class="gp-waiting" role="status">
        {waitingWords(group, found, pairs)}
      </p>
      <div class="gp-round" hidden={!pairs.length} ref={round}>
        {pairs.length > 0 && (
          <OnePair
            key={at}
            found={found}
            pair={pairs[at]}
            guess={guess}
            press={(place) => setCourse({...course, guesses: [...guesses, place]})}
          />
        )}
        <p class="gp-buttons">
          <button
            type="button"
            class="gp-next"
            ref={next}
            hidden={guess === undefined || at + 1 >= pairs.length}
            onClick={() => setCourse({...course, at: at + 1})}
          >
            {t('Next pair')}
          </button>
        </p>
      </div>
      {guesses.length > 0 && guesses.length === pairs.length && (
        <Sum found={found} pairs={pairs} guesses={guesses} hits={hits} />
      )}
    </>
  );
}

export const watermarkQuizPane = groupPane(Quiz, (group) => group.answered('quiz'));

const rightWords = (hits: number, done: number) =>
  t('{hits} of {pairs} correct', {hits: count(hits), pairs: count(done)});

function waitingWords(group: RunGroup, found: QuizFound, pairs: Pair[]): string {
  if (!group.done)
    return t('The texts are being written: {done} of {runs}.', {
      done: count(found.done),
      runs: count(found.runs),
    });
  if (pairs.length) return '';
  const wrong = found.pairs.flatMap(({texts}) => texts).find(({report}) => report.error)?.report.error;
  if (!wrong) return t('No pair of texts was completed. Run the experiment again.');
  return [t('No pair of texts could be scored.'), t(wrong.message), t(wrong.fix)].join(' ');
}

// ---------------------------------------------------------------------------------------------------- a pair

interface PairProps {
  found: QuizFound;
  pair: Pair;
  guess: number | undefined;
  press: (place: number) => void;
}

function OnePair({found, pair, guess, press}: PairProps) {
  const isGuessed = guess !== undefined;
  const truth = truthOf(pair);
  const isHit = guess === truth;
  return (
    <>
      {isGuessed && (
        <MarkLegend
          class="gp-legend"
          {...legendOf(
            found.kind,
            pair.texts.map(({report}) => report),
          )}
        />
      )}
      <div class="gp-texts">
        {pair.texts.map((_, place) => (
          <Side key={place} pair={pair} place={place} guess={guess} press={() => press(place)} />
        ))}
      </div>
      <div class="gp-verdict" role="status" hidden={!isGuessed}>
        {isGuessed && (
          <Verdict
            verdict={isHit ? 'good' : 'bad'}
            sign={isHit ? '✓' : '✗'}
            words={isHit ? t('Correct') : t('Wrong: it was text {name}', {name: NAMES[truth]})}
            more={whyWords(found, pair)}
          />
        )}
      </div>
    </>
  );
}

interface SideProps {
  pair: Pair;
  place: number;
  guess: number | undefined;
  press: () => void;
}

function Side({pair, place, guess, press}: SideProps) {
  const {report, perplexity} = pair.texts[place];
  const items = useMemo(() => markedItems(report), [report]);
  const name = NAMES[place];
  if (guess === undefined) {
    const plain = report.tokens.slice(report.prompt_tokens).map(([, , piece]) => piece ?? '');
    return (
      <div class="gp-side">
        <h3>{t('Text {name}', {name})}</h3>
        <div class="gp-body" dir="auto">
          <div tabIndex={0}>{plain.join('')}</div>
        </div>
        <button class="gp-button gp-main" type="button" onClick={press}>
          {t('Text {name} is watermarked', {name})}
        </button>
      </div>
    );
  }
  const isMarked = place === truthOf(pair);
  const facts = [shareWords(report), `z ${zWords(report.z_score)}`];
  if (isKnown(perplexity)) facts.push(t('perplexity {value}', {value: fixed(perplexity, 2)}));
  return (
    <div class="gp-side" data-truth={isMarked ? 'with' : 'without'}>
      <h3>{titleWords(name, isMarked, guess === place)}</h3>
      <p class="gp-facts">{facts.join(' · ')}</p>
      <div class="gp-body" dir="auto">
        <MarkedWords items={items} />
      </div>
    </div>
  );
}

function titleWords(name: string, isMarked: boolean, isGuess: boolean): string {
  if (isMarked)
    return isGuess ? t('Text {name}: ◆ watermarked, your guess', {name}) : t('Text {name}: ◆ watermarked', {name});
  return isGuess ? t('Text {name}: not watermarked, your guess', {name}) : t('Text {name}: not watermarked', {name});
}

// What could have been seen without a detector, and what it sees.
function whyWords({threshold}: QuizFound, pair: Pair): string {
  const [marked, plain] = bothOf(pair);
  const values = {
    share: shareWords(marked),
    chance: marked.kind === 'green' ? percent(marked.ratio) : '0.5',
    z: zWords(marked.z_score),
  };
  const told = [
    marked.z_score > threshold
      ? t(
          'What gave it away: {share} with the watermark, where chance gives {chance}; z is {z}, more than chance explains.',
          values,
        )
      : t(
          'What gave it away: {share} with the watermark, where chance gives {chance}; z is {z}, too little to be certain.',
          values,
        ),
    t('Without it: {share}, z {z}.', {share: shareWords(plain), z: zWords(plain.z_score)}),
  ];
  if (plain.z_score > marked.z_score)
    told.push(t('Here the detector, too, would have chosen the wrong text: the texts are short, or the mark is weak.'));
  return told.join(' ');
}

// ---------------------------------------------------------------------------------------------------- the round

interface SumProps {
  found: QuizFound;
  pairs: Pair[];
  guesses: number[];
  hits: number;
}

function Sum({found, pairs, guesses, hits}: SumProps) {
  const done = guesses.length;
  const isGreen = found.kind === 'green';
  const ways = Array.from({length: done - hits + 1}, (_, i) => choose(done, hits + i));
  const chance = ways.reduce((a, b) => a + b, 0) / 2 ** done;
  const machine = pairs.map(bothOf).filter(([marked, plain]) => marked.z_score > plain.z_score).length;
  const name = t('The pairs of this round');
  const scores = () =>
    inARow(
      pairs.map(bothOf).map(([marked, plain], i) =>
        t('pair {number}: {marked} and {plain}', {
          number: i + 1,
          marked: zWords(marked.z_score),
          plain: zWords(plain.z_score),
        }),
      ),
    );
  return (
    <div class="gp-sum">
      <h3>{rightWords(hits, done)}</h3>
      <p class="gp-sum-words">
        {[
          t('By guessing, {hits} or more are correct in {share} of rounds.', {
            hits: count(hits),
            share: percent(chance),
          }),
          t('The detector, choosing the text with the higher z, has {right} of {pairs} correct.', {
            right: count(machine),
            pairs: count(done),
          }),
          t('Run the experiment again for another round.'),
        ].join(' ')}
      </p>
      <div class="gp-wide" tabIndex={0} role="group" aria-label={name}>
        <table>
          <caption class="gp-hidden">{name}</caption>
          <thead>
            <tr>
              <th scope="col">{t('pair')}</th>
              <th scope="col">{t('your guess')}</th>
              <th scope="col">
                <Term
                  class="gp-share-head"
                  id={isGreen ? 'green-list' : 'g-value'}
                  meaning={t('In the text with the watermark, and in the one without it.')}
                  formula=""
                >
                  {isGreen ? t('green with and without') : t('mean g with and without')}
                </Term>
              </th>
              <th scope="col">
                <Term
                  id="z-score"
                  run={scores}
                  meaning={t('Standard deviations above chance: the detector’s own evidence.')}
                >
                  {t('z with and without')}
                </Term>
              </th>
            </tr>
          </thead>
          <tbody>
            {pairs.map((pair, i) => {
              const [marked, plain] = bothOf(pair);
              const isHit = guesses[i] === truthOf(pair);
              return (
                <tr key={i}>
                  <th scope="row">{i + 1}</th>
                  <td>{`${isHit ? '✓' : '✗'} ${t('text {name}', {name: NAMES[guesses[i]]})}`}</td>
                  <td>{`${shareOf(marked)}, ${shareOf(plain)}`}</td>
                  <td>{`${zWords(marked.z_score)}, ${zWords(plain.z_score)}`}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </div>
  );
}

const shareOf = (report: Report) => (report.kind === 'green' ? percent(report.green_fraction) : fixed(report.mean, 3));

const choose = (n: number, k: number) =>
  Array.from({length: k}, (_, i) => (n - i) / (i + 1)).reduce((a, b) => a * b, 1);
