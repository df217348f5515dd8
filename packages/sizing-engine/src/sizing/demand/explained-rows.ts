import type { Catalogue } from '../../catalogue/schema.ts';
import { indexOf, type CatalogueIndex } from '../../catalogue-index.ts';
import { citedColumn, givenColumn } from '../../derivation/column.ts';
import { cited, type Column } from '../../derivation/quantity.ts';
import type { CameraRow } from '../../design/design.ts';
import { Recording } from '../../design/enumerations.ts';
import { averageRate, eventAverage, motionShare, peakRate, rangedRate, stillShare } from '../../formulas/recording.ts';
import { streamsOnServer } from '../../formulas/servers.ts';
import type { DealtCameras } from '../plan/deal.ts';
import { firstStreams } from './demand.ts';
import type { Half } from '../../design/camera-row.ts';
import type { RangeName } from '../../bitrate/bitrate.ts';
import { explainedBitrates, modelConstants, type ModelConstants } from './explained-bitrates.ts';
import { classesOf, typedColumns, type RowClass } from './row-classes.ts';
import type { RangeEnd } from './stream-load.ts';

/** What one stream of each row writes on average and moves at its peak. */
export interface ExplainedLoads {
  readonly average: Column<'kbit/s'>;
  readonly peak: Column<'kbit/s'>;
}

/** Rows that are computed alike, as columns, down to what the user typed. */
export interface ExplainedRows {
  readonly streams: Column<'stream'>;
  readonly hoursPerDay: Column<'h/day'>;
  readonly retentionDays: Column<'day'>;
  readonly loadsAt: (end: RangeEnd) => ExplainedLoads;
}

/**
 * The rows of a design as columns, one set for each kind of row.
 *
 * @param dealt - The cameras of one server, whose rows and streams are meant; undefined for the whole design.
 */
export function explainRows(
  rows: readonly CameraRow[],
  kinds: readonly number[],
  { catalogue, dealt }: { readonly catalogue: Catalogue; readonly dealt?: readonly DealtCameras[] | undefined },
): ExplainedRows[] {
  const context = { catalogue, index: indexOf(catalogue), constants: modelConstants(catalogue.bitrateModel) };
  const { bitrateModel: model } = catalogue;
  if (dealt === undefined) {
    return classesOf(rows, { kinds, index: context.index, model }).map((each) => explainClass(each, context));
  }
  const share = new ServerShare(rows, dealt);
  return classesOf(rows, { kinds, index: context.index, model, isMeant: (row) => share.has(row) })
    .filter((each) => each.rows().length > 0)
    .map((each) => ({ ...explainClass(each, context), streams: share.streamsOf(each) }));
}

/** The part of the rows that is on one server. */
class ServerShare {
  readonly #rows: readonly CameraRow[];
  readonly #dealt: ReadonlyMap<number, DealtCameras>;
  readonly #firstRows = new Map<number, number>();

  constructor(rows: readonly CameraRow[], dealt: readonly DealtCameras[]) {
    this.#rows = rows;
    this.#dealt = new Map(dealt.map((each) => [each.cameraGroupId, each]));
    for (const number of firstStreams(rows)) this.#firstRows.set(rows[number]!.cameraGroupId, number);
  }

  has({ cameraGroupId }: CameraRow): boolean {
    return this.#dealt.has(cameraGroupId);
  }

  streamsOf(rowClass: RowClass): Column<'stream'> {
    const first = rowClass.rows().map(({ cameraGroupId }) => this.#firstRows.get(cameraGroupId)!);
    return streamsOnServer.overRows({
      streams: typedColumns(rowClass)('quantity', 'stream', ({ quantity }) => quantity),
      cameras: givenColumn('cameras[*].quantity', {
        rows: first,
        values: first.map((number) => this.#rows[number]!.quantity),
        unit: 'camera',
      }),
      dealt: citedColumn('cameras of the group on the server', {
        unit: 'camera',
        entries: () => rowClass.rows().map(({ cameraGroupId }) => this.#dealt.get(cameraGroupId)!.cameras),
        cite: (value) => ({ entry: 'server plan', fact: { value, unit: 'camera', origin: 'spec', source: PLAN_RULE } }),
      }),
    });
  }
}

const PLAN_RULE = 'docs/model.md#recording-servers: cameras are dealt to the servers in rounds';

interface RowsContext {
  readonly catalogue: Catalogue;
  readonly index: CatalogueIndex;
  readonly constants: ModelConstants;
}

function explainClass(rowClass: RowClass, { catalogue, index, constants }: RowsContext): ExplainedRows {
  const typed = typedColumns(rowClass);
  const rate = onceEach((half: Half): Column<'kbit/s'> =>
    rowClass.ranges[half] === 'custom'
      ? typed(`bitrateKbit.${half}`, 'kbit/s', (row) => row.bitrateKbit[half])
      : explainedBitrates(rowClass, half, { model: catalogue.bitrateModel, constants, index, typed }),
  );
  const moving = motionShare.overRows({ motionPercent: typed('motion.motion', '%', (row) => row.motion.motion) });
  const rateAt = (half: Half, end: RangeEnd): Column<'kbit/s'> =>
    ranged(rate(half), end, { rowClass, half, catalogue });
  return {
    streams: typed('quantity', 'stream', ({ quantity }) => quantity),
    hoursPerDay: typed('hoursPerDay', 'h/day', ({ hoursPerDay }) => hoursPerDay),
    retentionDays: typed('retentionDays', 'day', ({ retentionDays }) => retentionDays),
    loadsAt: onceEach((end: RangeEnd) => loadsOf(rowClass.recording, moving, (half) => rateAt(half, end))),
  };
}

function loadsOf(recording: Recording, moving: Column<'1'>, rate: (half: Half) => Column<'kbit/s'>): ExplainedLoads {
  switch (recording) {
    case Recording.constant:
      return { average: rate('continuous'), peak: rate('continuous') };
    case Recording.event: {
      const peak = rate('motion');
      return { average: eventAverage.overRows({ motionKbps: peak, motionShare: moving }), peak };
    }
    case Recording.speedup: {
      const rates = { continuousKbps: rate('continuous'), motionKbps: rate('motion') };
      const shares = { motionShare: moving, continuousShare: stillShare.overRows({ motionShare: moving }) };
      return { average: averageRate.overRows({ ...rates, ...shares }), peak: peakRate.overRows(rates) };
    }
  }
}

function ranged(
  kbps: Column<'kbit/s'>,
  end: RangeEnd,
  { rowClass, half, catalogue }: { readonly rowClass: RowClass; readonly half: Half; readonly catalogue: Catalogue },
): Column<'kbit/s'> {
  if (end === 'value') return kbps;
  const { ranges, lowFrameRates } = catalogue.bitrateModel;
  const name = rowClass.ranges[half];
  const entries: Readonly<Record<RangeName, string>> = {
    interFrame: 'inter-frame rate',
    lowFrameRate: `inter-frame rate below ${lowFrameRates.rangeBelow.value} frames per second`,
    mjpeg: 'mjpeg rate',
    custom: 'custom rate',
  };
  const factor = cited(entries[name], `${end} end of the range`, ranges[name][end]);
  return rangedRate.overRows({ kbps, factor });
}

/** Caches the results of a function by its argument. */
function onceEach<A, T>(build: (argument: A) => T): (argument: A) => T {
  const built = new Map<A, T>();
  return (argument) => {
    const known = built.get(argument);
    if (known !== undefined) return known;
    const made = build(argument);
    built.set(argument, made);
    return made;
  };
}
