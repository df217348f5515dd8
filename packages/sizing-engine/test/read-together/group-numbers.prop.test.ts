import fc from 'fast-check';
import { expect, it } from 'vitest';
import { GroupNumbers } from '../../src/sizing/demand/group-numbers.ts';

it('groups are numbered in the order in which they first occur, whatever the order of their ids', () => {
  const ids = fc.array(fc.integer({ min: 0, max: 8 }));
  fc.assert(
    fc.property(ids, (rows) => {
      const groups = new GroupNumbers();
      const numbers = rows.map((id) => groups.numberOf(id));
      const distinct = [...new Set(rows)];
      expect(numbers).toEqual(rows.map((id) => distinct.indexOf(id)));
      expect([...groups.ids]).toEqual(distinct);
      expect(groups.count).toBe(distinct.length);
    }),
  );
});
