import { NEW_STREAM, type CameraRow } from '@site-designer/sizing-engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { publishedCatalogue as catalogue } from '@site-designer/sizing-engine/catalogue';
import { clashes, merged, newRow, type Versions } from '../src/index.ts';
import { cameraRows } from './arbitraries.ts';

const BASE: readonly CameraRow[] = [newRow(NEW_STREAM, catalogue, { id: 2 }), newRow(NEW_STREAM, catalogue, { id: 1 })];

function edited(rows: readonly CameraRow[], id: number, retentionDays: number): CameraRow[] {
  return rows.map((row) => (row.id === id ? { ...row, retentionDays } : row));
}

const without = (rows: readonly CameraRow[], id: number) => rows.filter((row) => row.id !== id);

const days = (rows: readonly CameraRow[]) => rows.map(({ id, retentionDays }) => [id, retentionDays]);

describe('a row that one side has deleted and the other edited', () => {
  const deletedHere: Versions = { base: BASE, mine: without(BASE, 1), theirs: edited(BASE, 1, 90) };
  const deletedThere: Versions = { base: BASE, mine: edited(BASE, 1, 7), theirs: without(BASE, 1) };

  test('is a clash about the whole row', () => {
    for (const versions of [deletedHere, deletedThere]) {
      expect(clashes(versions)).toMatchObject([{ id: '1', rowId: 1, column: undefined }]);
    }
  });

  test('stays deleted, or is as it was edited elsewhere, as the user chooses', () => {
    expect(days(merged(deletedHere, new Set(), catalogue))).toEqual([[2, BASE[0]!.retentionDays]]);
    expect(days(merged(deletedHere, new Set(['1']), catalogue))).toEqual([
      [2, BASE[0]!.retentionDays],
      [1, 90],
    ]);
  });

  test('is as it was edited here, or goes as it did elsewhere, as the user chooses', () => {
    expect(days(merged(deletedThere, new Set(), catalogue))).toEqual([
      [2, BASE[0]!.retentionDays],
      [1, 7],
    ]);
    expect(days(merged(deletedThere, new Set(['1']), catalogue))).toEqual([[2, BASE[0]!.retentionDays]]);
  });
});

/** Rows, and the same after edits and deletions on one side. */
const edits = fc.array(fc.record({ at: fc.nat(), days: fc.integer({ min: 1, max: 99 }), isDeleted: fc.boolean() }), {
  maxLength: 4,
});

type Edits = typeof edits extends fc.Arbitrary<infer T> ? T : never;

function after(rows: readonly CameraRow[], changes: Edits): readonly CameraRow[] {
  return changes.reduce<readonly CameraRow[]>((now, { at, days: value, isDeleted }) => {
    const row = now[at % Math.max(1, now.length)];
    if (!row) return now;
    return isDeleted
      ? now.filter(({ cameraGroupId }) => cameraGroupId !== row.cameraGroupId)
      : edited(now, row.id, value);
  }, rows);
}

describe('merging', () => {
  test('with a side that changed nothing gives the other side', () => {
    fc.assert(
      fc.property(cameraRows, edits, (base, changes) => {
        const rows = after(base, changes);
        expect(clashes({ base, mine: rows, theirs: base })).toEqual([]);
        expect(merged({ base, mine: rows, theirs: base }, new Set(), catalogue)).toEqual(rows);
        expect(merged({ base, mine: base, theirs: rows }, new Set(), catalogue)).toEqual(rows);
      }),
    );
  });

  test('has no clash where both changed the same', () => {
    fc.assert(
      fc.property(cameraRows, edits, (base, changes) => {
        const rows = after(base, changes);
        expect(clashes({ base, mine: rows, theirs: rows })).toEqual([]);
        expect(merged({ base, mine: rows, theirs: rows }, new Set(), catalogue)).toEqual(rows);
      }),
    );
  });

  test('finds the same clashes from either side', () => {
    fc.assert(
      fc.property(cameraRows, edits, edits, (base, one, other) => {
        const [mine, theirs] = [after(base, one), after(base, other)];
        const ids = (versions: Versions) => clashes(versions).map(({ id }) => id);
        expect(ids({ base, mine, theirs })).toEqual(ids({ base, mine: theirs, theirs: mine }));
      }),
    );
  });

  test('is the same from either side, whoever wins', () => {
    fc.assert(
      fc.property(cameraRows, edits, edits, (base, one, other) => {
        const [mine, theirs] = [after(base, one), after(base, other)];
        const all = new Set(clashes({ base, mine, theirs }).map(({ id }) => id));
        expect(merged({ base, mine, theirs }, all, catalogue)).toEqual(
          merged({ base, mine: theirs, theirs: mine }, new Set(), catalogue),
        );
      }),
    );
  });
});
