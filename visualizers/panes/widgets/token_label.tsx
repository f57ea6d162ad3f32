// A token or a text on its own, as in a list: its invisible characters are marked, and it keeps the direction of its writing
// to itself.

import {sayLabel} from '../core/dom_patch.ts';

export function TokenLabel({text, class: names}: {text: string; class?: string}) {
  const write = (node: HTMLElement | null) => {
    if (node) sayLabel(node, text);
  };
  return <bdi class={names} ref={write} />;
}
