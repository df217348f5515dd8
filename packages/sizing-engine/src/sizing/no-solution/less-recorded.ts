import { CAMERA_BOUNDS } from '../../design/row-fields.ts';
import type { CameraRow } from '../../design/design.ts';
import type { PlatformVersion } from '../../catalogue/schema.ts';
import type { Deals } from '../deal/deals.ts';
import type { Demand } from '../demand/demand.ts';
import { retentionSpan } from '../demand/retention-span.ts';
import type { ShorterRetention } from '../result/sayings.ts';
import { smallest } from '../search/bisection.ts';

/** What is recorded, and whether hardware holds another load. */
export interface Recorded {
  readonly rows: readonly CameraRow[];
  readonly deals: Deals;
  readonly version: PlatformVersion;
  readonly dealsAfter: Demand['dealsAfter'];
  readonly holds: (deals: Deals) => boolean;
}

/** How much less of something is looked at. */
export type MostLess = (present: number) => number;

/** As far as half of it is left. */
export const mostLess: MostLess = (present) => Math.floor(present / 2);

/** The retentions that hardware holds, each so many days shorter. */
export function shorterRetention({ rows, dealsAfter, holds }: Recorded, most: MostLess): ShorterRetention | undefined {
  const present = retentionSpan(rows);
  const days = smallest(most(present.min), (change) => holds(dealsAfter(-change)));
  return days === undefined ? undefined : { days, present };
}

/** The cameras that hardware holds in their present mix where an edition limits the servers. */
export function mostCameras({ deals, version, holds }: Recorded, most: MostLess): number | undefined {
  const { cameras } = deals.total;
  if (version.serverLimit === null) return undefined;
  const fewer = smallest(most(cameras), (change) => holds(deals.inPresentMix(cameras - change)));
  return fewer === undefined ? undefined : cameras - fewer;
}

/** Percent of the bit rates that hardware holds. */
export function mostRates({ deals, holds }: Recorded, most: MostLess): number | undefined {
  const scaled = (factor: number): Deals => deals.scaled({ rate: factor, storage: factor });
  const less = smallest(most(100), (change) => holds(scaled(1 - change / 100)));
  return less === undefined ? undefined : 100 - less;
}

/** Whether every rate may be typed once so many percent of it are left. */
export function canBeTypedAt(percent: number, { rows }: Pick<Recorded, 'rows'>): boolean {
  const greatest = (CAMERA_BOUNDS.bitrateKbit.max * 100) / percent;
  return rows.every(({ bitrateKbit: { continuous, motion } }) => Math.max(continuous, motion) <= greatest);
}
