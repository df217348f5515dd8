import type { NumberMarks } from '@site-designer/camera-table';
import { LOCALE } from './locale.ts';

/** The mark between thousands where the language has a point or a comma. */
export function marksOf(locale: string): NumberMarks {
  const parts = new Intl.NumberFormat(locale).formatToParts(1_234_567);
  const grouping = parts.find(({ type }) => type === 'group')?.value;
  return grouping === '.' || grouping === ',' ? { grouping } : {};
}

export const NUMBER_MARKS = marksOf(LOCALE);
