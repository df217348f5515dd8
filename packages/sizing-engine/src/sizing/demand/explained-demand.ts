import type { Catalogue } from '../../catalogue/schema.ts';
import { givenColumn } from '../../derivation/column.ts';
import { once } from '../../derivation/once.ts';
import type { Column, Quantity } from '../../derivation/quantity.ts';
import type { CameraRow } from '../../design/design.ts';
import { archiveWindow, hoursInWindow, liveVideo } from '../../formulas/live-database.ts';
import { recordedVideo, rowRate, totalCameras, totalRate, totalStreams, totalVideo } from '../../formulas/recording.ts';
import type { DemandRange } from './demand.ts';
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
}

/** What a design asks of its servers, to name as what a search started from. */
export function totalsOfDemand({ cameras, peakMbit, storageTb }: ExplainedDemand): readonly Quantity[] {
  return [cameras, peakMbit.value, storageTb.value];
}

/** Tie the summed demand to its derivation, row by row, without building it. */
export function explainDemand(
  rows: readonly CameraRow[],
  demand: DemandRange,
  { catalogue, runsPerDay }: { readonly catalogue: Catalogue; readonly runsPerDay: Quantity<'run/day'> },
): ExplainedDemand {
  const explained = once(() => explainRows(rows, demand.kinds, { catalogue }));
  const { value } = demand;
  const rate = (end: RangeEnd, mbit: number, of: keyof ExplainedLoads): Quantity<'Mbit/s'> =>
    totalRate.known(mbit, () => ({
      rows: explained().map(({ streams, loadsAt }) => rowRate.overRows({ streams, kbps: loadsAt(end)[of] })),
    }));
  return {
    cameras: totalCameras.known(value.cameras, () => ({ groups: [givenCameras(rows)] })),
    streams: totalStreams.known(value.streams, () => ({ rows: explained().map(({ streams }) => streams) })),
    averageMbit: atEnds((end) => rate(end, demand[end].averageMbit, 'average')),
    peakMbit: atEnds((end) => rate(end, demand[end].peakMbit, 'peak')),
    storageTb: atEnds((end) =>
      totalVideo.known(demand[end].storageTb, () => ({ rows: explained().map((each) => videoOf(each, end)) })),
    ),
    liveTb: totalVideo.known(value.liveTb, () => {
      const window = archiveWindow({ runsPerDay });
      return { rows: explained().map((each) => liveVideoOf(each, window)) };
    }),
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
