// The values of a component, stamped with the turn of their run (see run_version.py): which of them is the newest.

export class Turns {
  newest = 0;
  isNew = false; // whether the value that was read last was the first of its run
  recorded = false; // whether the newest run was made beforehand

  // Takes lines of this run; false where a newer run has already spoken.
  take(turn: number): boolean {
    if (turn < this.newest) return false;
    this.isNew = turn > this.newest;
    this.newest = turn;
    this.recorded = false;
    return true;
  }

  // The text of a value, or null where a newer run has already spoken.
  unstamp(value: string | null): string | null {
    const text = value ?? '';
    const cut = text.indexOf('\n');
    const [number, kind] = text.slice(0, Math.max(cut, 0)).split(' ');
    if (!this.take(Number(number))) return null;
    this.recorded = kind === 'recorded';
    return text.slice(cut + 1);
  }
}
