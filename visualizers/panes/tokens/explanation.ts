// How a token came about, in sentences with this run's own numbers: how uncertain the model was, what it gave this token,
// what each logits processor made of that, and how it was chosen. Says nothing that the recorded step does not hold.

import {draftSentences, judgeOf, rejectedSentences} from '../assisted/draft_words.ts';
import {beamSentences} from '../beam_search/beam_words.ts';
import {count, decimals, filled, information, percent, probability, quoted} from '../core/text.ts';
import type {RunLog} from '../core/log.ts';
import {t, tn} from '../core/texts.ts';
import type {BeamNode, Candidate, Started, Step, Unit} from '../core/types.ts';
import {isFromElsewhere, isKnown} from '../core/values.ts';
import {stepMarkWords, watermarkOf} from '../watermarks/watermark_words.ts';
import {had, nameOfStage} from './course_words.ts';
import {
  beginsContrasted,
  certaintyWords,
  choiceOf,
  effectWords,
  isRemoved,
  listedOf,
  removerOf,
  shareAt,
  sourceOf,
  stagesOf,
} from './stages.ts';

export function explanationOf(step: Step | null, log: RunLog): string[] {
  const {started, unit} = log;
  if (!step || !started) return [t('No token yet')];
  if (log.rejected) return rejectedSentences(log.rejected, step.chosen.text, judgeOf(started));
  if (isFromElsewhere(step)) return reportedSentences(step, started, unit);
  const sentences = [
    certaintyWords(step.distribution.entropy_before, unit),
    ...givenWords(step),
    ...layerWords(step, unit),
    ...stageSentences(step, started),
  ];
  if (step.mark) {
    const watermark = watermarkOf(started);
    const {chosen, index, mark, given = false} = step;
    sentences.push(stepMarkWords({chosen, index, mark, given, isFirst: index < watermark.early}, watermark));
  }
  sentences.push(choiceWords(step, started));
  if (step.draft) sentences.push(...draftSentences(step, judgeOf(started)));
  if (step.beam) sentences.push(...beamSentences(step as BeamNode, log));
  if (step.reranked) sentences.push(...rerankedWords(step, started));
  const {raw_logprob: raw} = step.chosen;
  if (raw !== null)
    sentences.push(t('Its surprisal, before the processors, was {value}.', {value: information(-raw, unit)}));
  return sentences;
}

// What another server tells of a step.
function reportedSentences(step: Step, started: Started, unit: Unit): string[] {
  const {chosen} = step;
  const first = listedOf(step).find((candidate) => candidate.raw_rank === 1);
  const likeliest = (candidate: Candidate) => t('The likeliest token was {token}, with {share}.', had(candidate));
  const sentences = chosen.raw_rank === 1 || !first ? [] : [likeliest(first)];
  if (chosen.raw_rank === 1) sentences.push(likeliest(chosen));
  else if (chosen.raw_rank)
    sentences.push(t('The server gave {token} {share}: rank {rank}.', {...had(chosen), rank: count(chosen.raw_rank)}));
  else sentences.push(t('The server gave {token} {share}.', had(chosen)));
  const surprisal = information(chosen.raw_logprob === null ? null : -chosen.raw_logprob, unit);
  return [...sentences, choiceWords(step, started), t('Its surprisal was {value}.', {value: surprisal})];
}

function givenWords(step: Step): string[] {
  const {chosen, distribution} = step;
  const {name} = sourceOf(step);
  const values = {source: name, ...had(chosen), vocab: count(distribution.vocab ?? 0)};
  if (beginsContrasted(step)) return [];
  if (chosen.raw_rank === 1) return [t('Its first choice was {token}, with {share}.', values)];
  const first = listedOf(step).find((candidate) => candidate.raw_rank === 1);
  const best = first ? [t('Its first choice was {token}, with {share}.', had(first))] : [];
  const own = chosen.raw_rank
    ? t('It gave {token} {share}: rank {rank} of {vocab}.', {...values, rank: count(chosen.raw_rank)})
    : t('It gave {token} {share}.', values);
  return [...best, own];
}

// What each processor that did anything made of the chosen token's probability.
function stageSentences(step: Step, started: Started): string[] {
  const stages = stagesOf(step);
  if (!stages.length) return step.isPrompt || step.read ? [] : [t('No processor changed that.')];
  const acting = stages.filter(({idle}) => !idle);
  if (!acting.length)
    return [
      tn(
        stages.length,
        'The processor ({names}) did nothing here.',
        'The {count} processors ({names}) did nothing here.',
        {names: stages.map(({name}) => name).join(', ')},
      ),
    ];
  return acting.map((stage) => {
    const name = nameOfStage(stage, started);
    const effect =
      stage.kept === stage.keptBefore
        ? effectWords(stage)
        : `${effectWords(stage)}, ${t('{count} left', {count: count(stage.kept)})}`;
    const {chosen} = step;
    const [before, after] = [shareAt(chosen, stage.number - 1), shareAt(chosen, stage.number)];
    const values = {name, effect, token: quoted(chosen.text), before: percent(before || 0), after: percent(after || 0)};
    if (before === undefined || after === undefined) return t('{name}: {effect}.', values);
    if (!after && before) return t('{name}: {effect}; {token} had {before}, and could no longer be chosen.', values);
    if (values.before === values.after) return t('{name}: {effect}; {token} stayed at {after}.', values);
    return t('{name}: {effect}; {token} went from {before} to {after}.', values);
  });
}

function choiceWords(step: Step, started: Started): string {
  const {chosen, given, isPrompt} = step;
  const words = filled(choiceOf(step, started)[1], {token: quoted(chosen.text)}).join('');
  if (given || isPrompt || step.beam || isFromElsewhere(step)) return `${words}.`;
  if (isRemoved(chosen))
    return t('{words}, though {processor} had removed it.', {words, processor: removerOf(chosen, step)});
  const sampled = {...started.effective, ...started.config}.do_sample;
  if (sampled && !step.draft && !step.reranked)
    return t('{words}: its chance was {share}.', {words, share: percent(probability(chosen.logprob))});
  return `${words}.`;
}

// DoLa: which layer was contrasted with the last one.
function layerWords({layers}: Step, unit: Unit): string[] {
  if (!layers) return [];
  const {layer, final_layer: final, candidate_layers: candidates, divergences} = layers;
  const values = {final, layer, divergence: information(divergences[candidates.indexOf(layer)] ?? null, unit)};
  return [
    tn(
      candidates.length,
      'DoLa contrasted the last layer, {final}, with layer {layer}, the one candidate: a divergence of {divergence}.',
      'DoLa contrasted the last layer, {final}, with layer {layer}: of {count} candidates the furthest from it, by {divergence}.',
      values,
    ),
  ];
}

// Contrastive search: the score of the chosen token as a formula, and that of the most probable one.
function rerankedWords({reranked, chosen}: Step, {effective, config}: Started): string[] {
  const won = reranked?.find(({token_id: id}) => id === chosen.token_id);
  if (!reranked || !won) return [];
  const values = {share: percent(won.probability), penalty: decimals(won.penalty), score: decimals(won.score)};
  const sentences = [
    t(
      'Its probability among the weighed tokens was {share}, its degeneration penalty {penalty}, its score {score}.',
      values,
    ),
  ];
  const {penalty_alpha: alpha} = {...effective, ...config};
  if (isKnown(alpha))
    sentences.push(
      t(
        'score = (1 − α) · probability − α · penalty = (1 − {alpha}) · {probability} − {alpha} · {penalty} = {score}.',
        {...values, alpha, probability: decimals(won.probability)},
      ),
    );
  const likeliest = reranked.reduce((best, each) => (each.probability > best.probability ? each : best));
  if (likeliest !== won) {
    const other = {
      token: quoted(likeliest.text),
      count: reranked.length,
      share: percent(likeliest.probability),
      penalty: decimals(likeliest.penalty),
      score: decimals(likeliest.score),
    };
    sentences.push(
      t(
        'The most probable of the {count} weighed tokens, {token} with {share}, has a penalty of {penalty} and only a score of {score}.',
        other,
      ),
    );
  }
  return sentences;
}
