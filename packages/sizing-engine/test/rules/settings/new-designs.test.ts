import { describe, expect, it } from 'vitest';
import { defaultServerSettings, NEW_STREAM } from '../../../src/index.ts';
import { withSharedSettings } from '../../../src/design/shared-settings.ts';
import { catalogue } from '../../support/designs.ts';

/** The objects of plain data, with their paths. */
function objectsOf(node: unknown, path = ''): (readonly [string, object])[] {
  if (typeof node !== 'object' || node === null) return [];
  return [[path, node], ...Object.entries(node).flatMap(([key, child]) => objectsOf(child, `${path}.${key}`))];
}

describe('what new streams and designs start with', () => {
  it('cannot be changed by a row that was made of it', () => {
    expect(objectsOf(NEW_STREAM).filter(([, each]) => !Object.isFrozen(each))).toEqual([]);
    const row = { ...NEW_STREAM } as { extras: { audioKbps: number } };
    expect(() => (row.extras.audioKbps = 64)).toThrow(TypeError);
  });

  it('is shared by no two designs where it can be changed', () => {
    const { capacityConvention: _one, tiers: _other, ...stored } = defaultServerSettings(catalogue);
    const first = new Set(objectsOf(defaultServerSettings(catalogue)).map(([, each]) => each));
    for (const next of [defaultServerSettings(catalogue), withSharedSettings(stored)]) {
      const shared = objectsOf(next).filter(([, each]) => first.has(each) && !Object.isFrozen(each));
      expect(shared).toEqual([]);
    }
  });
});
