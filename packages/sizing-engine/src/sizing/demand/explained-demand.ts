import type { Catalogue } from '../../catalogue/schema.ts';
import { givenColumn } from '../../derivation/column.ts';
import { once } from '../../derivation/once.ts';
import type { Column, Quantity } from '../../derivation/quantity.ts';
import type { CameraRow, EvidenceLock } from '../../design/design.ts';
import { withLocked } from '../../formulas/evidence-lock.ts';
import { archiveWindow, hoursInWindow, liveVideo } from '../../formulas/live-database.ts';
import { recordedVideo, rowRate, totalCameras, totalRate, totalStreams, totalVideo } from '../../formulas/recording.ts';
import type { DemandRange } from './demand.ts';
import { explainLock, type ExplainedLock } from './explained-lock.ts';
import { firstStreams } from './first-streams.ts';
import { explainRows, type ExplainedLoads, type ExplainedRows } from './explained-rows.ts';
import { atEnds, explainTiers, tierVideos, type ExplainedTiers } from './explained-tiers.ts';
import type { RangeEnd } from '../../bitrate/bitrate.ts';

/** The demand as quantities; their histories are built at their first use. */
export interface ExplainedDemand {
  readonly cameras: Quantity<'camera'>;
  readonly streams: Quantity<'stream'>;
  readonly averageMbit: Readonly<Record<RangeEnd, Quantity<'Mbit/s'>>>;
  readonly peakMbit: Readonly<Record<RangeEnd, Quantity<'Mbit/s'>>>;
  /** The whole retention at the full frame rate. */
  readonly storageTb: Readonly<Record<RangeEnd, Quantity<'TB'>>>;
  readonly liveTb: Quantity<'TB'>;
  /** What is locked as evidence; undefined where nothing is. */
  readonly locked: ExplainedLock | undefined;
  /** What a second archive makes of the storage; undefined where there is none. */
  readonly tiers: ExplainedTiers | undefined;
}

/** What a design asks of its servers, to name as what a search started from. */
export function totalsOfDemand({ cameras, peakMbit, storageTb, locked }: ExplainedDemand): readonly Quantity[] {
  return [cameras, peakMbit.value, storageTb.value, ...(locked === undefined ? [] : [locked.reserveTb.value])];
}

/** Video that the servers keep for the retention: of both archives where there is a second one. */
export function keptTb({ storageTb, tiers }: ExplainedDemand): Quantity<'TB'> {
  return tiers?.storedTb.value ?? storageTb.value;
}

/** What the servers store of a design: the video of the whole retention, and what is locked as evidence. */
export function storedTb(demand: ExplainedDemand): Quantity<'TB'> {
  const { locked } = demand;
  const videoTb = keptTb(demand);
  return locked === undefined ? videoTb : withLocked({ videoTb, lockedTb: locked.reserveTb.value });
}

/** What a demand is explained from. */
interface DemandSources {
  readonly catalogue: Catalogue;
  readonly runsPerDay: Quantity<'run/day'>;
  readonly evidenceLock: EvidenceLock;
}

/** Tie the summed demand to its derivation, row by row, without building it. */
export function explainDemand(
  rows: readonly CameraRow[],
  demand: DemandRange,
  { catalogue, runsPerDay, evidenceLock }: DemandSources,
): ExplainedDemand {
  const { value, tiers } = demand;
  const explained = once(() => explainRows(rows, demand.kinds, { catalogue, tiers }));
  const rate = (end: RangeEnd, mbit: number, of: keyof ExplainedLoads): Quantity<'Mbit/s'> =>
    totalRate.known(mbit, () => ({
      rows: explained().map(({ streams, loadsAt }) => rowRate.overRows({ streams, kbps: loadsAt(end)[of] })),
    }));
  const cameras = totalCameras.known(value.cameras, () => ({ groups: [givenCameras(rows)] }));
  const averageMbit = atEnds((end) => rate(end, demand[end].averageMbit, 'average'));
  const storageTb = atEnds((end) =>
    totalVideo.known(demand[end].storageTb, () => ({ rows: explained().map((each) => videoOf(each, end)) })),
  );
  return {
    cameras,
    streams: totalStreams.known(value.streams, () => ({ rows: explained().map(({ streams }) => streams) })),
    averageMbit,
    peakMbit: atEnds((end) => rate(end, demand[end].peakMbit, 'peak')),
    storageTb,
    liveTb: totalVideo.known(value.liveTb, () => {
      const window = archiveWindow({ runsPerDay });
      return { rows: explained().map((each) => liveVideoOf(each, window)) };
    }),
    locked: explainLock(evidenceLock, { cameras, averageMbit }),
    tiers: tiers && explainTiers(tiers, { rows: explained, video: storageTb.value }),
  };
}

/** Cameras of each group. */
export function givenCameras(rows: readonly CameraRow[]): Column<'camera'> {
  const numbers = firstStreams(rows);
  const values = numbers.map((number) => rows[number]!.quantity);
  return givenColumn('cameras[*].quantity', { rows: numbers, values, unit: 'camera' });
}

/** Video that rows store in the archives of a design, one number for each row and archive. */
export function storedVideos(rows: ExplainedRows, end: RangeEnd): readonly Column<'B'>[] {
  return rows.tiers === undefined ? [videoOf(rows, end)] : tierVideos(rows, end);
}

/** Video of rows at the full frame rate, one number for each. */
export function videoOf({ streams, hoursPerDay, retentionDays, loadsAt }: ExplainedRows, end: RangeEnd): Column<'B'> {
  return recordedVideo.overRows({ streams, averageKbps: loadsAt(end).average, hoursPerDay, retentionDays });
}

/** Video of rows in the window of the live database, one number for each. */
export function liveVideoOf(
  { streams, hoursPerDay, retentionDays, loadsAt }: ExplainedRows,
  window: Quantity<'h'>,
): Column<'B'> {
  const { peak, average } = loadsAt('value');
  return liveVideo.overRows({
    streams,
    peakKbps: peak,
    averageKbps: average,
    recordedHours: hoursInWindow.overRows({ window, hoursPerDay, retentionDays }),
    window,
    hoursPerDay,
    retentionDays,
  });
}
