import type { CameraRow } from '../../design/design.ts';
import { liveBytes, recordedHours } from '../../formulas/live-database.ts';
import { recordedBytes } from '../../formulas/recording.ts';
import type { PlanGroups } from '../plan/plan-group.ts';

/** What one camera of each group stores. */
export type StoredPerCamera = Pick<PlanGroups['perCamera'], 'storageTb' | 'liveTb'>;

/** What one stream of a row moves at its peak and writes on average, kbit/s. */
export interface StreamRates {
  readonly peakKbps: number;
  readonly averageKbps: number;
}

/** What one camera of each group asks of its server, summed row by row. */
export class GroupLoads {
  /** Hours of the window of the live database; undefined without archiving. */
  readonly #window: number | undefined;
  readonly #rows: CameraRow[] = [];
  readonly #numbers = new Map<number, number>();
  readonly #ids: number[] = [];
  readonly #firstStreams: number[] = [];
  readonly #cameras: Float64Array;
  readonly #streams: Float64Array;
  readonly #peakKbit: Float64Array;
  /** Number of the group of each row. */
  readonly #groupOfRow: Float64Array;
  readonly #peakOfRow: Float64Array;
  readonly #averageOfRow: Float64Array;
  #lastId: number | undefined;

  /** @param rows - How many will be added at the most. */
  constructor(rows: number, window: number | undefined) {
    this.#window = window;
    const column = (): Float64Array => new Float64Array(rows);
    this.#cameras = column();
    this.#streams = column();
    this.#peakKbit = column();
    this.#groupOfRow = column();
    this.#peakOfRow = column();
    this.#averageOfRow = column();
  }

  add(row: CameraRow, { peakKbps, averageKbps }: StreamRates): void {
    const group = this.#groupOf(row);
    this.#streams[group]! += row.quantity;
    this.#peakKbit[group]! += row.quantity * peakKbps;
    const number = this.#rows.push(row) - 1;
    this.#groupOfRow[number] = group;
    this.#peakOfRow[number] = peakKbps;
    this.#averageOfRow[number] = averageKbps;
  }

  #groupOf({ cameraGroupId, streamId, quantity }: CameraRow): number {
    // Streams of a group mostly stand together.
    const known =
      this.#lastId === cameraGroupId ? this.#groupOfRow[this.#rows.length - 1]! : this.#numbers.get(cameraGroupId);
    const group = known ?? this.#numbers.size;
    if (known === undefined) {
      this.#numbers.set(cameraGroupId, group);
      this.#ids[group] = cameraGroupId;
    }
    if (known === undefined || streamId < this.#firstStreams[group]!) {
      this.#firstStreams[group] = streamId;
      this.#cameras[group] = quantity;
    }
    this.#lastId = cameraGroupId;
    return group;
  }

  /** The groups of the rows, in the order in which they first occurred. */
  groups(): PlanGroups {
    const size = this.#numbers.size;
    const cameras = this.#cameras.subarray(0, size);
    return {
      ids: this.#ids,
      cameras,
      perCamera: {
        streams: this.#streams.subarray(0, size).map((streams, group) => streams / cameras[group]!),
        peakMbit: this.#peakKbit.subarray(0, size).map((kbit, group) => kbit / 1000 / cameras[group]!),
        ...this.storedAfter(0),
      },
    };
  }

  /** What one camera of each group records in a day, decimal TB. */
  storedPerDay(): Float64Array {
    const perDay = new Float64Array(this.#numbers.size);
    for (let number = 0; number < this.#rows.length; number += 1) {
      const { quantity, hoursPerDay } = this.#rows[number]!;
      const group = this.#groupOfRow[number]!;
      const averageKbps = this.#averageOfRow[number]!;
      perDay[group]! += recordedBytes({ streams: quantity, averageKbps, hoursPerDay, retentionDays: 1 });
    }
    for (let group = 0; group < perDay.length; group += 1) perDay[group]! /= 1e12 * this.#cameras[group]!;
    return perDay;
  }

  /** What one camera of each group stores if every row is kept so many days longer; shorter for a negative number. */
  storedAfter(days: number): StoredPerCamera {
    const size = this.#numbers.size;
    const storageTb = new Float64Array(size);
    const liveTb = new Float64Array(size);
    for (let number = 0; number < this.#rows.length; number += 1) {
      const { quantity, hoursPerDay, retentionDays } = this.#rows[number]!;
      const group = this.#groupOfRow[number]!;
      const recorded = { streams: quantity, hoursPerDay, retentionDays: retentionDays + days };
      const averageKbps = this.#averageOfRow[number]!;
      storageTb[group]! += recordedBytes({ ...recorded, averageKbps });
      if (this.#window === undefined) continue;
      const window = { window: this.#window, hoursPerDay, retentionDays: retentionDays + days };
      const peakKbps = this.#peakOfRow[number]!;
      liveTb[group]! += liveBytes({
        ...recorded,
        ...window,
        peakKbps,
        averageKbps,
        recordedHours: recordedHours(window),
      });
    }
    for (let group = 0; group < size; group += 1) {
      storageTb[group]! /= 1e12 * this.#cameras[group]!;
      liveTb[group]! /= 1e12 * this.#cameras[group]!;
    }
    return { storageTb, liveTb };
  }
}
