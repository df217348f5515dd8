import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NEW_STREAM, type CameraRow } from '@site-designer/sizing-engine';
import { newRow } from '../../src/cells/groups.ts';
import { guessedChoices, importView, type ImportGroup } from '../../src/foreign/index.ts';
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

const START = newRow(NEW_STREAM, form.catalogue, { id: 1 });

/** Values of a group that neither its lines nor a new stream have. */
function inventedIn(cells: readonly (readonly string[])[], { rows, states, fromLines }: ImportGroup): string[] {
  const said = fromLines.flatMap((line) => cells[line - 1] ?? []).join(' ');
  const [row] = rows as readonly [CameraRow];
  const asNew = (['codec', 'recording', 'retentionDays', 'hoursPerDay', 'lensType'] as const).filter(
    (key) => rows.length === 1 && states.get(key) === 'default' && row[key] !== START[key],
  );
  // Figures that are read stand in the line; combined lines have their sum.
  if (fromLines.length > 1) return asNew;
  const figures = (['quantity', 'retentionDays'] as const).filter(
    (key) =>
      (states.get(key) === 'list' && !said.includes(String(row[key]))) ||
      (states.get(key) === 'default' && row[key] !== START[key]),
  );
  const halves = (['fps', 'resolution'] as const).filter(
    (key) => states.get(`${key}.motion`) === 'default' && row[key].motion !== START[key].motion,
  );
  return [...asNew, ...figures, ...halves];
}

test('the kinds partition the lines of any table, and no group has a value that is neither in its line nor a default', () => {
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
        const guessed = guessedChoices([sheet], context);
        importView(sheet, guessed, context);
        const choices = { ...guessed, lines, combine };
        const view = importView(sheet, choices, context);
        // What is kept of the view before changes nothing.
        expect(view).toEqual(importView({ ...sheet }, choices, context));
        const { headers, taken, leftOut, undecided } = view.counts;
        expect(view.lines.map(({ line }) => line)).toEqual(cells.map((_, at) => at + 1));
        expect(headers + taken + leftOut + undecided).toBe(cells.length);
        const from = [...new Set(view.groups.flatMap(({ fromLines }) => fromLines))].toSorted((a, b) => a - b);
        expect(from).toEqual(view.lines.filter(({ kind }) => kind === 'camera').map(({ line }) => line));
        expect(view.groups.flatMap((group) => inventedIn(cells, group))).toEqual([]);
      },
    ),
  );
});
