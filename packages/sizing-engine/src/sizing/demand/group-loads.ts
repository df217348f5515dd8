import type { CameraRow } from '../../design/design.ts';
import { liveBytes, recordedHours } from '../../formulas/live-database.ts';
import { lockedBytes } from '../../formulas/evidence-lock.ts';
import { recordedBytes } from '../../formulas/recording.ts';
import { daysAtFullRate, daysInSecondArchive } from '../../formulas/tiers.ts';
import type { StoredPerCamera } from '../plan/deals.ts';
import type { PlanGroups } from '../plan/plan-group.ts';
import type { StreamRates } from './stream-load.ts';
import type { GroomedStream } from './tier-demand.ts';

/** What the databases of a design do with its recordings. */
interface Storing {
  /** Hours of the window of the live database; undefined without archiving. */
  readonly window: number | undefined;
  /** Days after which the second archive takes over; undefined where there is none. */
  readonly groomAfterDays: number | undefined;
  /** Hours of single cameras that stand locked as evidence. */
  readonly lockedHours: number;
}

/** What the second archive keeps of each row. */
interface GroomedRows {
  readonly averageKbps: Float64Array;
  readonly peakShare: Float64Array;
  readonly afterDays: number;
}

/** What is kept of each row. */
type RowFigure = 'quantity' | 'hoursPerDay' | 'retentionDays' | keyof StreamRates;

/** What one camera of each group asks of its server, summed row by row. */
export class GroupLoads {
  readonly #window: number | undefined;
  readonly #lockedHours: number;
  readonly #groomed: GroomedRows | undefined;
  readonly #ids: number[] = [];
  /** Numbers of the groups by their ids, from the first group on that does not come in descending order of the ids. */
  #numbers: Map<number, number> | undefined;
  readonly #firstStreams: number[] = [];
  readonly #cameras: Float64Array;
  readonly #streams: Float64Array;
  readonly #peakKbit: Float64Array;
  #rows = 0;
  /** Number of the group of each row. */
  readonly #groupOfRow: Float64Array;
  readonly #ofRow: Readonly<Record<RowFigure, Float64Array>>;

  /** @param rows - How many will be added at the most. */
  constructor(rows: number, { window, groomAfterDays, lockedHours }: Storing) {
    this.#window = window;
    this.#lockedHours = lockedHours;
    const column = (): Float64Array => new Float64Array(rows);
    if (groomAfterDays !== undefined) {
      this.#groomed = { averageKbps: column(), peakShare: column(), afterDays: groomAfterDays };
    }
    this.#cameras = column();
    this.#streams = column();
    this.#peakKbit = column();
    this.#groupOfRow = column();
    this.#ofRow = {
      quantity: column(),
      hoursPerDay: column(),
      retentionDays: column(),
      peakKbps: column(),
      averageKbps: column(),
    };
  }

  /** @param groomed - What the second archive keeps of a stream of the row, where there is one. */
  add(row: CameraRow, { peakKbps, averageKbps }: StreamRates, groomed?: GroomedStream): void {
    const { quantity } = row;
    const group = this.#groupOf(row);
    this.#streams[group]! += quantity;
    this.#peakKbit[group]! += quantity * peakKbps;
    const number = this.#rows;
    this.#rows += 1;
    this.#groupOfRow[number] = group;
    this.#ofRow.quantity[number] = quantity;
    this.#ofRow.hoursPerDay[number] = row.hoursPerDay;
    this.#ofRow.retentionDays[number] = row.retentionDays;
    this.#ofRow.peakKbps[number] = peakKbps;
    this.#ofRow.averageKbps[number] = averageKbps;
    if (groomed === undefined || this.#groomed === undefined) return;
    this.#groomed.averageKbps[number] = groomed.averageKbps;
    this.#groomed.peakShare[number] = groomed.peakShare;
  }

  #groupOf({ cameraGroupId, streamId, quantity }: CameraRow): number {
    const known = this.#knownGroup(cameraGroupId);
    const group = known ?? this.#ids.length;
    if (known === undefined) {
      this.#numbers?.set(cameraGroupId, group);
      this.#ids.push(cameraGroupId);
    }
    if (known === undefined || streamId < this.#firstStreams[group]!) {
      this.#firstStreams[group] = streamId;
      this.#cameras[group] = quantity;
    }
    return group;
  }

  /** Streams of a group mostly stand together, and groups in descending order of their ids: then no look-up is needed. */
  #knownGroup(id: number): number | undefined {
    if (this.#numbers === undefined) {
      const lastId = this.#ids.at(-1) ?? Number.POSITIVE_INFINITY;
      if (id === lastId) return this.#ids.length - 1;
      if (id < lastId) return undefined;
      this.#numbers = new Map(this.#ids.map((each, number) => [each, number]));
    }
    return this.#numbers.get(id);
  }

  /** The groups of the rows, in the order in which they first occurred. */
  groups(): PlanGroups {
    const size = this.#ids.length;
    const cameras = this.#cameras.subarray(0, size);
    const locked = this.#lockedPerCamera();
    const { groomedShare, ...stored } = this.storedAfter(0);
    return {
      ids: this.#ids,
      cameras,
      ...(locked !== undefined && { locked }),
      perCamera: {
        streams: this.#streams.subarray(0, size).map((streams, group) => streams / cameras[group]!),
        peakMbit: this.#peakKbit.subarray(0, size).map((kbit, group) => kbit / 1000 / cameras[group]!),
        ...stored,
      },
      groomedShare,
    };
  }

  /** What one camera of each group records in a day, decimal TB. */
  storedPerDay(): Float64Array {
    const perDay = new Float64Array(this.#ids.length);
    const { quantity, hoursPerDay, averageKbps } = this.#ofRow;
    for (let number = 0; number < this.#rows; number += 1) {
      perDay[this.#groupOfRow[number]!]! += recordedBytes({
        streams: quantity[number]!,
        averageKbps: averageKbps[number]!,
        hoursPerDay: hoursPerDay[number]!,
        retentionDays: 1,
      });
    }
    for (let group = 0; group < perDay.length; group += 1) perDay[group]! /= 1e12 * this.#cameras[group]!;
    return perDay;
  }

  /** What one camera of each group has locked, decimal TB; undefined where nothing is. All cameras take part alike. */
  #lockedPerCamera(): Float64Array | undefined {
    if (this.#lockedHours === 0) return undefined;
    const size = this.#ids.length;
    const hours = this.#lockedHours / this.#cameras.subarray(0, size).reduce((sum, each) => sum + each, 0);
    const locked = new Float64Array(size);
    const { quantity, averageKbps } = this.#ofRow;
    for (let number = 0; number < this.#rows; number += 1) {
      const row = { streams: quantity[number]!, averageKbps: averageKbps[number]!, hours };
      locked[this.#groupOfRow[number]!]! += lockedBytes(row);
    }
    for (let group = 0; group < size; group += 1) locked[group]! /= 1e12 * this.#cameras[group]!;
    return locked;
  }

  /** What one camera of each group stores if every row is kept so many days longer; shorter for a negative number. */
  storedAfter(days: number): StoredPerCamera {
    const size = this.#ids.length;
    const storageTb = new Float64Array(size);
    const liveTb = new Float64Array(size);
    const { quantity, hoursPerDay, retentionDays, peakKbps, averageKbps } = this.#ofRow;
    const groomed = this.#groomed;
    for (let number = 0; number < this.#rows; number += 1) {
      const group = this.#groupOfRow[number]!;
      const row = {
        streams: quantity[number]!,
        hoursPerDay: hoursPerDay[number]!,
        retentionDays: retentionDays[number]! + days,
        averageKbps: averageKbps[number]!,
      };
      storageTb[group]! += groomed === undefined ? recordedBytes(row) : bytesInTiers(row, number, groomed);
      if (this.#window === undefined) continue;
      const recorded = { ...row, window: this.#window };
      liveTb[group]! += liveBytes({
        ...recorded,
        peakKbps: peakKbps[number]!,
        recordedHours: recordedHours(recorded),
      });
    }
    for (let group = 0; group < size; group += 1) {
      storageTb[group]! /= 1e12 * this.#cameras[group]!;
      liveTb[group]! /= 1e12 * this.#cameras[group]!;
    }
    const locked = this.#lockedPerCamera();
    if (locked !== undefined) for (let group = 0; group < size; group += 1) storageTb[group]! += locked[group]!;
    return { storageTb, liveTb, groomedShare: this.#groomedShareAfter(days) };
  }

  /** The greatest part of its peak rate that any stream which reaches the second archive keeps there. */
  #groomedShareAfter(days: number): number {
    if (this.#groomed === undefined) return 0;
    const { peakShare, afterDays } = this.#groomed;
    let greatest = 0;
    for (let number = 0; number < this.#rows; number += 1) {
      const isGroomed = this.#ofRow.retentionDays[number]! + days > afterDays;
      if (isGroomed && peakShare[number]! > greatest) greatest = peakShare[number]!;
    }
    return greatest;
  }
}

/** What a row stores in both archives. */
function bytesInTiers(
  row: Parameters<typeof recordedBytes>[0],
  number: number,
  { averageKbps, afterDays }: GroomedRows,
): number {
  const kept = { retentionDays: row.retentionDays, groomAfterDays: afterDays };
  return (
    recordedBytes({ ...row, retentionDays: daysAtFullRate(kept) }) +
    recordedBytes({ ...row, averageKbps: averageKbps[number]!, retentionDays: daysInSecondArchive(kept) })
  );
}
