import type { Bounds } from '../../design/bounds.ts';
import type { CameraRow } from '../../design/design.ts';
import { licencesOfGroup } from '../../formulas/licences.ts';
import { liveBytes, recordedHours } from '../../formulas/live-database.ts';
import { lockedBytes } from '../../formulas/evidence-lock.ts';
import { recordedBytes } from '../../formulas/recording.ts';
import type { RetentionClass } from '../../formulas/retention-by-class.ts';
import { daysAtFullRate, daysInSecondArchive } from '../../formulas/tiers.ts';
import type { StoredPerCamera } from '../deal/deals.ts';
import type { PlanGroups } from '../deal/plan-group.ts';
import { GroupNumbers } from './group-numbers.ts';
import { spanOf } from './retention-span.ts';
import type { StreamRates } from './stream-rates.ts';
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

/** What one stream of a row writes on average, kbit/s. */
export interface RowAverages {
  readonly averageKbps: number;
  /** Once a second archive has taken it over. */
  readonly reducedKbps: number;
}

/**
 * Figures that are kept of each row, one after the other: memory is written and read in one go. With an object for each row and a map of
 * groups, 10 000 groups take a third longer to size.
 */
const ROW_FIGURES = 6;
/** The number of the group. */
const GROUP = 0;
/** Streams of the row, and of each camera of its group once all rows are added. */
const STREAMS = 1;
const HOURS_PER_DAY = 2;
const RETENTION_DAYS = 3;
const PEAK_KBPS = 4;
const AVERAGE_KBPS = 5;

/** What one camera of each group asks of its server, summed row by row. */
export class GroupLoads {
  readonly #window: number | undefined;
  readonly #lockedHours: number;
  readonly #groomed: GroomedRows | undefined;
  readonly #numbers = new GroupNumbers();
  /** The first stream of each group, by its number. */
  readonly #firstStreams: Float64Array;
  readonly #cameras: Float64Array;
  readonly #licences: Float64Array;
  /** The number of the group that rows are added to. */
  #group = 0;
  readonly #rows: Float64Array;
  /** Where the next row begins. */
  #end = 0;

  /** @param rows - How many will be added at the most. */
  constructor(rows: number, { window, groomAfterDays, lockedHours }: Storing) {
    this.#window = window;
    this.#lockedHours = lockedHours;
    const column = (): Float64Array => new Float64Array(rows);
    if (groomAfterDays !== undefined) {
      this.#groomed = { averageKbps: column(), peakShare: column(), afterDays: groomAfterDays };
    }
    this.#firstStreams = column();
    this.#cameras = column();
    this.#licences = column();
    this.#rows = new Float64Array(rows * ROW_FIGURES);
  }

  /** Go to the group of a row that is added next. */
  #enter({ cameraGroupId, streamId, quantity, licencesPerCamera }: CameraRow): void {
    const known = this.#numbers.count;
    this.#group = this.#numbers.numberOf(cameraGroupId);
    if (this.#group < known && streamId >= this.#firstStreams[this.#group]!) return;
    this.#firstStreams[this.#group] = streamId;
    this.#cameras[this.#group] = quantity;
    this.#licences[this.#group] = licencesOfGroup.compute({ cameras: quantity, licencesPerCamera });
  }

  /**
   * Add a row.
   *
   * @param groomed - What the second archive keeps of a stream of the row, where there is one.
   */
  add(row: CameraRow, rates: StreamRates, groomed?: GroomedStream): void {
    this.#enter(row);
    const { quantity, hoursPerDay, retentionDays } = row;
    const at = this.#end;
    const rows = this.#rows;
    this.#end += ROW_FIGURES;
    rows[at + GROUP] = this.#group;
    rows[at + STREAMS] = quantity;
    rows[at + HOURS_PER_DAY] = hoursPerDay;
    rows[at + RETENTION_DAYS] = retentionDays;
    rows[at + PEAK_KBPS] = rates.peakKbps;
    rows[at + AVERAGE_KBPS] = rates.averageKbps;
    if (groomed === undefined || this.#groomed === undefined) return;
    this.#groomed.averageKbps[at / ROW_FIGURES] = groomed.averageKbps;
    this.#groomed.peakShare[at / ROW_FIGURES] = groomed.peakShare;
  }

  /** Device licences of all cameras; the first stream of a group says how many a camera needs. */
  get deviceLicences(): number {
    return this.#licences.reduce((sum, each) => sum + each, 0);
  }

  /** The shortest and the longest retention of the rows, days. */
  get retentionDays(): Bounds {
    return spanOf(this.#rows.subarray(RETENTION_DAYS, this.#end), ROW_FIGURES);
  }

  /** The groups of the rows, in the order in which they first occurred. To be called once, after all rows are added. */
  groups(): PlanGroups {
    const cameras = this.#cameras.subarray(0, this.#numbers.count);
    const { streams, peakMbit } = this.#ratesPerCamera();
    const locked = this.#lockedPerCamera();
    const { groomedShare, ...stored } = this.storedAfter(0);
    return {
      ids: this.#numbers.ids,
      cameras,
      ...(locked !== undefined && { locked }),
      perCamera: { streams, peakMbit, ...stored },
      groomedShare,
    };
  }

  /**
   * Count the streams of each row by cameras.
   *
   * Figures of one camera are summed from these: those of groups with the same rows are the same to the last digit, however
   * many cameras they have, so that the groups stand in the order of their ids.
   */
  #ratesPerCamera(): Pick<PlanGroups['perCamera'], 'streams' | 'peakMbit'> {
    const streams = new Float64Array(this.#numbers.count);
    const peakMbit = new Float64Array(this.#numbers.count);
    const rows = this.#rows;
    for (let at = 0; at < this.#end; at += ROW_FIGURES) {
      const group = rows[at + GROUP]!;
      const ofCamera = rows[at + STREAMS]! / this.#cameras[group]!;
      rows[at + STREAMS] = ofCamera;
      streams[group]! += ofCamera;
      peakMbit[group]! += (ofCamera * rows[at + PEAK_KBPS]!) / 1000;
    }
    return { streams, peakMbit };
  }

  /** What one camera of each group records in a day, decimal TB. */
  storedPerDay(): Float64Array {
    const perDay = new Float64Array(this.#numbers.count);
    const rows = this.#rows;
    for (let at = 0; at < this.#end; at += ROW_FIGURES) {
      perDay[rows[at + GROUP]!]! += recordedBytes({
        streams: rows[at + STREAMS]!,
        averageKbps: rows[at + AVERAGE_KBPS]!,
        hoursPerDay: rows[at + HOURS_PER_DAY]!,
        retentionDays: 1,
      });
    }
    for (let group = 0; group < perDay.length; group += 1) perDay[group]! /= 1e12;
    return perDay;
  }

  /**
   * What one camera of each group records in a day, one class for each of its rows, decimal TB.
   *
   * @param averagesOf - Other averages of a stream of a row than those that were added.
   */
  classesPerDay(
    averagesOf: (row: number) => RowAverages = (row) => this.#averagesOf(row),
  ): readonly (readonly Required<RetentionClass>[])[] {
    const groups: Required<RetentionClass>[][] = Array.from({ length: this.#numbers.count }, () => []);
    const rows = this.#rows;
    for (let at = 0; at < this.#end; at += ROW_FIGURES) {
      const { averageKbps, reducedKbps } = averagesOf(at / ROW_FIGURES);
      const [streams, hoursPerDay] = [rows[at + STREAMS]!, rows[at + HOURS_PER_DAY]!];
      const tbPerDay = (kbps: number): number =>
        recordedBytes({ streams, averageKbps: kbps, hoursPerDay, retentionDays: 1 }) / 1e12;
      groups[rows[at + GROUP]!]!.push({
        days: rows[at + RETENTION_DAYS]!,
        rate: tbPerDay(averageKbps),
        reducedRate: tbPerDay(reducedKbps),
      });
    }
    return groups;
  }

  #averagesOf(row: number): RowAverages {
    const averageKbps = this.#rows[row * ROW_FIGURES + AVERAGE_KBPS]!;
    return { averageKbps, reducedKbps: this.#groomed?.averageKbps[row] ?? averageKbps };
  }

  /** What one camera of each group has locked, decimal TB; undefined where nothing is. All cameras take part alike. */
  #lockedPerCamera(): Float64Array | undefined {
    if (this.#lockedHours === 0) return undefined;
    const size = this.#numbers.count;
    const hours = this.#lockedHours / this.#cameras.subarray(0, size).reduce((sum, each) => sum + each, 0);
    const locked = new Float64Array(size);
    const rows = this.#rows;
    for (let at = 0; at < this.#end; at += ROW_FIGURES) {
      const row = { streams: rows[at + STREAMS]!, averageKbps: rows[at + AVERAGE_KBPS]!, hours };
      locked[rows[at + GROUP]!]! += lockedBytes(row);
    }
    for (let group = 0; group < size; group += 1) locked[group]! /= 1e12;
    return locked;
  }

  /** What one camera of each group stores if every row is kept so many days longer; shorter for a negative number. */
  storedAfter(days: number): StoredPerCamera {
    const storageTb = this.#groomed === undefined ? this.#storedBytes(days) : this.#bytesInTiers(days, this.#groomed);
    const liveTb =
      this.#window === undefined ? new Float64Array(this.#numbers.count) : this.#liveBytes(days, this.#window);
    for (let group = 0; group < storageTb.length; group += 1) {
      storageTb[group]! /= 1e12;
      liveTb[group]! /= 1e12;
    }
    const locked = this.#lockedPerCamera();
    if (locked !== undefined)
      for (let group = 0; group < locked.length; group += 1) storageTb[group]! += locked[group]!;
    return { storageTb, liveTb, groomedShare: this.#groomedShareAfter(days) };
  }

  #storedBytes(days: number): Float64Array {
    const bytes = new Float64Array(this.#numbers.count);
    const rows = this.#rows;
    for (let at = 0; at < this.#end; at += ROW_FIGURES) {
      bytes[rows[at + GROUP]!]! += recordedBytes({
        streams: rows[at + STREAMS]!,
        averageKbps: rows[at + AVERAGE_KBPS]!,
        hoursPerDay: rows[at + HOURS_PER_DAY]!,
        retentionDays: rows[at + RETENTION_DAYS]! + days,
      });
    }
    return bytes;
  }

  #bytesInTiers(days: number, { averageKbps: groomedKbps, afterDays }: GroomedRows): Float64Array {
    const bytes = new Float64Array(this.#numbers.count);
    const rows = this.#rows;
    for (let at = 0; at < this.#end; at += ROW_FIGURES) {
      const row = { streams: rows[at + STREAMS]!, hoursPerDay: rows[at + HOURS_PER_DAY]! };
      const kept = { retentionDays: rows[at + RETENTION_DAYS]! + days, groomAfterDays: afterDays };
      const full = { averageKbps: rows[at + AVERAGE_KBPS]!, retentionDays: daysAtFullRate(kept) };
      const groomed = { averageKbps: groomedKbps[at / ROW_FIGURES]!, retentionDays: daysInSecondArchive(kept) };
      bytes[rows[at + GROUP]!]! += recordedBytes({ ...row, ...full }) + recordedBytes({ ...row, ...groomed });
    }
    return bytes;
  }

  #liveBytes(days: number, window: number): Float64Array {
    const bytes = new Float64Array(this.#numbers.count);
    const rows = this.#rows;
    for (let at = 0; at < this.#end; at += ROW_FIGURES) {
      const kept = {
        window,
        hoursPerDay: rows[at + HOURS_PER_DAY]!,
        retentionDays: rows[at + RETENTION_DAYS]! + days,
      };
      bytes[rows[at + GROUP]!]! += liveBytes({
        ...kept,
        streams: rows[at + STREAMS]!,
        peakKbps: rows[at + PEAK_KBPS]!,
        averageKbps: rows[at + AVERAGE_KBPS]!,
        recordedHours: recordedHours(kept),
      });
    }
    return bytes;
  }

  /** The greatest part of its peak rate that any stream which reaches the second archive keeps there. */
  #groomedShareAfter(days: number): number {
    if (this.#groomed === undefined) return 0;
    const { peakShare, afterDays } = this.#groomed;
    let greatest = 0;
    for (let at = 0; at < this.#end; at += ROW_FIGURES) {
      const isGroomed = this.#rows[at + RETENTION_DAYS]! + days > afterDays;
      greatest = Math.max(greatest, isGroomed ? peakShare[at / ROW_FIGURES]! : 0);
    }
    return greatest;
  }
}
