// What a component was sent before the page's scripts had loaded: on a slow line the server answers first. Gradio tells
// watchers only of changes that come after they began to watch.

import type {Component} from './component.ts';

/** The component, whose watchers also hear of properties that are no longer as in `first`, as soon as they are all there. */
export function withEarlyValues<Props extends object>(
  component: Component<Props>,
  first: Readonly<Record<string, unknown>>,
): Component<Props> {
  const {props, watch} = component;
  const now = props as Readonly<Record<string, unknown>>;
  return {
    ...component,
    watch(names, then) {
      watch(names, then);
      if ([names].flat().some((name) => now[name] !== first[name])) queueMicrotask(then);
    },
  };
}
