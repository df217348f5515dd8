import type { Explained } from '../derivation/explained.ts';
import type { Quantity } from '../derivation/quantity.ts';
import { daysHeldInTiers } from '../formulas/tiers.ts';
import type { ExplainedTiers } from './demand/explained-tiers.ts';
import type { RangeEnd } from './demand/stream-load.ts';
import type { RetentionNeed, RetentionReach } from './result.ts';
import { TIMES, type RetentionScale } from './retention-scale.ts';
import { searchResult } from './search-result.ts';

interface Sources {
  readonly scale: RetentionScale;
  /** Video that the disks hold beside what is locked, of calm, expected and busy scenes. */
  readonly rooms: Readonly<Record<RangeEnd, Quantity<'TB'>>>;
}

/** How long the disks hold what is recorded where a second archive keeps older recordings at a reduced frame rate. */
export function tieredReach(tiers: ExplainedTiers, { scale, rooms }: Sources): Explained<RetentionReach> {
  const { asked, unit, times } = scale;
  const held = (video: RangeEnd): Quantity => heldIn(tiers, video, { scale, rooms });
  const needs = TIMES.map((factor) => ({ retention: times(factor), ...tiers.storedFor(factor) }));
  return {
    unit,
    asked,
    room: rooms.value,
    low: held('high'),
    likely: held('value'),
    high: held('low'),
    needs: unit === 'days' ? withBend(needs, tiers) : needs,
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
    what: 'part of each retention that the disks hold in both archives',
    because: [asked, room, groomAfterDays, tiers.storedTb[end]],
  });
}

type Need = Explained<RetentionNeed> & { readonly retention: Quantity };

/** The needs with that of the day on which the second archive takes over, where it lies between them. */
function withBend(needs: readonly Need[], { groomAfterDays, storedBefore }: ExplainedTiers): Need[] {
  const days = groomAfterDays.value;
  const isBetween = days < needs.at(-1)!.retention.value && needs.every(({ retention }) => retention.value !== days);
  if (!isBetween) return [...needs];
  const bend = { retention: groomAfterDays, ...storedBefore() };
  return [...needs, bend].toSorted((a, b) => a.retention.value - b.retention.value);
}
