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

/** A value that no cell of the lines gives is that of a new stream. */
function expectFromList(cells: readonly (readonly string[])[], { rows, states, fromLines }: ImportGroup): void {
  const said = fromLines.flatMap((line) => cells[line - 1] ?? []).join(' ');
  const [row] = rows as readonly [CameraRow];
  const isAsNew = (['codec', 'recording', 'retentionDays', 'hoursPerDay', 'lensType'] as const).filter(
    (key) => states.get(key) === 'default' && rows.length === 1,
  );
  for (const key of isAsNew) expect(row[key]).toBe(START[key]);
  // Figures that are read stand in the line; combined lines have their sum.
  if (fromLines.length > 1) return;
  for (const key of ['quantity', 'retentionDays'] as const) {
    if (states.get(key) === 'list') expect(said).toContain(String(row[key]));
    else if (states.get(key) === 'default') expect(row[key]).toBe(START[key]);
  }
  if (states.get('fps.motion') === 'default') expect(row.fps.motion).toBe(START.fps.motion);
  if (states.get('resolution.motion') === 'default') expect(row.resolution.motion).toBe(START.resolution.motion);
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
        const view = importView(sheet, { ...guessedChoices([sheet], context), lines, combine }, context);
        const { headers, taken, leftOut, undecided } = view.counts;
        expect(view.lines.map(({ line }) => line)).toEqual(cells.map((_, at) => at + 1));
        expect(headers + taken + leftOut + undecided).toBe(cells.length);
        const from = [...new Set(view.groups.flatMap(({ fromLines }) => fromLines))].toSorted((a, b) => a - b);
        expect(from).toEqual(view.lines.filter(({ kind }) => kind === 'camera').map(({ line }) => line));
        for (const group of view.groups) expectFromList(cells, group);
      },
    ),
  );
});
