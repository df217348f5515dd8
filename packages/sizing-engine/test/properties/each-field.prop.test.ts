import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculateTotals, settleCameraRow, type CameraRow } from '../../src/index.ts';
import { applyChange, checkCameraRow, settleRows } from '../../src/index.ts';
import { consecutiveIds } from '../../src/doors/design.ts';
import { cameraGroups, ROW_FIELD_NAMES, unruledRow } from '../support/arbitraries.ts';
import { expectAlike } from '../support/close-to.ts';
import { catalogue } from '../support/designs.ts';
import { naiveTotals } from '../support/naive.ts';

/** What a row asks for at the rates that it shows, as if a person had typed every one of them. */
function totalsOfRates(row: CameraRow) {
  return naiveTotals([{ ...row, continuousIsCustomBitrate: true, motionIsCustomBitrate: true }], catalogue);
}

describe.each(ROW_FIELD_NAMES)('%s', (field) => {
  /** The first row with the field of the second one, where it may have that. */
  function withField<R extends CameraRow>(row: R, other: CameraRow): R {
    const changed = { ...row, [field]: other[field] };
    fc.pre(checkCameraRow(changed, catalogue, '').length === 0);
    return changed;
  }

  it('reaches the totals through the settled rates of a row', () => {
    fc.assert(
      fc.property(unruledRow, unruledRow, (row, other) => {
        const changed = withField(row, other);
        const { averageMbit, peakMbit, storageTb } = calculateTotals([changed], catalogue);
        expectAlike(
          { averageMbit: averageMbit.value, peakMbit: peakMbit.value, storageTb: storageTb.value },
          totalsOfRates(settleCameraRow(changed, catalogue)),
        );
      }),
    );
  });

  it('is saved as rows are settled', () => {
    fc.assert(
      fc.property(cameraGroups(), fc.nat(), unruledRow, (rows, pick, other) => {
        const { id } = rows[pick % rows.length]!;
        const wanted = rows.map((row) => (row.id === id ? withField(row, other) : row));
        const change = { cameras: wanted.filter((row) => row.id === id) };
        const { design, errors } = applyChange({ cameras: rows }, change, { catalogue, ids: consecutiveIds(1000) });
        expect(errors).toEqual([]);
        expect(design.cameras).toEqual(settleRows(wanted, catalogue));
      }),
    );
  });
});
