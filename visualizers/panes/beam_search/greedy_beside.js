// Greedy decoding beside a beam search, in words: where the search left its path, what the library's own greedy run gave.

import {pathOf} from '../core/log.js';
import {decimals, labelled, make, processorWords, say} from '../core/text.js';
import {finite} from '../core/values.js';
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
    say(this.button, this.isAsked ? 'running …' : 'Run it greedily');
  }

  // `own` is the search settled by the run's own rule.
  draw(search, number, own) {
    const {log} = this;
    const found = (log.searched.get(log.turn) || []).find(({kind}) => kind === 'greedy') || null;
    this.button.hidden = Boolean(found) || !log.finished || !Object.hasOwn(log.answers, 'search');
    this.sayButton();
    this.path.hidden = Boolean(found); // what the library did is told with its path
    this.fill(this.path, this.pathWords(greedyPath(search.prompts[number]), search, own.prompts[number].kept, this.name()));
    const others = actingOtherwise(log.started).map((kind) => processorWords(kind)[0]);
    this.doubt.hidden = !others.length || Boolean(found);
    say(this.doubt, 'This is the path of the most probable tokens as the search had them. It need not be what greedy decoding gives: '
      + `${others.join(', ')} can act otherwise on the logits that greedy decoding has.`);
    this.exactly.hidden = !found;
    if (found && this.said !== found) this.drawFound(found, search, number, own);
    this.said = found;
  }

  name() {
    return this.log.started.effective.do_sample ? 'the most probable tokens' : 'greedy decoding';
  }

  // Replaces the parts of a line (texts, and tokens as {token}) where they differ from those that stand there.
  fill(line, parts) {
    const key = JSON.stringify(parts);
    if (line.dataset.said === key) return;
    line.dataset.said = key;
    line.replaceChildren(...parts.map((part) => (typeof part === 'string' ? part : labelled(part.token, part.className || 'gp-strong'))));
  }

  // ---------------------------------------------------------------------------------------------- in words

  pathWords({last, ended, left}, search, kept, name) {
    const where = search.prompts.some(({steps}) => (steps[0] || []).some(({beam}) => (beam.group ?? null) !== null)) ? 'Group A' : 'The search';
    if (left) return this.leftWords(left, where, name);
    if (!last || last.given) return [`Nothing is known yet of the path of ${name}.`];
    const sum = `its sum is ${decimals(sumOf(last))} after ${last.length} token${last.length === 1 ? '' : 's'}`;
    if (!ended) {
      const running = search.prompts[last.sequence].running.map(sumOf);
      return [`${where} still holds the text of ${name}, as beam ${last.beam.beam + 1}: ${sum}`, running.length ? `; the best beam has ${decimals(Math.max(...running))}.` : '.'];
    }
    const place = kept.findIndex(({node}) => node === last);
    if (place === 0) return [`${this.log.finished ? 'The best output is' : 'The best text so far is'} that of ${name}: ${sum}, its score ${decimals(kept[0].score, 4)}.`];
    const best = kept[0] ? ` The best has a sum of ${decimals(sumOf(kept[0].node))} after ${kept[0].node.length} tokens, and a score of ${decimals(kept[0].score, 4)}.` : '';
    if (place > 0) return [`The text of ${name} ended, and has place ${place + 1}: ${sum}, its score ${decimals(kept[place].score, 4)}.${best}`];
    const fate = last.beam.status === 'finished' ? 'but others are better, and it is not kept' : 'but does not count: it ranked too low, or lacks a constraint';
    return [`The text of ${name} ended at token ${last.index + 1}, ${fate}: ${sum}.${best}`];
  }

  leftWords({index, token, node, sum, considered, best, worst}, where, name) {
    const rank = node ? `rank ${node.rank} of ${considered}` : `not among the ${considered} that were considered`;
    const sums = [sum === null ? '' : `its sum ${decimals(sum)}`, worst === null ? '' : `the last beam that went on had ${decimals(worst)}, the best ${decimals(best)}`].filter(Boolean);
    return [
      `${where} left the path of ${name} at token ${index + 1}: `, token ? {token: token.text} : 'a token that was not looked at',
      ` (${[rank, ...sums].join('; ')}).`,
    ];
  }

  // ---------------------------------------------------------------------------------------------- by the library

  // `found.tokens` are [id, text, log-probability before the processors] of the library's greedy run.
  drawFound(found, search, number, own) {
    const ids = found.tokens.map(([id]) => id);
    const path = followTokens(search.prompts[number], (at) => ids[at]);
    const total = (list) => list.reduce((sum, logprob) => sum + (finite(logprob) ?? -Infinity), 0);
    const best = own.prompts[number].kept[0];
    const free = best ? pathOf(best.node).filter((step) => !step.given) : [];
    const which = this.log.started.processors.length ? ' before the processors' : '';
    const told = (count, sum) => `${count} tokens with a log-probability of ${decimals(sum)}${which}`;
    const line = make('span');
    this.fill(line, [
      'Run by the library, greedy decoding wrote ', {token: cutInside(found.text, 60), className: 'gp-wrote'},
      `: ${told(ids.length, total(found.tokens.map(([, , logprob]) => logprob)))}`,
      best ? `; the best output has ${told(free.length, total(free.map(({chosen}) => chosen.raw_logprob)))}. ` : '. ',
      ...this.pathWords(path, search, own.prompts[number].kept, 'greedy decoding'),
    ]);
    const details = make('details');
    const table = make('table');
    for (const [i, [, text, logprob]] of found.tokens.entries()) {
      const row = table.insertRow();
      row.insertCell().textContent = i + 1;
      row.insertCell().append(labelled(text));
      row.insertCell().textContent = decimals(finite(logprob));
    }
    details.append(make('summary', '', 'Its tokens and their log-probabilities'), table);
    this.exactly.replaceChildren(line, details);
  }
}
