import { IMPORT_COLUMN_TEXTS as TEXTS } from '#texts/editor/import.ts';
import { columnOf, HALF_PHRASES, readableAs, type ColumnKey } from '@site-designer/camera-table';
import type { Target } from '@site-designer/camera-table/foreign';

/** What a column of a list can be read as, in the order in which it is offered. */
export const TARGETS: readonly Target[] = [
  ...readableAs()
    .map(({ readAs }) => readAs)
    .filter((readAs) => readAs !== 'rowId' && readAs !== 'groupId'),
  'place',
  'type',
  'number',
  'description',
  'kind',
  'rowId',
  'groupId',
];

const READABLE = new Map<Target, string>(readableAs().map(({ readAs, name }) => [readAs, name]));

/** The name of a target. A setting of one column is named without its half, as rows without events show it. */
export function targetName(target: Target): string {
  const own = TEXTS.targets[target];
  if (own !== undefined) return own;
  if (target === 'complexity' || target === 'resolution') return READABLE.get(target) ?? target;
  const { title, half, field } = columnOf(target as ColumnKey);
  const hasBoth = field === 'complexity' || field === 'resolution';
  return half === 'continuous' || (half !== undefined && hasBoth) ? `${title} ${HALF_PHRASES[half]}` : title;
}
