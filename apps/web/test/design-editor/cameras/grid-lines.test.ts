import { newRow } from '@site-designer/camera-table';
import { NEW_STREAM, type CameraRow } from '@site-designer/sizing-engine';
import { expect, test } from 'vitest';
import { createLines } from '../../../src/features/design-editor/cameras/grid-lines.ts';

const ROWS: readonly CameraRow[] = [newRow(NEW_STREAM, 3), newRow(NEW_STREAM, 1), newRow(NEW_STREAM, 2, 1)];

test('typing changes the line that is typed in and no place', () => {
  const toLines = createLines();
  const before = toLines(ROWS);
  const typed = ROWS.map((row) => (row.id === 1 ? { ...row, quantity: 7 } : row));
  const after = toLines(typed);
  expect(after.lines).toEqual(createLines()(typed).lines);
  expect(after.lines.map((line, index) => line === before.lines[index])).toEqual([true, false, true]);
  expect(after.places).toBe(before.places);
});

test('a line that comes or goes moves the others, there and back', () => {
  const toLines = createLines();
  const { places } = toLines(ROWS);
  const added = [newRow(NEW_STREAM, 4), ...ROWS];
  expect(toLines(added)).toEqual(createLines()(added));
  expect(toLines(ROWS)).toEqual(createLines()(ROWS));
  expect(toLines(ROWS).places).not.toBe(places);
  const without = ROWS.filter(({ id }) => id !== 3);
  expect(toLines(without).lines.map(({ groupNumber, line }) => [groupNumber, line])).toEqual([
    [1, 1],
    [1, 2],
  ]);
});
