import type { Explained } from '../derivation/explained.ts';
import { cited, given, type Quantity } from '../derivation/quantity.ts';
import { daysHeld, daysOf, shareHeld, shareOf, videoFor, videoHeld } from '../formulas/retention-reach.ts';
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
}

/** How long the disks hold what is recorded. Every row records something, so the video is never 0. */
export function retentionReachOf(
  { design, demand }: Pick<SizingQuestion, 'design' | 'demand'>,
  { need, room: allowed }: RetentionStorage,
): Explained<RetentionReach> {
  const { storageTb: video } = demand;
  const room = videoHeld({ video: video.value, capacity: allowed, need });
  const { min, max } = retentionSpan(design.cameras);
  const { asked, unit, held, times } = min === max ? inDays(min) : IN_PERCENT;
  return {
    unit,
    asked,
    room,
    low: held(room, video.high),
    likely: held(room, video.value),
    high: held(room, video.low),
    needs: TIMES.map((factor) => needFor(times(factor), video, factor)),
  };
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
