import { applyChange } from '@site-designer/sizing-engine';
import { publishedCatalogue as catalogue } from '@site-designer/sizing-engine/catalogue';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accessOf, isCustomRate, parseCell, textOf, valueOf } from '../src/cells/cell.ts';
import { COLUMNS } from '../src/cells/columns.ts';
import { ownIds } from '../src/cells/groups.ts';
import { formatTsv, parseTsv } from '../src/cells/tsv.ts';
import { copiedLayout, copiedText, plannedPaste } from '../src/edits/clipboard.ts';
import { plannedFillDown } from '../src/edits/fill.ts';
import { changeOf } from '../src/edits/plan.ts';
import { csvOf } from '../src/files/csv.ts';
import { fileLines } from '../src/files/table-file.ts';
import { SAME_IDS } from '../src/history/server-ids.ts';
import {
  edgeOfRow,
  everything,
  horizontal,
  openCells,
  rangeOf,
  setsOf,
  single,
  stillThere,
  tableOf,
  vertical,
  type Cell,
} from '../src/selection/selection.ts';
import { csvLines } from '../src/files/read-csv.ts';
import { awkwardText, cellsOf, table, tableWithBlock } from './arbitraries.ts';
import { form } from './form.ts';
import { imported } from './imported.ts';

const matrix = fc.array(fc.array(awkwardText, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 5 });

describe('the clipboard', () => {
  test('gives back the cells that were copied, except an empty last line', () => {
    fc.assert(
      fc.property(matrix, (cells) => {
        const isEmptyLast = cells.at(-1)!.length === 1 && cells.at(-1)![0] === '';
        fc.pre(!isEmptyLast);
        expect(parseTsv(formatTsv(cells))).toEqual(cells);
      }),
    );
  });

  test('changes nothing where a block is pasted onto itself', () => {
    fc.assert(
      fc.property(tableWithBlock, ({ table: before, selection }) => {
        const copied = parseTsv(copiedText(before, selection, form));
        const isOneCell = copied.length === 1 && copied[0]!.length === 1;
        fc.pre(copied.every((cells) => cells.length > 0) && !isOneCell);
        const lines = plannedPaste(before, selection, {
          matrix: copied,
          form,
          layout: copiedLayout(before, selection),
          sets: setsOf(before),
        })[0].lines;
        expect(
          applyChange({ cameras: before.rows }, changeOf(lines), { catalogue, ids: ownIds() }).design.cameras,
        ).toEqual(before.rows);
      }),
    );
  });
});

describe('a plan', () => {
  test('of a paste changes only rows from the top of the block on, as many as there are lines', () => {
    fc.assert(
      fc.property(tableWithBlock, matrix, ({ table: before, selection }, cells) => {
        fc.pre(cells.length > 1);
        const { patches = new Map() } = changeOf(plannedPaste(before, selection, { matrix: cells, form })[0].lines);
        const { top } = rangeOf(before, selection);
        const lines = [...patches.keys()].map((id) => before.lineOf.get(id)!);
        expect(lines.filter((line) => line < top || line >= top + cells.length)).toEqual([]);
      }),
    );
  });

  test('of filling down changes only lines of the block below its first', () => {
    fc.assert(
      fc.property(tableWithBlock, ({ table: before, selection }) => {
        const { top, bottom } = rangeOf(before, selection);
        for (const { rowId } of plannedFillDown(before, selection, form)) {
          const line = before.lineOf.get(rowId!)!;
          expect(line).toBeGreaterThanOrEqual(top === bottom ? top : top + 1);
          expect(line).toBeLessThanOrEqual(bottom);
        }
      }),
    );
  });
});

describe('a file', () => {
  test('that is exported and imported again changes nothing', () => {
    fc.assert(
      fc.property(table, (exported) => {
        const csv = csvOf(fileLines(exported, { form, ids: SAME_IDS }));
        const { change, refused, unread, notTaken, notes } = imported(
          exported.rows,
          csvLines(csv).map(({ cells }) => cells),
        );
        expect({ change, refused, unread, notTaken, notes }).toEqual({
          change: {},
          refused: [],
          unread: [],
          notTaken: [],
          notes: [],
        });
      }),
    );
  });
});

describe('the text of a cell', () => {
  test('is read as the value that it shows, except a calculated rate above the bounds of typed ones', () => {
    fc.assert(
      fc.property(table, ({ rows, firstIds }) => {
        for (const row of rows) {
          for (const column of COLUMNS) {
            if (accessOf(row, column, firstIds.has(row.id)) !== 'open') continue;
            if (column.field === 'bitrateKbit' && !isCustomRate(row, column)) continue;
            expect(parseCell(textOf(row, column, form), column, form)).toEqual({ value: valueOf(row, column) });
          }
        }
      }),
    );
  });
});

describe('walking through the table', () => {
  test('along each row visits each of its cells once, forwards and backwards', () => {
    fc.assert(
      fc.property(table, (walked) => {
        const walk = (start: Cell, direction: 1 | -1): Cell[] => {
          const next = horizontal(walked, start, direction);
          return next === start ? [start] : [start, ...walk(next, direction)];
        };
        const { rows } = walked;
        expect(rows.flatMap((row) => walk(edgeOfRow(walked, row, 'start'), 1))).toEqual(cellsOf(walked));
        expect(rows.flatMap((row) => walk(edgeOfRow(walked, row, 'end'), -1).toReversed())).toEqual(cellsOf(walked));
      }),
    );
  });

  test('one cell aside and back ends where it began', () => {
    fc.assert(
      fc.property(table, (walked) => {
        for (const cell of cellsOf(walked)) {
          const next = horizontal(walked, cell, 1);
          expect(next === cell ? cell : horizontal(walked, next, -1)).toEqual(cell);
        }
      }),
    );
  });

  test('up or down stays in the table, in the field of the column', () => {
    fc.assert(
      fc.property(table, fc.integer({ min: -5, max: 5 }), (walked, count) => {
        fc.pre(count !== 0);
        const cells = cellsOf(walked);
        const known = new Set(cells.map(({ rowId, column }) => `${rowId} ${column}`));
        for (const cell of cells) {
          const next = vertical(walked, cell, count);
          expect(known).toContain(`${next.rowId} ${next.column}`);
          expect(next.column.split('.')[0]).toBe(cell.column.split('.')[0]);
        }
      }),
    );
  });
});

describe('a block', () => {
  test('is the same from whichever corner it was drawn', () => {
    fc.assert(
      fc.property(tableWithBlock, ({ table: of, selection: { active, end } }) => {
        expect(rangeOf(of, { active: end, end: active })).toEqual(rangeOf(of, { active, end }));
      }),
    );
  });

  test('of the whole table has every cell that can be changed, whatever the mode of the last row', () => {
    fc.assert(
      fc.property(table, (of) => {
        const cells = openCells(of, everything(of)!).map(([, columns]) => columns.map(({ key }) => key));
        const open = of.rows.map((row) =>
          of.columns
            .filter((column) => accessOf(row, column, of.firstIds.has(row.id)) === 'open')
            .map(({ key }) => key),
        );
        expect(cells).toEqual(open);
      }),
    );
  });

  test('has only cells of its own lines, all of which can be changed', () => {
    fc.assert(
      fc.property(tableWithBlock, ({ table: of, selection }) => {
        const { top, bottom } = rangeOf(of, selection);
        const cells = openCells(of, selection);
        expect(cells.map(([row]) => row)).toEqual(of.rows.slice(top, bottom + 1));
        for (const [row, columns] of cells) {
          for (const column of columns) expect(accessOf(row, column, of.firstIds.has(row.id))).toBe('open');
        }
      }),
    );
  });

  test('stays while its rows exist, and is removed with the active row', () => {
    fc.assert(
      fc.property(table, (of) => {
        for (const cell of cellsOf(of)) {
          expect(stillThere(of, single(cell))).toEqual(single(cell));
          const without = tableOf(of.rows.filter(({ id }) => id !== cell.rowId));
          expect(stillThere(without, single(cell))).toBeUndefined();
        }
      }),
    );
  });
});
