// The spans of reasoning in one line of the text pane: the tokens of each are in a box of their own, behind a chip with
// their number, which folds them. A span is folded when it has ended, unless the person has said otherwise; one that is
// being written stays open. The marks themselves stand around the box.

import {Along} from '../core/log.ts';
import {noReading, readOn} from '../core/reasoning.ts';
import {make, say} from '../core/text.ts';
import {t, tn} from '../core/texts.ts';
import type {Reasoning, Step} from '../core/types.ts';
import {Rows} from '../core/virtual_rows.ts';
import {type DrawnTokens, cutTokens} from './written_tokens.ts';

interface Box {
  element: HTMLElement;
  chip: HTMLElement;
  rows: Rows;
  since: number; // the place of its first token
  stop: number | null; // the one after its last, null while it is open
  ended: boolean;
  count: number;
  wish: boolean | null; // whether the person wants it folded, null where they said nothing
}

export class ReasoningFolds {
  private readonly along;
  readonly boxes: Box[] = [];
  private goesOn = false; // whether the text is being written, so that an open span may still end

  /** `moved` is called when what is drawn has another height. */
  constructor(
    marks: Reasoning,
    private readonly drawn: DrawnTokens<Rows>,
    private readonly moved: () => void,
  ) {
    this.along = new Along(noReading(marks), (reading, step) =>
      readOn(reading, step.chosen.text, step.piece === null, marks),
    );
  }

  // Where the token of the next step of the text goes. Call it before that token is appended.
  rowsFor(step: Step): Rows {
    const before = this.along.total.spans.length;
    this.along.follow(step);
    const {since, place, spans} = this.along.total;
    let box = this.boxes.at(-1);
    if (since !== null && since < place) {
      if (!box || box.since !== since) box = this.open(since);
      return box.rows;
    }
    const closed = spans.length > before ? spans.at(-1) : null;
    if (closed && box && box.since === closed.start && box.stop === null) this.close(box, closed.stop);
    return this.drawn.rows;
  }

  // How many of the first `keep` tokens can stay: where an end mark of several tokens is undone, those of its tokens that
  // stand outside of the box go, too.
  keepable(keep: number): number {
    const {since} = this.along.totals[keep];
    const box = this.boxes.find((each) => each.since === since);
    return since !== null && box && box.stop !== null ? Math.min(keep, box.stop) : keep;
  }

  // Takes all but the first `keep` tokens away.
  cut(keep: number): void {
    const {drawn} = this;
    while (drawn.tokens.length > keep) {
      const token = drawn.tokens.at(-1);
      const box = this.boxOf(token);
      cutTokens({rows: box ? box.rows : drawn.rows, tokens: drawn.tokens}, drawn.tokens.length - 1);
      if (box && !box.rows.holder.hasChildNodes()) {
        drawn.rows.removeLast();
        this.boxes.pop();
      }
    }
    const {totals, steps} = this.along;
    steps.length = keep;
    totals.length = keep + 1;
    const box = this.boxes.at(-1);
    if (box && this.along.total.since === box.since) Object.assign(box, {stop: null, ended: false});
  }

  private boxOf(token: Element | undefined): Box | undefined {
    const element = token?.closest('.gp-reasoning');
    return element ? this.boxes.find((box) => box.element === element) : undefined;
  }

  // Opens the box that a token is folded away in.
  reveal(token: Element): void {
    const box = this.boxOf(token);
    if (!box || !this.isFolded(box)) return;
    box.wish = false;
    this.draw(this.goesOn);
    this.moved();
  }

  // Writes the chips.
  draw(goesOn: boolean): void {
    this.goesOn = goesOn;
    for (const box of this.boxes) {
      const folded = this.isFolded(box);
      box.count = (box.stop ?? this.along.total.place) - box.since;
      say(box.chip, `${folded ? '▸' : '▾'} ${this.words(box)}`);
      box.chip.setAttribute('aria-expanded', String(!folded));
      box.element.classList.toggle('gp-folded', folded);
    }
  }

  private words({count, stop, ended}: Box): string {
    if (ended) return tn(count, 'Reasoning, {count} token', 'Reasoning, {count} tokens');
    return stop === null && this.goesOn
      ? tn(count, 'Reasoning, {count} token so far', 'Reasoning, {count} tokens so far')
      : tn(count, 'Reasoning, {count} token, not ended', 'Reasoning, {count} tokens, not ended');
  }

  private isFolded(box: Box): boolean {
    return box.wish ?? box.ended;
  }

  // ---------------------------------------------------------------------------------------------- boxes

  private open(since: number): Box {
    const element = make('span', 'gp-reasoning');
    const chip = make('button', 'gp-reasoning-chip', null, {
      type: 'button',
      title: t('The model’s reasoning before its answer. Click to fold or unfold it.'),
    });
    const holder = make('span', 'gp-reasoned');
    element.append(chip, holder);
    const rows = new Rows(holder, this.drawn.rows);
    const box: Box = {element, chip, rows, since, stop: null, ended: false, count: 0, wish: null};
    chip.addEventListener('click', () => {
      box.wish = !this.isFolded(box);
      this.draw(this.goesOn);
      this.moved();
    });
    this.drawn.rows.append(element);
    this.boxes.push(box);
    return box;
  }

  // Ends the box: tokens that have turned out to be the beginning of the end mark leave it.
  private close(box: Box, stop: number): void {
    const {tokens, rows} = this.drawn;
    const left = tokens.slice(stop);
    cutTokens({rows: box.rows, tokens}, stop);
    Object.assign(box, {stop, ended: (this.along.total.spans.at(-1)?.end ?? null) !== null});
    if (!box.rows.holder.hasChildNodes()) {
      rows.removeLast();
      this.boxes.pop();
    }
    for (const token of left) rows.append(token);
    tokens.push(...left);
  }
}
