// The few knobs that matter for the chosen strategy and act in the view that is open, in one row under the prompt: the same
// state as the panel's, each with one small control. What has no small control is a button that leads to the panel.

import {render} from 'preact';
import {t} from '../../../../visualizers/panes/core/texts.ts';
import {explain} from '../../../../visualizers/panes/core/tips.ts';
import {type Component, partOf} from '../../page/component.ts';
import {acts} from '../../page/store.ts';
import {openDrawer} from '../drawers.ts';
import {controlOf} from './control_table.ts';
import {type ControlProps, Slider} from './controls.tsx';
import {jumpTo} from './jump.ts';
import {type KnobPanel, withPanel} from './panel_state.ts';
import {KnobName, SIGNS} from './row.tsx';
import {written} from './values.ts';

const PLAIN = ['switch', 'choice']; // editors whose control is small enough as it is

// `essential` are the knobs of the first strategy, `name` is that of the panel.
export function mountQuickRow({element}: Component, {name, essential}: {name: string; essential: string[]}): void {
  const place = partOf(element, '.kq-knobs');
  const count = partOf(element, '.kq-count');
  partOf(element, '.kq').setAttribute('aria-label', t('The knobs that matter for this strategy'));
  withPanel(name, (panel) => {
    partOf(element, '.kq-number-of').textContent = t('All {count} knobs', {count: panel.knobs.length});
    render(<Knobs panel={panel} essential={essential} />, place);
    explain(place);
    panel.verdict.subscribe((verdict) => {
      const notes = [...(verdict?.general ?? []), ...Object.values(verdict?.notes ?? {}).flatMap((some) => some ?? [])];
      const isWrong = notes.some(({severity}) => severity === 'error');
      count.textContent = notes.length ? `${SIGNS[isWrong ? 'error' : 'warning']} ${notes.length}` : '';
    });
  });
}

function Knobs({panel, essential}: {panel: KnobPanel; essential: string[]}) {
  const names = (panel.verdict.value?.essential ?? essential).filter((name) => panel.byName.has(name) && acts(name));
  return (
    <>
      {names.map((name) => (
        <QuickKnob key={name} panel={panel} name={name} />
      ))}
    </>
  );
}

function QuickKnob({panel, name}: {panel: KnobPanel; name: string}) {
  const {knob, value, own, source, notes} = panel.of(name);
  const id = `quick-${name}`;
  const isNumber = ['slider', 'number'].includes(knob.editor);
  const isPlain = PLAIN.includes(knob.editor) || (isNumber && knob.slider_minimum === null);
  const {View, isLabelled} = controlOf(knob.editor);
  const props: ControlProps = {
    knob,
    panel,
    id,
    nameId: `${id}-name`,
    value: value.value,
    standard: own.value === undefined ? knob.default : own.value,
    change: (to) => panel.change(name, to),
  };
  const worst = notes.value.find(({severity}) => severity === 'error') ?? notes.value.at(0);
  const told = worst ? `${t(worst.message)} ${t(worst.fix)}` : t(knob.meaning);
  // what is shown below it is also said of the control that has the focus
  const describe = (node: HTMLElement | null) => {
    node?.querySelector('input, select, button')?.setAttribute('aria-description', told);
  };
  const words = (
    <>
      <KnobName name={name} />
      <span class="kq-sign" aria-hidden="true" data-severity={worst?.severity ?? ''}>
        {worst && SIGNS[worst.severity]}
      </span>
    </>
  );
  return (
    <div class="kq-knob" data-knob={name} data-source={source.value} data-tip={told} ref={describe}>
      {isPlain && !isLabelled ? (
        <span class="kp-name" id={props.nameId}>
          {words}
        </span>
      ) : (
        <label class="kp-name" id={props.nameId} for={id}>
          {words}
        </label>
      )}
      {isPlain ? <View {...props} /> : isNumber ? <SmallNumber {...props} /> : <Way {...props} />}
    </div>
  );
}

// A slider with its value beside it.
function SmallNumber({knob, id, value, standard, change}: ControlProps) {
  const effective = value === undefined ? standard : value;
  const text = effective === null || effective === undefined ? '–' : String(effective);
  return (
    <span class="kq-number">
      <Slider {...{knob, id, value, standard, change, text}} />
      <output class="kq-value" for={id} aria-live="off">
        {text}
      </output>
    </span>
  );
}

// A knob that needs more room: its value in short, and the way to it.
function Way({knob, panel, id, value}: ControlProps) {
  const go = () => {
    openDrawer('knobs');
    jumpTo(panel, knob.name);
  };
  return (
    <button class="kp-button" id={id} type="button" onClick={go}>
      {value === undefined ? t('set …') : written(value, 18)}
    </button>
  );
}
