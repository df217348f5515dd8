import { describe, expect, it } from 'vitest';
import { defaultServerSettings, type CameraRow } from '../../src/index.ts';
import { applianceChoices, checkCameraRow, diskSizeCap, platformOf, Recording } from '../../src/design/index.ts';
import { validatedRows } from '../../src/design/row-checks.ts';
import { catalogue, groupsOf, rowOf } from '../support/designs.ts';

/** Speedup as an API may send it: the baseline has no frame rate yet. */
const unsettled: CameraRow = { ...rowOf({ recording: Recording.speedup }), fps: { continuous: 0, motion: 15 } };

describe('the rows of a design, validated', () => {
  it('are the same rows where nothing is to be filled in', () => {
    const rows = groupsOf({}, { quantity: 2 });
    const validated = validatedRows(rows, catalogue);
    expect(validated.isValid).toBe(true);
    expect(validated.rows).toBe(rows);
  });

  it('have the frame rate that their mode starts from, and are otherwise unchanged', () => {
    const [valid] = groupsOf({ quantity: 3 }) as [CameraRow];
    const rows = [valid, unsettled];
    const validated = validatedRows(rows, catalogue);
    expect(validated.isValid).toBe(true);
    expect(validated.rows).toEqual([valid, { ...unsettled, fps: { continuous: 1, motion: 15 } }]);
    expect(validated.rows[0]).toBe(valid);
    expect(rows[1]).toBe(unsettled);
  });

  it.each([
    ['all of them where none is invalid', 200, 200],
    ['none where the first is invalid', 0, 0],
    ['those of the parts before the part with the first invalid one', 130, 128],
  ])('are read part by part: %s', (_, wrongAt, read) => {
    const [valid] = groupsOf({ quantity: 3 }) as [CameraRow];
    const rows = Array.from({ length: 200 }, (_each, number) => {
      if (number === wrongAt) return { ...valid, quantity: 0 };
      return number % 3 === 0 ? unsettled : valid;
    });
    const seen: CameraRow[] = [];
    validatedRows(rows, catalogue, (part) => seen.push(...part.rows.slice(part.from, part.end)));
    const started = { ...unsettled, fps: { continuous: 1, motion: 15 } };
    expect(seen).toEqual(rows.slice(0, read).map((row) => (row === unsettled ? started : row)));
  });

  it('are not valid where one of them is not', () => {
    expect(validatedRows([rowOf(), { ...rowOf(), quantity: 0 }], catalogue).isValid).toBe(false);
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
