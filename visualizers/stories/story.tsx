// What a story is, and how it is drawn: a widget with its states beside one another, each in a pane of its own. Knows no
// widget.

import type {ComponentChildren} from 'preact';
import {useLayoutEffect, useRef} from 'preact/hooks';
import {explain} from '../panes/core/tips.ts';

/** A widget as it looks in one state. */
export interface State {
  title: string;
  look: ComponentChildren;
  isWide?: boolean; // it takes the whole line
}

/** A widget: what the module exports, what it is for in one sentence, and its states. */
export interface Story {
  name: string;
  module: string; // below visualizers/panes
  parts: string[];
  purpose: string;
  pane?: string; // the class of the pane whose styles it needs
  states: State[];
}

export interface StoryGroup {
  title: string;
  stories: Story[];
}

/** What a story is called in an address. */
export const anchorOf = ({name}: Story): string => name.toLowerCase().replaceAll(' ', '-');

export function StoryView({story}: {story: Story}) {
  const {name, module, parts, purpose, pane = '', states} = story;
  return (
    <article class="story" id={anchorOf(story)} data-module={module}>
      <h3>{name}</h3>
      <p class="story-source">
        {parts.map((part) => (
          <code key={part} class="story-part">
            {part}
          </code>
        ))}{' '}
        <span>{module}</span>
      </p>
      <p>{purpose}</p>
      <div class="story-states">
        {states.map(({title, look, isWide}) => (
          <figure key={title} class={isWide ? 'story-state story-wide' : 'story-state'}>
            <figcaption>{title}</figcaption>
            <Stage pane={pane}>{look}</Stage>
          </figure>
        ))}
      </div>
    </article>
  );
}

// A pane, with all that the page gives to one: its tips and the glossary.
function Stage({pane, children}: {pane: string; children: ComponentChildren}) {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (root.current) explain(root.current);
  }, []);
  return (
    <div class={`gp-pane ${pane}`} ref={root}>
      <div class="gp-drawn">{children}</div>
    </div>
  );
}
