// The widgets that answer: a table that can be sorted, what was found, files.

import {Files, csvFile, pngFile, svgText, textFile} from '../panes/widgets/files.tsx';
import {type Column, SortTable} from '../panes/widgets/table.tsx';
import {type Finding, Verdict} from '../panes/widgets/verdict.tsx';
import {TokenLabel} from '../panes/widgets/token_label.tsx';
import {Pressed} from './acted.tsx';
import type {StoryGroup} from './story.tsx';

interface Lane {
  name: string;
  speed: number | null;
  perplexity: number | null;
}

const LANES: Lane[] = [
  {name: 'greedy search', speed: 41.2, perplexity: 3.1},
  {name: 'nucleus sampling', speed: 40.8, perplexity: 6.4},
  {name: 'contrastive search', speed: null, perplexity: 4.2},
  {name: 'a strategy whose name is longer than its column of the table', speed: 38.5, perplexity: null},
];

const cell = (value: number | null) => <span class="gp-value">{value === null ? '–' : value}</span>;

const SPEED: Column<Lane> = {
  name: 'speed',
  title: 'Speed',
  unit: 'tokens/s',
  term: {id: 'speed'},
  valueOf: (lane) => lane.speed,
  cell: (lane) => cell(lane.speed),
};
const PERPLEXITY: Column<Lane> = {
  name: 'perplexity',
  title: 'Perplexity',
  term: {id: 'perplexity', run: () => 'the lowest is 3.1.'},
  valueOf: (lane) => lane.perplexity,
  isSmallestFirst: true,
  cell: (lane) => cell(lane.perplexity),
  cellClass: (lane) => (lane === LANES[0] ? 'gp-best' : ''),
};
const countOf = (letter: string): Column<Lane> => ({
  name: letter,
  title: `Letters ${letter}`,
  valueOf: ({name}) => name.split(letter).length - 1,
  cell: ({name}) => cell(name.split(letter).length - 1),
});
const COLUMNS = [SPEED, PERPLEXITY];
const MANY = [...COLUMNS, ...[...'aeioulnrst'].map(countOf)];

function Lanes({label, rows = LANES, columns = COLUMNS}: {label: string; rows?: Lane[]; columns?: Column<Lane>[]}) {
  return (
    <div class="gp-wide" tabIndex={0} role="region" aria-label={label}>
      <SortTable
        class="gp-metrics"
        rows={rows}
        keyOf={({name}) => name}
        heading={{title: 'Lane', tip: 'Click to restore the order of the rows.'}}
        nameOf={({name}) => <bdi>{name}</bdi>}
        columns={columns}
      />
    </div>
  );
}

const verdict = (title: string, finding: Finding) => ({title, look: <Verdict {...finding} />});

const picture = () => {
  const element = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  element.setAttribute('viewBox', '0 0 20 20');
  element.innerHTML = '<circle cx="10" cy="10" r="8" fill="var(--gp-chosen)"/>';
  return svgText(element, document.body);
};
const KINDS = {
  svg: () => textFile(picture(), 'image/svg+xml'),
  png: () => pngFile(picture(), 200, 200),
  csv: () => csvFile([['lane', 'perplexity'], ...LANES.map(({name, perplexity}) => [name, perplexity])]),
};
const fail = () => {
  throw new Error('it is too large for the browser.');
};

export const ANSWERS: StoryGroup = {
  title: 'Answers',
  stories: [
    {
      name: 'Table',
      module: 'widgets/table.tsx',
      parts: ['SortTable'],
      purpose:
        'A table whose heads sort it: a press, another for the other way round, and a third for the first order.',
      pane: 'gp-measures',
      states: [
        {title: 'in its own order', look: <Lanes label="A table" />},
        {
          title: 'sorted, the largest first; what has no value is last',
          look: (
            <Pressed at="[data-name=speed]">
              <Lanes label="A sorted table" />
            </Pressed>
          ),
        },
        {
          title: 'the other way round',
          look: (
            <Pressed at="[data-name=speed]" times={2}>
              <Lanes label="A table sorted the other way round" />
            </Pressed>
          ),
        },
        {title: 'more columns than fit', look: <Lanes label="A wide table" columns={MANY} />},
        {title: 'one row', look: <Lanes label="A table of one row" rows={LANES.slice(0, 1)} />},
        {title: 'empty', look: <Lanes label="An empty table" rows={[]} />},
      ],
    },
    {
      name: 'Verdict',
      module: 'widgets/verdict.tsx',
      parts: ['Verdict'],
      purpose: 'What was found, in a few words with a sign, and below them what is to be said of it.',
      states: [
        verdict('good', {verdict: 'good', sign: '▲', words: '1.8 times as fast', more: 'Median of 12 pairs of runs.'}),
        verdict('bad', {verdict: 'bad', sign: '▼', words: '0.7 times as fast', more: 'Median of 12 pairs of runs.'}),
        verdict('found', {verdict: 'found', sign: '◆', words: 'Temperature 0.7', more: 'The best of five settings.'}),
        verdict('even', {verdict: 'even', sign: '≈', words: 'No difference', more: 'The interval contains 1.'}),
        verdict('seen', {verdict: 'seen', sign: '○', words: '3 of 8 texts', more: 'What was seen proves nothing.'}),
        verdict('wait', {verdict: 'wait', sign: '…', words: 'Not known yet', more: 'Three runs are missing.'}),
        verdict('with a token, and nothing more', {
          verdict: 'good',
          sign: '✓',
          words: <>All chose {<TokenLabel text=" cat" />}</>,
          more: '',
        }),
        verdict('long', {
          verdict: 'even',
          sign: '–',
          words: 'The texts with and without drafts cannot be compared, because some of them are missing',
          more: 'Both runs must be complete, with the same seed and the same settings, before anything can be said.',
        }),
      ],
    },
    {
      name: 'Files',
      module: 'widgets/files.tsx',
      parts: ['Files', 'saveFile', 'textFile', 'svgText', 'pngFile', 'csvFile'],
      purpose: 'What is shown as a file: a button for each kind, and a message where it could not be made.',
      states: [
        {title: 'picture and table', look: <Files label="Save the circle:" name="circle" kinds={KINDS} />},
        {title: 'one kind', look: <Files label="Save the table:" name="table" kinds={{csv: KINDS.csv}} />},
        {title: 'none', look: <Files label="There is nothing to save." name="none" kinds={{}} />},
        {
          title: 'it failed',
          look: (
            <Pressed at="button">
              <Files label="Save the picture:" name="picture" kinds={{png: fail, svg: KINDS.svg}} />
            </Pressed>
          ),
        },
      ],
    },
  ],
};
