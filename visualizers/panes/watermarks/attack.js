// The attack pane: what is left of a watermark after the text was changed: z before and after, and the attacked text with
// its tokens marked. What it shows was found by playground/watermarks/detection.py.

import {sayAttributes, showIf} from '../core/dom_patch.js';
import {percent, say} from '../core/text.js';
import {isKnown} from '../core/values.js';
import {fillDetectionTable, legendOf, markedItems, zWords} from './detection_words.js';
import {MarkedText, markLegend} from './watermarks.js';

export function attackPane(root, group) {
  const part = (name) => root.querySelector('.gp-' + name);
  const text = new MarkedText(part('words'));

  // [good|bad|even, sign, words, more]
  function answerOf({before, after}) {
    const was = `z was ${zWords(before.z_score)}`;
    if (after.error) return ['even', '…', 'Nothing left to score', `${after.error.message} ${was} before.`];
    const change = `z from ${zWords(before.z_score)} to ${zWords(after.z_score)}`;
    const threshold = Number(after.threshold.toFixed(2));
    if (!before.prediction) return ['even', '◇', change, `The text did not pass the threshold ${threshold} before the attack: there is nothing to wash out.`];
    if (after.prediction) return ['good', '◆', change, `Still above the threshold ${threshold}: the watermark survived.`];
    return ['bad', '◇', change, `Not above the threshold ${threshold} any more: the detector no longer finds the watermark.`];
  }

  const howWords = ({how, strength}) => (how ? `${how}${isKnown(strength) ? `, strength ${percent(strength)}` : ''}` : 'as edited by hand');

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
    const columns = [{name: 'before', report: before}, ...(after.error ? [] : [{name: 'after', report: after}])];
    fillDetectionTable(part('found-numbers'), columns);
  }

  return (changes) => {
    root.hidden = !group.found;
    if (!root.hidden && changes.found) draw(group.found);
  };
}
