// What is said of a recorded result, before anything else of it: what it is, and whose button makes one of the person's own.

import {t} from '../core/texts.ts';
import type {RunGroup} from '../core/run_group.ts';

// What the button of a view says, by the name of the comparison.
const BUTTONS: Record<string, (() => string) | undefined> = {
  lanes: () => t('Run all lanes'),
  sweep: () => t('Run the grid'),
  seeds: () => t('Draw the samples'),
  trial: () => t('Run the trial'),
  precision: () => t('Compare precisions'),
  choices: () => t('Compare answers'),
  watermark: () => t('Run the experiment'),
  batch: () => t('Run the batch'),
  serving: () => t('Serve'),
  token_lengths: () => t('Count the tokens'),
};

// What was run for those that have no prompt.
const RUN: Record<string, (() => string) | undefined> = {
  batch: () => t('An example, recorded with stories: the first prompts of the form, decoded greedily.'),
  serving: () => t('An example, recorded with stories: seven requests share nine cache blocks, which run out.'),
  token_lengths: () => t('An example, recorded with stories and facts: the first text of the form.'),
};

export function ExampleNote({group: {name, header, groups}}: {group: RunGroup}) {
  const run = RUN[name]?.();
  if (run) {
    return (
      <p class="gp-note gp-example" role="note">
        {`${run} ${t('“{button}” makes your own.', {button: BUTTONS[name]?.() ?? ''})}`}
      </p>
    );
  }
  const model = groups[0].model.split('?')[0];
  const words = {model, prompt: header?.prompt ?? '', button: BUTTONS[name]?.() ?? ''};
  return (
    <p class="gp-note gp-example" role="note">
      {t('An example, recorded with {model} after “{prompt}”. “{button}” makes your own.', words)}
    </p>
  );
}
