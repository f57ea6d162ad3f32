// A sentence on the page: what `as_sentence` of sentence.py makes, in the person's language.

import {t} from '../../../visualizers/panes/core/texts.ts';

export function mountSentence({element, props, watch}) {
  const draw = () => {
    element.querySelector('p').textContent = props.value ? t(JSON.parse(props.value)) : '';
  };
  watch('value', draw);
  draw();
}
