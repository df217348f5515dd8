import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { settleCameraRow, type CameraRow, type ServerSettings } from '../../../src/index.ts';
import {
  applyChange,
  checkCameraRow,
  checkServerSettings,
  settleRows,
  settleServerSettings,
} from '../../../src/index.ts';
import { BulkApplyField } from '../../../src/doors/enumerations.ts';
import { changeDiskType, changePlatformVersion, consecutiveIds, type BulkApply } from '../../../src/doors/design.ts';
import { cameraGroups, genericChange, huskyChange, storageSettings, unruledRow } from '../../support/arbitraries.ts';
import { catalogue, genericSettings, huskySettings } from '../../support/designs.ts';

const settings: fc.Arbitrary<ServerSettings> = fc.tuple(genericChange, huskyChange).map(([generic, husky]) => ({
  ...genericSettings(generic),
  huskyServerSettings: huskySettings(husky).huskyServerSettings,
}));

const platform = fc.constantFrom(...catalogue.platformVersions.map(({ id }) => id));

/** One setting for all groups, with a value that a form lets through. */
const bulkChange: fc.Arbitrary<BulkApply> = fc.oneof(
  fc.record({ bulkApplyDataField: fc.constant(BulkApplyField.quantity), value: fc.integer({ min: 1, max: 99 }) }),
  fc.record({ bulkApplyDataField: fc.constant(BulkApplyField.recording), value: fc.integer({ min: 0, max: 2 }) }),
  fc.record({ bulkApplyDataField: fc.constant(BulkApplyField.codec), value: fc.integer({ min: 1, max: 6 }) }),
  fc.record({ bulkApplyDataField: fc.constant(BulkApplyField.lensType), value: fc.integer({ min: 0, max: 1 }) }),
  fc.record({
    bulkApplyDataField: fc.constantFrom(BulkApplyField.fps, BulkApplyField.motion),
    value: fc.record({ motion: fc.integer({ min: 1, max: 60 }) }),
  }),
  fc.record({
    bulkApplyDataField: fc.constant(BulkApplyField.bitrateKbit),
    value: fc.record({ continuous: fc.integer({ min: 1, max: 26_000 }) }),
  }),
);

describe('settling a row', () => {
  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(unruledRow, (row) => {
        const settled = settleCameraRow(row, catalogue);
        expect(settleCameraRow(settled, catalogue)).toEqual(settled);
      }),
    );
  });

  it('leaves a row that may be stored', () => {
    fc.assert(
      fc.property(unruledRow, (row) => {
        expect(checkCameraRow(settleCameraRow(row, catalogue), catalogue, '')).toEqual([]);
      }),
    );
  });
});

describe('settling rows', () => {
  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(cameraGroups(), (rows) => {
        const settled = settleRows(rows, catalogue);
        settleRows(settled, catalogue).forEach((row, index) => expect(row).toBe(settled[index]));
      }),
    );
  });
});

describe('settling server settings', () => {
  it('changes nothing the second time, and leaves settings that may be stored', () => {
    fc.assert(
      fc.property(settings, (wanted) => {
        const settled = settleServerSettings(wanted, catalogue);
        expect(settleServerSettings(settled, catalogue)).toEqual(settled);
        expect(checkServerSettings(settled, catalogue, '')).toEqual([]);
      }),
    );
  });
});

describe('choosing a platform version', () => {
  it('leaves settings that may be stored, whatever they were', () => {
    fc.assert(
      fc.property(settings, platform, platform, (before, genericVersion, huskyVersion) => {
        const after = {
          ...before,
          genericServerSettings: changePlatformVersion(before.genericServerSettings, genericVersion, catalogue),
          huskyServerSettings: changePlatformVersion(before.huskyServerSettings, huskyVersion, catalogue),
        };
        expect(checkServerSettings(after, catalogue, '')).toEqual([]);
      }),
    );
  });

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(settings, platform, ({ huskyServerSettings }, version) => {
        const once = changePlatformVersion(huskyServerSettings, version, catalogue);
        expect(changePlatformVersion(once, version, catalogue)).toEqual(once);
      }),
    );
  });
});

describe('choosing a disk type', () => {
  it('leaves sizes that may be stored, and changes nothing the second time', () => {
    fc.assert(
      fc.property(storageSettings, fc.integer({ min: 1, max: 3 }), (storage, diskType) => {
        const once = changeDiskType(storage, diskType, catalogue);
        expect(once.diskSizeMin).toBeLessThanOrEqual(once.diskSizeMax);
        expect(changeDiskType(once, diskType, catalogue)).toEqual(once);
      }),
    );
  });
});

describe('a bulk apply', () => {
  const applied = (cameras: readonly CameraRow[], change: BulkApply) =>
    applyChange({ cameras }, { bulkApply: change }, { catalogue, ids: consecutiveIds(0) });

  it('leaves rows that may be stored, and groups in line', () => {
    fc.assert(
      fc.property(cameraGroups(), bulkChange, (rows, change) => {
        const { design, errors } = applied(rows, change);
        expect(errors).toEqual([]);
        expect(design.cameras).toHaveLength(rows.length);
        expect(design.cameras.flatMap((row) => checkCameraRow(row, catalogue, ''))).toEqual([]);
        expect(settleRows(design.cameras, catalogue)).toEqual(design.cameras);
      }),
    );
  });

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(cameraGroups(), bulkChange, (rows, change) => {
        const { cameras } = applied(rows, change).design;
        expect(applied(cameras, change).design.cameras).toBe(cameras);
      }),
    );
  });
});
