// Editors for token ids that take words: the person types one, sees how the model splits it, and adds it. A word inside
// a sentence begins with a space and is another token than the word alone, so both ways of writing it are offered.
//
// Every such value is a list of rows: most have one option; a row of alternatives has several. FORMS says how the rows of
// each editor become its value, and back.

import {useEffect, useRef, useState} from 'preact/hooks';
import {quoted} from '../../../../visualizers/panes/core/text.ts';
import {t} from '../../../../visualizers/panes/core/texts.ts';
import {TokenLabel} from '../../../../visualizers/panes/widgets/token_label.tsx';
import {type ControlKind, type ControlProps, NumberBox} from './controls.tsx';
import type {KnobPanel, TokenText} from './panel_state.ts';
import {equal, fromEscapes, isObject} from './values.ts';

const REST = 120; // milliseconds without a key after which the model is asked
const FIRST_BIAS = 5;

interface WordRow {
  options: number[][];
  bias?: unknown;
}

/** `read` returns null for a value that these rows cannot show. */
interface WordForm {
  isSingle?: boolean; // it holds one id
  isFlat?: boolean; // its tokens stand alone; the others hold whole sequences
  isBiased?: boolean;
  hasAlternatives?: boolean;
  read: (value: unknown) => WordRow[] | null;
  write: (rows: WordRow[]) => unknown;
}

const isId = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;
const areIds = (value: unknown): value is number[] => Array.isArray(value) && value.length > 0 && value.every(isId);
const areAll = <Item,>(value: unknown, test: (item: unknown) => item is Item): value is Item[] =>
  Array.isArray(value) && value.every(test);
const areSequences = (value: unknown): value is number[][] => areAll(value, areIds);
const isBiased = (pair: unknown): pair is [number[], unknown] =>
  Array.isArray(pair) && pair.length === 2 && areIds(pair[0]);
const areOptions = (item: unknown): item is number[] | number[][] => areIds(item) || areSequences(item);
const isConstraint = (item: unknown): item is {phrase?: number[]; any_of?: number[][]} =>
  isObject(item) && (areIds(item.phrase) || areSequences(item.any_of));

const lone = (id: number): WordRow => ({options: [[id]]});
const rowOf = (ids: number[]): WordRow => ({options: [ids]});
const idOf = ({options}: WordRow) => options[0][0];

const FORMS: Record<string, WordForm> = {
  token: {
    isSingle: true,
    isFlat: true,
    read: (value) => (isId(value) ? [lone(value)] : null),
    write: (rows) => idOf(rows[0]),
  },
  tokens: {
    isFlat: true,
    read: (value) => (isId(value) ? [lone(value)] : areIds(value) ? value.map(lone) : null),
    write: (rows) => (rows.length === 1 ? idOf(rows[0]) : rows.map(idOf)),
  },
  words: {
    isFlat: true,
    read: (value) => (areIds(value) ? value.map(lone) : null),
    write: (rows) => rows.map(idOf),
  },
  word_groups: {
    read: (value) => (areSequences(value) ? value.map(rowOf) : null),
    write: (rows) => rows.map(({options}) => options[0]),
  },
  words_with_bias: {
    isBiased: true,
    read: (value) => (areAll(value, isBiased) ? value.map(([ids, bias]) => ({options: [ids], bias})) : null),
    write: (rows) => rows.map(({options, bias}) => [options[0], bias ?? null]),
  },
  alternatives: {
    hasAlternatives: true,
    read: (value) =>
      areAll(value, areOptions) ? value.map((item) => ({options: areIds(item) ? [item] : item})) : null,
    write: (rows) => rows.map(({options}) => (options.length === 1 ? options[0] : options)),
  },
  constraints: {
    hasAlternatives: true,
    read: (value) =>
      areAll(value, isConstraint)
        ? value.map(({phrase, any_of: any}) => ({options: phrase ? [phrase] : (any ?? [])}))
        : null,
    write: (rows) => rows.map(({options}) => (options.length === 1 ? {phrase: options[0]} : {any_of: options})),
  },
};

// ---------------------------------------------------------------------------------------------------- what is typed

/** A way in which the model may write what was typed; `isAlone`: as the word is at the very start of a text. */
interface Way {
  when: string;
  tokens: TokenText[];
  isAlone?: boolean;
}

/** The ways, and which of the typed ids the model does not have; or what is wrong. */
interface Offers {
  ways: Way[];
  unknown: number[];
  problem?: string;
}

const NOTHING: Offers = {ways: [], unknown: []};

// The ids in a text that holds nothing else: "15", "8, 93", "[8, 93]".
function typedIds(text: string): number[] | null {
  if (!/^[\s\d,[\]]+$/.test(text)) return null;
  const ids = (text.match(/\d+/g) ?? []).map(Number);
  return areIds(ids) && ids.every(Number.isSafeInteger) ? ids : null;
}

async function waysToWrite(typed: string, panel: KnobPanel): Promise<Offers> {
  const text = fromEscapes(typed);
  const bare = text.replace(/^ +/, '');
  const isWord = bare !== '' && !/^\s/.test(bare) && !text.startsWith('  ');
  const {tokens, problem} = await panel.splitWords(isWord ? [' ' + bare, bare] : [text]);
  if (problem) return {...NOTHING, problem: t(problem)};
  let ways: Way[] = [{when: t('as typed'), tokens: tokens[0]}];
  if (isWord && equal(tokens[0], tokens[1])) ways = [{when: t('everywhere'), tokens: tokens[0]}];
  else if (isWord)
    ways = [
      {when: t('inside a sentence'), tokens: tokens[0]},
      {when: t('at the very start'), tokens: tokens[1], isAlone: true},
    ];
  const ids = typedIds(typed);
  const unknown = ids ? await panel.textsOf(ids) : [];
  if (ids) {
    const named = ids.map((id): TokenText => [id, panel.texts.value.get(id)]);
    ways.unshift({when: ids.length > 1 ? t('these token ids') : t('this token id'), tokens: named});
  }
  return {ways: ways.filter((way) => way.tokens.length), unknown};
}

const idsOf = ({tokens}: Way) => tokens.map(([id]) => id);

// A token: how it is written, and its id. The text is unknown for an id that came without one.
const Token = ({token: [id, text]}: {token: TokenText}) => (
  <>
    {text === undefined ? <span class="kp-piece" /> : <TokenLabel class="kp-piece" text={text} />}
    <span class="kp-id">{id}</span>
  </>
);

interface OffersProps {
  form: WordForm;
  offers: Offers;
  add: (sequences: number[][]) => void;
}

function OfferLines({form, offers: {ways, unknown, problem}, add}: OffersProps) {
  if (problem) return <p class="kp-faint">{problem}</p>;
  const hints = [
    unknown.length > 0 && t('The model has no token {ids}.', {ids: unknown.join(', ')}),
    ways.some(({isAlone}) => isAlone) &&
      t('Inside a sentence a word begins with a space (·) and is another token than at the very start.'),
    form.isFlat &&
      ways.some(({tokens}) => tokens.length > 1) &&
      (form.isSingle
        ? t('Choose one token.')
        : t('Each token counts by itself here, in other words too: click the one you mean.')),
  ].filter(Boolean);
  return (
    <>
      {ways.map((way) => (
        <div class="kp-offer" key={way.when}>
          <span class="kp-when">{way.when}</span>
          <span class="kp-chips">
            {way.tokens.map((token) =>
              form.isFlat ? (
                <TokenButton token={token} press={() => add([[token[0]]])} />
              ) : (
                <span class="kp-token">
                  <Token token={token} />
                </span>
              ),
            )}
          </span>
          {!form.isFlat && (
            <button
              class="kp-button"
              type="button"
              aria-label={t('Add the word: {when}', {when: way.when})}
              onClick={() => add([idsOf(way)])}
            >
              {t('Add')}
            </button>
          )}
        </div>
      ))}
      {!form.isFlat && !form.hasAlternatives && ways.length === 2 && (
        <button class="kp-button" type="button" onClick={() => add(ways.map(idsOf))}>
          {t('Add both')}
        </button>
      )}
      {hints.length > 0 && <p class="kp-faint">{hints.join(' ')}</p>}
    </>
  );
}

function TokenButton({token, press}: {token: TokenText; press: () => void}) {
  const [id, text] = token;
  const label = text === undefined ? t('Add token {id}', {id}) : t('Add token {id}: {text}', {id, text: quoted(text)});
  return (
    <button class="kp-token" type="button" aria-label={label} onClick={press}>
      <Token token={token} />
    </button>
  );
}

// ---------------------------------------------------------------------------------------------------- the editor

function WordsView({knob, panel, id, meaningId, value, change}: ControlProps) {
  const form = FORMS[knob.editor];
  const rows = (value === undefined ? [] : form.read(value)) ?? [];
  const [typed, setTyped] = useState('');
  const [offers, setOffers] = useState(NOTHING);
  const [growing, setGrowing] = useState<number | null>(null); // the row that gets another alternative
  const box = useRef<HTMLInputElement>(null);
  const asked = useRef(0);
  const timer = useRef(0);

  const tell = (next: WordRow[]) => change(next.length ? form.write(next) : undefined);
  const forget = () => {
    asked.current += 1;
    clearTimeout(timer.current);
    setTyped('');
    setOffers(NOTHING);
    setGrowing(null);
  };
  const add = (sequences: number[][]) => {
    tell(withWords(form, rows, sequences, growing));
    forget();
    box.current?.focus();
  };
  // The offers for what is typed; null where something else has been typed meanwhile.
  const offer = async (text: string): Promise<Offers | null> => {
    const number = ++asked.current;
    const problem = t('The server does not answer. Try again in a moment.');
    const next = text ? await waysToWrite(text, panel).catch(() => ({...NOTHING, problem})) : NOTHING;
    if (number !== asked.current) return null;
    setOffers(next);
    return next;
  };
  const type = (text: string) => {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => void offer(text), REST);
  };
  // The first offer, as its first button would add it.
  const addFirst = async () => {
    clearTimeout(timer.current);
    const first = (await offer(typed))?.ways.at(0);
    if (first) add([form.isFlat ? idsOf(first).slice(0, 1) : idsOf(first)]);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      void addFirst();
    } else if (event.key === 'Escape' && (typed || growing !== null)) {
      event.preventDefault();
      forget();
    }
  };

  const texts = panel.texts.value;
  const nameless = rows.flatMap(({options}) => options.flat()).filter((token) => !texts.has(token));
  useEffect(() => {
    if (nameless.length) panel.textsOf(nameless).catch(() => []);
  }, [nameless.join()]);

  return (
    <div class="kp-editor">
      <ul class={form.isFlat ? 'kp-rows kp-flat' : 'kp-rows'} hidden={!rows.length}>
        {rows.map((row, place) => (
          <WordLine
            key={place}
            form={form}
            row={row}
            texts={texts}
            setBias={(bias) => tell(rows.with(place, {...row, bias}))}
            grow={() => {
              setGrowing(place);
              box.current?.focus();
            }}
            remove={() => {
              if (growing === place) setGrowing(null);
              tell(rows.toSpliced(place, 1));
              box.current?.focus();
            }}
          />
        ))}
      </ul>
      <p class="kp-faint" hidden={growing === null}>
        {growing !== null && t('Another alternative to word {number}:', {number: growing + 1})}
      </p>
      <input
        class="kp-wide"
        ref={box}
        id={id}
        aria-describedby={meaningId}
        type="text"
        autocomplete="off"
        spellcheck={false}
        placeholder={form.isFlat ? t('type a token, or its id') : t('type a word, or token ids')}
        value={typed}
        onInput={({currentTarget}) => type(currentTarget.value)}
        onKeyDown={press}
      />
      <div class="kp-offers" aria-live="polite">
        <OfferLines form={form} offers={offers} add={add} />
      </div>
    </div>
  );
}

// The rows with what is added to them.
function withWords(form: WordForm, rows: WordRow[], sequences: number[][], growing: number | null): WordRow[] {
  if (form.isSingle) return [lone(sequences[0][0])];
  if (form.isFlat) {
    const known = new Set(rows.map(idOf));
    return [
      ...rows,
      ...sequences
        .flat()
        .filter((token) => !known.has(token))
        .map(lone),
    ];
  }
  if (growing !== null && growing < rows.length) {
    const row = rows[growing];
    return rows.with(growing, {...row, options: [...row.options, ...sequences]});
  }
  return [...rows, ...sequences.map((ids) => (form.isBiased ? {options: [ids], bias: FIRST_BIAS} : rowOf(ids)))];
}

interface LineProps {
  form: WordForm;
  row: WordRow;
  texts: ReadonlyMap<number, string>;
  setBias: (bias: unknown) => void;
  grow: () => void;
  remove: () => void;
}

function WordLine({form, row, texts, setBias, grow, remove}: LineProps) {
  const name = row.options[0]
    .map((token) => texts.get(token) ?? token)
    .join('')
    .trim();
  return (
    <li class="kp-row">
      {row.options.map((ids, number) => (
        <>
          {number > 0 && <span class="kp-or">{t('or')}</span>}
          <span class="kp-chips">
            {ids.map((token) => (
              <span class="kp-token">
                <Token token={[token, texts.get(token)]} />
              </span>
            ))}
          </span>
        </>
      ))}
      {form.isBiased && <span class="kp-faint">{t('bias')}</span>}
      {form.isBiased && (
        <NumberBox
          row={{kind: 'float', step: 0.5}}
          label={t('Bias of {name}', {name})}
          value={row.bias ?? undefined}
          change={setBias}
        />
      )}
      {form.hasAlternatives && (
        <button class="kp-link" type="button" aria-label={t('Add an alternative to {name}', {name})} onClick={grow}>
          {t('or…')}
        </button>
      )}
      <button class="kp-icon" type="button" aria-label={t('Remove {name}', {name})} onClick={remove}>
        ×
      </button>
    </li>
  );
}

// One editor for each form of words and token ids.
const wordsControl: ControlKind = {
  View: WordsView,
  isLabelled: true,
  canShow: ({editor}, value) => value === undefined || FORMS[editor].read(value) !== null,
};
export const wordsControls = Object.fromEntries(Object.keys(FORMS).map((name) => [name, wordsControl]));
