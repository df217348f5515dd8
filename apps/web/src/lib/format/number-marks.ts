import type { NumberMarks } from '@site-designer/camera-table';

/** The mark between thousands where the browser has a point or a comma. */
function marksOfBrowser(): NumberMarks {
  const parts = new Intl.NumberFormat().formatToParts(1_234_567);
  const grouping = parts.find(({ type }) => type === 'group')?.value;
  return grouping === '.' || grouping === ',' ? { grouping } : {};
}

export const NUMBER_MARKS = marksOfBrowser();
