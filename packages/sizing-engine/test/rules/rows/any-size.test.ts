import { describe, expect, it } from 'vitest';
import { calculateBitrate, calculateProposal, explain, SizingError, type CameraRow } from '../../../src/index.ts';
import { applyChange, checkCameraRow, settleRows } from '../../../src/index.ts';
import { BulkApplyField, Recording } from '../../../src/doors/enumerations.ts';
import {
  bulkApplyPatches,
  consecutiveIds,
  optionLists,
  patchRow,
  type CameraRowToSave,
  type DesignChange,
} from '../../../src/doors/design.ts';
import { catalogueErrors } from '../../../src/own-catalogue/catalogue-errors.ts';
import { inputDifferences } from '../../../src/comparison/input-differences.ts';
import { catalogue, genericDesign, rowOf } from '../../support/designs.ts';
import { english, worded } from '../../support/in-english.ts';

const SIZE = { width: 2688, height: 1520 };
const sized = (change: Partial<CameraRow> = {}): CameraRow =>
  patchRow(rowOf(change), { size: { continuous: SIZE, motion: SIZE } });

function changed(cameras: readonly CameraRow[], change: DesignChange) {
  return applyChange({ cameras }, change, { catalogue, ids: consecutiveIds(9) });
}

describe('a bit rate of any size', () => {
  it('is that of the area', () => {
    // 2702 x 2688 x 1520 / (1920 x 1080) = 5323.9
    expect(calculateBitrate({ codecId: 3, complexityId: 2, size: SIZE, fps: 15 }, catalogue)).toBe(5324);
    expect(calculateBitrate({ codecId: 3, complexityId: 2, resolutionId: 0, size: SIZE, fps: 15 }, catalogue)).toBe(
      5324,
    );
  });

  it.each([
    [{ size: { width: 15, height: 1520 } }, 'size.width'],
    [{ size: { width: 2688, height: 16_385 } }, 'size.height'],
    [{ size: { width: 0, height: 1520 } }, 'size.width'],
    [{ size: { width: 2688.5, height: 1520 } }, 'size.width'],
    [{ size: 7 as never }, 'size'],
    [{ size: SIZE, resolutionId: 8 }, 'resolutionId'],
  ])('of %j is refused', (picture, subject) => {
    expect(() => calculateBitrate({ codecId: 3, complexityId: 2, fps: 15, ...picture }, catalogue)).toThrow(
      expect.objectContaining({ name: SizingError.name, code: 'out-of-domain', subject }) as Error,
    );
  });

  it('needs an id or a size', () => {
    for (const picture of [{}, { resolutionId: 0 }, { size: null }]) {
      expect(() => calculateBitrate({ codecId: 3, complexityId: 2, fps: 15, ...picture }, catalogue)).toThrow(
        expect.objectContaining({ code: 'unknown-entry', subject: 'resolutionId' }) as Error,
      );
    }
  });
});

describe('a row with a typed size', () => {
  it('has no resolution in that half, and another resolution takes its place', () => {
    const row = patchRow(rowOf(), { size: { motion: SIZE } });
    expect([row.resolution, row.size]).toEqual([
      { continuous: 8, motion: 0 },
      { continuous: null, motion: SIZE },
    ]);
    const back = patchRow(row, { resolution: { motion: 14 } });
    expect([back.resolution.motion, back.size.motion]).toEqual([14, null]);
  });

  it('loses its typed rate with another size', () => {
    const row = rowOf({ motionIsCustomBitrate: true, bitrateKbit: { continuous: 0, motion: 4000 } });
    const { design } = changed([row], { patches: new Map([[row.id, { size: { motion: SIZE } }]]) });
    expect(design.cameras[0]).toMatchObject({ motionIsCustomBitrate: false, bitrateKbit: { motion: 5324 } });
  });

  it('gives its base the size of the event where that half was never used', () => {
    const row = patchRow(patchRow(rowOf(), { size: { motion: SIZE } }), { recording: Recording.speedup });
    expect([row.resolution.continuous, row.size.continuous]).toEqual([0, SIZE]);
  });

  it.each<[Partial<CameraRow>, string, string]>([
    [{ size: { continuous: null, motion: { ...SIZE, width: 15 } } }, 'row.size.motion.width', 'between 16 and 16384'],
    [{ size: { continuous: null, motion: { ...SIZE, height: 16_385 } } }, 'row.size.motion.height', 'between 16 and'],
    [{ size: { continuous: null, motion: { ...SIZE, height: 0 } } }, 'row.size.motion.height', 'between 16 and 16384'],
    [{ size: { continuous: null, motion: 7 as never } }, 'row.size.motion', 'Must be an object'],
    [{ size: 7 as never }, 'row.size', 'Must be an object'],
    [{ size: { continuous: null, motion: null } }, 'row.resolution.motion', 'Must be one of 1, 2, 3'],
    [{ resolution: { continuous: 0, motion: 8 } }, 'row.resolution.motion', 'Must be one of 0'],
  ])('is refused with %j', (change, path, message) => {
    const wrong = checkCameraRow({ ...sized(), ...change }, catalogue, 'row');
    expect(wrong).toContainEqual({ path, message: worded(message) });
  });

  it.each([0.9, 60.1, 12.55])('is refused with %d frames a second', (fps) => {
    const wrong = checkCameraRow({ ...sized(), fps: { continuous: 0, motion: fps } }, catalogue, 'row');
    expect(wrong.map(({ path }) => path)).toEqual(['row.fps.motion']);
  });

  it('keeps it in a write that does not know sizes, and loses it with another resolution', () => {
    const [row] = settleRows([sized()], catalogue) as [CameraRow];
    const { size: _size, ...old } = row;
    const write = (save: CameraRowToSave) => changed([row], { cameras: [save] });
    expect(write({ ...old, retentionDays: 60 }).design.cameras[0]).toEqual({ ...row, retentionDays: 60 });
    const other = write({ ...old, resolution: { continuous: 8, motion: 8 } });
    expect(other.errors).toEqual([]);
    expect(other.design.cameras[0]?.size).toEqual({ continuous: null, motion: null });
  });

  it('is never offered, and no catalogue has its id', () => {
    expect(optionLists(catalogue).resolutions.map(({ id }) => id)).not.toContain(0);
    const resolutions = catalogue.resolutions.map((each) => (each.id === 1 ? { ...each, id: 0 } : each));
    expect(catalogueErrors({ ...catalogue, resolutions })).toContainEqual({
      path: 'resolutions[0].id',
      message: worded('0 is a typed size'),
    });
  });

  it('is cited as it was typed', () => {
    const proposal = calculateProposal(
      genericDesign([sized({ codec: 3 }), rowOf({ id: 2, cameraGroupId: 2 })]),
      catalogue,
    );
    const { steps } = english.rendered(explain(proposal, 'totals.peakMbit.value'));
    const facts = steps.flatMap(({ origin }) => ('facts' in origin && origin.field === 'width' ? origin.facts : []));
    expect(facts).toEqual([
      { entry: 'resolution 2688x1520', value: 2688, grade: 'definition', source: 'the typed size of the motion half' },
      { entry: 'resolution 1920x1080 1080p', value: 1920, grade: 'definition', source: 'by definition' },
    ]);
  });

  it('is compared by its text', () => {
    const [before, after] = [genericDesign([rowOf()]), genericDesign([patchRow(rowOf(), { size: { motion: SIZE } })])];
    const [difference, ...more] = inputDifferences(before, after, catalogue).filter(
      ({ path }) => !path.includes('bitrate'),
    );
    expect(more).toEqual([]);
    expect(difference).toMatchObject({ before: '1920x1080 1080p', after: '2688x1520' });
  });
});

describe('a bulk apply of the resolution', () => {
  const bulkApply = { bulkApplyDataField: BulkApplyField.resolution, value: { continuous: 14, motion: SIZE } };

  it('takes an id or a size in each half', () => {
    const [row] = changed([rowOf()], { bulkApply }).design.cameras;
    expect([row?.resolution, row?.size]).toEqual([
      { continuous: 14, motion: 0 },
      { continuous: null, motion: SIZE },
    ]);
    expect(bulkApplyPatches([row!], bulkApply)).toEqual(new Map());
  });

  it.each([
    [{ motion: { width: 15, height: 1520 } }, 'value.motion.width'],
    [{ motion: 0 }, 'value.motion'],
  ])('refuses %j', (value, path) => {
    const { errors, design } = changed([rowOf()], { bulkApply: { ...bulkApply, value } });
    expect(errors.map((error) => error.path)).toEqual([path]);
    expect(design.cameras).toEqual([rowOf()]);
  });

  it('refuses a size elsewhere', () => {
    const fps = { bulkApplyDataField: BulkApplyField.fps, value: { motion: SIZE } };
    expect(changed([rowOf()], { bulkApply: fps }).errors.map(({ path }) => path)).toEqual(['value.motion']);
  });
});
