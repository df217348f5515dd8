import { expect, it } from 'vitest';
import { calculateProposal, type Design } from '../../../src/index.ts';
import { calculateProposals } from '../../../src/doors/goals.ts';
import { catalogue, genericDesign, groupsOf, huskyDesign } from '../../support/designs.ts';
import { worded } from '../../support/in-english.ts';

const designs = [genericDesign(groupsOf({})), huskyDesign(groupsOf({ quantity: 9 }))];

it('sizes each of many designs as it would alone', () => {
  const options = { headroom: false };
  expect(JSON.stringify(calculateProposals(designs, catalogue, options))).toBe(
    JSON.stringify(designs.map((design) => calculateProposal(design, catalogue, options))),
  );
});

it('says which of many designs is wrong', () => {
  const wrong = genericDesign(groupsOf({ quantity: 0 }));
  const subjectOf = (...asked: readonly unknown[]) => {
    try {
      calculateProposals(asked as Design[], catalogue);
      return undefined;
    } catch (error) {
      return error;
    }
  };
  expect(subjectOf(designs[0], wrong)).toMatchObject({
    subject: 'designs[1].cameras[0].quantity',
    message: worded('designs[1].cameras[0].quantity: Value must be between 1 and 999999'),
  });
  expect(subjectOf(null)).toMatchObject({ subject: 'designs[0]', message: worded('designs[0]: Must be an object') });
});

it('refuses a value that is no list, and a missing catalogue', () => {
  expect(() => calculateProposals('all' as unknown as Design[], catalogue)).toThrow(
    expect.objectContaining({ subject: 'designs' }),
  );
  expect(() => calculateProposals(designs, undefined as unknown as typeof catalogue)).toThrow(
    expect.objectContaining({ subject: 'catalogue' }),
  );
});

it("passes on the caller's own errors as they are", () => {
  const broken = new Error('the connection is gone');
  const design = {
    ...designs[0]!,
    get cameras(): never {
      throw broken;
    },
  };
  expect(() => calculateProposals([designs[0]!, design], catalogue)).toThrow(broken);
});
