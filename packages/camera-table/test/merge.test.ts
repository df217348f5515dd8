import { NEW_STREAM, type CameraRow } from '@site-designer/sizing-engine';
import { settleRows } from '@site-designer/sizing-engine';
import { patchRow, type RowPatch } from '@site-designer/sizing-engine/design';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { publishedCatalogue as catalogue } from '@site-designer/sizing-engine/catalogue';
import { newRow, ownIds } from '../src/cells/groups.ts';
import {
  changed,
  type EditorModel,
  openedModel,
  redone,
  typed,
  typingCancelled,
  typingConfirmed,
  undone,
} from '../src/history/editor-model.ts';
import { clashes, merged, mergedModel, type SettingsMerge, type Versions } from '../src/history/merge.ts';
import { outlivedValues, overwrittenValues } from '../src/history/overwritten.ts';
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

  test('is a clash of the whole row', () => {
    for (const versions of [deletedHere, deletedThere]) {
      expect(clashes(versions)).toMatchObject([{ id: '1', rowId: 1, column: undefined }]);
    }
  });

  test('stays deleted or has the edits made elsewhere, as the user chooses', () => {
    expect(days(merged(deletedHere, new Set(), catalogue))).toEqual([[2, BASE[0]!.retentionDays]]);
    expect(days(merged(deletedHere, new Set(['1']), catalogue))).toEqual([
      [2, BASE[0]!.retentionDays],
      [1, 90],
    ]);
  });

  test('keeps the edits made here or is deleted as elsewhere, as the user chooses', () => {
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

  test('is the same from either side, whichever side wins', () => {
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

const NO_SETTINGS: SettingsMerge = { merged: undefined, rebase: (settings) => settings };
const NOBODY: ReadonlySet<string> = new Set();
const AROUND = { theirsWins: NOBODY, catalogue, settings: NO_SETTINGS, isRenamed: false, hasOtherOffer: false };

function patched(rows: readonly CameraRow[], id: number, patch: RowPatch): CameraRow[] {
  return settleRows(
    rows.map((row) => (row.id === id ? patchRow(row, patch) : row)),
    catalogue,
  );
}

describe('a typed rate', () => {
  const typed = patched(BASE, 1, { bitrateKbit: { motion: 4000 } });

  test('that goes back to the calculated one is a change like any other', () => {
    const mine = patched(typed, 1, { calculated: 'motion' });
    const theirs = patched(typed, 1, { retentionDays: 90 });
    const [, row] = merged({ base: typed, mine, theirs }, NOBODY, catalogue);
    expect(row).toMatchObject({ retentionDays: 90, motionIsCustomBitrate: false, bitrateKbit: { motion: 2702 } });
  });

  test('and a new calculated one from elsewhere clash', () => {
    const mine = patched(typed, 1, { bitrateKbit: { motion: 5000 } });
    const theirs = patched(typed, 1, { fps: { motion: 20 } });
    expect(clashes({ base: typed, mine, theirs })).toMatchObject([{ id: '1.bitrateKbit.motion' }]);
    const [, row] = merged({ base: typed, mine, theirs }, NOBODY, catalogue);
    expect(row).toMatchObject({ fps: { motion: 20 }, bitrateKbit: { motion: 5000 }, motionIsCustomBitrate: true });
  });
});

describe('where a rate was measured', () => {
  const measurement = (note: string) => ({ motion: { measuredUtc: '2026-05-04', sampleHours: 168, note } });
  const typed = patched(BASE, 1, { bitrateKbit: { motion: 4000 } });

  test('goes with the rate of the side that changed it', () => {
    const mine = patched(typed, 1, { measured: measurement('Yard') });
    const theirs = patched(typed, 1, { retentionDays: 90 });
    const [, row] = merged({ base: typed, mine, theirs }, NOBODY, catalogue);
    expect(row).toMatchObject({ retentionDays: 90, bitrateKbit: { motion: 4000 }, measured: measurement('Yard') });
  });

  test('is asked for at the rate where the sides differ', () => {
    const mine = patched(typed, 1, { measured: measurement('Yard') });
    const theirs = patched(typed, 1, { measured: measurement('Gate') });
    expect(clashes({ base: typed, mine, theirs })).toMatchObject([{ column: 'bitrateKbit.motion' }]);
    const [, row] = merged({ base: typed, mine, theirs }, new Set(['1.bitrateKbit.motion']), catalogue);
    expect(row).toMatchObject({ measured: measurement('Gate') });
  });
});

test('a calculated rate does not count as a change', () => {
  const mine = patched(BASE, 1, { fps: { motion: 20 } });
  const theirs = patched(BASE, 1, { resolution: { motion: 14 } });
  expect(clashes({ base: BASE, mine, theirs })).toEqual([]);
  const both = patched(mine, 1, { resolution: { motion: 14 } });
  expect(merged({ base: BASE, mine, theirs }, NOBODY, catalogue)).toEqual(both);
});

test('the quantity of a group is asked for once', () => {
  const group = settleRows([BASE[1]!, { ...BASE[0]!, cameraGroupId: 1 }], catalogue);
  const quantity = (value: number) => patched(group, 1, { quantity: value });
  expect(clashes({ base: group, mine: quantity(5), theirs: quantity(7) })).toMatchObject([{ id: '1.quantity' }]);
});

describe('a value that is being typed', () => {
  const context = { catalogue, ids: ownIds() };
  const command = (retentionDays: number) => ({
    label: 'edit',
    change: { patches: new Map([[1, { retentionDays }]]) },
  });
  const retention = ({ rows }: EditorModel) => rows.find(({ id }) => id === 1)?.retentionDays;

  test('takes the place of one from elsewhere that came after a save had stored it; cancelled, it does not', () => {
    const model = typed(openedModel(BASE), command(24), context);
    const theirs = patched(model.rows, 1, { retentionDays: 33 });
    const { model: after } = mergedModel(model, { base: model.rows, theirs }, AROUND);
    expect([after, typingConfirmed(after), typingCancelled(after)].map(retention)).toEqual([24, 24, 33]);
  });

  test('leaves it to its end to say what holds: whose value stood before is told of the one from elsewhere', () => {
    const set = changed(openedModel(BASE), command(20), context).model;
    const typing = typed(set, command(24), context);
    for (const base of [set.rows, typing.rows]) {
      const theirs = patched(base, 1, { retentionDays: 33 });
      expect(overwrittenValues({ base, theirs }, typing)).toMatchObject([{ row: { retentionDays: 20 }, isMine: true }]);
      expect(outlivedValues(clashes({ base, mine: typing.rows, theirs }), typing)).toEqual([]);
    }
  });
});

describe('the steps before a merge', () => {
  function steps(model: EditorModel, ...patches: readonly (readonly [number, RowPatch])[]): EditorModel {
    const context = { catalogue, ids: ownIds() };
    return patches.reduce(
      (now, [id, patch]) => changed(now, { label: 'edit', change: { patches: new Map([[id, patch]]) } }, context).model,
      model,
    );
  }

  const undoneAll = (model: EditorModel): EditorModel => (model.past ? undoneAll(undone(model)) : model);
  const redoneAll = (model: EditorModel): EditorModel => (model.future ? redoneAll(redone(model)) : model);

  test('can be undone and redone without touching changes made elsewhere', () => {
    const model = steps(
      openedModel(BASE),
      [1, { retentionDays: 7 }],
      [1, { fps: { motion: 20 } }],
      [2, { quantity: 3 }],
    );
    const theirs = patched(patched(BASE, 1, { resolution: { motion: 14 } }), 2, { hoursPerDay: 8 });
    const after = mergedModel(model, { base: BASE, theirs }, AROUND);
    expect(after.lostSteps).toBe(0);
    expect(after.model.rows).toEqual(merged({ base: BASE, mine: model.rows, theirs }, NOBODY, catalogue));
    const back = undoneAll(after.model);
    expect(back.rows).toEqual(theirs);
    expect(redoneAll(back).rows).toEqual(after.model.rows);
  });

  test('that were saved already are undone without what was changed on top of them', () => {
    const model = steps(openedModel(BASE), [1, { retentionDays: 7 }], [2, { quantity: 3 }]);
    const theirs = patched(model.rows, 1, { retentionDays: 90 });
    const after = mergedModel(model, { base: model.rows, theirs }, AROUND);
    expect(after.lostSteps).toBe(1);
    expect(undoneAll(after.model).rows.map(({ retentionDays, quantity }) => [retentionDays, quantity])).toEqual([
      [30, 1],
      [90, 1],
    ]);
  });

  test("that were stored without an answer stay the user's: they are undone, and later values are told", () => {
    const model = steps(openedModel(BASE), [1, { retentionDays: 7 }]);
    const { model: after, lostSteps } = mergedModel(model, { base: BASE, theirs: model.rows }, AROUND);
    expect(lostSteps).toBe(0);
    const later = patched(model.rows, 1, { retentionDays: 90 });
    const told = overwrittenValues({ base: model.rows, theirs: later }, after);
    expect(told.map(({ rowId, column, isMine }) => [rowId, column, isMine])).toEqual([[1, 'retentionDays', true]]);
    expect(undoneAll(after).rows).toEqual(BASE);
  });

  const retention = (rows: readonly CameraRow[]) => rows.find(({ id }) => id === 1)?.retentionDays;

  test('that take the place of a value from elsewhere stay: undo brings that one back, and later values are told', () => {
    const model = steps(openedModel(BASE), [1, { retentionDays: 7 }]);
    const theirs = patched(BASE, 1, { retentionDays: 90 });
    const { model: after, lostSteps } = mergedModel(model, { base: BASE, theirs }, AROUND);
    expect([retention(after.rows), lostSteps]).toEqual([7, 0]);
    expect(undoneAll(after).rows).toEqual(theirs);
    expect(redoneAll(undoneAll(after)).rows).toEqual(after.rows);
    const later = patched(after.rows, 1, { retentionDays: 60 });
    expect(overwrittenValues({ base: after.rows, theirs: later }, after)).toMatchObject([
      { rowId: 1, column: 'retentionDays', isMine: true, row: { retentionDays: 7 } },
    ]);
  });

  test('that were saved before a value from elsewhere do not revert it, where one that was not takes its place', () => {
    const saved = steps(openedModel(BASE), [1, { retentionDays: 5 }], [1, { quantity: 2 }]);
    const model = steps(saved, [1, { retentionDays: 6 }], [1, { quantity: 3 }], [1, { retentionDays: 7 }]);
    const theirs = patched(saved.rows, 1, { retentionDays: 90 });
    const { model: after, lostSteps } = mergedModel(model, { base: saved.rows, theirs }, AROUND);
    expect([retention(after.rows), lostSteps]).toEqual([7, 1]);
    expect([undone(undone(after)), undone(undone(undone(after)))].map(({ rows }) => retention(rows))).toEqual([6, 90]);
    expect(undoneAll(after).rows).toEqual(patched(BASE, 1, { retentionDays: 90 }));
  });

  test('that were undone can be done again where an own value takes the place of one from elsewhere', () => {
    const model = undone(steps(openedModel(BASE), [1, { retentionDays: 6 }], [1, { retentionDays: 7 }]));
    const theirs = patched(BASE, 1, { retentionDays: 90 });
    const { model: after, lostSteps } = mergedModel(model, { base: BASE, theirs }, AROUND);
    expect([retention(after.rows), lostSteps]).toEqual([6, 0]);
    expect(retention(redone(after).rows)).toBe(7);
  });

  test('lose the rows that were deleted elsewhere', () => {
    const model = steps(openedModel(BASE), [1, { retentionDays: 7 }], [2, { quantity: 3 }]);
    const theirs = without(model.rows, 1);
    const after = mergedModel(model, { base: model.rows, theirs }, AROUND);
    expect(after.lostSteps).toBe(1);
    expect(undoneAll(after.model).rows.map(({ id, quantity }) => [id, quantity])).toEqual([[2, 1]]);
  });

  test('lead back to the other side, whatever both did without a clash', () => {
    const days = fc.array(fc.tuple(fc.nat(), fc.integer({ min: 1, max: 99 })), { maxLength: 5 });
    fc.assert(
      fc.property(cameraRows, days, days, (base, own, other) => {
        const at = (index: number) => base[index % base.length]!.id;
        const mine = steps(
          openedModel(base),
          ...own.map(([row, value]) => [at(row), { retentionDays: value }] as const),
        );
        const theirs = other.reduce(
          (rows, [row, value]) => patched(rows, at(row), { motion: { motion: value } }),
          [...base],
        );
        const { model, lostSteps } = mergedModel(mine, { base, theirs }, AROUND);
        expect(lostSteps).toBe(0);
        expect(undoneAll(model).rows).toEqual(theirs);
      }),
    );
  });
});
