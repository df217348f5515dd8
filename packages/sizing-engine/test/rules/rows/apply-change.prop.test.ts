import { wholeSiteFields } from '../../../src/site/site-row.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NEW_STREAM, settleCameraRow, type CameraRow, type Design } from '../../../src/index.ts';
import { applyChange, checkCameraRow, checkServerSettings, settleServerSettings } from '../../../src/index.ts';
import { LensType } from '../../../src/doors/enumerations.ts';
import {
  changedFields,
  consecutiveIds,
  orderRows,
  patchRow,
  type AppliedChange,
  type CameraRowToSave,
  type DesignChange,
} from '../../../src/doors/design.ts';
import { isUnchanged, withDifference } from '../../../src/design/apply-change.ts';
import { designChanges } from '../../support/design-changes.ts';
import { catalogue } from '../../support/designs.ts';

const FIRST_NEW_ID = 1000;

function applied(design: Design, change: DesignChange): AppliedChange<Design> {
  return applyChange(design, change, { catalogue, ids: consecutiveIds(FIRST_NEW_ID) });
}

/** The whole design anew, row by row, with no thought of speed. */
function naiveDesign(design: Design, change: DesignChange): Design {
  const { removedCameraIds = [], patches = new Map(), bulkApply, serverSettings } = change;
  const saves = change.cameras ?? [];
  const existing = design.cameras
    .filter(({ id }) => !removedCameraIds.includes(id))
    .map((row): CameraRow => {
      const save = saves.find(({ id }) => id === row.id);
      if (save) return withIds(save, row.id, row.cameraGroupId);
      const forAll = bulkApply === undefined ? {} : { retentionDays: Number(bulkApply.value) };
      return patchRow(row, patches.get(row.id) ?? forAll);
    });
  const added = saves.filter(({ id }) => id === undefined);
  const marks = added.map(({ newGroup }) => newGroup);
  const newRows = added.map((save, index) => {
    const first = save.newGroup === undefined ? index : marks.indexOf(save.newGroup);
    return withIds(save, FIRST_NEW_ID + index, save.cameraGroupId ?? FIRST_NEW_ID + first);
  });
  const rows = orderRows([...existing, ...newRows]);
  return {
    cameras: rows.map((row) => settleCameraRow(inGroup(row, rows), catalogue)),
    serverSettings: settleServerSettings(serverSettings ?? design.serverSettings, catalogue),
  };
}

function withIds(save: CameraRowToSave, id: number, cameraGroupId: number): CameraRow {
  const { newGroup: _mark, ...content } = save;
  return {
    ...content,
    id,
    streamId: id,
    cameraGroupId,
    motion: { continuous: 0, motion: save.motion.motion },
    licencesPerCamera: save.licencesPerCamera ?? 1,
    measured: save.measured ?? NEW_STREAM.measured,
    extras: save.extras ?? NEW_STREAM.extras,
    size: save.size ?? NEW_STREAM.size,
    ...wholeSiteFields(save, NEW_STREAM),
  };
}

function inGroup(row: CameraRow, rows: readonly CameraRow[]): CameraRow {
  const first = rows.find(({ cameraGroupId }) => cameraGroupId === row.cameraGroupId)!;
  const { single, multiParent, multiChild } = LensType;
  const firstLens = first.lensType === multiChild ? single : first.lensType;
  const lensType = row === first ? firstLens : firstLens === multiParent ? multiChild : single;
  const { quantity, licencesPerCamera, extras, network, liveStream, optics, purpose } = first;
  return { ...row, quantity, licencesPerCamera, extras, lensType, network, liveStream, optics, purpose };
}

describe('a change of a design', () => {
  it('gives the design that a naive model gives', () => {
    fc.assert(
      fc.property(designChanges, ({ design, change }) => {
        const after = applied(design, change);
        expect(after.errors).toEqual([]);
        expect(after.design).toEqual(naiveDesign(design, change));
      }),
    );
  });

  it('leaves rows and settings that may be stored', () => {
    fc.assert(
      fc.property(designChanges, ({ design, change }) => {
        const { cameras, serverSettings } = applied(design, change).design;
        expect(cameras.flatMap((row) => checkCameraRow(row, catalogue, ''))).toEqual([]);
        expect(checkServerSettings(serverSettings, catalogue, '')).toEqual([]);
      }),
    );
  });

  it('says what differs: the difference put on the old design gives the new one', () => {
    fc.assert(
      fc.property(designChanges, ({ design, change }) => {
        const after = applied(design, change);
        expect(withDifference(design, after.difference)).toEqual(after.design);
        for (const { before, after: row, fields } of after.difference.changed) {
          expect(fields).toEqual(changedFields(before, row));
          expect(fields.length).toBeGreaterThan(0);
        }
      }),
    );
  });

  it('makes no difference when its result is saved again', () => {
    fc.assert(
      fc.property(designChanges, ({ design, change }) => {
        const once = applied(design, change).design;
        const twice = applied(once, once);
        expect(isUnchanged(twice.difference)).toBe(true);
        expect(twice.design).toBe(once);
      }),
    );
  });

  it('without content gives the design itself', () => {
    fc.assert(
      fc.property(designChanges, ({ design }) => {
        for (const nothing of [{}, { cameras: null, serverSettings: null }, { cameras: [], removedCameraIds: [] }]) {
          expect(applied(design, nothing)).toEqual({
            design,
            difference: { added: [], changed: [], removed: [], serverSettings: undefined },
            errors: [],
          });
          expect(applied(design, nothing).design).toBe(design);
        }
      }),
    );
  });

  it('does not depend on the order of its rows', () => {
    fc.assert(
      fc.property(designChanges, ({ design, change }) => {
        const named = (change.cameras ?? []).filter(({ id }) => id !== undefined);
        const added = (change.cameras ?? []).filter(({ id }) => id === undefined);
        const shuffled = { ...change, cameras: [...added, ...named.toReversed()] };
        expect(applied(design, shuffled).design).toEqual(applied(design, change).design);
      }),
    );
  });

  it('with one wrong part changes nothing, and takes no ids', () => {
    fc.assert(
      fc.property(designChanges, fc.integer({ min: 0, max: 2 }), ({ design, change }, wrong) => {
        const ids = consecutiveIds(FIRST_NEW_ID);
        const broken = [
          { ...change, cameras: [...(change.cameras ?? []), { ...design.cameras[0]!, id: 999, quantity: 1 }] },
          { ...change, removedCameraIds: [...(change.removedCameraIds ?? []), 999] },
          { ...change, serverSettings: { ...design.serverSettings, hardwareType: 7 as 0 } },
        ][wrong]!;
        const after = applyChange(design, broken, { catalogue, ids });
        expect(after.errors).toHaveLength(1);
        expect(after.design).toBe(design);
        expect(isUnchanged(after.difference)).toBe(true);
        expect(ids.stream()).toBe(FIRST_NEW_ID);
      }),
    );
  });

  it('keeps rows of other groups as the same objects', () => {
    fc.assert(
      fc.property(designChanges, ({ design, change }) => {
        const after = applied(design, change);
        const changed = new Set(after.difference.changed.map(({ before }) => before.id));
        for (const row of after.design.cameras.filter(({ id }) => id < FIRST_NEW_ID && !changed.has(id))) {
          expect(design.cameras).toContain(row);
        }
      }),
    );
  });
});
