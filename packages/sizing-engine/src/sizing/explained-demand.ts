import type { Catalogue } from '../catalogue/schema.ts';
import { deferred, given, type Quantity } from '../derivation/quantity.ts';
import type { CameraRow } from '../design.ts';
import { archiveWindow, hoursInWindow, liveVideo } from '../formulas/live-database.ts';
import { recordedVideo, rowRate, totalCameras, totalRate, totalStreams, totalVideo } from '../formulas/recording.ts';
import { firstOf, rowsByGroup } from '../selection/camera-rules.ts';
import type { DemandRange } from './demand.ts';
import { explainedStreamLoad, RANGE_ENDS, type ExplainedStreamLoad, type RangeEnd } from './stream-load.ts';

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
