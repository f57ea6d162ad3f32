// One row of the candidates pane: a token with its rank, bars and numbers before and after the processors, and what can
// be done with it. A row that can be pressed is a button. Rows are made once and filled again.

import {sayClass, sayLabel, sayPercent} from '../core/dom_patch.ts';
import {count, filled, make, percent, quoted, say} from '../core/text.ts';
import {t} from '../core/texts.ts';
import {tipLater} from '../core/tips.ts';

const ROW_TAGS = {true: 'button', false: 'div'};

// What pressing a candidate does, in words.
function branchWords({text}, {chosen, removed, by}) {
  const token = quoted(text);
  if (chosen) return t('Run again from here with {token}.', {token});
  if (removed) return t('Continue from here with {token} instead, although {processor} removed it.', {token, processor: by});
  return t('Continue from here with {token} instead.', {token});
}

export class CandidateRow {
  constructor(list) {
    this.item = make('li', 'gp-bar');
    list.append(this.item);
    this.body = null;
  }

  // A button or a plain element, which the keyboard reaches too: its numbers have meanings.
  build(pressable) {
    const tag = ROW_TAGS[pressable];
    if (this.body && this.body.localName === tag) return;
    const body = make(tag, 'gp-row', null, pressable ? {type: 'button'} : {role: 'group'});
    this.rank = make('span', 'gp-rank');
    this.sign = make('span', 'gp-sign', '', {'aria-hidden': 'true'});
    this.word = make('bdi', 'gp-word');
    const name = make('span', 'gp-name');
    name.append(this.sign, this.word);
    this.after = make('span', 'gp-fill gp-after');
    this.before = make('span', 'gp-fill gp-before');
    this.thick = make('span', 'gp-track');
    this.thin = make('span', 'gp-track gp-thin');
    this.thick.append(this.after);
    this.thin.append(this.before);
    this.why = make('span', 'gp-why'); // stands where the bar of what is left would be
    this.remover = make('span', 'gp-remover');
    this.why.append(...filled(t('removed by {processor}'), {processor: this.remover}));
    const tracks = make('span', 'gp-tracks');
    tracks.append(this.thick, this.why, this.thin);
    this.value = make('span');
    this.raw = make('small');
    const values = make('span', 'gp-values');
    values.append(this.value, this.raw);
    body.append(this.rank, name, tracks, values, make('span', 'gp-go', pressable ? '↪' : '', {'aria-hidden': 'true'}));
    body.tabIndex = this.body ? this.body.tabIndex : -1;
    if (this.body) this.body.replaceWith(body);
    else this.item.prepend(body);
    this.body = body;
  }

  // `entry` is {text, after, before, rank, chosen, given, removed, by, rest, words}: shares, `after` null where it is not
  // known; `by` who removed it; `words()` all its numbers. `top` is the share of a full bar.
  fill(entry, top, pressable) {
    const {text, after, before, rank, chosen, given, removed, by, rest, words} = entry;
    this.build(pressable && !rest);
    this.entry = entry;
    this.item.hidden = false;
    const kinds = {'gp-chosen': chosen, 'gp-removed': removed, 'gp-rest': rest};
    sayClass(this.item, ['gp-bar', ...Object.keys(kinds).filter((kind) => kinds[kind])].join(' '));
    say(this.rank, rank ? count(rank) : '');
    say(this.sign, chosen ? '▶' : removed ? '✕' : '');
    sayLabel(this.word, text, {plain: rest});
    this.thick.hidden = removed || after === null;
    for (const [fill, share] of [[this.after, after || 0], [this.before, before]]) {
      sayPercent(fill, 'width', Math.min(1, share / top));
      fill.parentNode.classList.toggle('gp-beyond', share > top * 1.005); // not for a rounding
    }
    say(this.value, removed ? '' : after === null ? '–' : percent(after));
    say(this.raw, percent(before));
    say(this.remover, by);
    this.why.hidden = !removed;
    const state = [chosen && (given ? t('given') : t('chosen')), removed && t('removed by {processor}', {processor: by})].filter(Boolean).join(', ');
    const label = [rest ? text : quoted(text), state].filter(Boolean).join(', ');
    const action = pressable && !rest ? branchWords({text}, entry) : '';
    this.body.setAttribute('aria-label', action ? `${label}. ${action}` : label);
    tipLater(this.body, () => (action ? `${action} ${words()}` : words()));
  }

  hide() { this.item.hidden = true; }
}

// One of several rows is in the order of the Tab key; the arrow keys, Home and End walk among them.
export function walkRows(list) {
  const bodies = () => [...list.querySelectorAll('.gp-bar:not([hidden]) > .gp-row')];
  const single = (one) => bodies().forEach((body) => { body.tabIndex = body === one ? 0 : -1; });
  list.addEventListener('focusin', (event) => event.target.matches('.gp-row') && single(event.target));
  list.addEventListener('keydown', (event) => {
    const all = bodies();
    const at = all.indexOf(event.target);
    const next = {ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1}[event.key];
    if (at < 0 || next === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    all[Math.max(0, Math.min(all.length - 1, next))].focus();
  });
  // Called when the rows have changed: one of them can be reached.
  return () => {
    const all = bodies();
    if (all.length && !all.some((body) => body.tabIndex === 0)) all[0].tabIndex = 0;
  };
}
