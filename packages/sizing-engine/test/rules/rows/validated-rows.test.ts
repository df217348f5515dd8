import { describe, expect, it } from 'vitest';
import { defaultServerSettings, settleCameraRow, type CameraRow } from '../../../src/index.ts';
import { checkCameraRow } from '../../../src/index.ts';
import { Recording } from '../../../src/doors/enumerations.ts';
import { applianceChoices, diskSizeCap, platformOf } from '../../../src/doors/design.ts';
import { validatedRows } from '../../../src/design/row-checks.ts';
import { catalogue, groupsOf, rowOf } from '../../support/designs.ts';

/** Speedup as an API may send it: the baseline has no frame rate yet. */
const unsettled: CameraRow = { ...rowOf({ recording: Recording.speedup }), fps: { continuous: 0, motion: 15 } };
const started = settleCameraRow({ ...unsettled, fps: { continuous: 1, motion: 15 } }, catalogue);

describe('the rows of a design, validated', () => {
  it('are the same rows where nothing is to be filled in', () => {
    const rows = groupsOf({}, { quantity: 2 });
    const validated = validatedRows(rows, catalogue);
    expect(validated).toEqual(rows);
    for (const [number, row] of rows.entries()) expect(validated?.[number]).toBe(row);
  });

  it('have the frame rate that their mode starts from and its bit rate, and are otherwise unchanged', () => {
    const [valid] = groupsOf({ quantity: 3 }) as [CameraRow];
    const rows = [valid, unsettled];
    expect(validatedRows(rows, catalogue)).toEqual([valid, started]);
    expect(rows[1]).toBe(unsettled);
  });

  it('are not there where one of them is not valid', () => {
    expect(validatedRows([rowOf(), { ...rowOf(), quantity: 0 }], catalogue)).toBeUndefined();
  });
});

describe('an unknown id of a row', () => {
  it.each(['complexity.continuous', 'complexity.motion', 'resolution.continuous', 'resolution.motion'])(
    'is found at %s',
    (path) => {
      const [field, half] = path.split('.') as ['complexity' | 'resolution', 'continuous' | 'motion'];
      const row = rowOf();
      const wrong = { ...row, [field]: { ...row[field], [half]: 99 } };
      expect(checkCameraRow(wrong, catalogue, 'cameras[0]').map((error) => error.path)).toEqual([`cameras[0].${path}`]);
    },
  );
});

describe('an unknown id', () => {
  it.each<[string, () => unknown]>([
    ['ivoModel', () => applianceChoices({ ivoModel: 99, formFactor: 0, raidType: 0 }, catalogue)],
    ['diskType', () => diskSizeCap(99, catalogue)],
    ['xProtectVersion', () => platformOf({ xProtectVersion: 99 }, catalogue)],
    ['xProtectVersion', () => defaultServerSettings({ ...catalogue, platformVersions: [] })],
  ])('is refused by the name of its field: %s', (subject, ask) => {
    expect(ask).toThrow(expect.objectContaining({ code: 'unknown-entry', subject }) as Error);
  });
});
