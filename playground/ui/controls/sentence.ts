// A sentence on the page: what `as_sentence` of sentence.py makes, in the person's language.

import {type Said, t} from '../../../visualizers/panes/core/texts.ts';
import {type Component, partOf} from '../page/component.ts';

export function mountSentence({element, props, watch}: Component): void {
  const draw = () => {
    partOf(element, 'p').textContent = props.value ? t(JSON.parse(props.value) as Said) : '';
  };
  watch('value', draw);
  draw();
}
