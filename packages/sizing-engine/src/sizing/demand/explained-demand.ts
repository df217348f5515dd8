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
import { RANGE_ENDS, type RangeEnd } from './stream-load.ts';

/** The demand as quantities; their histories are built at their first use. */
export interface ExplainedDemand {
  readonly cameras: Quantity<'camera'>;
  readonly streams: Quantity<'stream'>;
  readonly averageMbit: Readonly<Record<RangeEnd, Quantity<'Mbit/s'>>>;
  readonly peakMbit: Readonly<Record<RangeEnd, Quantity<'Mbit/s'>>>;
  readonly storageTb: Readonly<Record<RangeEnd, Quantity<'TB'>>>;
  readonly liveTb: Quantity<'TB'>;
  /** What is locked as evidence; undefined where nothing is. */
  readonly locked: ExplainedLock | undefined;
}

/** What a design asks of its servers, to name as what a search started from. */
export function totalsOfDemand({ cameras, peakMbit, storageTb, locked }: ExplainedDemand): readonly Quantity[] {
  return [cameras, peakMbit.value, storageTb.value, ...(locked === undefined ? [] : [locked.reserveTb.value])];
}

/** What the servers store of a design: the video of the whole retention, and what is locked as evidence. */
export function storedTb({ storageTb, locked }: ExplainedDemand): Quantity<'TB'> {
  const videoTb = storageTb.value;
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
  const explained = once(() => explainRows(rows, demand.kinds, { catalogue }));
  const { value } = demand;
  const rate = (end: RangeEnd, mbit: number, of: keyof ExplainedLoads): Quantity<'Mbit/s'> =>
    totalRate.known(mbit, () => ({
      rows: explained().map(({ streams, loadsAt }) => rowRate.overRows({ streams, kbps: loadsAt(end)[of] })),
    }));
  const cameras = totalCameras.known(value.cameras, () => ({ groups: [givenCameras(rows)] }));
  const averageMbit = atEnds((end) => rate(end, demand[end].averageMbit, 'average'));
  return {
    cameras,
    streams: totalStreams.known(value.streams, () => ({ rows: explained().map(({ streams }) => streams) })),
    averageMbit,
    peakMbit: atEnds((end) => rate(end, demand[end].peakMbit, 'peak')),
    storageTb: atEnds((end) =>
      totalVideo.known(demand[end].storageTb, () => ({ rows: explained().map((each) => videoOf(each, end)) })),
    ),
    liveTb: totalVideo.known(value.liveTb, () => {
      const window = archiveWindow({ runsPerDay });
      return { rows: explained().map((each) => liveVideoOf(each, window)) };
    }),
    locked: explainLock(evidenceLock, { cameras, averageMbit }),
  };
}

function atEnds<U extends 'Mbit/s' | 'TB'>(
  at: (end: RangeEnd) => Quantity<U>,
): Readonly<Record<RangeEnd, Quantity<U>>> {
  const [value, low, high] = RANGE_ENDS;
  return { value: at(value), low: at(low), high: at(high) };
}

/** Cameras of each group. */
export function givenCameras(rows: readonly CameraRow[]): Column<'camera'> {
  const numbers = firstStreams(rows);
  const values = numbers.map((number) => rows[number]!.quantity);
  return givenColumn('cameras[*].quantity', { rows: numbers, values, unit: 'camera' });
}

/** Video of rows, one number for each. */
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
