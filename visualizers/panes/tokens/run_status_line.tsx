// What the run is doing, in one line that a screen reader says. At its end it says what came of it, too: the token of a
// single step, or the beginning of the text. That stands on the page already, so it is not shown here.

import {type RunLog, pathOf} from '../core/log.ts';
import {count, inOneLine, loadingWords, modeName, percent, probability, quoted, waitWords} from '../core/text.ts';
import {t, tn} from '../core/texts.ts';
import {endingWords} from './run_figures.ts';

const MOST_READ = 200; // characters of a text that are read out at its end

export function RunStatus({log}: {log: RunLog}) {
  const [bold, rest] = statusWords(log);
  const spoken = [branchWords(log), resultWords(log)].filter(Boolean).join('. ');
  return (
    <p class="gp-status" role="status">
      {bold && <b>{bold}</b>}
      {bold && rest && ' '}
      {rest}
      {spoken && <span class="gp-hidden">. {spoken}</span>}
    </p>
  );
}

// What is put in bold, and the rest.
function statusWords(log: RunLog): [bold: string, rest: string] {
  const {started, finished, failed, queued, loading} = log;
  if (log.away) {
    return [
      t('The server does not answer.'),
      t(
        'What is here stays. The page connects by itself once the server is back; if you run it yourself, start it again.',
      ),
    ];
  }
  if (loading) {
    const words = loadingWords(loading);
    return ['', words[0].toUpperCase() + words.slice(1)];
  }
  if (queued) {
    if (queued.ahead === 0) return [t('Starting …'), ''];
    const place = tn(queued.ahead, 'One run is ahead of yours.', '{count} runs are ahead of yours.');
    return [t('Queued.'), typeof queued.seconds === 'number' ? `${place} ${waitWords(queued.seconds)}` : place];
  }
  if (failed) {
    const kept = log.numTokens ? t('The text so far is kept.') : t('Nothing was written.');
    return [t('Stopped by an error.'), started ? kept : ''];
  }
  if (!started) return ['', t('Nothing has run yet.')];
  if (log.recorded) return [t('Recorded run'), howWords(log)];
  if (!finished) return [t('Decoding …'), howWords(log)];
  return [
    wasStopped(log)
      ? tn(finished.num_tokens, 'Stopped after {count} token', 'Stopped after {count} tokens')
      : t('Finished'),
    howWords(log),
  ];
}

const wasStopped = ({finished}: RunLog): boolean =>
  Boolean(finished?.sequences.length && finished.sequences.every(({stop_reason: reason}) => reason === 'stopped'));

// The model, the strategy, and where it is decoded.
function howWords(log: RunLog): string {
  if (!log.started) return '';
  const {model, assistant, mode, device, served_by: served} = log.started;
  const others = log.finished || log.recorded ? 0 : log.shared - 1;
  const parts = [
    assistant ? t('{model} with {assistant}', {model, assistant}) : model,
    modeName(mode),
    device !== 'cpu' && device,
    served && t('replica {replica} of {of}', {...served}),
    others > 0 && tn(others, 'side by side with another run', 'side by side with {count} others'),
  ];
  return `· ${parts.filter(Boolean).join(' · ')}`;
}

// That a run goes another way than the one before it.
function branchWords(log: RunLog): string {
  const given = log.started?.request.given;
  if (!Array.isArray(given) || log.recorded || log.stepping || log.hideFrom !== null) return '';
  const step = pathOf(log.allLines().at(0)?.last ?? null).at(given.length - 1);
  if (!given.length || !step) return '';
  return t('Branch at token {number} with {token}', {number: count(given.length), token: quoted(step.chosen.text)});
}

// What came of a run that has ended, for those who do not see it.
function resultWords(log: RunLog): string {
  if (!log.finished || log.recorded || log.denoises || log.speaks || log.hideFrom !== null) return '';
  const [line] = log.allLines();
  const path = pathOf(line?.last ?? null);
  const last = path.at(-1);
  if (!last) return '';
  if (log.stepping)
    return tokenWords(
      path.length,
      last.chosen.text,
      last.chosen.logprob ?? last.chosen.raw_logprob,
      path.at(-2)?.chosen.text,
    );
  const text = path.map(({piece}) => piece ?? '').join('');
  const begun = inOneLine(text.length > MOST_READ ? `${text.slice(0, MOST_READ)} …` : text);
  if (wasStopped(log)) return begun; // that and why it ended is said already
  return tn(path.length, '{count} token, ended by {reason}: {text}', '{count} tokens, ended by {reason}: {text}', {
    reason: endingWords(log),
    text: begun,
  });
}

function tokenWords(number: number, text: string, logprob: number | null, before?: string): string {
  const values = {
    number: count(number),
    token: quoted(text),
    share: percent(probability(logprob)),
    before: quoted(before ?? ''),
  };
  return before === undefined
    ? t('Token {number}: {token}, {share}', values)
    : t('Token {number}: {token}, {share}; before it {before}', values);
}
