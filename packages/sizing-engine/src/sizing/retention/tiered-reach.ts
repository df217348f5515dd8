import type { Explained } from '../../derivation/explained.ts';
import { given, type Quantity } from '../../derivation/quantity.ts';
import type { CameraRow } from '../../design/design.ts';
import { daysHeldInTiers, timesBeforeTakeOver } from '../../formulas/tiers.ts';
import type { ExplainedTiers } from '../demand/explained-tiers.ts';
import type { RangeEnd } from '../../bitrate/bitrate.ts';
import type { RetentionNeed, RetentionReach } from '../result/result.ts';
import { TIMES, type RetentionScale } from './retention-scale.ts';
import { searchResult } from '../search/search-result.ts';
import { saying } from '../result/sayings.ts';

interface Sources {
  readonly scale: RetentionScale;
  /** Video that the disks hold beside what is locked, of calm, expected and busy scenes. */
  readonly rooms: Readonly<Record<RangeEnd, Quantity<'TB'>>>;
}

/** How long the disks hold what is recorded where a second archive keeps older recordings at a reduced frame rate. */
export function tieredReach(
  tiers: ExplainedTiers,
  { scale, rooms, cameras }: Sources & { readonly cameras: readonly CameraRow[] },
): Explained<RetentionReach> {
  const { asked, unit } = scale;
  const held = (video: RangeEnd): Quantity => heldIn(tiers, video, { scale, rooms });
  return {
    unit,
    asked,
    room: rooms.value,
    low: held('high'),
    likely: held('value'),
    high: held('low'),
    needs: needsOf(tiers, scale, cameras),
  };
}

/** What the disks hold of calm, expected or busy scenes. */
function heldIn(tiers: ExplainedTiers, end: RangeEnd, { scale: { asked, unit }, rooms }: Sources): Quantity {
  const room = rooms[end];
  const { groomAfterDays } = tiers;
  if (unit === 'days') {
    const [fullPerDay, groomedPerDay] = [tiers.fullPerDay[end], tiers.groomedPerDay[end]];
    return daysHeldInTiers({ room, groomAfterDays, fullPerDay, groomedPerDay });
  }
  return searchResult(asked.value * tiers.curveAt(end).timesHeld(room.value), '%', {
    rule: saying('found.held-share'),
    because: [asked, room, groomAfterDays, tiers.storedTb[end]],
  });
}

/** Most changes of slope that are listed beside {@link TIMES}: every row may have its own retention. */
const MOST_BENDS = 6;

/** The needs of retentions to compare with, and of those between them at which the second archive takes over. */
function needsOf(
  tiers: ExplainedTiers,
  { times, unit }: RetentionScale,
  cameras: readonly CameraRow[],
): Explained<RetentionNeed>[] {
  const { groomAfterDays } = tiers;
  const bends = tiers
    .curveAt('value')
    .retentionsThatBend(TIMES.at(-1)!.value)
    .map((days) => {
      const place = cameras.findIndex(({ retentionDays }) => retentionDays === days);
      const retentionDays = given(`cameras[${place}].retentionDays`, days, 'day');
      return timesBeforeTakeOver({ groomAfterDays, retentionDays });
    })
    .filter(({ value }) => TIMES.every((factor) => factor.value !== value))
    .slice(0, MOST_BENDS);
  return [...TIMES, ...bends]
    .toSorted((a, b) => a.value - b.value)
    .map((factor) => ({
      // With a single retention the slope changes on the day on which the second archive takes over.
      retention: unit === 'days' && bends.includes(factor) ? groomAfterDays : times(factor),
      ...tiers.storedFor(factor),
    }));
}
