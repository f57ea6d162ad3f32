// A knob panel on the page: the groups of knobs, the search, what differs from the model's defaults, and the effective
// config. What it holds is in panel_state.ts.

import {render} from 'preact';
import {useLayoutEffect, useRef, useState} from 'preact/hooks';
import {t, tn} from '../../../../visualizers/panes/core/texts.ts';
import {type Component, partOf} from '../../page/component.ts';
import {mainLog} from '../../page/panes.ts';
import {jumpTo, offerWay} from './jump.ts';
import {type Knob, type KnobValues, type Place, TABLE} from './knob_table.ts';
import {type KnobPanel, type PanelOptions, addPanel} from './panel_state.ts';
import {KnobName, KnobRow, NoteLine, SIGNS, focusKnob, sourceMeaning, sourceName} from './row.tsx';
import {type Findings, searchedFor, wordsOf} from './search.ts';
import {equal, written} from './values.ts';

const FRAMES = 60; // for which a place that is folded up is waited for

export function mountKnobPanel(component: Component, options: PanelOptions): void {
  const panel = addPanel(component, options);
  mainLog().answers.knobs = ({change}: {change: KnobValues}) => panel.apply(change); // a note's button
  render(<Panel panel={panel} />, partOf(component.element, '.kp'));
}

function Panel({panel}: {panel: KnobPanel}) {
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState<string[]>([]); // the groups that are open while nothing is searched for
  const found = searchedFor(typed, panel.knobs);
  const isSearching = wordsOf(typed).length > 0;
  const names = new Set(found.knobs.map(({name}) => name));
  const turn = (group: string, to: boolean) =>
    setOpen((now) => (to ? [...new Set([...now, group])] : now.filter((each) => each !== group)));
  useLayoutEffect(() => {
    offerWay(panel, (name) => {
      const knob = panel.byName.get(name);
      if (!knob) return;
      setTyped('');
      if (!knob.basic) turn(knob.group, true);
      requestAnimationFrame(() => arriveAt(panel, name));
    });
  }, [panel]);
  return (
    <>
      <Search panel={panel} typed={typed} type={setTyped} found={found} isSearching={isSearching} />
      <Summary panel={panel} open={open} hidden={isSearching} />
      <section class="kp-basic" aria-label={t('The knobs that matter most')}>
        {panel.knobs
          .filter(({basic}) => basic)
          .map(({name}) => (
            <KnobRow key={name} panel={panel} name={name} hidden={!names.has(name)} />
          ))}
      </section>
      {TABLE.groups.map((group) => (
        <Group
          key={group}
          panel={panel}
          title={group}
          names={names}
          isSearching={isSearching}
          isOpen={open.includes(group)}
          turn={(to) => turn(group, to)}
        />
      ))}
      <Effective panel={panel} hidden={isSearching} />
    </>
  );
}

// Brings a knob into view and puts the keyboard on it.
function arriveAt(panel: KnobPanel, name: string): void {
  const row = document.getElementById(`${panel.name}-${name}`);
  if (!row) return;
  row.scrollIntoView({block: 'center'});
  focusKnob(panel, name);
  row.classList.remove('kp-found');
  requestAnimationFrame(() => row.classList.add('kp-found'));
}

// ------------------------------------------------------------------------------------------------------------- groups

interface GroupProps {
  panel: KnobPanel;
  title: string;
  names: Set<string>; // of the knobs that are searched for
  isSearching: boolean;
  isOpen: boolean;
  turn: (to: boolean) => void;
}

// A group in its place, whose rows are made when it is first open; those of its knobs that are `basic` stand above all
// groups, and it says where.
function Group({panel, title, names, isSearching, isOpen, turn}: GroupProps) {
  const all = panel.knobs.filter(({group}) => group === title);
  const rest = all.filter(({basic}) => !basic);
  const knobs = [...rest.filter((knob) => !knob.managed_because), ...rest.filter((knob) => knob.managed_because)];
  const above = all.filter(({basic}) => basic);
  const isFound = knobs.some(({name}) => names.has(name));
  const isShown = isSearching ? isFound : isOpen;
  const wasShown = useRef(false);
  wasShown.current ||= isShown;
  if (!knobs.length) return null;
  return (
    <details
      class="kp-group"
      data-group={title}
      hidden={!isFound}
      open={isShown}
      onToggle={({currentTarget}) => !isSearching && turn(currentTarget.open)}
    >
      <summary>
        {t(title)}
        <Count panel={panel} knobs={knobs} />
      </summary>
      <div class="kp-body">
        {wasShown.current && above.length > 0 && (
          <p class="kp-meaning kp-above" hidden={isSearching}>
            {t('Always in view, above:')}{' '}
            {above.map(({name}, number) => (
              <>
                {number > 0 && ', '}
                <Go panel={panel} name={name} />
              </>
            ))}
          </p>
        )}
        {wasShown.current && knobs.map((knob) => <Row key={knob.name} panel={panel} knob={knob} names={names} />)}
      </div>
    </details>
  );
}

// A knob of a group; those that the playground sees to itself come last, and say why.
function Row({panel, knob, names}: {panel: KnobPanel; knob: Knob; names: Set<string>}) {
  const hidden = !names.has(knob.name);
  if (!knob.managed_because) return <KnobRow panel={panel} name={knob.name} hidden={hidden} />;
  return (
    <p class="kp-meaning kp-managed" data-knob={knob.name} hidden={hidden}>
      <code>{knob.name}</code> {t(knob.managed_because)}
    </p>
  );
}

function Count({panel, knobs}: {panel: KnobPanel; knobs: Knob[]}) {
  const set = knobs.filter(({name}) => panel.state.value.set[name] !== undefined).length;
  const notes = knobs.filter(({name}) => panel.verdict.value?.notes[name]).length;
  const words = [set ? t('{count} set', {count: set}) : '', notes ? `▲ ${notes}` : ''];
  return <span class="kp-count">{panel.verdict.value && words.filter(Boolean).join(' · ')}</span>;
}

const Go = ({panel, name}: {panel: KnobPanel; name: string}) => (
  <button
    class="kp-link kp-name"
    type="button"
    aria-label={t('Go to {name}', {name})}
    onClick={() => jumpTo(panel, name)}
  >
    <KnobName name={name} />
  </button>
);

// ------------------------------------------------------------------------------------------------------------- search

interface SearchProps {
  panel: KnobPanel;
  typed: string;
  type: (text: string) => void;
  found: Findings;
  isSearching: boolean;
}

function Search({panel, typed, type, found: {knobs, beside, absent}, isSearching}: SearchProps) {
  const nothing =
    beside.length || absent.length
      ? t('No knob.')
      : t('No knob matches. Try a plain word, such as repeat, random or stop.');
  const count = knobs.length ? tn(knobs.length, '{count} knob', '{count} knobs') : nothing;
  return (
    <div class="kp-search" role="search">
      <input
        id={`${panel.name}-search`}
        type="search"
        placeholder={t('Search {count} knobs', {count: panel.knobs.length})}
        aria-label={t('Search the knobs')}
        autocomplete="off"
        spellcheck={false}
        value={typed}
        onInput={({currentTarget}) => type(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !typed) return; // on an empty search it closes the drawer
          event.preventDefault();
          type('');
        }}
      />
      <span class="kp-faint" role="status">
        {isSearching && count}
      </span>
      <div class="kp-beside" role="status">
        {beside.map((place) => (
          <PlaceLine key={place.text} place={place} />
        ))}
        {absent.map((text) => (
          <p class="kp-faint">{t(text)}</p>
        ))}
      </div>
    </div>
  );
}

const at = (id: string | undefined) => (id ? document.getElementById(id) : null);

// What is set beside the knobs, with the way to it where this page has it. What is folded up is not on the page yet.
function PlaceLine({place: {text, id, inside}}: {place: Place}) {
  const arrive = (tries: number) => {
    const input = at(id)?.querySelector<HTMLElement>('input, textarea, select');
    if (!input?.offsetParent && tries) {
      requestAnimationFrame(() => arrive(tries - 1));
      return;
    }
    input?.scrollIntoView({block: 'center'});
    input?.focus({preventScroll: true});
  };
  const go = () => {
    if (!at(id)?.offsetParent) at(inside)?.querySelector<HTMLElement>('button.label-wrap')?.click();
    arrive(FRAMES);
  };
  return (
    <p class="kp-faint">
      {t(text)}{' '}
      {(at(id) || at(inside)) && (
        <button class="kp-link" type="button" onClick={go}>
          {t('Go to it')}
        </button>
      )}
    </p>
  );
}

// --------------------------------------------------------------------------------------------------- what is different

function Summary({panel, open, hidden}: {panel: KnobPanel; open: string[]; hidden: boolean}) {
  const {base, set} = panel.state.value;
  const verdict = panel.verdict.value;
  const mode = t(verdict?.mode);
  const count = verdict?.differs.length ?? 0;
  const words = count
    ? tn(count, "{count} knob differs from the model's defaults:", "{count} knobs differ from the model's defaults:")
    : t("No knobs differ from the model's defaults.");
  // What has no control here, and what stands in the way of a run but lies in a closed group.
  const isClosed = ({basic, group}: Knob) => !basic && !open.includes(group);
  const above = Object.entries(verdict?.notes ?? {}).flatMap(([name, notes = []]) => {
    const knob = panel.byName.get(name);
    if (!knob) return notes;
    return isClosed(knob) ? notes.filter(({severity}) => severity === 'error') : [];
  });
  return (
    <div class="kp-summary" hidden={hidden}>
      <p class="kp-headline">
        {verdict && (
          <>
            <strong title={t('The strategy that these settings choose')}>
              {mode[0].toUpperCase() + mode.slice(1)}
            </strong>
            {` · ${words}`}
          </>
        )}
      </p>
      <div class="kp-differing">
        {verdict?.differs.map((name) => (
          <Chip key={name} panel={panel} name={name} />
        ))}
      </div>
      <div class="kp-foot">
        <button
          class="kp-link"
          type="button"
          disabled={equal(set, base)}
          onClick={() => panel.resetAll(panel.state.value.base)}
        >
          {t('Reset to the preset')}
        </button>
        <button class="kp-link" type="button" disabled={!Object.keys(set).length} onClick={() => panel.resetAll({})}>
          {t("Use the model's defaults")}
        </button>
      </div>
      <div class="kp-notes" role="status">
        {[...(verdict?.general ?? []), ...above].map((note) => (
          <NoteLine note={note} panel={panel} />
        ))}
      </div>
    </div>
  );
}

function Chip({panel, name}: {panel: KnobPanel; name: string}) {
  const source = panel.sourceOf(name);
  const notes = panel.verdict.value?.notes[name] ?? [];
  const sign = notes.some(({severity}) => severity === 'error') ? 'error' : notes.length ? 'warning' : '';
  return (
    <button
      class="kp-chip"
      type="button"
      data-source={source}
      title={t('Go to this knob ({source})', {source: sourceMeaning(source)})}
      onClick={() => jumpTo(panel, name)}
    >
      {name}
      {sign && (
        <span class={`kp-${sign}`} title={t('See the note at the knob')}>
          {SIGNS[sign]}
        </span>
      )}
    </button>
  );
}

// The table of what applies in the end; what was changed comes first.
function Effective({panel, hidden}: {panel: KnobPanel; hidden: boolean}) {
  const rows = panel.effective.value;
  const turn = (isOpen: boolean) => {
    panel.wantsEffective = isOpen;
    if (isOpen) void panel.askEffective();
  };
  return (
    <details class="kp-group kp-effective" hidden={hidden} onToggle={({currentTarget}) => turn(currentTarget.open)}>
      <summary>{t('Effective config')}</summary>
      <div class="kp-table">
        {rows.length > 0 && (
          <table>
            <thead>
              <tr>
                <th scope="col">{t('knob')}</th>
                <th scope="col">{t('value')}</th>
                <th scope="col">{t('source')}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({name, value, source, ignored}) => (
                <tr key={name} data-source={source}>
                  <td>
                    <Go panel={panel} name={name} />
                  </td>
                  <td class="kp-value">
                    {written(value, 60)}
                    {ignored && <span class="kp-faint" title={t(ignored)}>{` ○ ${t('no effect')}`}</span>}
                  </td>
                  <td>{sourceName(source)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
    </details>
  );
}
