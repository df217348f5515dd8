import fc from 'fast-check';
import { expect, test } from 'vitest';
import { guessedChoices, importView } from '../../src/foreign/index.ts';
import { SAME_IDS } from '../../src/history/server-ids.ts';
import { tableOf } from '../../src/selection/selection.ts';
import { form } from '../form.ts';

const context = { table: tableOf([]), form, ids: SAME_IDS };
const TEXTS = [
  '',
  'Name',
  'Qty',
  'Codec',
  'Total',
  '4',
  '0',
  'Dome camera 4MP',
  'H.265',
  '12,5',
  '6.25',
  '2688x1520',
  'Licence',
  'x',
];

test('the kinds partition the lines of any table under any choices', () => {
  const cell = fc.oneof(fc.constantFrom(...TEXTS), fc.string());
  const decided = fc.dictionary(
    fc.constantFrom('1', '2', '3', '4'),
    fc.constantFrom('take' as const, 'leave' as const),
  );
  const table = fc.array(fc.array(cell, { maxLength: 5 }), { maxLength: 8 });
  fc.assert(
    fc.property(
      table,
      decided,
      fc.constantFrom('no' as const, 'section' as const, 'all' as const),
      (cells, by, combine) => {
        const sheet = { name: '', cells };
        const lines = new Map(Object.entries(by).map(([line, what]) => [Number(line), what] as const));
        const view = importView(sheet, { ...guessedChoices([sheet], context), lines, combine }, context);
        const { headers, taken, leftOut, undecided } = view.counts;
        expect(view.lines.map(({ line }) => line)).toEqual(cells.map((_, at) => at + 1));
        expect(headers + taken + leftOut + undecided).toBe(cells.length);
        const from = view.groups.flatMap(({ fromLines }) => fromLines).toSorted((a, b) => a - b);
        expect(from).toEqual(view.lines.filter(({ kind }) => kind === 'camera').map(({ line }) => line));
      },
    ),
  );
});
