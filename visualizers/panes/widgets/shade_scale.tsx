// The legend of how tokens are shaded: the colours from one end to the other, or a chip for each group of ranks.

import {type ShadeName, rankChips, scaleEnds, shadeMeaning, shadeNote} from '../core/shades.ts';
import type {Unit} from '../core/types.ts';
import {Term} from './term.tsx';

interface ScaleProps {
  name: ShadeName;
  unit: Unit;
}

/** `meaning`: in the place of that of the shade. */
export function ShadeScale({class: names, meaning, ...scale}: ScaleProps & {class?: string; meaning?: string}) {
  const term = shadeMeaning(scale.name);
  const note = shadeNote(scale.name);
  return (
    <>
      <Term class={names ? `gp-scale ${names}` : 'gp-scale'} {...term} meaning={meaning ?? term.meaning}>
        <Colours {...scale} />
      </Term>
      {note && <span class="gp-shade-note">{note}</span>}
    </>
  );
}

function Colours({name, unit}: ScaleProps) {
  if (name === 'rank') {
    return (
      <>
        {rankChips().map(({words, colour}, step) => (
          <span key={step} class="gp-chip" data-rank={step} style={{backgroundColor: colour}}>
            {words}
          </span>
        ))}
      </>
    );
  }
  const {low, high, colours} = scaleEnds(name, unit);
  return (
    <>
      <span>{low}</span>
      <span class="gp-ramp" aria-hidden="true">
        {colours.map((colour) => (
          <i key={colour} style={{backgroundColor: colour}} />
        ))}
      </span>
      <span>{high}</span>
    </>
  );
}
