// How probable a token is, as bars: filled after the processors, below it an outline before them. Numbers beside them say the
// same, so that nothing is told by a bar alone.

import type {ComponentChildren} from 'preact';

interface BarProps {
  share: number; // from 0 to 1
  top: number; // the share of a full bar
  side: 'after' | 'before';
}

// A bar; one that is longer than its track says so. A rounding does not count.
function Bar({share, top, side}: BarProps) {
  const names = ['gp-track', side === 'before' && 'gp-thin', share > top * 1.005 && 'gp-beyond'];
  return (
    <span class={names.filter(Boolean).join(' ')} aria-hidden="true">
      <span class={`gp-fill gp-${side}`} style={{width: `${(Math.min(1, share / top) * 100).toFixed(2)}%`}} />
    </span>
  );
}

interface TwoBarsProps {
  after: number | null; // null, as of the next: not known
  before: number | null;
  top: number;
  kind?: 'chosen' | 'rest' | null; // what the token is
  removed?: ComponentChildren; // who removed it: in the place of the first bar
}

export function TwoBars({after, before, top, kind, removed}: TwoBarsProps) {
  const names = ['gp-tracks', kind && `gp-tracks-${kind}`, removed && 'gp-tracks-removed'];
  return (
    <span class={names.filter(Boolean).join(' ')}>
      {removed ? <span class="gp-why">{removed}</span> : after !== null && <Bar share={after} top={top} side="after" />}
      {before !== null && <Bar share={before} top={top} side="before" />}
    </span>
  );
}
