import type { Explained } from '../../derivation/explained.ts';
import type { Quantity } from '../../derivation/quantity.ts';
import { videoFor, videoHeld } from '../../formulas/retention-reach.ts';
import { keptTb, type ExplainedDemand } from '../demand/explained-demand.ts';
import { lockedToward, withoutLocks } from './evidence-lock.ts';
import { RANGE_ENDS, type RangeEnd } from '../../bitrate/bitrate.ts';
import { tieredReach } from './tiered-reach.ts';
import type { SizingQuestion } from '../question/question.ts';
import type { RetentionNeed, RetentionReach } from '../result/result.ts';
import { IN_PERCENT, inDays, TIMES } from './retention-scale.ts';

/** The storage of the fullest server that holds the whole retention. */
interface RetentionStorage {
  readonly need: Quantity<'TB'>;
  /** What a server may store, within the utilization cap where there is one. */
  readonly room: Quantity<'TB'>;
  /** What of both is locked as evidence; undefined where nothing is. */
  readonly locked: Quantity<'TB'> | undefined;
}

/** How long the disks hold what is recorded. Every row records video, so the need is never 0. */
export function retentionReachOf(
  { design, range, demand }: Pick<SizingQuestion, 'design' | 'range' | 'demand'>,
  storage: RetentionStorage,
): Explained<RetentionReach> {
  const { storageTb: video, tiers } = demand;
  const rooms = roomsOf(demand, storage);
  const { min, max } = range.rows.retentionDays;
  const scale = min === max ? inDays(min) : IN_PERCENT;
  if (tiers !== undefined) return tieredReach(tiers, { scale, rooms, cameras: design.cameras });
  const { asked, unit, held, times } = scale;
  const room = rooms.value;
  return {
    unit,
    asked,
    room,
    low: held(rooms.high, video.high),
    likely: held(room, video.value),
    high: held(rooms.low, video.low),
    needs: TIMES.map((factor) => needFor(times(factor), video, factor)),
  };
}

/** Video of all servers that the disks hold beside what is locked, which is more of busy scenes and less of calm ones. */
function roomsOf(
  demand: ExplainedDemand,
  { need, room, locked }: RetentionStorage,
): Readonly<Record<RangeEnd, Quantity<'TB'>>> {
  const { locked: lock } = demand;
  const video = keptTb(demand);
  if (lock === undefined || locked === undefined) {
    const held = videoHeld({ video, capacity: room, need });
    return { value: held, low: held, high: held };
  }
  const { need: ofRetention } = withoutLocks({ need, room }, locked);
  const heldAt = (end: RangeEnd): Quantity<'TB'> => {
    const { room: capacity } = withoutLocks({ need, room }, lockedToward(end, locked, lock));
    return videoHeld({ video, capacity, need: ofRetention });
  };
  return { value: heldAt('value'), low: heldAt('low'), high: heldAt('high') };
}

function needFor(
  retention: Quantity,
  video: Readonly<Record<RangeEnd, Quantity<'TB'>>>,
  times: Quantity<'1'>,
): Explained<RetentionNeed> {
  const [value, low, high] = RANGE_ENDS.map((end) => videoFor({ video: video[end], times })) as [
    Quantity<'TB'>,
    Quantity<'TB'>,
    Quantity<'TB'>,
  ];
  return { retention, value, low, high };
}
