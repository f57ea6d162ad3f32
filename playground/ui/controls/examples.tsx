// The examples, under the model that each of them is for: those for the models that come with the page, and those for a
// real one. A press on one tells its number; what it has taken the place of can be put back, once for each press.

import {render} from 'preact';
import {useState} from 'preact/hooks';
import {t} from '../../../visualizers/panes/core/texts.ts';
import {ask} from '../page/ask.ts';
import {type Component, partOf} from '../page/component.ts';
import {exampleChosen} from '../page/moments.ts';
import {closeIfOver} from './drawers.ts';

/** An example as examples.py offers it; `token` is the one of which it speaks. */
interface Example {
  index: number;
  model: string;
  title: string;
  look: string;
  token: string;
  bundled: boolean;
}

export function mountExamples({element}: Component, {entries}: {entries: Example[]}): void {
  render(<Examples entries={entries} />, partOf(element, '.gp-examples'));
}

function Examples({entries}: {entries: Example[]}) {
  const [presses, setPresses] = useState(0); // those that can be taken back
  const [shown, setShown] = useState(0);
  const groups = [
    {title: t('Small models'), note: '', entries: entries.filter(({bundled}) => bundled)},
    {
      title: t('A real model'),
      note: t('Shown as recorded runs until the model is on this machine. Generate fetches it.'),
      entries: entries.filter(({bundled}) => !bundled),
    },
  ].filter((group) => group.entries.length);

  function choose({token, index}: Example) {
    setPresses(presses + 1);
    exampleChosen.tell(token);
    ask('ChooseExample', {index});
    closeIfOver();
  }
  function putBack() {
    setPresses(presses - 1);
    ask('PutExampleBack');
    closeIfOver();
  }

  return (
    <>
      <button class="gp-undo" type="button" hidden={!presses} onClick={putBack}>
        {t('Put back what was set before')}
      </button>
      {groups.length > 1 && (
        <div class="gp-kinds" role="group" aria-label={t('Examples')}>
          {groups.map(({title}, number) => (
            <button class="gp-kind" type="button" aria-pressed={number === shown} onClick={() => setShown(number)}>
              {title}
            </button>
          ))}
        </div>
      )}
      {groups.map((group, number) => (
        <div hidden={number !== shown}>
          {group.note && <p class="gp-note">{group.note}</p>}
          {byModel(group.entries).map(([model, its]) => (
            <>
              <h3>{model}</h3>
              <ul aria-label={t('Examples for {model}', {model})}>
                {its.map((entry) => (
                  <li>
                    <button class="gp-example" type="button" onClick={() => choose(entry)}>
                      <b>{t(entry.title)}</b>
                      <span>{t(entry.look)}</span>
                    </button>
                  </li>
                ))}
              </ul>
            </>
          ))}
        </div>
      ))}
    </>
  );
}

// The entries in their order, those of one model together as long as no other comes.
function byModel(entries: Example[]): [string, Example[]][] {
  const all: [string, Example[]][] = [];
  for (const entry of entries) {
    if (all.at(-1)?.[0] !== entry.model) all.push([entry.model, []]);
    all.at(-1)?.[1].push(entry);
  }
  return all;
}
