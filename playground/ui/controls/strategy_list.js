// Draws the list of strategies, and tells when a person has chosen one. `groups` has the heading of each preset that comes
// with the page, empty for one that stands before all groups; every other one is `yours`. `lane` is the letter of the lane
// whose strategy it is, empty in views without lanes.

import {t} from '../../../visualizers/panes/core/texts.ts';

export function mountStrategyList({element, props, trigger, watch}, {groups: headings, yours, opened}) {
  const select = element.querySelector('select');
  const label = element.querySelector('span');
  let drawn = '';

  function draw() {
    const words = props.lane ? t('Strategy of lane {lane}', {lane: props.lane}) : t('Strategy');
    if (label.textContent !== words) label.textContent = words;
    const choices = JSON.stringify(props.choices);
    if (choices !== drawn) {
      drawn = choices;
      const groups = new Map();
      for (const [title, name] of props.choices) {
        const heading = headings[name] ?? yours;
        if (!groups.has(heading)) groups.set(heading, []);
        const isNamed = heading && name !== opened; // a strategy's name is the same in every language
        groups.get(heading).push(new Option(isNamed ? title : t(title), name));
      }
      select.replaceChildren(...[...groups].flatMap(([heading, options]) => {
        if (!heading) return options;
        const group = document.createElement('optgroup');
        group.label = t(heading);
        group.append(...options);
        return [group];
      }));
    }
    select.value = props.value;
  }

  select.addEventListener('input', () => {
    props.value = select.value;
    trigger('input');
  });
  watch(Object.keys(props), draw);
  draw();
}
