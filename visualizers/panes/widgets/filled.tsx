// A sentence, as `t` gives it without values, with elements among its values.

import {type ComponentChildren, Fragment} from 'preact';

export function Filled({sentence, values}: {sentence: string; values: Record<string, ComponentChildren>}) {
  return (
    <>
      {sentence.split(/\{(\w+)\}/).map((part, i) => (
        <Fragment key={i}>{i % 2 ? values[part] : part}</Fragment>
      ))}
    </>
  );
}
