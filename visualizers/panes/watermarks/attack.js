// The attack pane: what is left of a watermark after the text was changed: z before and after, and the attacked text with
// its tokens marked. What it shows was found by playground/watermarks/detection.py.

import {sayAttributes, showIf} from '../core/dom_patch.ts';
import {percent, say} from '../core/text.ts';
import {t} from '../core/texts.ts';
import {isKnown} from '../core/values.ts';
import {fillDetectionTable, legendOf, markedItems, zWords} from './detection_words.js';
import {MarkedText, markLegend} from './watermarks.js';

export function attackPane(root, group) {
  const part = (name) => root.querySelector('.gp-' + name);
  const text = new MarkedText(part('words'));

  // [good|bad|even, sign, words, more]
  function answerOf({before, after}) {
    if (after.error) return ['even', '…', t('Nothing left to score'), `${t(after.error.message)} ${t('z was {z} before.', {z: zWords(before.z_score)})}`];
    const change = t('z from {before} to {after}', {before: zWords(before.z_score), after: zWords(after.z_score)});
    const threshold = Number(after.threshold.toFixed(2));
    if (!before.prediction) return ['even', '◇', change, t('The text did not pass the threshold {threshold} before the attack: there is nothing to remove.', {threshold})];
    if (after.prediction) return ['good', '◆', change, t('Still above the threshold {threshold}: the watermark survived.', {threshold})];
    return ['bad', '◇', change, t('No longer above the threshold {threshold}: the detector does not find the watermark any more.', {threshold})];
  }

  function howWords({how, strength}) {
    if (!how) return t('edited by hand');
    return isKnown(strength) ? t('{attack}, strength {strength}', {attack: t(how), strength: percent(strength)}) : t(how);
  }

  function draw(found) {
    const {before, after} = found;
    const [verdict, sign, words, more] = answerOf(found);
    sayAttributes(part('answer'), {'data-verdict': verdict});
    say(part('answer-sign'), sign);
    say(part('answer-words'), words);
    say(part('answer-more'), more);
    say(part('told'), `${words}. ${more}`);
    say(part('about'), howWords(found));
    showIf(part('of-text'), !after.error);
    if (!after.error) {
      markLegend(part('legend'), ...legendOf(after));
      text.show(markedItems(after));
    }
    const columns = [{name: t('before'), report: before}, ...(after.error ? [] : [{name: t('after'), report: after}])];
    fillDetectionTable(part('found-numbers'), columns);
  }

  return (changes) => {
    root.hidden = !group.found;
    if (!root.hidden && changes.found) draw(group.found);
  };
}
