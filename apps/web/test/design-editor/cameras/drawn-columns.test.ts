import { BASIC_COLUMNS, COLUMNS, newRow, OPTIONAL_COLUMNS } from '@site-designer/camera-table';
import { NEW_STREAM } from '@site-designer/sizing-engine';
import { publishedCatalogue } from '@site-designer/sizing-engine/catalogue';
import { Recording } from '@site-designer/sizing-engine/enumerations';
import { expect, test } from 'vitest';
import { WIDTH_NAMES } from '../../../src/features/design-editor/cameras/columns/column-widths.ts';
import { layoutFor } from '../../../src/features/design-editor/cameras/columns/drawn-columns.ts';

const oneLine = layoutFor('oneLine', BASIC_COLUMNS);
const tracks = Object.values(oneLine.widths());

/** What the tracks have together of something that is a factor in each. */
function sumOf(pattern: RegExp): number {
  return tracks.reduce((sum, track) => sum + Number(pattern.exec(track)?.[1] ?? 0), 0);
}

const OF_GROUP = new Set(['streamName', 'lensType', 'licencesPerCamera']);

test('a row has tracks for its title, its cells and its buttons', () => {
  const cells = BASIC_COLUMNS.filter(({ key }) => !OF_GROUP.has(key)).length;
  const halves = BASIC_COLUMNS.filter(({ half }) => half === 'motion').length;
  const counts = (['oneLine', 'bothInLine', 'twoLines'] as const).map(
    (kind) => Object.keys(layoutFor(kind, BASIC_COLUMNS).widths()).length,
  );
  expect(counts).toEqual([cells + OF_GROUP.size - halves + 3, cells + OF_GROUP.size + 3, cells + 2]);
  const wide = Object.keys(layoutFor('bothInLine', COLUMNS).widths({}, true));
  // The optional columns, and what the answer says of the coverage.
  expect(wide).toHaveLength(counts[1]! + Object.values(OPTIONAL_COLUMNS).flat().length + 1);
  expect(wide).toEqual(WIDTH_NAMES);
});

test('the tracks share all spare width, and shrink by all missing width', () => {
  const wanted = sumOf(/^round\(down, (\d+)px/);
  expect(tracks.join()).toContain(`max(0px, 100cqi - ${wanted}px)`);
  expect(sumOf(/max\([^)]*\) \* ([\d.]+)/)).toBeCloseTo(1, 9);
  expect(sumOf(/clamp\([^)]*\) \* ([\d.]+)/)).toBeCloseTo(1, 9);
});

test('without room for both halves of Speedup, the event half stands below the base', () => {
  const row = { ...newRow(NEW_STREAM, publishedCatalogue, { id: 1 }), recording: Recording.speedup };
  const fps = (kind: 'oneLine' | 'bothInLine') =>
    layoutFor(kind, BASIC_COLUMNS)
      .cellsOf(row, true)
      .filter(({ column: { field } }) => field === 'fps');
  const [base, event] = fps('oneLine');
  expect(event?.style).toMatchObject({ width: base?.style.width, marginTop: 'var(--line)' });
  expect(fps('bothInLine').map(({ style }) => style.marginTop)).toEqual([undefined, undefined]);
  expect(oneLine.stacks(row)).toBe(true);
  expect(oneLine.stacks({ ...row, recording: Recording.event })).toBe(false);
});

test('in one line the name comes first, and further streams have their title in its place', () => {
  const row = newRow(NEW_STREAM, publishedCatalogue, { id: 1 });
  const fields = (isFirst: boolean) => oneLine.cellsOf(row, isFirst).map(({ column: { field } }) => field);
  expect(fields(true).slice(0, 3)).toEqual(['streamName', 'lensType', 'quantity']);
  expect(fields(false)).toEqual(fields(true).slice(2));
});
