// What the words and numbers of the page mean: one row for each term, with its meaning in a line, its formula and its unit.
// The boxes beside the numbers and the glossary are both made of these rows. Draws nothing.

import {t} from './texts.ts';

export interface Term {
  name: string;
  meaning: string;
  formula?: string;
  unit?: string; // missing where the value has none
}

// the terms by their anchors, in the order of the glossary
const ROWS: Record<string, () => Term> = {
  token: () => ({
    name: t('token'),
    meaning: t(
      'The piece of text that a model reads and writes at once: a word, part of a word, a punctuation mark, or a few bytes.',
    ),
  }),
  vocabulary: () => ({name: t('vocabulary'), meaning: t('All the tokens that a model knows.')}),
  prompt: () => ({name: t('prompt'), meaning: t('The text that the model is given, and continues.')}),
  step: () => ({
    name: t('step'),
    meaning: t('One choice of a next token. In beam search all running beams take it together.'),
  }),
  length: () => ({
    name: t('length'),
    meaning: t('How many tokens a text has, without the prompt; the one that ends it counts.'),
    formula: 'n',
    unit: t('tokens'),
  }),
  ending: () => ({
    name: t('end of a text'),
    meaning: t(
      'What ended a text: the model’s end-of-sequence token (EOS), a stop string, a limit, your own criterion or decoding loop, or a person.',
    ),
  }),
  sample: () => ({
    name: t('sample'),
    meaning: t(
      'One of several texts that are drawn with the same settings, each with a seed of its own. A text of probability p is expected N · p times among N samples.',
    ),
    formula: 'N · p',
  }),
  logit: () => ({
    name: t('logit'),
    meaning: t('The model’s raw score for a token. Only the differences between the logits of a step matter.'),
    formula: 'p = e^logit / Σ e^logit',
  }),
  probability: () => ({
    name: t('probability'),
    meaning: t('How likely a token is to come next, among all of the vocabulary.'),
    formula: 'p = e^logit / Σ e^logit',
    unit: '%',
  }),
  distribution: () => ({
    name: t('distribution'),
    meaning: t('The probabilities of all tokens of the vocabulary at one step; they sum to 1.'),
    formula: 'Σ p = 1',
  }),
  logprob: () => ({
    name: t('log-probability'),
    meaning: t(
      'The natural logarithm of a probability: 0 is certain, and each token adds its own to the sum of a text.',
    ),
    formula: 'log p',
    unit: 'nats',
  }),
  'mean-logprob': () => ({
    name: t('mean log-probability'),
    meaning: t('The logarithm of a token’s probability, on average.'),
    formula: '(Σ log p) / n',
    unit: t('bits or nats'),
  }),
  'cumulative-logprob': () => ({
    name: t('cumulative log-probability'),
    meaning: t('The logarithm of the probability of the whole text: the sum over its tokens.'),
    formula: 'Σ log p',
    unit: t('bits or nats'),
  }),
  surprisal: () => ({
    name: t('surprisal'),
    meaning: t(
      'How unexpected a token was: 0 bits where it was certain, one more for each halving of its probability.',
    ),
    formula: '−log₂ p',
    unit: t('bits or nats'),
  }),
  bits: () => ({
    name: t('bits and nats'),
    meaning: t('Units of information: bits count with the logarithm to base 2, nats with the natural one.'),
    formula: '1 nat = 1.443 bits',
  }),
  entropy: () => ({
    name: t('entropy'),
    meaning: t('How uncertain the next token was, on average.'),
    formula: 'H = −Σ p · log₂ p',
    unit: t('bits or nats'),
  }),
  'logit-lens': () => ({
    name: t('logit lens'),
    meaning: t(
      'What a layer of the model would say if it were the last: the model’s own head, applied to what the layer hands on.',
    ),
  }),
  'cross-attention': () => ({
    name: t('cross-attention'),
    meaning: t(
      'How much a decoder takes from each position of what its encoder has read: weights that add up to 1 in each head of each layer. They tell where information came from, not why a token was chosen.',
    ),
    formula: 'softmax(Q Kᵀ / √d)',
  }),
  perplexity: () => ({
    name: t('perplexity'),
    meaning: t(
      'How many equally likely tokens there were to choose from, on average: e to the power of minus the mean log-probability in nats.',
    ),
    formula: 'exp(−(Σ log p) / n)',
  }),
  rank: () => ({
    name: t('rank'),
    meaning: t('The place of a token when all are sorted by probability: 1 is the likeliest.'),
  }),
  greedy: () => ({name: t('greedy'), meaning: t('Takes the most probable token at each step.'), formula: 'argmax p'}),
  sampling: () => ({
    name: t('sampling'),
    meaning: t('Draws each token at random, with the probabilities that the processors left.'),
  }),
  seed: () => ({
    name: t('seed'),
    meaning: t('The number from which all draws of a run follow: the same seed and settings give the same text again.'),
  }),
  luck: () => ({
    name: t('luck'),
    meaning: t(
      'What chance adds to a probability: a random factor 1/q for each token, which depends only on the seed. The token with the largest product of the two is drawn.',
    ),
    formula: 'p · 1/q, g = −ln q',
  }),
  processor: () => ({
    name: t('logits processor'),
    meaning: t(
      'A rule that changes the scores of a step before a token is chosen: it removes tokens or makes some likelier.',
    ),
  }),
  temperature: () => ({
    name: t('temperature'),
    meaning: t('What the logits are divided by: below 1 likely tokens become likelier, above 1 all become more alike.'),
    formula: 'p ∝ e^(logit / T)',
  }),
  'top-k': () => ({name: t('top-k'), meaning: t('Keeps the k likeliest tokens and removes the others.')}),
  'top-p': () => ({
    name: t('top-p'),
    meaning: t('Keeps the likeliest tokens until together they have probability p: the nucleus.'),
    formula: 'min n: p₁ + … + pₙ ≥ p',
  }),
  'min-p': () => ({
    name: t('min-p'),
    meaning: t('Keeps the tokens with at least this share of the likeliest one’s probability.'),
    formula: 'p ≥ min_p · p₁',
  }),
  'repetition-penalty': () => ({
    name: t('repetition penalty'),
    meaning: t(
      'Makes tokens that have occurred less likely: positive logits are divided by it, negative ones multiplied.',
    ),
    formula: 'logit / θ, logit · θ',
  }),
  kept: () => ({
    name: t('mean tokens kept'),
    meaning: t('How many tokens could be chosen, on average: all of the vocabulary before the processors.'),
    formula: '(Σ kept) / n',
    unit: t('tokens'),
  }),
  'distinct-n': () => ({
    name: t('distinct-n'),
    meaning: t(
      'The number of different n-grams (runs of n tokens) over the number of all of them: 1 means that none occurs twice.',
    ),
    formula: t('different / all'),
  }),
  repetition: () => ({
    name: t('repetition'),
    meaning: t('The share of tokens that occur among the 128 tokens before them.'),
    formula: t('repeated / all'),
    unit: '%',
  }),
  'self-bleu': () => ({
    name: t('Self-BLEU'),
    meaning: t(
      'How alike several texts are: the mean of BLEU-4 of each against all the others. 1 means that all are the same.',
    ),
  }),
  'words-in-common': () => ({
    name: t('words in common'),
    meaning: t('The share of the words of two texts that both have in the same order.'),
    formula: t('2 · shared / (words of one + words of the other)'),
    unit: '%',
  }),
  beam: () => ({
    name: t('beam'),
    meaning: t(
      'One of the texts that beam search continues at the same time; the best sums of log-probabilities go on.',
    ),
    formula: 'Σ log p',
    unit: 'nats',
  }),
  pruned: () => ({
    name: t('pruned'),
    meaning: t('Of a beam: it was considered, but others with better sums took all places.'),
  }),
  hypothesis: () => ({
    name: t('hypothesis'),
    meaning: t('A text of a beam search, finished or not. The finished ones compete with their final scores.'),
  }),
  'sequence-score': () => ({
    name: t('sequence score'),
    meaning: t(
      'The number by which finished texts of a beam search compete: the sum of the log-probabilities after the length penalty.',
    ),
    formula: 'Σ log p / n^length_penalty',
    unit: 'nats',
  }),
  'length-penalty': () => ({
    name: t('length penalty'),
    meaning: t(
      'The power of the length by which a beam’s sum is divided in its final score: above 0 it favours longer texts.',
    ),
    formula: 'Σ log p / n^length_penalty',
  }),
  'diversity-penalty': () => ({
    name: t('diversity penalty'),
    meaning: t('In diverse beam search: what a token loses for each beam of earlier groups that has just chosen it.'),
    formula: 'log p − λ · n',
    unit: 'nats',
  }),
  constraint: () => ({
    name: t('constraint'),
    meaning: t(
      'What a text must contain, in constrained beam search. Texts that have equally many of its tokens form a bank; banks take turns in passing on their best.',
    ),
  }),
  'degeneration-penalty': () => ({
    name: t('degeneration penalty'),
    meaning: t(
      'In contrastive search: the largest cosine similarity of a token’s hidden state with those of the text so far.',
    ),
    formula: '(1 − α) · p − α · penalty',
  }),
  draft: () => ({
    name: t('draft'),
    meaning: t('Tokens that something cheap proposes, and that the target model judges all in one forward pass.'),
    formula: 'min(1, p / q)',
  }),
  target: () => ({name: t('target model'), meaning: t('The model whose text is written: it judges the drafts.')}),
  bonus: () => ({
    name: t('bonus'),
    meaning: t('The target’s own token after a draft that was kept whole: its forward pass gives one more.'),
  }),
  correction: () => ({
    name: t('correction'),
    meaning: t('The target’s own token in place of the first rejected draft token.'),
  }),
  'acceptance-rate': () => ({
    name: t('acceptance rate'),
    meaning: t('The share of drafted tokens that the target kept.'),
    formula: t('accepted / drafted'),
    unit: '%',
  }),
  'acceptance-length': () => ({
    name: t('acceptance length'),
    meaning: t('The tokens that a round with a draft writes on average, including the target’s own.'),
    formula: t('1 + accepted / rounds'),
    unit: t('tokens'),
  }),
  'expected-acceptance': () => ({
    name: t('expected acceptance rate'),
    meaning: t(
      'The probability with which speculative sampling keeps a drafted token, over all tokens that could have been drafted there.',
    ),
    formula: 'Σ min(p, q)',
    unit: '%',
  }),
  'passes-saved': () => ({
    name: t('forward passes saved'),
    meaning: t('The tokens that a run wrote beyond one for each forward pass of the target model.'),
    formula: t('tokens − rounds'),
  }),
  'draft-cost': () => ({
    name: t('cost of a draft'),
    meaning: t(
      'What drafting one token, or verifying a draft, takes, in units of the time for one token without drafts.',
    ),
    formula: t('its time / time per token without drafts'),
  }),
  'speed-up': () => ({
    name: t('speed-up'),
    meaning: t(
      'How many times faster a run is with drafts. The formula expects it from the acceptance rate α, the drafted tokens γ and the cost c of drafting one.',
    ),
    formula: '(1 − α^(γ+1)) / ((1 − α) · (γ · c + 1))',
  }),
  residual: () => ({
    name: t('residual distribution'),
    meaning: t(
      'What the target gives beyond the draft model. The token that replaces a rejected one is drawn from it.',
    ),
    formula: 'max(0, p − q) / Σ max(0, p − q)',
  }),
  interval: () => ({
    name: t('interval'),
    meaning: t(
      'Where the true value lies with the named probability, as far as the runs can tell. Where the intervals of two values overlap, it is not known which is larger.',
    ),
  }),
  watermark: () => ({
    name: t('watermark'),
    meaning: t('A bias in the choice of tokens that a detector can find later, and a reader cannot see.'),
  }),
  'green-list': () => ({
    name: t('green list'),
    meaning: t('The part of the vocabulary that a watermark favours at a step; it follows from the tokens before.'),
    formula: 'logit + δ',
  }),
  'g-value': () => ({
    name: t('g-value'),
    meaning: t('In SynthID: 0 or 1 for a token, a context and a key. Marked texts have more ones than half.'),
  }),
  'z-score': () => ({
    name: t('z-score'),
    meaning: t('How many standard deviations more green tokens a text has than it would by chance.'),
    formula: '(g − γ · n) / √(n · γ · (1 − γ))',
  }),
  threshold: () => ({
    name: t('threshold'),
    meaning: t('The score above which a detector says that a text is watermarked.'),
  }),
  'p-value': () => ({
    name: t('p-value'),
    meaning: t(
      'The probability of a result at least as extreme by chance alone. A small p makes chance a poor explanation.',
    ),
    formula: 'P(Z ≥ z)',
  }),
  'false-positive-rate': () => ({
    name: t('false-positive rate'),
    meaning: t('The share of texts without the watermark that pass the threshold.'),
    formula: t('passed / texts without it'),
    unit: '%',
  }),
  'detection-rate': () => ({
    name: t('detection rate'),
    meaning: t('The share of texts with the watermark that pass the threshold.'),
    formula: t('found / texts with it'),
    unit: '%',
  }),
  auc: () => ({
    name: 'AUC',
    meaning: t(
      'The area under the ROC curve: how often a text with the watermark scores higher than one without. 50% is guessing.',
    ),
    unit: '%',
  }),
  kl: () => ({
    name: t('KL divergence'),
    meaning: t(
      'How far one distribution is from another: the extra surprisal on average when q is used instead of p. 0 where they are the same.',
    ),
    formula: 'Σ p · log₂(p / q)',
    unit: t('bits or nats'),
  }),
  'total-variation': () => ({
    name: t('total variation distance'),
    meaning: t('How much probability has to move to turn one distribution into the other.'),
    formula: '½ · Σ |p − q|',
    unit: '%',
  }),
  js: () => ({
    name: t('Jensen-Shannon divergence'),
    meaning: t(
      'The mean KL divergence of two distributions from their average: the same both ways, and at most 1 bit.',
    ),
    formula: '½ · KL(p ‖ m) + ½ · KL(q ‖ m), m = (p + q) / 2',
    unit: t('bits or nats'),
  }),
  'answer-share': () => ({
    name: t('share among answers'),
    meaning: t(
      'How probable one of the named answers is, if it must be one of these: the softmax of their log-probabilities.',
    ),
    formula: 'e^(log P) / Σ e^(log P)',
    unit: '%',
  }),
  'top-agreement': () => ({
    name: t('same top token'),
    meaning: t(
      'How often the same token is the likeliest for both models: there greedy decoding would continue in the same way.',
    ),
    formula: t('same / all places'),
    unit: '%',
  }),
  speed: () => ({
    name: t('tokens per second'),
    meaning: t('The tokens of a run over the time since it began, including the wait for the first one.'),
    formula: 'n / s',
  }),
  'first-token': () => ({
    name: t('time to first token'),
    meaning: t('From the start of the run to its first token, without queueing or loading the model.'),
    unit: 's',
  }),
  time: () => ({
    name: t('time'),
    meaning: t(
      'The time between two events of a run on this machine. Runs that share the machine slow each other down.',
    ),
    unit: 's',
  }),
  padding: () => ({
    name: t('padding'),
    meaning: t(
      'Tokens that fill shorter prompts of a batch to one length. The attention mask hides them (0); positions count the tokens that are read.',
    ),
  }),
  'continuous-batching': () => ({
    name: t('continuous batching'),
    meaning: t(
      'Serving in which requests join the forward passes and leave them at any step, and nobody waits for the longest text of a batch.',
    ),
  }),
  prefill: () => ({
    name: t('prefill'),
    meaning: t(
      'The model reads a prompt, in one step or, where the token budget is too small for that, in parts (chunked prefill). This gives the first new token.',
    ),
    unit: t('tokens'),
  }),
  decode: () => ({
    name: t('decode'),
    meaning: t('A step of a request that reads its last token and writes the next one.'),
    unit: t('tokens'),
  }),
  block: () => ({
    name: t('cache block'),
    meaning: t(
      'A part of the key-value cache with room for a fixed number of tokens (the block size). A request takes blocks as its text grows, and gives them back at its end.',
    ),
    formula: t('blocks = tokens / block size, rounded up'),
  }),
  'prefix-sharing': () => ({
    name: t('prefix sharing'),
    meaning: t(
      'Requests whose prompts begin alike use the same blocks for that part: it is read once. A block that nobody uses any more is kept for its content until its room is needed.',
    ),
    unit: t('tokens'),
  }),
  'token-budget': () => ({
    name: t('token budget'),
    meaning: t('How many tokens a step may read at most, prefill and decode together.'),
    unit: t('tokens'),
  }),
  queue: () => ({
    name: t('queue'),
    meaning: t('The requests that have arrived and have no place yet; the scheduler chooses which one is next.'),
    unit: t('requests'),
  }),
  starved: () => ({
    name: t('starved'),
    meaning: t('A request that needs a block for its next token while none is free: it gets nothing in this step.'),
  }),
  preempted: () => ({
    name: t('preempted'),
    meaning: t(
      'A request that lost its blocks to the others and waits again. It has to read its prompt and its text once more.',
    ),
  }),
  'between-tokens': () => ({
    name: t('time between tokens'),
    meaning: t('From one token of a request to its next one: what a person who reads along waits for.'),
    unit: t('steps, s'),
  }),
  latency: () => ({
    name: t('latency'),
    meaning: t('From the arrival of a request to its last token.'),
    formula: t('end − arrival'),
    unit: t('steps, s'),
  }),
  percentile: () => ({
    name: t('p50 and p95'),
    meaning: t('The least value that half of all values, or 95% of them, do not exceed.'),
  }),
  memory: () => ({
    name: t('memory of a model'),
    meaning: t('The size of its weights: the number of parameters times the bytes of each in its precision.'),
    formula: t('parameters · bytes of each'),
    unit: 'MB, GB',
  }),
  parameters: () => ({name: t('parameters'), meaning: t('The numbers that a model has learned: its weights.')}),
  precision: () => ({
    name: t('precision'),
    meaning: t(
      'How many bits each weight is stored in: float32 has 32, bfloat16 and float16 have 16, quantized weights 8 or 4.',
    ),
    unit: t('bits of each weight'),
  }),
  context: () => ({
    name: t('context'),
    meaning: t('How many tokens a model can read and write together.'),
    unit: t('tokens'),
  }),
  canvas: () => ({
    name: t('canvas'),
    meaning: t(
      'In block diffusion: places that are denoised together. A place is accepted where the entropy of its distribution is low enough.',
    ),
  }),
};

export const TERMS = Object.keys(ROWS);

export const termOf = (id: string): Term => ROWS[id]();
