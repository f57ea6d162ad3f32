// Draws the list of strategies, and tells when a person has chosen one.

import {render} from 'preact';
import {t} from '../../../visualizers/panes/core/texts.ts';
import {type Component, partOf} from '../page/component.ts';
import {awaitStrategy} from './knob_panel/panel_state.ts';

interface Strategies {
  value: string;
  /** The title and the name of each preset. */
  choices: [title: string, name: string][];
  /** The letter of the lane whose strategy it is, empty in views without lanes. */
  lane: string;
}

interface Headings {
  /** Of each preset that comes with the page; empty for one that stands before all groups. */
  groups: Record<string, string | undefined>;
  /** Of every other one. */
  yours: string;
  /** The name of the one that a file or a link has brought. */
  opened: string;
}

export function mountStrategyList({element, props, trigger, watch}: Component<Strategies>, headings: Headings): void {
  const label = partOf(element, 'span');
  const select = partOf<HTMLSelectElement>(element, 'select');
  let drawn = '';

  function draw() {
    const {value, lane, choices} = props;
    label.textContent = lane ? t('Strategy of lane {lane}', {lane}) : t('Strategy');
    if (JSON.stringify(choices) !== drawn) {
      drawn = JSON.stringify(choices);
      render(<Options choices={choices} headings={headings} />, select);
    }
    select.value = value;
  }

  select.addEventListener('input', () => {
    props.value = select.value;
    awaitStrategy('knob', select.value);
    trigger('input');
  });
  watch(Object.keys(props), draw);
  draw();
}

const Options = ({choices, headings}: {choices: Strategies['choices']; headings: Headings}) => (
  <>
    {grouped(choices, headings).map(([heading, its]) => {
      const options = its.map(([title, name]) => (
        <option value={name}>{heading && name !== headings.opened ? title : t(title)}</option>
      )); // a strategy's name is the same in every language
      return heading ? <optgroup label={t(heading)}>{options}</optgroup> : options;
    })}
  </>
);

function grouped(choices: Strategies['choices'], {groups, yours}: Headings): [string, Strategies['choices']][] {
  const all = new Map<string, Strategies['choices']>();
  for (const choice of choices) {
    const heading = groups[choice[1]] ?? yours;
    all.set(heading, [...(all.get(heading) ?? []), choice]);
  }
  return [...all];
}
