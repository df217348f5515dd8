import type { BitrateModel, Catalogue } from '../catalogue/schema.ts';
import { indexOf, type CatalogueIndex } from '../catalogue-index.ts';
import { deferred, given, type Quantity } from '../derivation/quantity.ts';
import type { CameraRow } from '../design.ts';
import { Recording } from '../enumerations.ts';
import { wholeKbps } from '../formulas/bitrate.ts';
import {
  liveBytes,
  recordedHours,
  windowHours,
  archiveWindow,
  hoursInWindow,
  liveVideo,
} from '../formulas/live-database.ts';
import {
  peakKbps,
  recordedBytes,
  recordedVideo,
  rowRate,
  totalCameras,
  totalRate,
  totalStreams,
  totalVideo,
} from '../formulas/recording.ts';
import { knownEntry } from '../lookup.ts';
import { firstOf, isCustom, rowsByGroup, type Half } from '../selection/camera-rules.ts';
import { bitrateKbps, rangeOf } from './bitrate.ts';
import {
  averageOf,
  explainedStreamLoad,
  RANGE_ENDS,
  type ExplainedStreamLoad,
  type HalfRates,
  type RangeEnd,
} from './stream-load.ts';

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
  /** The live database while archiving runs, decimal TB; 0 without archiving. */
  readonly liveTb: number;
}

/** What the range of the bit rates moves. */
export type RangedDemand = Pick<Demand, 'averageMbit' | 'peakMbit' | 'storageTb'>;

/** The demand at the figure itself, and what the range of the bit rates makes of it. */
export interface DemandRange {
  readonly value: Demand;
  readonly low: RangedDemand;
  readonly high: RangedDemand;
}

/**
 * Sum what the rows of a design ask for, on bare numbers.
 *
 * Ranges of rows add up as fully correlated: a busy site is busy everywhere, which is the cautious reading.
 *
 * @param runsPerDay - Archive runs a day, which decide the window that the live database must hold; undefined without
 * archiving, where there is no window.
 * @throws SizingError `unknown-entry` for ids that the catalogue does not have.
 */
export function demandOf(
  rows: readonly CameraRow[],
  runsPerDay: number | undefined,
  catalogue: Catalogue,
): DemandRange {
  const index = indexOf(catalogue);
  const { bitrateModel } = catalogue;
  const window = runsPerDay === undefined ? undefined : windowHours({ runsPerDay });
  const sum = new DemandSum();
  const low = new DemandSum();
  const high = new DemandSum();
  let live = 0;
  for (const row of rows) {
    const rates = ratesOf(row, { index, bitrateModel });
    sum.add(row, rates);
    const codec = index.codecs.get(row.codec)!;
    const continuous = rangeOf(codec, row.continuousIsCustomBitrate, bitrateModel);
    const motion = rangeOf(codec, row.motionIsCustomBitrate, bitrateModel);
    low.add(row, atEnd(rates, continuous.low.value, motion.low.value));
    high.add(row, atEnd(rates, continuous.high.value, motion.high.value));
    if (window !== undefined) live += liveBytesOf(row, rates, window);
  }
  const value = { ...sum.demand(), liveTb: live / 1e12, cameras: camerasOf(rows), streams: sum.streams };
  return { value, low: low.demand(), high: high.demand() };
}

function ratesOf(row: CameraRow, indexed: Indexed): HalfRates {
  return {
    continuousKbps: row.recording === Recording.event ? 0 : indexedKbps(row, 'continuous', indexed),
    motionKbps: row.recording === Recording.constant ? 0 : indexedKbps(row, 'motion', indexed),
    share: row.motion.motion / 100,
  };
}

function atEnd({ continuousKbps, motionKbps, share }: HalfRates, continuous: number, motion: number): HalfRates {
  return { continuousKbps: continuousKbps * continuous, motionKbps: motionKbps * motion, share };
}

interface Indexed {
  readonly index: CatalogueIndex;
  readonly bitrateModel: BitrateModel;
}

/** Rate of one half of a row, kbit/s: typed where it is custom, else calculated. */
function indexedKbps(row: CameraRow, half: Half, { index, bitrateModel: model }: Indexed): number {
  if (isCustom(row, half)) return row.bitrateKbit[half];
  const codec = knownEntry(index.codecs, row.codec, 'codec');
  const complexity = knownEntry(index.complexities, row.complexity[half], 'complexity');
  const resolution = knownEntry(index.resolutions, row.resolution[half], 'resolution');
  return wholeKbps({ kbps: bitrateKbps(row.fps[half], { model, codec, complexity, resolution }) });
}

function liveBytesOf(row: CameraRow, rates: HalfRates, window: number): number {
  const { recording, quantity, hoursPerDay, retentionDays } = row;
  return liveBytes({
    streams: quantity,
    peakKbps: peakKbps(rates),
    averageKbps: averageOf(recording, rates),
    recordedHours: recordedHours({ window, hoursPerDay, retentionDays }),
    window,
    hoursPerDay,
    retentionDays,
  });
}

/** Cameras of a design: a group's cameras are the quantity of its first stream. */
export function camerasOf(rows: readonly CameraRow[]): number {
  return camerasInOrder(rows) ?? camerasInAnyOrder(rows);
}

/** The usual order, groups descending and streams ascending, needs no look-up; undefined for any other. */
function camerasInOrder(rows: readonly CameraRow[]): number | undefined {
  let cameras = 0;
  let last: CameraRow | undefined;
  for (const row of rows) {
    if (last === undefined || row.cameraGroupId < last.cameraGroupId) cameras += row.quantity;
    else if (row.cameraGroupId > last.cameraGroupId || row.streamId < last.streamId) return undefined;
    last = row;
  }
  return cameras;
}

function camerasInAnyOrder(rows: readonly CameraRow[]): number {
  let cameras = 0;
  for (const group of rowsByGroup(rows).values()) cameras += firstOf(group)!.quantity;
  return cameras;
}

/** Running sums of a demand at one end of the range. */
class DemandSum {
  streams = 0;
  private peakKbit = 0;
  private averageKbit = 0;
  private bytes = 0;
  private bytesPerDay = 0;

  add({ recording, quantity, hoursPerDay, retentionDays }: CameraRow, rates: HalfRates): void {
    const averageKbps = averageOf(recording, rates);
    const perDay = recordedBytes({ streams: quantity, averageKbps, hoursPerDay, retentionDays: 1 });
    this.streams += quantity;
    this.peakKbit += quantity * peakKbps(rates);
    this.averageKbit += quantity * averageKbps;
    this.bytesPerDay += perDay;
    this.bytes += perDay * retentionDays;
  }

  demand(): Omit<Demand, 'cameras' | 'streams' | 'liveTb'> {
    return {
      peakMbit: this.peakKbit / 1000,
      averageMbit: this.averageKbit / 1000,
      storageTb: this.bytes / 1e12,
      storageTbPerDay: this.bytesPerDay / 1e12,
    };
  }
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
      deferred(demand[end].storageTb, 'TB', () => totalVideo({ rows: loads(end).map(explainedVideo) })),
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

type ExplainedRow = GivenRow & ExplainedStreamLoad;

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

function explainedVideo({ average, streams, hoursPerDay, retentionDays }: ExplainedRow): Quantity<'B'> {
  return recordedVideo({ streams, averageKbps: average, hoursPerDay, retentionDays });
}

function explainedLive(
  { average, peak, streams, hoursPerDay, retentionDays }: ExplainedRow,
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
