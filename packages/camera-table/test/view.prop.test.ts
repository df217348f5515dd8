import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accessOf, textOf } from '../src/cells/cell.ts';
import { COLUMNS, columnOf } from '../src/cells/columns.ts';
import { plannedFillTo } from '../src/edits/fill.ts';
import { foundCells } from '../src/selection/find.ts';
import { columnBlock, openCells, rangeOf, rowBlock, tableOf } from '../src/selection/selection.ts';
import { rowsInView, viewOf } from '../src/selection/view.ts';
import { cameraRows, cellsOf, table, tableWithBlock } from './arbitraries.ts';
import { form } from './form.ts';

const column = fc.constantFrom(...COLUMNS);
const direction = fc.constantFrom(1 as const, -1 as const);
const text = fc.constantFrom('', 'gate', 'A', '7', 'h.26', 'event', 'nowhere at all');

describe('a view', () => {
  test('has every row of its groups once, streams of a group together in their stored order', () => {
    fc.assert(
      fc.property(cameraRows, column, direction, text, (rows, { key }, way, filter) => {
        const shown = rowsInView(rows, viewOf(rows, { sort: { column: key, direction: way }, filter }, form));
        expect(new Set(shown).size).toBe(shown.length);
        const groups = new Set(shown.map(({ cameraGroupId }) => cameraGroupId));
        for (const group of groups) {
          const streams = rows.filter(({ cameraGroupId }) => cameraGroupId === group);
          const from = shown.indexOf(streams[0]!);
          expect(shown.slice(from, from + streams.length)).toEqual(streams);
        }
      }),
    );
  });

  test('shows exactly the groups in which a text is found', () => {
    fc.assert(
      fc.property(cameraRows, text, (rows, filter) => {
        const found = foundCells(tableOf(rows), filter, form).map(({ rowId }) => rowId);
        const groups = rows.filter(({ id }) => found.includes(id)).map(({ cameraGroupId }) => cameraGroupId);
        const shown = rowsInView(rows, viewOf(rows, { sort: undefined, filter }, form));
        expect(shown).toEqual(
          filter === '' ? rows : rows.filter(({ cameraGroupId }) => groups.includes(cameraGroupId)),
        );
      }),
    );
  });

  test('sorts groups by the number of their first stream, forwards and backwards', () => {
    fc.assert(
      fc.property(cameraRows, direction, (rows, way) => {
        const sort = { column: 'retentionDays', direction: way } as const;
        const shown = rowsInView(rows, viewOf(rows, { sort, filter: '' }, form));
        const firsts = shown.filter(({ id, cameraGroupId }) => tableOf(rows).firstIds.has(id) && cameraGroupId > 0);
        const days = firsts.map(({ retentionDays }) => retentionDays * way);
        expect(days).toEqual(days.toSorted((a, b) => a - b));
      }),
    );
  });

  test('keeps its order while values change, with new groups on top', () => {
    fc.assert(
      fc.property(cameraRows, column, (rows, { key }) => {
        const view = viewOf(rows, { sort: { column: key, direction: 1 }, filter: '' }, form);
        const changed = rows.map((row) => ({ ...row, retentionDays: 1, streamName: 'Other' }));
        expect(rowsInView(changed, view).map(({ id }) => id)).toEqual(rowsInView(rows, view).map(({ id }) => id));
        const fresh = { ...rows[0]!, id: 9000, streamId: 9000, cameraGroupId: 9000 };
        expect(rowsInView([fresh, ...rows], view)).toEqual([fresh, ...rowsInView(rows, view)]);
      }),
    );
  });
});

test('a search finds the cells that show a text, ignoring case', () => {
  fc.assert(
    fc.property(table, fc.nat(), (searched, choice) => {
      const cells = cellsOf(searched);
      const { rowId, column: key } = cells[choice % cells.length]!;
      const shown = textOf(searched.rows[searched.lineOf.get(rowId)!]!, columnOf(key), form);
      fc.pre(shown.trim() !== '');
      expect(foundCells(searched, shown.toUpperCase(), form)).toContainEqual({ rowId, column: key });
    }),
  );
});

test('a block of a column has all of its cells, both halves, and no other', () => {
  fc.assert(
    fc.property(table, column, (of, { field }) => {
      const block = columnBlock(of, field);
      const cells = block ? openCells(of, block).map(([, columns]) => columns) : of.rows.map(() => []);
      const open = of.rows.map((row) =>
        of.columns.filter((each) => each.field === field && accessOf(row, each, of.firstIds.has(row.id)) === 'open'),
      );
      expect(cells).toEqual(open);
    }),
  );
});

test('a block of a row has all cells of that row', () => {
  fc.assert(
    fc.property(table, (of) => {
      for (const row of of.rows) {
        const open = of.columns.filter((each) => accessOf(row, each, of.firstIds.has(row.id)) === 'open');
        expect(openCells(of, rowBlock(of, row))).toEqual([[row, open]]);
      }
    }),
  );
});

describe('drawing a block out', () => {
  test('changes only lines outside of it, up to where it is extended', () => {
    fc.assert(
      fc.property(tableWithBlock, fc.nat(), ({ table: of, selection }, to) => {
        const toLine = to % of.rows.length;
        const { top, bottom } = rangeOf(of, selection);
        const lines = plannedFillTo(of, selection, { toLine, form }).map(({ rowId }) => of.lineOf.get(rowId!)!);
        const expected = of.rows
          .map((_, line) => line)
          .filter((line) => (toLine > bottom ? line > bottom && line <= toLine : line < top && line >= toLine));
        expect(lines).toEqual(expected);
      }),
    );
  });

  test('repeats the numbers of the block from its nearest line on, upwards and downwards', () => {
    fc.assert(
      fc.property(cameraRows, fc.nat(), fc.nat(), (rows, active, end) => {
        const key = 'hoursPerDay';
        // A number of its own in each line: which line was repeated can be seen.
        const of = tableOf(rows.map((row, line) => ({ ...row, hoursPerDay: line + 1 })));
        const at = (index: number) => ({ rowId: rows[index % rows.length]!.id, column: key }) as const;
        const selection = { active: at(active), end: at(end) };
        const { top, bottom } = rangeOf(of, selection);
        const drawnTo = (toLine: number) =>
          plannedFillTo(of, selection, { toLine, form }).map(({ patch }) => patch.hoursPerDay);
        const numbers = of.rows.slice(top, bottom + 1).map(({ hoursPerDay }) => hoursPerDay);
        const repeated = (block: readonly number[], lines: number) =>
          Array.from({ length: lines }, (_, index) => block[index % block.length]);
        expect(drawnTo(rows.length - 1)).toEqual(repeated(numbers, rows.length - 1 - bottom));
        expect(drawnTo(0).toReversed()).toEqual(repeated(numbers.toReversed(), top));
      }),
    );
  });
});
