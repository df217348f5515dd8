import { cited, given, type Quantity } from '../../derivation/quantity.ts';
import { daysHeld, daysOf, shareHeld, shareOf } from '../../formulas/retention-reach.ts';
import { ONE_HUNDRED_PERCENT } from '../limits/percent.ts';
import type { RetentionReach } from '../result/result.ts';
import { saying } from '../result/sayings.ts';

/** The retention of a design in one unit: as requested, as a capacity holds it, and multiples of the requested one. */
export interface RetentionScale {
  readonly unit: RetentionReach['unit'];
  readonly asked: Quantity;
  readonly held: (room: Quantity<'TB'>, video: Quantity<'TB'>) => Quantity;
  readonly times: (factor: Quantity<'1'>) => Quantity;
}

/** All rows are kept for so many days. */
export function inDays(days: number): RetentionScale {
  const asked = given('cameras[0].retentionDays', days, 'day');
  return {
    unit: 'days',
    asked,
    held: (room, video) => daysHeld({ asked, room, video }),
    times: (factor) => daysOf({ asked, times: factor }),
  };
}

/** Rows are kept for different times: the reach is a part of each row's own. */
export const IN_PERCENT: RetentionScale = {
  unit: '%',
  asked: ONE_HUNDRED_PERCENT,
  held: (room, video) => shareHeld({ asked: ONE_HUNDRED_PERCENT, room, video }),
  times: (factor) => shareOf({ asked: ONE_HUNDRED_PERCENT, times: factor }),
};

/** Retentions to compare with, times the one that is asked for. */
export const TIMES = [0.5, 1, 1.5, 2].map((value) =>
  cited(saying('cited.retention-reach'), saying('field.retention-to-compare'), {
    value,
    unit: '1',
    origin: 'definition',
    source: 'by definition',
  }),
);
