import { describe, expect, it } from 'vitest';
import { withDifference } from '../../../src/design/apply-change.ts';
import { genericDesign, groupsOf } from '../../support/designs.ts';

const NOTHING = { added: [], changed: [], removed: [], serverSettings: undefined };

describe('the design after a difference', () => {
  it('has the changed rows in their places, in whatever order the difference names them', () => {
    const design = genericDesign(groupsOf({ quantity: 3 }, { quantity: 4 }, { quantity: 5 }));
    const changed = design.cameras.map((before) => ({
      before,
      after: { ...before, quantity: before.quantity * 10 },
      fields: ['quantity'] as const,
    }));
    const after = design.cameras.map((row) => ({ ...row, quantity: row.quantity * 10 }));
    expect(withDifference(design, { ...NOTHING, changed }).cameras).toEqual(after);
    expect(withDifference(design, { ...NOTHING, changed: changed.toReversed() }).cameras).toEqual(after);
    const outer = { ...NOTHING, changed: [changed[2]!, changed[0]!] };
    expect(withDifference(design, outer).cameras).toEqual([after[0], design.cameras[1], after[2]]);
  });

  it('is the design itself where nothing differs', () => {
    const design = genericDesign(groupsOf({ quantity: 3 }));
    expect(withDifference(design, NOTHING)).toBe(design);
  });
});
