// The pane "In words": how the selected token came about, told with this run's own numbers.

import {type RunProps, runPane} from '../core/component.tsx';
import {openGlossary} from '../core/glossary.ts';
import {t} from '../core/texts.ts';
import {Sentences} from '../widgets/sentences.tsx';
import {explanationOf} from './explanation.ts';

function InWords({log}: RunProps) {
  const open = ({currentTarget}: MouseEvent) => {
    const pane = (currentTarget as Element).closest<HTMLElement>('.gp-pane');
    if (pane) openGlossary(pane);
  };
  return (
    <>
      <header class="gp-head">
        <h3 class="gp-title">{t('In words')}</h3>
      </header>
      <Sentences list={explanationOf(log.current(), log)} />
      <p class="gp-note">
        {t('All numbers are from this step, as recorded.')}{' '}
        <button type="button" class="gp-link gp-to-glossary" onClick={open}>
          {t('Glossary')}
        </button>
      </p>
    </>
  );
}

export const inWordsPane = runPane(InWords);
