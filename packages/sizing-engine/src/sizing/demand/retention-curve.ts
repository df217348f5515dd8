import { daysAtFullRate, daysInSecondArchive } from '../../formulas/tiers.ts';

/** Rows that are kept for the same time, and what a day of them takes in each archive, decimal TB. */
interface KeptRows {
  readonly retentionDays: number;
  readonly fullTbPerDay: number;
  readonly groomedTbPerDay: number;
}

/** How much is stored where every row is kept for so many times its retention, of which the second archive keeps a part. */
export class RetentionCurve {
  readonly #rows: readonly KeptRows[];
  readonly #groomAfterDays: number;

  constructor(rows: readonly KeptRows[], groomAfterDays: number) {
    this.#rows = rows;
    this.#groomAfterDays = groomAfterDays;
  }

  /** Video at the full frame rate, TB. */
  fullTb(times: number): number {
    return this.#sum(times, ({ fullTbPerDay }, kept) => fullTbPerDay * daysAtFullRate(kept));
  }

  /** Video in the second archive, TB. */
  groomedTb(times: number): number {
    return this.#sum(times, ({ groomedTbPerDay }, kept) => groomedTbPerDay * daysInSecondArchive(kept));
  }

  /** Video in both archives, TB. */
  storedTb(times: number): number {
    return this.fullTb(times) + this.groomedTb(times);
  }

  /** Video that a day of every row adds, TB: at the full rate, and in the second archive. */
  get fullTbPerDay(): number {
    return this.#rows.reduce((sum, each) => sum + each.fullTbPerDay, 0);
  }

  get groomedTbPerDay(): number {
    return this.#rows.reduce((sum, each) => sum + each.groomedTbPerDay, 0);
  }

  /** Retentions of which the second archive takes over a part below so many times, those that change the slope most first. */
  retentionsThatBend(below: number): number[] {
    const turn = ({ retentionDays, fullTbPerDay, groomedTbPerDay }: KeptRows): number =>
      (fullTbPerDay - groomedTbPerDay) * retentionDays;
    return this.#rows
      .filter(({ retentionDays }) => this.#groomAfterDays < retentionDays * below)
      .toSorted((a, b) => turn(b) - turn(a) || b.retentionDays - a.retentionDays)
      .map(({ retentionDays }) => retentionDays);
  }

  /** How many times their retention the rows are kept where so much is stored; each of them takes more than 0 TB a day. */
  timesHeld(tb: number): number {
    let near = 0;
    for (const far of this.#bends()) {
      if (this.storedTb(far) >= tb) return this.#between(near, far, tb);
      near = far;
    }
    return this.#between(near, near + 1, tb);
  }

  /** The curve is straight between the times at which a row begins to fill the second archive. */
  #bends(): number[] {
    return this.#rows.map(({ retentionDays }) => this.#groomAfterDays / retentionDays).toSorted((a, b) => a - b);
  }

  #between(near: number, far: number, tb: number): number {
    const [low, high] = [this.storedTb(near), this.storedTb(far)];
    return near + ((tb - low) / (high - low)) * (far - near);
  }

  #sum(times: number, tbOf: (row: KeptRows, kept: Parameters<typeof daysAtFullRate>[0]) => number): number {
    const groomAfterDays = this.#groomAfterDays;
    return this.#rows.reduce(
      (sum, row) => sum + tbOf(row, { retentionDays: row.retentionDays * times, groomAfterDays }),
      0,
    );
  }
}
