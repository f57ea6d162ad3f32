// Where the documents of this server say more of a term. The page names their address in its head; a saved page has no
// documents beside it, and no links.

import {make} from './text.ts';
import {t} from './texts.ts';

// Section of a document: terms. All others are in the glossary of the documents, under the same name.
const SECTIONS = {
  'views#why-this-token': `vocabulary prompt length ending logit probability logprob mean-logprob cumulative-logprob bits perplexity rank processor
    kept distinct-n repetition context parameters memory`,
  'views#side-by-side': 'sample greedy self-bleu words-in-common interval',
  'views#how-the-next-token-moves-with-the-prompt': 'kl js',
  'views#where-the-beams-went': 'sequence-score',
  'views#is-the-draft-worth-it':
    'bonus acceptance-length expected-acceptance passes-saved draft-cost speed-up residual',
  'views#is-it-watermarked': 'threshold p-value false-positive-rate detection-rate auc',
  'views#which-answer-is-likelier': 'answer-share',
  'views#how-much-do-fewer-bits-cost': 'top-agreement',
  'views#chats-translations-batches': 'padding',
  'serving#time': 'speed first-token time between-tokens latency percentile',
  'serving#what-happens-in-a-step': 'decode block queue',
  'knobs#do_sample': 'sampling',
  'knobs#temperature': 'temperature',
  'knobs#top_k': 'top-k',
  'knobs#top_p': 'top-p',
  'knobs#min_p': 'min-p',
  'knobs#repetition_penalty': 'repetition-penalty',
  'knobs#length_penalty': 'length-penalty',
  'knobs#diversity_penalty': 'diversity-penalty',
  'knobs#constraints': 'constraint',
};
const SECTION_OF: Record<string, string> = Object.fromEntries(
  Object.entries(SECTIONS).flatMap(([section, terms]) => terms.split(/\s+/).map((id) => [id, section])),
);

// A link to the documents, or to what they say of a term: none, or one.
export function documentLinks(id?: string): HTMLElement[] {
  const help = document.querySelector<HTMLLinkElement>('link[rel=help]');
  if (!help) return [];
  const place = id ? SECTION_OF[id] || `glossary#${id}` : '';
  return [make('a', 'gp-link', t('Docs'), {href: help.href + place, target: '_blank', rel: 'noopener'})];
}
