// The buttons above the curves: what a drag does, closer and farther, everything again, and the picture as a file.

import {t} from '../core/texts.ts';

/** What a drag does; '': nothing, so that a finger scrolls the page. */
export type Mode = 'zoom' | 'pan' | '';

const ICONS = {
  zoom: 'M10.5 10.5 15 15M7 2a5 5 0 1 0 0 10A5 5 0 1 0 7 2',
  pan: 'M8 1v14M1 8h14M8 1 6 3M8 1l2 2M8 15l-2-2M8 15l2-2M1 8l2-2M1 8l2 2M15 8l-2-2M15 8l-2 2',
  closer: 'M8 3v10M3 8h10',
  farther: 'M3 8h10',
  reset: 'M2 8l6-6 6 6M4 7v7h8V7',
  png: 'M2 5h3l1-2h4l1 2h3v8H2zM8 7a2 2 0 1 0 0 4 2 2 0 1 0 0-4',
  svg: 'M8 2v8M5 7l3 3 3-3M3 14h10',
};

interface ToolsProps {
  mode: Mode;
  setMode: (mode: Mode) => void;
  scale: (share: number) => void; // of what is shown now
  reset: () => void;
  save: (kind: 'svg' | 'png') => void;
}

export function CurveTools({mode, setMode, scale, reset, save}: ToolsProps) {
  return (
    <div class="gp-curve-tools">
      <Tool icon="zoom" title={t('Zoom')} act={() => setMode('zoom')} isPressed={mode === 'zoom'} />
      <Tool icon="pan" title={t('Pan')} act={() => setMode('pan')} isPressed={mode === 'pan'} />
      <Tool icon="closer" title={t('Zoom in')} act={() => scale(0.5)} />
      <Tool icon="farther" title={t('Zoom out')} act={() => scale(2)} />
      <Tool icon="reset" title={t('Reset axes')} act={reset} />
      <Tool icon="png" title={t('Download plot as a PNG')} act={() => save('png')} />
      <Tool icon="svg" title={t('Download plot as an SVG')} act={() => save('svg')} />
    </div>
  );
}

interface ToolProps {
  icon: keyof typeof ICONS;
  title: string;
  act: () => void;
  isPressed?: boolean;
}

const Tool = ({icon, title, act, isPressed}: ToolProps) => (
  <button type="button" class="gp-curve-tool" title={title} aria-label={title} aria-pressed={isPressed} onClick={act}>
    <svg viewBox="0 0 16 16" aria-hidden="true">
      <path d={ICONS[icon]} />
    </svg>
  </button>
);
