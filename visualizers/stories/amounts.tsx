// The widgets that show amounts: bars and rows, scales, tables, maps of cells.

import {type CandidateEntry, CandidateRow} from '../panes/tokens/candidate_row.tsx';
import type {ShadeName} from '../panes/core/shades.ts';
import type {Unit} from '../panes/core/types.ts';
import {TwoBars} from '../panes/widgets/bars.tsx';
import {type Easel, HeatBox} from '../panes/widgets/heat_box.tsx';
import {useRoving} from '../panes/widgets/roving.ts';
import {ShadeScale} from '../panes/widgets/shade_scale.tsx';
import type {StoryGroup} from './story.tsx';

const nothing = () => undefined;

const ENTRY: CandidateEntry = {
  id: 1,
  text: ' cat',
  after: 0.42,
  before: 0.3,
  rank: 1,
  chosen: false,
  given: false,
  removed: false,
  by: '',
  words: () => 'All numbers of the token, in a sentence.',
};
const REMOVED: CandidateEntry = {...ENTRY, id: 4, text: ' rug', after: 0, rank: null, removed: true, by: 'top-k'};
const LONG: CandidateEntry = {...ENTRY, id: 5, text: ' incomprehensibilities-without-end', after: 0.2, rank: 4};
const REST: CandidateEntry = {...ENTRY, id: null, text: '9,995 other tokens', after: 0.08, before: 0.2, rank: null};

function Rows({entries, press}: {entries: CandidateEntry[]; press?: (id: number) => void}) {
  const roving = useRoving<HTMLOListElement>('.gp-row');
  return (
    <div class={press ? 'gp-drawn-candidates gp-pressable' : 'gp-drawn-candidates'}>
      <ol class="gp-bars" {...roving}>
        {entries.map((entry) => (
          <CandidateRow key={entry.id} entry={entry} top={0.5} press={press} />
        ))}
      </ol>
    </div>
  );
}

function paintWaves({pen, width, height, colour}: Easel): void {
  const [columns, rows] = [24, 6];
  for (let column = 0; column < columns; column++) {
    for (let row = 0; row < rows; row++) {
      pen.fillStyle = colour(`--gp-heat-${Math.round(5 + 5 * Math.sin(column / 3 + row))}`);
      pen.fillRect((column * width) / columns, (row * height) / rows, width / columns + 1, height / rows + 1);
    }
  }
}

const SHADES: ShadeName[] = ['probability', 'confidence', 'surprisal', 'uncertainty', 'kl', 'rank'];

const scale = (name: ShadeName, unit: Unit = 'bits', meaning?: string) => (
  <div class="story-line">
    <ShadeScale name={name} unit={unit} meaning={meaning} />
  </div>
);

export const AMOUNTS: StoryGroup = {
  title: 'Amounts',
  stories: [
    {
      name: 'Bars',
      module: 'widgets/bars.tsx',
      parts: ['TwoBars'],
      purpose: 'How probable a token is after the processors, and as an outline before them; numbers stand beside.',
      states: [
        {title: 'after and before', look: <TwoBars after={0.42} before={0.3} top={0.5} />},
        {title: 'only after', look: <TwoBars after={0.42} before={null} top={0.5} />},
        {title: 'chosen', look: <TwoBars after={0.35} before={0.2} top={0.5} kind="chosen" />},
        {title: 'all others together', look: <TwoBars after={0.1} before={0.25} top={0.5} kind="rest" />},
        {title: 'longer than the axis', look: <TwoBars after={0.9} before={0.6} top={0.5} />},
        {title: 'removed', look: <TwoBars after={0} before={0.3} top={0.5} removed="removed by top-k" />},
        {title: 'zero', look: <TwoBars after={0} before={0} top={0.5} />},
        {title: 'not known', look: <TwoBars after={null} before={null} top={0.5} />},
      ],
    },
    {
      name: 'Row of a candidate',
      module: 'tokens/candidate_row.tsx',
      parts: ['CandidateRow'],
      purpose: 'A token with its rank, bars and numbers; a button, where it can be pressed.',
      pane: 'gp-candidates',
      states: [
        {title: 'typical', look: <Rows entries={[ENTRY]} />},
        {title: 'chosen', look: <Rows entries={[{...ENTRY, chosen: true}]} />},
        {title: 'removed', look: <Rows entries={[REMOVED]} />},
        {title: 'untouched by processors', look: <Rows entries={[{...ENTRY, before: 0.42}]} />},
        {title: 'not known after them', look: <Rows entries={[{...ENTRY, after: null, rank: null}]} />},
        {title: 'all others together', look: <Rows entries={[REST]} />},
        {title: 'long text', look: <Rows entries={[LONG]} />},
        {title: 'can be pressed', look: <Rows entries={[ENTRY]} press={nothing} />},
      ],
    },
    {
      name: 'Roving keys',
      module: 'widgets/roving.ts',
      parts: ['useRoving'],
      purpose: 'A list of which one element is reached by the Tab key; the arrow keys, Home and End walk in it.',
      pane: 'gp-candidates',
      states: [
        {
          title: 'a list of rows: press Tab, then the arrow keys',
          look: <Rows entries={[{...ENTRY, chosen: true}, LONG, REMOVED, REST]} press={nothing} />,
        },
        {title: 'empty', look: <Rows entries={[]} />},
      ],
    },
    {
      name: 'Shade scale',
      module: 'widgets/shade_scale.tsx',
      parts: ['ShadeScale'],
      purpose: 'The legend of how tokens are shaded; the term that it shows has a tip.',
      states: [
        ...SHADES.map((name) => ({title: name, look: scale(name)})),
        {title: 'surprisal in nats', look: scale('surprisal', 'nats')},
        {
          title: 'with a meaning of its own',
          look: scale('entropy', 'bits', 'What the scale means in this pane.'),
        },
      ],
    },
    {
      name: 'Heat box',
      module: 'widgets/heat_box.tsx',
      parts: ['HeatBox', 'cellUnder', 'bytesOfColour'],
      purpose: 'A canvas for many cells, drawn again when its size or the colours of the page change.',
      states: [
        {
          title: 'a picture with a name',
          look: <HeatBox class="story-heat" label="Waves of example numbers" paint={paintWaves} />,
        },
        {title: 'explained by words beside it', look: <HeatBox class="story-heat" paint={paintWaves} />},
        {title: 'empty', look: <HeatBox class="story-heat" label="Nothing" paint={nothing} />},
      ],
    },
  ],
};
