// One cell of the logit lens: the likeliest tokens of a layer in the place of a token, as bars, and its numbers in words.

import {count, information, percent, quoted} from '../core/text.ts';
import {t} from '../core/texts.ts';
import {wordOf} from '../draws/draw_words.ts';
import type {Lens, Unit} from '../core/types.ts';
import {TwoBars} from '../widgets/bars.tsx';
import {TokenLabel} from '../widgets/token_label.tsx';

interface CardProps {
  lens: Lens;
  layer: number;
  column: number;
  unit: Unit;
}

export function LensCard({lens, layer, column, unit}: CardProps) {
  const {top, probability} = lens.found.layers[layer][column];
  const token = lens.found.tokens[column];
  const rows = top.some(([id]) => id === token.id)
    ? top
    : [...top, [token.id, token.text, probability] satisfies (typeof top)[number]];
  return (
    <div class="gp-lens-card">
      <h3 class="gp-lens-place">{placeWords(lens, layer, column)}</h3>
      <ul class="gp-lens-bars">
        {rows.map(([id, text, share]) => {
          const isChosen = id === token.id;
          return (
            <li key={id} class={isChosen ? 'gp-is-chosen' : ''}>
              <span class="gp-sign" aria-hidden="true">
                {isChosen ? '▶' : ''}
              </span>
              <span class="gp-word">
                <TokenLabel text={text} />
              </span>
              <TwoBars after={share} before={null} top={1} kind={isChosen ? 'chosen' : null} />
              <span class="gp-value">{percent(share)}</span>
            </li>
          );
        })}
      </ul>
      <p class="gp-note gp-lens-numbers">{cellWords(lens, layer, column, unit)}</p>
    </div>
  );
}

/** From which layer on the model's likeliest token in a place is the likeliest, and what became of it. */
export function settledWords({found: {layers, tokens}}: Lens, column: number): string {
  const last = layers.length - 1;
  const [id, text] = layers[last][column].top[0];
  let from = last;
  while (from && layers[from - 1][column].top[0][0] === id) from--;
  const chosen = tokens[column];
  const values = {layer: count(from), count: count(last), token: wordOf(text), chosen: wordOf(chosen.text)};
  const settled =
    from === 0
      ? t('From the embedding on, {token} is the likeliest.', values)
      : from === last
        ? t('Only the last layer, {count}, finds {token} the likeliest.', values)
        : t('From layer {layer} of {count} on, {token} is the likeliest.', values);
  if (chosen.id === id) return settled;
  const {rank, probability} = layers[last][column];
  return `${settled} ${t('{chosen} was chosen: rank {rank}, {share}.', {...values, rank: count(rank), share: percent(probability ?? 0)})}`;
}

export function placeWords({found}: Lens, layer: number, column: number): string {
  const values = {layer: count(layer)};
  const name =
    layer === 0
      ? t('the embedding (layer 0)')
      : layer === found.layers.length - 1
        ? t('layer {layer}, the last', values)
        : t('layer {layer}', values);
  return t('{layer}, in the place of {token}', {layer: name, token: quoted(found.tokens[column].text)});
}

export function cellWords({found}: Lens, layer: number, column: number, unit: Unit): string {
  const {probability, rank, entropy, kl} = found.layers[layer][column];
  return t('The chosen {token}: {share}, rank {rank}. Entropy {entropy}; KL from the last layer {kl}.', {
    token: quoted(found.tokens[column].text),
    share: percent(probability),
    rank: count(rank),
    entropy: information(entropy, unit),
    kl: information(kl, unit),
  });
}
