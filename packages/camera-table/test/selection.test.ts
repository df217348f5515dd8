import { NEW_STREAM, type CameraRow } from '@site-designer/sizing-engine';
import { expect, test } from 'vitest';
import { publishedCatalogue } from '@site-designer/sizing-engine/catalogue';
import { newRow } from '../src/cells/groups.ts';
import { extendedTo, tableOf } from '../src/selection/selection.ts';

const row = (id: number, cameraGroupId = id) => newRow(NEW_STREAM, publishedCatalogue, { id, cameraGroupId });

const ROWS: readonly CameraRow[] = [row(3), row(1), row(2, 1)];
const BEFORE = tableOf(ROWS);

test('while rows stay in place, nothing is looked up again', () => {
  const typed = ROWS.map((row) => (row.id === 1 ? { ...row, quantity: 7 } : row));
  const table = tableOf(typed, BEFORE);
  expect(table).toEqual(tableOf(typed));
  expect(table.lineOf).toBe(BEFORE.lineOf);
});

test.each([
  ['comes', [row(4), ...ROWS]],
  ['goes', ROWS.slice(1)],
  ['moves', ROWS.toReversed()],
  ['takes the place of another', [row(4), ...ROWS.slice(1)]],
  ['goes to another group', ROWS.map((row) => (row.id === 2 ? { ...row, cameraGroupId: 3 } : row))],
])('where a row %s, everything is', (_, rows) => {
  expect(tableOf(rows, BEFORE)).toEqual(tableOf(rows));
});

test.each([
  { line: 0, from: 3, to: 1 },
  { line: 3, from: 2, to: 4 },
  { line: 2, from: 2, to: 3 },
])('a block of lines 1 and 2 drawn to line $line goes from row $from to row $to', ({ line, from, to }) => {
  const table = tableOf([row(1), row(2), row(3), row(4)]);
  const block = { active: { rowId: 2, column: 'codec' }, end: { rowId: 3, column: 'fps.motion' } } as const;
  const [active, end] = [
    { ...block.active, rowId: from },
    { ...block.end, rowId: to },
  ];
  expect(extendedTo(table, block, line)).toEqual({ active, end });
});
