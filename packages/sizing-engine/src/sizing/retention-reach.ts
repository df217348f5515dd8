import type { Explained } from '../derivation/explained.ts';
import { cited, given, type Quantity } from '../derivation/quantity.ts';
import { daysHeld, daysOf, shareHeld, shareOf, videoFor, videoHeld } from '../formulas/retention-reach.ts';
import type { ExplainedDemand } from './demand/explained-demand.ts';
import { lockedToward, withoutLocks } from './evidence-lock.ts';
import { RANGE_ENDS, type RangeEnd } from './demand/stream-load.ts';
import { retentionSpan } from './demand/retention-span.ts';
import { ONE_HUNDRED_PERCENT } from './percent.ts';
import type { SizingQuestion } from './question.ts';
import type { RetentionNeed, RetentionReach } from './result.ts';

/** The storage of the fullest server that holds the whole retention. */
interface RetentionStorage {
  readonly need: Quantity<'TB'>;
  /** What a server may store, within the utilization cap where there is one. */
  readonly room: Quantity<'TB'>;
  /** What of both is locked as evidence; undefined where nothing is. */
  readonly locked: Quantity<'TB'> | undefined;
}

/** How long the disks hold what is recorded. Every row records something, so the video is never 0. */
export function retentionReachOf(
  { design, demand }: Pick<SizingQuestion, 'design' | 'demand'>,
  storage: RetentionStorage,
): Explained<RetentionReach> {
  const { storageTb: video } = demand;
  const rooms = roomsOf(demand, storage);
  const room = rooms.value;
  const { min, max } = retentionSpan(design.cameras);
  const { asked, unit, held, times } = min === max ? inDays(min) : IN_PERCENT;
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
  { storageTb, locked: lock }: ExplainedDemand,
  { need, room, locked }: RetentionStorage,
): Readonly<Record<RangeEnd, Quantity<'TB'>>> {
  const video = storageTb.value;
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

/** The retention of a design in one unit: what is asked for, what a room holds, and so many times what is asked for. */
interface RetentionScale {
  readonly unit: RetentionReach['unit'];
  readonly asked: Quantity;
  readonly held: (room: Quantity<'TB'>, video: Quantity<'TB'>) => Quantity;
  readonly times: (factor: Quantity<'1'>) => Quantity;
}

/** All rows are kept for so many days. */
function inDays(days: number): RetentionScale {
  const asked = given('cameras[0].retentionDays', days, 'day');
  return {
    unit: 'days',
    asked,
    held: (room, video) => daysHeld({ asked, room, video }),
    times: (factor) => daysOf({ asked, times: factor }),
  };
}

/** Rows are kept for different times: the reach is a part of each row's own. */
const IN_PERCENT: RetentionScale = {
  unit: '%',
  asked: ONE_HUNDRED_PERCENT,
  held: (room, video) => shareHeld({ asked: ONE_HUNDRED_PERCENT, room, video }),
  times: (factor) => shareOf({ asked: ONE_HUNDRED_PERCENT, times: factor }),
};

/** Retentions to compare with, times the one that is asked for. */
const TIMES = [0.5, 1, 1.5, 2].map((value) =>
  cited('retention reach', 'retention to compare with', {
    value,
    unit: '1',
    origin: 'spec',
    source: 'by definition',
  }),
);

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
