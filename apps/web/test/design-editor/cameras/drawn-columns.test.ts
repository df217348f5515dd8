import { BASIC_COLUMNS, EXTRA_COLUMNS, newRow } from '@site-designer/camera-table';
import { NEW_STREAM } from '@site-designer/sizing-engine';
import { publishedCatalogue } from '@site-designer/sizing-engine/catalogue';
import { expect, test } from 'vitest';
import { LAYOUTS, WIDTH_NAMES } from '../../../src/features/design-editor/cameras/grid/drawn-columns.ts';

const tracks = Object.values(LAYOUTS.oneLine.widths());

/** What the tracks have together of something that is a factor in each. */
function sumOf(pattern: RegExp): number {
  return tracks.reduce((sum, track) => sum + Number(pattern.exec(track)?.[1] ?? 0), 0);
}

const OF_GROUP = new Set(['streamName', 'lensType', 'licencesPerCamera']);

test('a row has tracks for its title, its cells and its buttons', () => {
  const cells = BASIC_COLUMNS.filter(({ key }) => !OF_GROUP.has(key)).length;
  const halves = BASIC_COLUMNS.filter(({ half }) => half === 'motion').length;
  const counts = Object.values(LAYOUTS).map((layout) => Object.keys(layout.widths()).length);
  expect(counts).toEqual([cells + OF_GROUP.size - halves + 3, cells + OF_GROUP.size + 3, cells + 2]);
  const wide = Object.keys(LAYOUTS.bothInLine.widths({}, { hasServers: true, hasExtras: true }));
  expect(wide).toHaveLength(counts[1]! + EXTRA_COLUMNS.length);
  expect(wide).toEqual(WIDTH_NAMES);
});

test('the tracks share all spare width, and shrink by all missing width', () => {
  const wanted = sumOf(/^round\(down, (\d+)px/);
  expect(tracks.join()).toContain(`max(0px, 100cqi - ${wanted}px)`);
  expect(sumOf(/max\([^)]*\) \* ([\d.]+)/)).toBeCloseTo(1, 9);
  expect(sumOf(/clamp\([^)]*\) \* ([\d.]+)/)).toBeCloseTo(1, 9);
});

test('in one line the name comes first, and further streams have their title in its place', () => {
  const row = newRow(NEW_STREAM, publishedCatalogue, { id: 1 });
  const fields = (isFirst: boolean) => LAYOUTS.oneLine.cellsOf(row, isFirst).map(({ column: { field } }) => field);
  expect(fields(true).slice(0, 3)).toEqual(['streamName', 'lensType', 'quantity']);
  expect(fields(false)).toEqual(fields(true).slice(2));
});
