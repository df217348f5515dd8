import type { Catalogue } from '../../catalogue/schema.ts';
import { indexOf, type CatalogueIndex } from '../../checks/catalogue-index.ts';
import { citedColumn, givenColumn } from '../../derivation/column.ts';
import { cited, type Column, type Quantity } from '../../derivation/quantity.ts';
import type { CameraRow } from '../../design/design.ts';
import { besidesVideo, motionShare, rangedRate, shareWithBuffers, withBesides } from '../../formulas/recording.ts';
import { streamsOnServer } from '../../formulas/servers.ts';
import { groomedRate, keyFrameShare, mjpegShare } from '../../formulas/tiers.ts';
import type { DealtCameras } from '../deal/deal.ts';
import { firstStreams } from './first-streams.ts';
import type { Half } from '../../design/camera-row.ts';
import { rateRanges, type RangeEnd, type RangeName } from '../../bitrate/bitrate.ts';
import { givenTiers, type GivenTiers } from './given-tiers.ts';
import { explainedBitrates, modelConstants, type ModelConstants } from './explained-bitrates.ts';
import type { RowKind } from './row-kinds.ts';
import { classesOf, typedColumns, type RowClass, type TypedColumn } from './row-classes.ts';
import { besidesIn, loadsIn, OVER_ROWS } from './stream-rates.ts';
import type { TierDemand } from './tier-demand.ts';
import type { RateKind } from '../result/sayings-of-citations.ts';
import { saying } from '../result/sayings.ts';

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
  /** What the second archive keeps of one stream of each row; undefined where there is none. */
  readonly tiers?: {
    readonly groomAfterDays: Quantity<'day'>;
    readonly averageAt: (end: RangeEnd) => Column<'kbit/s'>;
  };
}

/** What rows are explained with. */
interface RowSources {
  readonly catalogue: Catalogue;
  /** The cameras of one server, whose rows and streams are meant; undefined for the whole design. */
  readonly dealt?: readonly DealtCameras[] | undefined;
  /** The one group whose rows are meant; left out for the whole design. */
  readonly cameraGroupId?: number;
  /** The one retention whose rows are meant; left out for rows of any. */
  readonly retentionDays?: number;
  /** The second archive; undefined where there is none or it does not matter. */
  readonly tiers?: TierDemand | undefined;
}

/**
 * The rows of a design as columns, one set for each kind of row.
 */
export function explainRows(
  rows: readonly CameraRow[],
  kinds: readonly RowKind[],
  { catalogue, dealt, cameraGroupId, retentionDays, tiers }: RowSources,
): ExplainedRows[] {
  const context = {
    catalogue,
    index: indexOf(catalogue),
    constants: modelConstants(catalogue.bitrateModel),
    tiers: tiers && givenTiers(tiers.settings),
  };
  const isWhole = cameraGroupId === undefined && retentionDays === undefined;
  const isAsked = (row: CameraRow): boolean =>
    (cameraGroupId === undefined || row.cameraGroupId === cameraGroupId) &&
    (retentionDays === undefined || row.retentionDays === retentionDays);
  if (dealt === undefined) {
    return classesOf(rows, { kinds, index: context.index, models: catalogue, isMeant: isAsked })
      .filter((each) => isWhole || each.rows().length > 0)
      .map((each) => explainClass(each, context));
  }
  const share = new ServerShare(rows, dealt);
  return classesOf(rows, {
    kinds,
    index: context.index,
    models: catalogue,
    isMeant: (row) => isAsked(row) && share.has(row),
  })
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
      dealt: citedColumn(saying('field.dealt-cameras'), {
        unit: 'camera',
        entries: () => rowClass.rows().map(({ cameraGroupId }) => this.#dealt.get(cameraGroupId)!.cameras),
        cite: (value) => ({
          entry: saying('cited.server-plan'),
          fact: { value, unit: 'camera', origin: 'calculated', source: saying('source.dealt-in-rounds') },
        }),
      }),
    });
  }
}

interface RowsContext {
  readonly catalogue: Catalogue;
  readonly index: CatalogueIndex;
  readonly constants: ModelConstants;
  readonly tiers: GivenTiers | undefined;
}

function explainClass(rowClass: RowClass, { catalogue, index, constants, tiers }: RowsContext): ExplainedRows {
  const typed = typedColumns(rowClass);
  const context = { model: catalogue.bitrateModel, constants, index, typed };
  const rate = onceEach((half: Half): Column<'kbit/s'> =>
    TYPED_RANGES.has(rowClass.ranges[half])
      ? typed(`bitrateKbit.${half}`, 'kbit/s', (row) => row.bitrateKbit[half])
      : explainedBitrates(rowClass, half, context),
  );
  const highRate = onceEach((half: Half): Column<'kbit/s'> =>
    rowClass.isLow[half] ? explainedBitrates(rowClass, half, { ...context, isHighEnd: true }) : rate(half),
  );
  const moving = movingShare(rowClass, typed);
  const rateAt = (half: Half, end: RangeEnd): Column<'kbit/s'> =>
    atEnd((end === 'high' ? highRate : rate)(half), end, { range: rowClass.ranges[half], catalogue });
  const groomedAt = (half: Half, end: RangeEnd, given: GivenTiers): Column<'kbit/s'> =>
    groomedRate.overRows({ kbps: rateAt(half, end), share: shareKept(half, { rowClass, typed }, given) });
  const loadsWith = (rateOf: (half: Half) => Column<'kbit/s'>, end: RangeEnd): ExplainedLoads => {
    const video = loadsIn(rowClass.recording, { rateOf, moving }, OVER_ROWS);
    return rowClass.hasBesides ? withSound(video, moving, { rowClass, typed, end, catalogue }) : video;
  };
  return {
    streams: typed('quantity', 'stream', ({ quantity }) => quantity),
    hoursPerDay: typed('hoursPerDay', 'h/day', ({ hoursPerDay }) => hoursPerDay),
    retentionDays: typed('retentionDays', 'day', ({ retentionDays }) => retentionDays),
    loadsAt: onceEach((end: RangeEnd) => loadsWith((half) => rateAt(half, end), end)),
    ...(tiers && {
      tiers: {
        groomAfterDays: tiers.groomAfterDays,
        averageAt: onceEach((end: RangeEnd) => loadsWith((half) => groomedAt(half, end, tiers), end).average),
      },
    }),
  };
}

/** Share of the rate of one half that the second archive keeps. */
function shareKept(
  half: Half,
  { rowClass, typed }: Pick<SoundContext, 'rowClass' | 'typed'>,
  { groomFps, keyFrameRatio }: GivenTiers,
): Column<'1'> {
  const fps = typed(`fps.${half}`, 'frame/s', (row) => row.fps[half]);
  return rowClass.codec === 'mjpeg'
    ? mjpegShare.overRows({ groomFps, fps })
    : keyFrameShare.overRows({ keyFrameRatio, fps });
}

/** Ranges of typed rates. */
const TYPED_RANGES: ReadonlySet<RangeName> = new Set(['custom', 'daySample', 'weekSample']);

function movingShare({ hasBuffers }: RowClass, typed: TypedColumn): Column<'1'> {
  const motionPercent = typed('motion.motion', '%', (row) => row.motion.motion);
  if (!hasBuffers) return motionShare.overRows({ motionPercent });
  return shareWithBuffers.overRows({
    motionPercent,
    eventsPerHour: typed('extras.eventsPerHour', 'event/h', ({ extras }) => extras.eventsPerHour),
    preSeconds: typed('extras.preSeconds', 's/event', ({ extras }) => extras.preSeconds),
    postSeconds: typed('extras.postSeconds', 's/event', ({ extras }) => extras.postSeconds),
  });
}

interface SoundContext {
  readonly rowClass: RowClass;
  readonly typed: TypedColumn;
  readonly end: RangeEnd;
  readonly catalogue: Catalogue;
}

/** Loads with sound and metadata, which have the range of typed rates. */
function withSound(
  { average, peak }: ExplainedLoads,
  moving: Column<'1'>,
  { rowClass, typed, end, catalogue }: SoundContext,
): ExplainedLoads {
  const kbps = besidesVideo.overRows({
    audioKbps: typed('extras.audioKbps', 'kbit/s', ({ extras }) => extras.audioKbps),
    metadataKbps: typed('extras.metadataKbps', 'kbit/s', ({ extras }) => extras.metadataKbps),
  });
  const besidesKbps = atEnd(kbps, end, { range: 'custom', catalogue });
  const onAverage = besidesIn(rowClass.recording, { besidesKbps, motionShare: moving }, OVER_ROWS);
  return {
    average: withBesides.overRows({ videoKbps: average, besidesKbps: onAverage }),
    peak: withBesides.overRows({ videoKbps: peak, besidesKbps }),
  };
}

function atEnd(
  kbps: Column<'kbit/s'>,
  end: RangeEnd,
  { range, catalogue }: { readonly range: RangeName; readonly catalogue: Catalogue },
): Column<'kbit/s'> {
  if (end === 'value') return kbps;
  const { daySample, weekSample } = catalogue.measurementModel;
  const kinds: { readonly [R in RangeName]: RateKind } = {
    interFrame: { range: 'interFrame' },
    mjpeg: { range: 'mjpeg' },
    custom: { range: 'custom' },
    daySample: { range: 'daySample', hours: daySample.from.value },
    weekSample: { range: 'weekSample', hours: weekSample.from.value },
  };
  const factor = cited(
    saying('cited.rate', kinds[range]),
    saying('field.end-of-range', { end }),
    rateRanges(catalogue)[range][end],
  );
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
