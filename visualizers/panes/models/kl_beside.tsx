// Both distributions at one token: in a sentence, and the likeliest tokens of either with bars.

import {titleWords} from '../comparison/titles.ts';
import {count, information, percent, probability, quoted} from '../core/text.ts';
import {type Said, t} from '../core/texts.ts';
import type {Unit} from '../core/types.ts';
import {Term} from '../widgets/term.tsx';
import {TokenLabel} from '../widgets/token_label.tsx';
import {type ReadGroup, klUnitWords} from './pair_words.ts';

interface BesideProps {
  reference: Said; // its title
  one: ReadGroup;
  place: number;
  isChosen: boolean; // by a person; else it is where they differ most
  unit: Unit;
}

export function Beside({reference, one, place, isChosen, unit}: BesideProps) {
  const token = one.pair.tokens[place];
  const [mine, theirs] = token.entropies.map((entropy) => information(entropy, unit));
  const told = {
    number: count(place + 1),
    token: quoted(token.text),
    kl: klUnitWords(token.kl, unit),
    mine,
    theirs,
    model: titleWords(one.title),
  };
  const words = isChosen
    ? t('Token {number} {token}: KL {kl}, entropy {mine} of the reference and {theirs} of {model}.', told)
    : `${t('Where they differ most, token {number} {token}: KL {kl}, entropy {mine} of the reference and {theirs} of {model}.', told)} ${t('Click another token to see both models there.')}`;
  const [share, other] = token.logprobs.map((logprob) => percent(probability(logprob)));
  const run = () => t('{token}: {share} and {other}.', {token: quoted(token.text), share, other});
  const top = Math.max(...token.candidates.flatMap(([, , p, q]) => [p, q]), 1e-9);
  return (
    <div class="gp-beside" aria-live="polite">
      <p class="gp-said">{words}</p>
      <table class="gp-sides">
        <caption class="gp-hidden">{t('The likeliest tokens of both models at this place')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('Token')}</th>
            {[reference, one.title].map((title, side) => (
              <th key={side} scope="col">
                <Term
                  id="probability"
                  run={run}
                  meaning={t('The probability that the model gave, before any logits processor.')}
                >
                  {titleWords(title)}
                </Term>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {token.candidates.map(([id, label, ...both]) => (
            <tr key={id} class={id === token.id ? 'gp-is-token' : ''}>
              <th scope="row">
                <span>{id === token.id ? '▶ ' : ''}</span>
                <TokenLabel text={label} />
              </th>
              {both.map((p, side) => (
                <td key={side}>
                  <div class="gp-side">
                    <span>
                      <i class="gp-bar" aria-hidden="true" style={{width: `${((p / top) * 100).toFixed(2)}%`}} />
                    </span>
                    <span>{percent(p)}</span>
                  </div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p class="gp-note">
        {t(
          '▶ is the token of the text. Listed are the likeliest tokens of either model; the divergence counts all others, too.',
        )}
      </p>
    </div>
  );
}
