import type { BitrateModel, Catalogue } from '../catalogue/schema.ts';
import { indexOf, type CatalogueIndex } from '../catalogue-index.ts';
import type { CameraRow } from '../design.ts';
import { Recording } from '../enumerations.ts';
import { wholeKbps } from '../formulas/bitrate.ts';
import { liveBytes, recordedHours, windowHours } from '../formulas/live-database.ts';
import { peakKbps } from '../formulas/recording.ts';
import { knownEntry } from '../lookup.ts';
import { firstOf, isCustom, rowsByGroup, type Half } from '../selection/camera-rules.ts';
import { bitrateKbps } from './bitrate.ts';
import { RangedSums, type SummedDemand } from './demand-sums.ts';
import { averageOf, type HalfRates } from './stream-load.ts';

/** What a design asks of its hardware, on bare numbers. */
export interface Demand extends SummedDemand {
  readonly cameras: number;
  readonly streams: number;
  /** The live database while archiving runs, decimal TB; 0 without archiving. */
  readonly liveTb: number;
}

/** The demand at the figure itself, and what the range of the bit rates makes of it. */
export interface DemandRange {
  readonly value: Demand;
  readonly low: SummedDemand;
  readonly high: SummedDemand;
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
  const indexed = { index: indexOf(catalogue), bitrateModel: catalogue.bitrateModel };
  const window = runsPerDay === undefined ? undefined : windowHours({ runsPerDay });
  const sums = new RangedSums(indexed.bitrateModel.ranges);
  let live = 0;
  for (const row of rows) {
    const rates = ratesOf(row, indexed);
    sums.add(row, rates, knownEntry(indexed.index.codecs, row.codec, 'codec'));
    if (window !== undefined) live += liveBytesOf(row, rates, window);
  }
  const value = sums.at('value');
  return {
    value: { ...value, liveTb: live / 1e12, cameras: camerasOf(rows), streams: sums.streams },
    low: sums.at('low'),
    high: sums.at('high'),
  };
}

function ratesOf(row: CameraRow, indexed: Indexed): HalfRates {
  return {
    continuousKbps: row.recording === Recording.event ? 0 : indexedKbps(row, 'continuous', indexed),
    motionKbps: row.recording === Recording.constant ? 0 : indexedKbps(row, 'motion', indexed),
    share: row.motion.motion / 100,
  };
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
