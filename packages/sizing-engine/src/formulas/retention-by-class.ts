import { formula } from '../derivation/formula.ts';
import { each } from '../derivation/card.ts';
import { withinLimit } from './servers.ts';
import { total } from './total.ts';

const SOURCE = 'docs/model.md#retention-by-class';

/** Recordings that are kept for the same time on one storage. */
export interface RetentionClass {
  /** TB that they add a day. */
  readonly rate: number;
  /** TB a day once a second archive has taken them over; left out where there is none. */
  readonly reducedRate?: number;
  /** Days that they are to be kept. */
  readonly days: number;
}

/** Video that grows at a rate until it has been kept for some days, from when on as much is deleted as is recorded. */
interface GrowingVideo {
  readonly rate: number;
  readonly days: number;
}

/**
 * Days after which video fills a capacity: the day T with sum of rate x min(T, days) = capacity; null where that much is never
 * stored.
 */
function daysToFill(capacity: number, parts: readonly GrowingVideo[]): number | null {
  const ascending = parts.toSorted((a, b) => a.days - b.days);
  const rates = new Float64Array(ascending.length + 1);
  for (let part = ascending.length - 1; part >= 0; part -= 1) rates[part] = rates[part + 1]! + ascending[part]!.rate;
  let left = capacity;
  for (const [part, { rate, days }] of ascending.entries()) {
    const full = left / rates[part]!;
    if (full <= days) return full;
    left -= rate * days;
  }
  return null;
}

/** Video of a class: what goes beyond the reduced rate grows only until the second archive takes over. */
function videoOf({ rate, reducedRate = rate, days }: RetentionClass, reducedAfterDays: number): GrowingVideo[] {
  if (days <= reducedAfterDays) return [{ rate, days }];
  return [
    { rate: rate - reducedRate, days: reducedAfterDays },
    { rate: reducedRate, days },
  ];
}

function storedTb(parts: readonly GrowingVideo[]): number {
  return parts.reduce((sum, { rate, days }) => sum + rate * days, 0);
}

/** What a storage keeps of the classes on it. */
interface KeptClasses {
  /** What the classes take where each is kept for its days, TB. */
  readonly used: number;
  /** Days after which the storage is full; null where it never is, since recordings are deleted by age. */
  readonly fullAfterDays: number | null;
  /** Days that each class is kept. */
  readonly kept: readonly number[];
}

/**
 * What a storage keeps of each class of recordings.
 *
 * A recorder deletes by age, and once its storage is full the oldest video of any camera. So a storage that holds every class for
 * its days is never full, and on one that does not, only the classes that are kept longer than it takes to fill it lose days.
 *
 * @param capacity - TB without reserve and locks, >= 0.
 * @param classes - At least one; together they record something.
 * @param reducedAfterDays - Days after which a second archive takes over.
 * @throws Never.
 * @example
 * ```ts
 * retentionByClass(196.4, [{ rate: 1.296, days: 30 }, { rate: 1.296, days: 180 }]).fullAfterDays; // 121.5…
 * ```
 */
export function retentionByClass(
  capacity: number,
  classes: readonly RetentionClass[],
  reducedAfterDays = Number.POSITIVE_INFINITY,
): KeptClasses {
  const video = classes.flatMap((each) => videoOf(each, reducedAfterDays));
  const used = storedTb(video);
  const fullAfterDays = withinLimit(used, capacity) ? null : daysToFill(capacity, video);
  return {
    used,
    fullAfterDays,
    kept: classes.map(({ days }) => (fullAfterDays === null ? days : Math.min(days, fullAfterDays))),
  };
}

/** Days after which a storage is full if nothing is ever deleted. */
export function daysWithoutDeletion(
  capacity: number,
  classes: readonly RetentionClass[],
  reducedAfterDays = Number.POSITIVE_INFINITY,
): number {
  const growing = classes.flatMap((each) => videoOf({ ...each, days: Number.POSITIVE_INFINITY }, reducedAfterDays));
  return daysToFill(capacity, growing)!;
}

/** Days by which some classes could be kept longer, all by the same, if they alone took what a storage has left. */
export function daysMore(
  left: number,
  classes: readonly RetentionClass[],
  reducedAfterDays = Number.POSITIVE_INFINITY,
): number {
  const growing = classes.flatMap((each) => {
    const until = Math.max(0, reducedAfterDays - each.days);
    return videoOf({ ...each, days: Number.POSITIVE_INFINITY }, until);
  });
  return daysToFill(Math.max(0, left), growing)!;
}

/** How many times as long every class could be kept: the same walk over multiples of every retention in place of days. */
export function timesAsLong(
  capacity: number,
  classes: readonly RetentionClass[],
  reducedAfterDays = Number.POSITIVE_INFINITY,
): number {
  const video = classes.flatMap(({ rate, reducedRate = rate, days }) =>
    videoOf(
      { rate: rate * days, reducedRate: reducedRate * days, days: Number.POSITIVE_INFINITY },
      reducedAfterDays / days,
    ),
  );
  return daysToFill(capacity, video)!;
}

/** Part of a storage, or of a need, that ages: without the reserve and what is locked as evidence. */
export const ageingStorage = formula({
  id: 'retention-by-class.ageing-storage',
  title: 'Storage without reserve and locks',
  expression: 'max(0, storageTb - sum(taken))',
  inputs: { storageTb: 'TB', taken: each('TB') },
  unit: 'TB',
  source: SOURCE,
  compute: ({ storageTb, taken }) => Math.max(0, storageTb - total(taken)),
});

/** Video of a class that is kept for all its days, decimal TB with overhead. */
export const videoOfClass = formula({
  id: 'retention-by-class.video',
  title: 'Video of a class that loses nothing',
  expression: 'daily * days',
  inputs: { daily: 'TB/day', days: 'day' },
  unit: 'TB',
  source: SOURCE,
  compute: ({ daily, days }) => daily * days,
});

/** Days after which a storage is full: what the classes that are kept for less leave, shared by the others. */
export const fullAfter = formula({
  id: 'retention-by-class.full-after',
  title: 'Days after which the storage is full',
  expression: '(capacity - sum(whole)) / sum(rest)',
  inputs: { capacity: 'TB', whole: each('TB'), rest: each('TB/day') },
  unit: 'day',
  source: SOURCE,
  compute: ({ capacity, whole, rest }) => (capacity - total(whole)) / total(rest),
});

/** Days that a class is kept on a storage that gets full: the oldest video is deleted first, whichever camera's. */
export const keptDays = formula({
  id: 'retention-by-class.kept-days',
  title: 'Days that are kept',
  expression: 'min(asked, fullAfterDays)',
  inputs: { asked: 'day', fullAfterDays: 'day' },
  unit: 'day',
  source: SOURCE,
  compute: ({ asked, fullAfterDays }) => Math.min(asked, fullAfterDays),
});

/** The longest of the days that classes are kept. */
export const longestKept = formula({
  id: 'retention-by-class.longest-kept',
  title: 'Days that are kept of the class that is kept longest',
  expression: 'max(kept)',
  inputs: { kept: each('day') },
  unit: 'day',
  source: 'by definition',
  compute: ({ kept }) => Math.max(...kept),
});

/** Days that one camera group could be kept if all others stayed as they are; one camera group of a server records `daily`. */
export const aloneDays = formula({
  id: 'retention-by-class.alone-days',
  title: 'Days that the group alone could be kept',
  expression: 'asked + max(0, capacity - need) / daily',
  inputs: { asked: 'day', capacity: 'TB', need: 'TB', daily: 'TB/day' },
  unit: 'day',
  source: SOURCE,
  compute: ({ asked, capacity, need, daily }) => asked + Math.max(0, capacity - need) / daily,
});

/** How many times as long every retention could be. */
export const togetherFactor = formula({
  id: 'retention-by-class.together',
  title: 'Times that every retention could be as long',
  expression: 'capacity / used',
  inputs: { capacity: 'TB', used: 'TB' },
  unit: '1',
  source: SOURCE,
  compute: ({ capacity, used }) => capacity / used,
});

/** Days in which recordings fill a storage if nothing is deleted. */
export const fillDays = formula({
  id: 'retention-by-class.fill-days',
  title: 'Days in which the storage fills without deletion',
  expression: 'capacity / daily',
  inputs: { capacity: 'TB', daily: 'TB/day' },
  unit: 'day',
  source: SOURCE,
  compute: ({ capacity, daily }) => capacity / daily,
});
