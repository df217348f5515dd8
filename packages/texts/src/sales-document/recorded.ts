import { namedGroups } from '@site-designer/sizing-engine/design';
import { groupTitles } from '../told/group-titles.ts';
import type { SalesPart } from './document.ts';
import type { SalesSources } from './input.ts';
import { tablePart } from './parts.ts';

/** Most groups with a row of their own; the others share one. */
const MOST_GROUPS = 40;

/** What the cameras need, before any hardware. */
export function demand(sources: SalesSources): SalesPart[] {
  return [...totals(sources), ...storage(sources)];
}

function totals({ result, formats }: SalesSources): SalesPart[] {
  const { cameraStreams, averageMbit, peakMbit, storageTb } = result.totals;
  const { title: table, columns, rows: titles } = formats.words.sales.demand;
  const rows = [
    [titles.streams, cameraStreams, formats.number] as const,
    [titles.average, averageMbit, formats.mbit] as const,
    [titles.peak, peakMbit, formats.mbit] as const,
    [titles.storage, storageTb, formats.tb] as const,
    ...(result.evidenceLock === undefined ? [] : [[titles.locked, result.evidenceLock.storageTb, formats.tb] as const]),
  ];
  return tablePart(
    { title: table, columns: [columns.figure, `#${columns.expected}`, `#${columns.calm}`, `#${columns.busy}`] },
    rows.map(([title, { value, low, high }, text]) => [title, text(value), text(low), text(high)]),
  );
}

function storage({ histories, design, formats }: SalesSources): SalesPart[] {
  const titles = groupTitles(namedGroups(design.cameras), formats.speaker);
  const { title: table, columns, moreGroups } = formats.words.sales.byGroup;
  const shown = histories.storage.slice(0, MOST_GROUPS);
  const others = histories.storage.slice(MOST_GROUPS);
  const sum = (field: 'tb' | 'percent'): number => others.reduce((total, group) => total + group[field], 0);
  const rows = shown.map(({ cameraGroupId, tb, percent }) => [titles.get(cameraGroupId)!, tb, percent] as const);
  const rest = others.length === 0 ? [] : [[moreGroups(others.length, formats), sum('tb'), sum('percent')] as const];
  return tablePart(
    { title: table, columns: [columns.group, `#${columns.storage}`, `#${columns.share}`] },
    [...rows, ...rest].map(([title, tb, percent]) => [title, formats.tb(tb), `${formats.number(percent, 1)} %`]),
  );
}
