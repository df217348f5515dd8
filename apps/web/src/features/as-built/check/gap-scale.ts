import type { AsBuiltGap, AsBuiltParts } from '@site-designer/sizing-engine/as-built';
import { LOCALE } from '../../../lib/format/locale.ts';
import { TENTHS } from '../../../lib/format/tenths.ts';

export const GAP_PARTS = ['rate', 'recordedShare', 'retentionSetting', 'capacity'] as const;
type GapPart = (typeof GAP_PARTS)[number];

/** Position of a part of a gap on the scale: below 0 where it loses days, above 0 where it gains days. */
interface PlacedPart {
  readonly part: GapPart;
  readonly from: number;
  readonly to: number;
}

/** Parts that lose days side by side below 0, parts that gain days above it. */
export function placedParts(parts: AsBuiltParts): readonly PlacedPart[] {
  let [lost, gained] = [0, 0];
  return GAP_PARTS.flatMap((part): readonly PlacedPart[] => {
    const days = parts[part];
    if (days === null || days === 0) return [];
    if (days < 0) {
      lost += days;
      return [{ part, from: lost, to: lost - days }];
    }
    gained += days;
    return [{ part, from: gained - days, to: gained }];
  });
}

/** Days from the most that is lost to the most that is gained. */
export type GapSpan = readonly [least: number, most: number];

/** One span for several gaps, so that their bars can be compared; it includes 0. */
export function spanOf(gaps: readonly (AsBuiltGap | null)[]): GapSpan {
  let [least, most] = [0, 0];
  for (const { from, to } of gaps.flatMap((gap) => (gap === null ? [] : placedParts(gap.parts)))) {
    least = Math.min(least, from);
    most = Math.max(most, to);
  }
  return least === most ? [-1, 1] : [least, most];
}

const SIGNED = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 1, signDisplay: 'exceptZero' });

/** Whether days are lost. Recorders delete by the hour, so less than half a day does not count. */
export function isShort({ days }: Pick<AsBuiltGap, 'days'>): boolean {
  return Math.round(days) < 0;
}

/** Days that are gained or lost: `−38.1`. */
export function signedDays(days: number): string {
  return SIGNED.format(days).replace('-', '−');
}

/** Days that are held: `34.8`. */
export function daysText(days: number): string {
  return TENTHS.format(days);
}
