import type { Catalogue } from '../../catalogue/schema.ts';
import { cited, given, type Quantity } from '../../derivation/quantity.ts';
import { firstOf } from '../../design/camera-groups.ts';
import type { CameraRow, Design } from '../../design/design.ts';
import { LensType, Recording } from '../../design/enumerations.ts';
import {
  daysInSpace,
  meanPercent,
  plannedPercent,
  plannedRate,
  plannedSpace,
  reportedCameras,
} from '../../formulas/as-built.ts';
import { motionShare, recordedVideo, shareWithBuffers } from '../../formulas/recording.ts';
import { demandOf } from '../demand/demand-of.ts';
import { videoOf } from '../demand/explained-demand.ts';
import { explainRows, type ExplainedRows } from '../demand/explained-rows.ts';
import { keepingOf, RETENTION_ALONE } from '../demand/keeping.ts';
import { retentionSpan } from '../demand/retention-span.ts';
import { hasBuffers } from '../demand/row-kinds.ts';
import { ONE_DAY } from '../demand/one-day.ts';
import { saying } from '../result/sayings.ts';

/** What a design plans for one camera of a group, as a report counts cameras. */
export interface PlannedGroup {
  readonly cameraGroupId: number;
  readonly name: string;
  readonly cameras: Quantity<'camera'>;
  readonly rateKbps: Quantity<'kbit/s'>;
  readonly recordedPercent: Quantity<'%'>;
  readonly days: Quantity<'day'>;
  readonly spaceTb: Quantity<'TB'>;
  /** Whether a second archive of the design keeps a reduced frame rate of it. */
  readonly isGroomed: boolean;
}

/** A row and its place in the design, which its typed values are named by. */
interface PlacedRow {
  readonly row: CameraRow;
  readonly number: number;
}

/** What a design plans for each of its groups, in their order. */
export function plannedGroups(design: Design, catalogue: Catalogue): PlannedGroup[] {
  const { cameras } = design;
  const fullDays = keepingOf(design.serverSettings).tiers?.groomAfterDays ?? Number.POSITIVE_INFINITY;
  const groups = new Map<number, PlacedRow[]>();
  for (const [number, row] of cameras.entries()) {
    const placed = groups.get(row.cameraGroupId);
    if (placed === undefined) groups.set(row.cameraGroupId, [{ row, number }]);
    else placed.push({ row, number });
  }
  const { kinds, value } = demandOf(cameras, RETENTION_ALONE, catalogue);
  const daily = value.dealsOfOneDay();
  return [...groups].map(([cameraGroupId, rows], group) => {
    const first = firstOf(rows.map(({ row }) => row))!;
    const dealt = [{ group, cameraGroupId, cameras: first.quantity }];
    return plannedGroup(rows, {
      first,
      storageTb: value.deals.loadOf(dealt).storageTb,
      dailyTb: daily.loadOf(dealt).storageTb,
      isGroomed: rows.some(({ row }) => row.retentionDays > fullDays),
      explained: () => explainRows(cameras, kinds, { catalogue, cameraGroupId }),
    });
  });
}

/** What is known of a group before its rows are explained. */
interface GroupSums {
  /** The first stream. */
  readonly first: CameraRow;
  /** Video of all its cameras at the end of the retention, decimal TB. */
  readonly storageTb: number;
  /** Video of a day. */
  readonly dailyTb: number;
  readonly isGroomed: boolean;
  readonly explained: () => readonly ExplainedRows[];
}

function plannedGroup(
  placed: readonly PlacedRow[],
  { first, storageTb, dailyTb, isGroomed, explained }: GroupSums,
): PlannedGroup {
  const { cameraGroupId } = first;
  const cameras = linesOf(placed, first);
  const rateKbps = plannedRate.known(plannedRate.compute({ rows: [dailyTb * 1e12], cameras: cameras.value }), () => ({
    rows: explained().map(({ streams, hoursPerDay, loadsAt }) =>
      recordedVideo.overRows({ streams, averageKbps: loadsAt('value').average, hoursPerDay, retentionDays: ONE_DAY }),
    ),
    cameras,
  }));
  const spaceTb = plannedSpace.known(storageTb / cameras.value, () => ({
    rows: explained().map((each) => videoOf(each, 'value')),
    cameras,
  }));
  return {
    cameraGroupId,
    name: first.streamName,
    cameras,
    rateKbps,
    recordedPercent: plannedShare(placed, first),
    days: plannedDays(placed, { spaceTb, rateKbps }),
    spaceTb,
    isGroomed,
  };
}

/** Lenses of a multi-lens camera are lines of a report; further streams of a camera are not. */
function linesOf(placed: readonly PlacedRow[], first: CameraRow): Quantity<'camera'> {
  const { number } = placed.find(({ row }) => row === first)!;
  const cameras = given(`cameras[${number}].quantity`, first.quantity, 'camera');
  if (first.lensType !== LensType.multiParent || placed.length === 1) return cameras;
  const lenses = cited(saying('cited.camera-group'), saying('field.lenses'), {
    value: placed.length,
    unit: '1',
    origin: 'calculated',
    source: saying('source.rows-of-group'),
  });
  return reportedCameras({ cameras, lenses });
}

/** Share of all the time that is recorded: of the lenses on average, of other cameras that of the first stream. */
function plannedShare(placed: readonly PlacedRow[], first: CameraRow): Quantity<'%'> {
  const isMultiLens = first.lensType === LensType.multiParent;
  const shares = placed.filter(({ row }) => isMultiLens || row === first).map(shareOf);
  if (shares.length === 1) return shares[0]!;
  const cameras = cited(saying('cited.camera-group'), saying('field.lenses'), {
    value: shares.length,
    unit: 'camera',
    origin: 'calculated',
    source: saying('source.rows-of-group'),
  });
  return meanPercent({ shares, cameras });
}

const ALL_OF_IT = cited(saying('cited.recording'), saying('field.share-of-time'), {
  value: 1,
  unit: '1',
  origin: 'definition',
  source: saying('source.always-recorded'),
});

function shareOf({ row, number }: PlacedRow): Quantity<'%'> {
  const hoursPerDay = given(`cameras[${number}].hoursPerDay`, row.hoursPerDay, 'h/day');
  const share = row.recording === Recording.event ? eventShare(row, number) : ALL_OF_IT;
  return plannedPercent({ share, hoursPerDay });
}

function eventShare(row: CameraRow, number: number): Quantity<'1'> {
  const at = (field: string) => `cameras[${number}].${field}`;
  const motionPercent = given(at('motion.motion'), row.motion.motion, '%');
  if (!hasBuffers(row)) return motionShare({ motionPercent });
  const { eventsPerHour, preSeconds, postSeconds } = row.extras;
  return shareWithBuffers({
    motionPercent,
    eventsPerHour: given(at('extras.eventsPerHour'), eventsPerHour, 'event/h'),
    preSeconds: given(at('extras.preSeconds'), preSeconds, 's/event'),
    postSeconds: given(at('extras.postSeconds'), postSeconds, 's/event'),
  });
}

/** Where rows of a group are kept for different times, the days that its space holds at its rate. */
function plannedDays(
  placed: readonly PlacedRow[],
  { spaceTb, rateKbps }: Pick<PlannedGroup, 'spaceTb' | 'rateKbps'>,
): Quantity<'day'> {
  const { min, max } = retentionSpan(placed.map(({ row }) => row));
  const [{ number }] = placed as [PlacedRow];
  return min === max
    ? given(`cameras[${number}].retentionDays`, min, 'day')
    : daysInSpace({ space: spaceTb, kbps: rateKbps });
}
