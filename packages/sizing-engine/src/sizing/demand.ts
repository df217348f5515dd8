import type { Catalogue } from '../catalogue/schema.ts';
import { deferred, given, type Quantity } from '../derivation/quantity.ts';
import type { CameraRow, Halves } from '../design.ts';
import {
  liveBytes,
  recordedHours,
  windowHours,
  archiveWindow,
  hoursInWindow,
  liveVideo,
} from '../formulas/live-database.ts';
import {
  recordedBytes,
  recordedVideo,
  rowRate,
  totalCameras,
  totalRate,
  totalStreams,
  totalVideo,
} from '../formulas/recording.ts';
import { entryOf } from '../lookup.ts';
import { firstOf, isCustom, rowsByGroup, type Half } from '../selection/camera-rules.ts';
import { flagsFromRecording } from '../selection/recording-mode.ts';
import { rangeOf } from './bitrate.ts';
import { explainedStreamLoad, halfKbps, RANGE_ENDS, streamLoad, type RangeEnd } from './stream-load.ts';

/** What a design asks of its hardware, on bare numbers. */
export interface Demand {
  readonly cameras: number;
  readonly streams: number;
  /** Peak camera data, Mbit/s. */
  readonly peakMbit: number;
  /** Average camera data, Mbit/s. */
  readonly averageMbit: number;
  /** Whole retention, decimal TB. */
  readonly storageTb: number;
  /** What one day of retention of every row adds, TB. */
  readonly storageTbPerDay: number;
  /** The live database while archiving runs, decimal TB. */
  readonly liveTb: number;
}

/** The demand at the figure itself and at both ends of its range. */
export type DemandRange = Readonly<Record<RangeEnd, Demand>>;

/** One row with its rates at both ends of their range. */
interface RatedRow {
  readonly row: CameraRow;
  readonly kbps: Readonly<Record<RangeEnd, Halves<number>>>;
}

/**
 * Sum what the rows of a design ask for, on bare numbers.
 *
 * Ranges of rows add up as fully correlated: a busy site is busy everywhere, which is the cautious reading.
 *
 * @param runsPerDay - Archive runs a day; decides the window that the live database must hold.
 * @throws SizingError `unknown-entry` for ids that the catalogue does not have.
 */
export function demandOf(rows: readonly CameraRow[], runsPerDay: number, catalogue: Catalogue): DemandRange {
  const cameras = camerasOf(rows);
  const rated = rows.map((row) => ratedRow(row, catalogue));
  const at = (end: RangeEnd): Demand => ({ cameras, ...sumAt(rated, end, windowHours({ runsPerDay })) });
  return { value: at('value'), low: at('low'), high: at('high') };
}

/** Cameras of a design: a group's cameras are the quantity of its first stream. */
export function camerasOf(rows: readonly CameraRow[]): number {
  let cameras = 0;
  for (const group of rowsByGroup(rows).values()) cameras += firstOf(group)?.quantity ?? 0;
  return cameras;
}

function ratedRow(row: CameraRow, catalogue: Catalogue): RatedRow {
  const used = flagsFromRecording(row.recording);
  const codec = entryOf(catalogue.codecs, row.codec, 'codec');
  const ends = (half: Half): Readonly<Record<RangeEnd, number>> => {
    if (!used[half]) return { value: 0, low: 0, high: 0 };
    const value = halfKbps(row, half, catalogue);
    const range = rangeOf(codec, isCustom(row, half), catalogue.bitrateModel);
    return { value, low: value * range.low.value, high: value * range.high.value };
  };
  const continuous = ends('continuous');
  const motion = ends('motion');
  const at = (end: RangeEnd): Halves<number> => ({ continuous: continuous[end], motion: motion[end] });
  return { row, kbps: { value: at('value'), low: at('low'), high: at('high') } };
}

function sumAt(rated: readonly RatedRow[], end: RangeEnd, window: number): Omit<Demand, 'cameras'> {
  let streams = 0;
  let peakKbit = 0;
  let averageKbit = 0;
  let bytes = 0;
  let bytesPerDay = 0;
  let live = 0;
  for (const { row, kbps } of rated) {
    const { quantity, hoursPerDay, retentionDays } = row;
    const { averageKbps, peakKbps } = streamLoad(row, kbps[end]);
    streams += quantity;
    peakKbit += quantity * peakKbps;
    averageKbit += quantity * averageKbps;
    bytes += recordedBytes({ streams: quantity, averageKbps, hoursPerDay, retentionDays });
    bytesPerDay += recordedBytes({ streams: quantity, averageKbps, hoursPerDay, retentionDays: 1 });
    live += liveBytes({
      streams: quantity,
      peakKbps,
      averageKbps,
      recordedHours: recordedHours({ window, hoursPerDay, retentionDays }),
      window,
      hoursPerDay,
      retentionDays,
    });
  }
  return {
    streams,
    peakMbit: peakKbit / 1000,
    averageMbit: averageKbit / 1000,
    storageTb: bytes / 1e12,
    storageTbPerDay: bytesPerDay / 1e12,
    liveTb: live / 1e12,
  };
}

/** The demand as quantities; their histories are built when somebody asks. */
export interface ExplainedDemand {
  readonly cameras: Quantity<'camera'>;
  readonly streams: Quantity<'stream'>;
  readonly averageMbit: Readonly<Record<RangeEnd, Quantity<'Mbit/s'>>>;
  readonly peakMbit: Readonly<Record<RangeEnd, Quantity<'Mbit/s'>>>;
  readonly storageTb: Readonly<Record<RangeEnd, Quantity<'TB'>>>;
  readonly liveTb: Quantity<'TB'>;
}

/** Tie the summed demand to its derivation, row by row, without building it. */
export function explainDemand(
  rows: readonly CameraRow[],
  demand: DemandRange,
  { catalogue, runsPerDay }: { readonly catalogue: Catalogue; readonly runsPerDay: Quantity<'run/day'> },
): ExplainedDemand {
  const loads = (end: RangeEnd) =>
    rows.map((row, index) => ({
      ...explainedStreamLoad(row, `cameras[${index}]`, { catalogue, end }),
      ...givenRow(row, `cameras[${index}]`),
    }));
  const { value } = demand;
  return {
    cameras: deferred(value.cameras, 'camera', () => totalCameras({ groups: givenCameras(rows) })),
    streams: deferred(value.streams, 'stream', () =>
      totalStreams({ rows: loads('value').map((each) => each.streams) }),
    ),
    averageMbit: atEnds((end) =>
      deferred(demand[end].averageMbit, 'Mbit/s', () =>
        totalRate({ rows: loads(end).map(({ streams, average }) => rowRate({ streams, kbps: average })) }),
      ),
    ),
    peakMbit: atEnds((end) =>
      deferred(demand[end].peakMbit, 'Mbit/s', () =>
        totalRate({ rows: loads(end).map(({ streams, peak }) => rowRate({ streams, kbps: peak })) }),
      ),
    ),
    storageTb: atEnds((end) =>
      deferred(demand[end].storageTb, 'TB', () =>
        totalVideo({
          rows: loads(end).map(({ average, peak: _, ...row }) => recordedVideo({ ...row, averageKbps: average })),
        }),
      ),
    ),
    liveTb: deferred(value.liveTb, 'TB', () => {
      const window = archiveWindow({ runsPerDay });
      return totalVideo({ rows: loads('value').map((load) => explainedLive(load, window)) });
    }),
  };
}

function atEnds<U extends 'Mbit/s' | 'TB'>(
  at: (end: RangeEnd) => Quantity<U>,
): Readonly<Record<RangeEnd, Quantity<U>>> {
  const [value, low, high] = RANGE_ENDS;
  return { value: at(value), low: at(low), high: at(high) };
}

interface GivenRow {
  readonly streams: Quantity<'stream'>;
  readonly hoursPerDay: Quantity<'h/day'>;
  readonly retentionDays: Quantity<'day'>;
}

function givenRow(row: CameraRow, path: string): GivenRow {
  return {
    streams: given(`${path}.quantity`, row.quantity, 'stream'),
    hoursPerDay: given(`${path}.hoursPerDay`, row.hoursPerDay, 'h/day'),
    retentionDays: given(`${path}.retentionDays`, row.retentionDays, 'day'),
  };
}

function givenCameras(rows: readonly CameraRow[]): Quantity<'camera'>[] {
  const firsts = new Set([...rowsByGroup(rows).values()].map((group) => firstOf(group)));
  return rows.flatMap((row, index) =>
    firsts.has(row) ? [given(`cameras[${index}].quantity`, row.quantity, 'camera')] : [],
  );
}

function explainedLive(
  { average, peak, streams, hoursPerDay, retentionDays }: GivenRow & ReturnType<typeof explainedStreamLoad>,
  window: Quantity<'h'>,
): Quantity<'B'> {
  return liveVideo({
    streams,
    peakKbps: peak,
    averageKbps: average,
    recordedHours: hoursInWindow({ window, hoursPerDay, retentionDays }),
    window,
    hoursPerDay,
    retentionDays,
  });
}
