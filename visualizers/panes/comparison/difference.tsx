// The difference pane: the texts of two lanes beside each other, and which words only one of them has.

import {useEffect, useMemo, useRef, useState} from 'preact/hooks';
import {type GroupProps, groupPane} from '../core/component.tsx';
import {count, percent} from '../core/text.ts';
import {t} from '../core/texts.ts';
import {Term} from '../widgets/term.tsx';
import {type Pair, letterOf, pairOfLanes, pathOf, writtenText} from './divergence_point.ts';
import {laneWords} from './titles.ts';
import {type Word, commonWords, splitWords} from './word_differ.ts';

const LEAST_WAIT = 20; // while texts grow, they are compared again after so many times as long as that took

function Difference({group}: GroupProps) {
  const pair = pairOfLanes(group) ?? [0, 1];
  const labels = pair.map((number) => letterOf(group, number));
  const texts = pair.map((number) => writtenText(pathOf(group, number)));
  const {sides, shared, lengths} = useCompared(texts, pair, group.running);
  const total = lengths[0] + lengths[1];
  const share = percent((2 * shared) / (total || 1));
  const values = {shared: count(shared), one: count(lengths[0]), other: count(lengths[1])};
  const formula = t('2 × {shared} shared words / ({one} + {other})', values);
  return (
    <>
      <header class="gp-head">
        <h2 class="gp-title">{t('Differences')}</h2>
        <span class="gp-note gp-pair">{t('{one} and {other}, word by word', {one: labels[0], other: labels[1]})}</span>
      </header>
      {total > 0 && (
        <p class="gp-alike">
          <b class="gp-share">{t('{share} in common', {share})}</b>{' '}
          <Term
            class="gp-formula"
            id="words-in-common"
            run={() => t('{formula}: {value}.', {formula, value: t('{share} in common', {share})})}
            meaning={t(
              'Twice the number of words that both have in the same order (their longest common subsequence), divided by the number of words of both together. A punctuation mark counts as a word; white space does not.',
            )}
          >
            {formula}
          </Term>
        </p>
      )}
      <div class="gp-texts">
        {sides.map((parts, side) => (
          <div key={side} class="gp-text-side">
            <h3 class="gp-side-name">{`${labels[side]} ${laneWords(group.groups[pair[side]])}`}</h3>
            <Text parts={parts} tag={side ? 'ins' : 'del'} />
          </div>
        ))}
      </div>
      <footer class="gp-legend gp-note">
        <span>{t('in both')}</span>
        <span>
          <del>{t('only in the first')}</del>
        </span>
        <span>
          <ins>{t('only in the second')}</ins>
        </span>
      </footer>
    </>
  );
}

export const differencePane = groupPane(
  Difference,
  (group) => pairOfLanes(group)?.some((number) => pathOf(group, number).length) ?? false,
);

// ---------------------------------------------------------------------------------------------------- the comparison

interface Part {
  text: string;
  differs: boolean;
}

interface Compared {
  sides: [Part[], Part[]];
  shared: number; // words
  lengths: [number, number];
}

// What two texts have in common: as they are, or while they grow, as they were a moment ago.
function useCompared(texts: string[], pair: Pair, isGrowing: boolean): Compared {
  const [, setTimes] = useState(0); // how often it was drawn for itself
  const known = useRef({key: '', pair: '', at: 0, took: 0, compared: NOTHING});
  const timer = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);
  const {key, at, took} = known.current;
  const now = performance.now();
  const wait = isGrowing && known.current.pair === pair.join() ? at + took * LEAST_WAIT - now : 0;
  if (key !== texts.join('\0') && wait <= 0) {
    const compared = compare(texts);
    known.current = {key: texts.join('\0'), pair: pair.join(), at: now, took: performance.now() - now, compared};
  } else if (wait > 0) {
    timer.current ||= window.setTimeout(() => {
      timer.current = 0;
      setTimes((times) => times + 1);
    }, wait);
  }
  return known.current.compared;
}

const NOTHING: Compared = {sides: [[], []], shared: 0, lengths: [0, 0]};

function compare(texts: string[]): Compared {
  const [one, other] = texts.map(splitWords);
  const {kept, shared} = commonWords(one, other);
  const lengthOf = (words: Word[]) => words.filter(({word}) => word).length;
  return {
    sides: [partsOf(one, kept[0]), partsOf(other, kept[1])],
    shared,
    lengths: [lengthOf(one), lengthOf(other)],
  };
}

// Words of one kind in a row are one part; one that differs begins with a word, not with the space before it.
function partsOf(words: Word[], kept: boolean[]): Part[] {
  const parts: Part[] = [{text: '', differs: false}];
  words.forEach(({space, word}, i) => {
    const differs = !kept[i] && Boolean(word);
    const last = parts[parts.length - 1];
    if (differs === last.differs) {
      last.text += space + word;
    } else if (differs) {
      last.text += space;
      parts.push({text: word, differs});
    } else {
      parts.push({text: space + word, differs});
    }
  });
  return parts.filter(({text}) => text);
}

function Text({parts, tag: Tag}: {parts: Part[]; tag: 'del' | 'ins'}) {
  const marked = useMemo(() => parts.map(({text, differs}) => (differs ? <Tag>{text}</Tag> : text)), [parts, Tag]);
  return (
    <p class="gp-side-text" dir="auto">
      {marked}
    </p>
  );
}
