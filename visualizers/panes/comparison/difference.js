// The difference pane: the texts of two lanes beside each other, and which words only one of them has.

import {sayLabel, showIf} from '../core/dom_patch.ts';
import {count, make, percent, say} from '../core/text.ts';
import {t} from '../core/texts.ts';
import {runsOfTerms} from '../core/tips.ts';
import {bestPath, letterOf, pairOf, writtenText} from './divergence_point.js';
import {laneWords} from './titles.js';
import {WORDS_AT_MOST, commonWords, splitWords} from './word_differ.js';

export function differencePane(root, group) {
  const OFTEN = 200_000; // up to this product of two lengths the texts are compared at every update
  const WAIT = 500; // milliseconds between two comparisons of longer ones, while they grow
  const texts = root.querySelector('.gp-texts');
  let drawn = ''; // the texts and labels that are there
  let timer = 0;
  let last = -Infinity;

  function newSide(tag) {
    const side = make('div', 'gp-text-side');
    const head = make('h3', 'gp-side-name');
    const body = make('p', 'gp-side-text', null, {dir: 'auto'});
    side.append(head, body);
    texts.append(side);
    return {head, body, tag};
  }

  const sides = ['del', 'ins'].map(newSide);

  // Words of one kind in a row are one element.
  function fillSide({body, tag}, words, kept) {
    const parts = [];
    let run = '';
    let own = false;
    const close = () => {
      if (run) parts.push(own ? make(tag, '', run) : run);
      run = '';
    };
    words.forEach(({space, word}, i) => {
      const differs = !kept[i] && Boolean(word);
      if (differs !== own) {
        if (!differs || !run) {
          close();
          own = differs;
          run = space + word;
        } else {
          run += space; // the mark begins with the word
          close();
          own = true;
          run = word;
        }
      } else {
        run += space + word;
      }
    });
    close();
    body.replaceChildren(...parts);
  }

  function compare(pair) {
    clearTimeout(timer);
    timer = 0;
    last = performance.now();
    const words = pair.map((number) => splitWords(writtenText(bestPath(group.shownOf(number).log))));
    const {kept, shared, cut} = commonWords(...words);
    sides.forEach((side, i) => fillSide(side, words[i], kept[i]));
    const [one, other] = words.map((list) => list.filter(({word}) => word).length);
    const alike = root.querySelector('.gp-alike');
    showIf(alike, one + other > 0);
    if (one + other) {
      say(root.querySelector('.gp-share'), t('{share} in common', {share: percent((2 * shared) / (one + other))}));
      say(root.querySelector('.gp-formula'), t('2 × {shared} shared words / ({one} + {other})', {shared: count(shared), one: count(one), other: count(other)}));
    }
    showIf(root.querySelector('.gp-cut'), cut);
    say(root.querySelector('.gp-cut'), t('The texts are very long: only {count} words of each, after their common beginning, are compared. What follows counts as different.', {count: count(WORDS_AT_MOST)}));
  }

  const text = (name) => root.querySelector('.gp-' + name).textContent;
  runsOfTerms(root, {alike: () => t('{formula}: {value}.', {formula: text('formula'), value: text('share')})});

  return () => {
    const pair = group.header && group.header.kind === 'lanes' ? pairOf(group) : null;
    const paths = pair ? pair.map((number) => bestPath(group.shownOf(number).log)) : [];
    root.hidden = !paths.some((path) => path.length);
    if (root.hidden) return;
    const labels = pair.map((number) => letterOf(group, number));
    const key = JSON.stringify([labels, ...paths.map((path) => writtenText(path))]);
    if (key === drawn && (!timer || group.running)) return; // what was put off is drawn at the end
    drawn = key;
    say(root.querySelector('.gp-pair'), t('{one} and {other}, word by word', {one: labels[0], other: labels[1]}));
    sides.forEach(({head}, i) => sayLabel(head, `${labels[i]} ${laneWords(group.groups[pair[i]])}`, {plain: true}));
    const large = paths[0].length * paths[1].length > OFTEN && group.running;
    const wait = large ? last + WAIT - performance.now() : 0;
    if (wait <= 0) compare(pair);
    else timer ||= setTimeout(() => compare(pairOf(group)), wait);
  };
}
