import { describe, expect, it } from 'vitest';
import { isSameData, kept } from '../../../src/design/same-data.ts';
import { applyChange } from '../../../src/index.ts';
import { consecutiveIds } from '../../../src/doors/design.ts';
import { catalogue, rowOf } from '../../support/designs.ts';

const EXTRAS = { audioKbps: 1, metadataKbps: 2, eventsPerHour: 3, preSeconds: 4, postSeconds: 5 };

describe('an object of a row that is saved', () => {
  it('is the former one where it is equal', () => {
    expect(kept({ ...EXTRAS }, EXTRAS)).toBe(EXTRAS);
    const nested = { continuous: { note: 'a' }, motion: null };
    expect(kept({ continuous: { note: 'a' }, motion: null }, nested)).toBe(nested);
  });

  it.each(['audioKbps', 'metadataKbps', 'eventsPerHour', 'preSeconds', 'postSeconds'] as const)(
    'is the new one where %s differs',
    (field) => {
      const value = { ...EXTRAS, [field]: 9 };
      expect(kept(value, EXTRAS)).toBe(value);
    },
  );
});

describe('plain data', () => {
  it.each<[unknown, unknown, boolean]>([
    [{ a: 1, b: [2, null] }, { b: [2, null], a: 1 }, true],
    [{ a: 1 }, { a: 1, b: 2 }, false],
    [{ a: 1, b: 2 }, { a: 1 }, false],
    [{ a: 1, b: undefined }, { a: 1, c: undefined }, false],
    [[1, 2], [1], false],
    [Number.NaN, Number.NaN, true],
    [{}, null, false],
  ])('%j and %j are the same: %s', (a, b, isSame) => {
    expect(isSameData(a, b)).toBe(isSame);
  });
});

describe('a patch of extras', () => {
  it('sets what it names and keeps the rest', () => {
    const row = rowOf({ id: 1, extras: EXTRAS });
    const change = { patches: new Map([[1, { extras: { audioKbps: 64 } }]]) };
    const { difference } = applyChange({ cameras: [row] }, change, { catalogue, ids: consecutiveIds(9) });
    expect(difference.changed.map(({ after }) => after.extras)).toEqual([{ ...EXTRAS, audioKbps: 64 }]);
  });
});
