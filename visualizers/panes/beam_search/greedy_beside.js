// Greedy decoding beside a beam search, in words: where the search left its path, what the library's own greedy run gave.

import {pathOf} from '../core/log.ts';
import {decimals, filled, inParts, labelled, make, processorWords, say} from '../core/text.ts';
import {t, tn} from '../core/texts.ts';
import {finite} from '../core/values.ts';
import {sumOf} from './beam_finalization.js';
import {actingOtherwise, followTokens, greedyPath} from './greedy_path.js';
import {cutInside} from './hypothesis_rows.js';

export class GreedyBeside {
  constructor(root, log) {
    this.log = log;
    this.root = root.querySelector('.gp-greedily');
    this.path = this.root.querySelector('.gp-path');
    this.doubt = this.root.querySelector('.gp-doubt');
    this.exactly = this.root.querySelector('.gp-exactly');
    this.button = this.root.querySelector('.gp-ask-greedy');
    this.isAsked = false;
    this.said = null; // what the lines say already
    this.button.addEventListener('click', () => {
      this.isAsked = true;
      this.sayButton();
      log.ask({type: 'search', kind: 'greedy'});
    });
  }

  sayButton() {
    this.button.disabled = this.isAsked;
    say(this.button, t(this.isAsked ? 'running …' : 'Run greedy decoding'));
  }

  // `own` is the search settled by the run's own rule.
  draw(search, number, own) {
    const {log} = this;
    const found = (log.searched.get(log.turn) || []).find(({kind}) => kind === 'greedy') || null;
    this.button.hidden = Boolean(found) || !log.finished || !Object.hasOwn(log.answers, 'search');
    this.sayButton();
    this.path.hidden = Boolean(found); // what the library did is told with its path
    this.fill(this.path, this.pathWords(greedyPath(search.prompts[number]), search, own.prompts[number].kept, Boolean(log.started.effective.do_sample)));
    const others = actingOtherwise(log.started).map((kind) => processorWords(kind)[0]);
    this.doubt.hidden = !others.length || Boolean(found);
    say(this.doubt, t('This is the path of the most probable tokens as the search had them. Greedy decoding may give another one: {processors} can act differently on its logits.', {processors: others.join(', ')}));
    this.exactly.hidden = !found;
    if (found && this.said !== found) this.drawFound(found, search, number, own);
    this.said = found;
  }

  // Replaces the parts of a line, texts and tokens, where they differ from those that are there.
  fill(line, parts) {
    const key = parts.map((part) => (typeof part === 'string' ? part : part.textContent)).join('\n');
    if (line.dataset.said === key) return;
    line.dataset.said = key;
    line.replaceChildren(...parts);
  }

  // ---------------------------------------------------------------------------------------------- in words

  // What became of the greedy text or, where the search draws (`sampled`), of that of the most probable tokens.
  pathWords({last, ended, left}, search, kept, sampled) {
    if (left) return this.leftWords(left, search, sampled);
    if (!last || last.given) return [t(sampled ? 'The path of the most probable tokens is not known yet.' : 'The greedy path is not known yet.')];
    const place = ended ? kept.findIndex(({node}) => node === last) : -1;
    const sum = decimals(sumOf(last));
    const sumWords = place < 0 ? tn(last.length, 'Its sum is {sum} after {count} token.', 'Its sum is {sum} after {count} tokens.', {sum})
      : tn(last.length, 'Its sum is {sum} after {count} token, its score {score}.', 'Its sum is {sum} after {count} tokens, its score {score}.', {sum, score: decimals(kept[place].score, 4)});
    return [[this.fateWords(last, ended, place, sampled), sumWords, ...this.bestWords(last, ended, place, search, kept)].join(' ')];
  }

  // `place` is that among the texts that are kept, or -1.
  fateWords({beam, index}, ended, place, sampled) {
    const values = {
      text: t(sampled ? 'The text of the most probable tokens' : 'The greedy text'),
      beam: (beam.beam ?? 0) + 1, place: place + 1, token: index + 1,
    };
    if (!ended) return t('{text} is still running, as beam {beam}.', values);
    if (place > 0) return t('{text} has ended, and has rank {place}.', values);
    if (place === 0) return this.log.finished ? t('{text} is the best output.', values) : t('{text} is the best so far.', values);
    if (beam.status === 'finished') return t('{text} ended at token {token} but is not kept: others are better.', values);
    return t('{text} ended at token {token} but does not count: it ranked too low or lacks a constraint.', values);
  }

  // What the best has instead.
  bestWords({sequence}, ended, place, search, kept) {
    if (!ended) {
      const running = search.prompts[sequence].running.map(sumOf);
      return running.length ? [t('The best beam has {sum}.', {sum: decimals(Math.max(...running))})] : [];
    }
    if (place === 0 || !kept[0]) return [];
    const {node, score} = kept[0];
    const values = {sum: decimals(sumOf(node)), score: decimals(score, 4)};
    return [tn(node.length, 'The best has a sum of {sum} after {count} token, and a score of {score}.', 'The best has a sum of {sum} after {count} tokens, and a score of {score}.', values)];
  }

  leftWords({index, token, node, sum, considered, best, worst}, search, sampled) {
    const hasGroups = search.prompts.some(({steps}) => (steps[0] || []).some(({beam}) => (beam.group ?? null) !== null));
    const details = inParts([
      node ? t('rank {rank} of {considered}', {rank: node.rank, considered}) : t('not among the {considered} considered', {considered}),
      ...(sum === null ? [] : [t('sum {sum}', {sum: decimals(sum)})]),
      ...(worst === null ? [] : [t('worst beam that went on {worst}, best {best}', {worst: decimals(worst), best: decimals(best)})]),
    ]);
    const sentence = t(sampled ? '{where} left the path of the most probable tokens at token {place}: {token} ({details}).' : '{where} left the greedy path at token {place}: {token} ({details}).');
    return filled(sentence, {
      where: t(hasGroups ? 'Group A' : 'The search'), place: String(index + 1), details,
      token: token ? labelled(token.text, 'gp-strong') : t('a token that was not recorded'),
    });
  }

  // ---------------------------------------------------------------------------------------------- by the library

  // `found.tokens` are [id, text, log-probability before the processors] of the library's greedy run.
  drawFound(found, search, number, own) {
    const ids = found.tokens.map(([id]) => id);
    const path = followTokens(search.prompts[number], (at) => ids[at]);
    const total = (list) => list.reduce((sum, logprob) => sum + (finite(logprob) ?? -Infinity), 0);
    const best = own.prompts[number].kept[0];
    const free = best ? pathOf(best.node).filter((step) => !step.given) : [];
    const line = make('span');
    this.fill(line, [
      ...filled(t('Run by the library, greedy decoding wrote {text}.'), {text: labelled(cutInside(found.text, 60), 'gp-wrote')}),
      ` ${this.totalWords(ids.length, total(found.tokens.map(([, , logprob]) => logprob)))} `,
      best ? `${this.bestTotalWords(free.length, total(free.map(({chosen}) => chosen.raw_logprob)))} ` : '',
      ...this.pathWords(path, search, own.prompts[number].kept, false),
    ]);
    const details = make('details');
    const table = make('table');
    for (const [i, [, text, logprob]] of found.tokens.entries()) {
      const row = table.insertRow();
      row.insertCell().textContent = i + 1;
      row.insertCell().append(labelled(text));
      row.insertCell().textContent = decimals(finite(logprob));
    }
    details.append(make('summary', '', t('Its tokens and their log-probabilities')), table);
    this.exactly.replaceChildren(line, details);
  }

  // The log-probability of a whole text, before the processors where there are any.
  totalWords(length, sum) {
    const values = {sum: decimals(sum)};
    if (!this.log.started.processors.length) return tn(length, 'It has {count} token with a log-probability of {sum}.', 'It has {count} tokens with a log-probability of {sum}.', values);
    return tn(length, 'It has {count} token with a log-probability of {sum} before the processors.', 'It has {count} tokens with a log-probability of {sum} before the processors.', values);
  }

  bestTotalWords(length, sum) {
    const values = {sum: decimals(sum)};
    if (!this.log.started.processors.length) return tn(length, 'The best output has {count} token with a log-probability of {sum}.', 'The best output has {count} tokens with a log-probability of {sum}.', values);
    return tn(length, 'The best output has {count} token with a log-probability of {sum} before the processors.', 'The best output has {count} tokens with a log-probability of {sum} before the processors.', values);
  }
}
