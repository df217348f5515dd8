import { once } from '../../derivation/once.ts';
import type { Column, Quantity } from '../../derivation/quantity.ts';
import { recordedVideo, totalVideo } from '../../formulas/recording.ts';
import { daysOf } from '../../formulas/retention-reach.ts';
import { withinLimit } from '../../formulas/servers.ts';
import { fullRateDays, groomedDays, savedVideo, videoOfDay } from '../../formulas/tiers.ts';
import { ONE_DAY } from './one-day.ts';
import type { ExplainedRows } from './explained-rows.ts';
import { givenTiers } from './given-tiers.ts';
import type { RetentionCurve } from './retention-curve.ts';
import { RANGE_ENDS, type RangeEnd } from '../../bitrate/bitrate.ts';
import type { TierDemand } from './tier-demand.ts';

type AtEnds<U extends 'TB' | 'TB/day'> = Readonly<Record<RangeEnd, Quantity<U>>>;

/** What both archives store, and what of the expected figure each of them does. */
interface StoredInTiers extends AtEnds<'TB'> {
  readonly tiers: { readonly fullTb: Quantity<'TB'>; readonly groomedTb: Quantity<'TB'> };
}

/** What is stored in both archives, with its history. */
export interface ExplainedTiers {
  readonly groomAfterDays: Quantity<'day'>;
  /** Video at the full frame rate. */
  readonly fullTb: Quantity<'TB'>;
  /** Video in the second archive. */
  readonly groomedTb: Quantity<'TB'>;
  readonly storedTb: AtEnds<'TB'>;
  readonly savedTb: Quantity<'TB'>;
  /** What both archives store if every row is kept for so many times its retention. */
  readonly storedFor: (times: Quantity<'1'>) => StoredInTiers;
  /** What one day of every row adds at the full rate, and in the second archive. */
  readonly fullPerDay: AtEnds<'TB/day'>;
  readonly groomedPerDay: AtEnds<'TB/day'>;
  readonly curveAt: (end: RangeEnd) => RetentionCurve;
}

/** Tie what a second archive stores to its derivation, row by row, without building it. */
export function explainTiers(
  tiers: TierDemand,
  { rows, video }: { readonly rows: () => readonly ExplainedRows[]; readonly video: Quantity<'TB'> },
): ExplainedTiers {
  const curves = once(() => atEnds((end) => tiers.curveAt(end)));
  const { groomAfterDays } = givenTiers(tiers.settings);
  const stored = (end: RangeEnd): Quantity<'TB'> =>
    totalVideo.known(curves()[end].storedTb(1), () => ({ rows: rows().flatMap((each) => tierVideos(each, end)) }));
  const ofTier = (tb: number, which: 0 | 1, times?: Quantity<'1'>): Quantity<'TB'> =>
    totalVideo.known(tb, () => ({ rows: rows().map((each) => tierVideos(each, 'value', times)[which]) }));
  const storedTb = atEnds(stored);
  const value = curves().value;
  const inTiers = (times?: Quantity<'1'>) => ({
    fullTb: ofTier(value.fullTb(times?.value ?? 1), 0, times),
    groomedTb: ofTier(value.groomedTb(times?.value ?? 1), 1, times),
  });
  return {
    groomAfterDays,
    ...inTiers(),
    storedTb,
    savedTb: savedVideo({ videoTb: video, storedTb: isAsMuch(storedTb.value, video) ? video : storedTb.value }),
    storedFor: (times) => ({
      ...atEnds((end) =>
        totalVideo.known(curves()[end].storedTb(times.value), () => ({
          rows: rows().flatMap((each) => tierVideos(each, end, times)),
        })),
      ),
      tiers: inTiers(times),
    }),
    fullPerDay: atEnds((end) => perDay(curves()[end].fullTbPerDay, rows, (each) => each.loadsAt(end).average)),
    groomedPerDay: atEnds((end) => perDay(curves()[end].groomedTbPerDay, rows, (each) => each.tiers!.averageAt(end))),
    curveAt: (end) => curves()[end],
  };
}

/** Whether two sums of the same video are one: added up in another order, they differ by rounding errors, which save nothing. */
function isAsMuch({ value: stored }: Quantity<'TB'>, { value: video }: Quantity<'TB'>): boolean {
  return withinLimit(video, stored) && withinLimit(stored, video);
}

/** Video of rows in the first and in the second archive, one number for each row. */
export function tierVideos(
  rows: ExplainedRows,
  end: RangeEnd,
  times?: Quantity<'1'>,
): readonly [Column<'B'>, Column<'B'>] {
  const { groomAfterDays, averageAt } = rows.tiers!;
  const retentionDays =
    times === undefined ? rows.retentionDays : daysOf.overRows({ asked: rows.retentionDays, times });
  return [
    videoKept(rows, rows.loadsAt(end).average, fullRateDays.overRows({ retentionDays, groomAfterDays })),
    videoKept(rows, averageAt(end), groomedDays.overRows({ retentionDays, groomAfterDays })),
  ];
}

function videoKept(
  { streams, hoursPerDay }: ExplainedRows,
  averageKbps: Column<'kbit/s'>,
  retentionDays: Column<'day'> | Quantity<'day'>,
): Column<'B'> {
  return recordedVideo.overRows({ streams, averageKbps, hoursPerDay, retentionDays });
}

function perDay(
  tb: number,
  rows: () => readonly ExplainedRows[],
  averageOf: (rows: ExplainedRows) => Column<'kbit/s'>,
): Quantity<'TB/day'> {
  return videoOfDay.known(tb, () => ({ rows: rows().map((each) => videoKept(each, averageOf(each), ONE_DAY)) }));
}

/** Something at each end of the range, the figure first. */
export function atEnds<T>(at: (end: RangeEnd) => T): Readonly<Record<RangeEnd, T>> {
  const [value, low, high] = RANGE_ENDS;
  return { value: at(value), low: at(low), high: at(high) };
}
