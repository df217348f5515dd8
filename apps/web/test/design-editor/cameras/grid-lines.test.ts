import { newRow } from '@site-designer/camera-table';
import { NEW_STREAM, type CameraRow } from '@site-designer/sizing-engine';
import { publishedCatalogue } from '@site-designer/sizing-engine/catalogue';
import { expect, test } from 'vitest';
import { linesOf, type Lines } from '../../../src/features/design-editor/cameras/grid/grid-lines.ts';

const row = (id: number, cameraGroupId = id) => newRow(NEW_STREAM, publishedCatalogue, { id, cameraGroupId });

const ROWS: readonly CameraRow[] = [row(3), row(1), row(2, 1)];

function whole(rows: readonly CameraRow[], before?: Lines, hasHeads = false): Lines {
  return linesOf({ all: rows, shown: rows, hasHeads }, before);
}

test('typing changes its line and moves none', () => {
  const before = whole(ROWS);
  const typed = ROWS.map((row) => (row.id === 1 ? { ...row, quantity: 7 } : row));
  const after = whole(typed, before);
  expect(after.lines).toEqual(whole(typed).lines);
  expect(after.lines.map((line, index) => line === before.lines[index])).toEqual([true, false, true]);
  expect(after.drawn).toBe(before.drawn);
});

test('adding or removing a line moves the following ones', () => {
  const before = whole(ROWS);
  const added = [row(4), ...ROWS];
  const after = whole(added, before);
  expect(after).toEqual(whole(added));
  expect(whole(ROWS, after)).toEqual(before);
  expect(whole(ROWS, after).drawn).not.toBe(before.drawn);
  const without = ROWS.filter(({ id }) => id !== 3);
  expect(whole(without, before).lines.map(({ groupNumber, line }) => [groupNumber, line])).toEqual([
    [1, 1],
    [1, 2],
  ]);
});

test('a group of one stream is one line, and further streams are lines below it', () => {
  expect(whole(ROWS, whole(ROWS, undefined, true)).drawn).toEqual([
    { kind: 'stream', at: 0, rowId: 3 },
    { kind: 'stream', at: 1, rowId: 1 },
    { kind: 'stream', at: 2, rowId: 2 },
  ]);
});

test('a card has a head above its streams, and each stream has the name of its group', () => {
  const named = ROWS.map((row) => (row.id === 1 ? { ...row, streamName: 'Gate' } : row));
  const { lines, drawn } = whole(named, whole(ROWS), true);
  expect(drawn.map(({ kind, rowId }) => [kind, rowId])).toEqual([
    ['group', 3],
    ['stream', 3],
    ['group', 1],
    ['stream', 1],
    ['stream', 2],
  ]);
  expect(lines.map(({ groupName }) => groupName)).toEqual(['', 'Gate', 'Gate']);
});

test('rows and groups keep their numbers of the design if some are hidden', () => {
  const shown = ROWS.filter(({ cameraGroupId }) => cameraGroupId === 1);
  const { lines } = linesOf({ all: ROWS, shown, hasHeads: false }, whole(ROWS));
  expect(lines.map(({ groupNumber, line, streamNumber }) => [groupNumber, line, streamNumber])).toEqual([
    [1, 2, 1],
    [1, 3, 2],
  ]);
});
