import type { EasedBy } from '../limits/limit.ts';
import type { Deals } from '../deal/deals.ts';
import { saying, type Saying } from '../result/sayings.ts';
import { mostCameras, mostRates, shorterRetention, type MostLess, type Recorded } from './less-recorded.ts';

/** As far as anything is left. */
const ANY_LESS: MostLess = (present) => present - 1;

interface Largest extends Omit<Recorded, 'holds'> {
  /** The hardware that holds a load; undefined where none does. */
  readonly hardwareFor: (deals: Deals) => string | undefined;
}

/** What the largest hardware holds of a design; null where less of no one thing is enough. */
export function largestHolds(easedBy: EasedBy, { hardwareFor, ...recorded }: Largest): Saying | null {
  const { deals, dealsAfter } = recorded;
  const asked: Recorded = { ...recorded, holds: (less) => hardwareFor(less) !== undefined };
  const shorter = easedBy === 'retention' ? shorterRetention(asked, ANY_LESS) : undefined;
  if (shorter !== undefined) {
    return saying('largest.retention', { hardware: hardwareFor(dealsAfter(-shorter.days))!, ...shorter });
  }
  const cameras = mostCameras(asked, ANY_LESS);
  if (cameras !== undefined) {
    const hardware = hardwareFor(deals.inPresentMix(cameras))!;
    return saying('largest.cameras', { hardware, cameras, present: deals.total.cameras });
  }
  const percent = mostRates(asked, ANY_LESS);
  if (percent === undefined) return null;
  const factor = percent / 100;
  const hardware = hardwareFor(deals.scaled({ rate: factor, storage: factor }))!;
  return saying('largest.rates', { hardware, percent });
}
