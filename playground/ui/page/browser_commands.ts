// What only the browser can do for the server: hand over a file, bring a place of the page into view, keep a preset.
// The value is JSON: {do, ...}. Files are made here, so nobody's file ever lies on the server.

import {kept} from '../../../visualizers/panes/widgets/kept.ts';
import {ask, askAfterwards} from './ask.ts';
import type {PlainAsk} from './ask_types.ts';
import type {Component} from './component.ts';

type Command =
  | {do: 'download'; name: string; type: string; text: string}
  | {do: 'show'; place: string; ask?: PlainAsk}
  | {do: 'keep'; name: string; config: unknown};

const PRESETS = kept('presets'); // {name: config}
const REVOKED = 60_000; // milliseconds after which a file's address is given back

export function mountBrowserCommands({element, props, watch}: Component): void {
  // Other tabs of this browser may have added presets meanwhile: what is there is read just before it is written.
  function keep(name: string, config: unknown): void {
    const others = Object.entries(keptPresets()).filter(([other]) => other !== name);
    const presets = [...others, ...(config ? [[name, config]] : [])];
    const failed = !PRESETS.write(JSON.stringify(Object.fromEntries(presets)));
    ask('TakePresets', {presets: keptPresets(), name, removed: !config, failed});
  }

  window.addEventListener('storage', ({key}) => {
    if (key === 'generation-playground.presets' && element.isConnected) ask('TakePresets', {presets: keptPresets()});
  });

  watch('value', () => {
    if (!props.value) return;
    const command = JSON.parse(props.value) as Command;
    if (command.do === 'download') download(command.name, command.type, command.text);
    if (command.do === 'show' && command.place) show(command.place);
    if (command.do === 'show' && command.ask) askAfterwards(command.ask);
    if (command.do === 'keep') keep(command.name, command.config);
  });
}

function keptPresets(): Record<string, unknown> {
  const presets = PRESETS.readJson();
  return presets && typeof presets === 'object' && !Array.isArray(presets) ? {...presets} : {};
}

function download(name: string, type: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], {type: `${type};charset=utf-8`}));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKED);
}

function show(place: string): void {
  const node = document.querySelector<HTMLElement>(place);
  if (!node) return;
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  node.scrollIntoView({block: 'nearest', behavior: calm ? 'auto' : 'smooth'});
  if (node.matches('textarea, input, button')) node.focus({preventScroll: true});
}
