import { STEP_TEXTS } from '#texts/editor/cameras.ts';
import { PRODUCT_TEXTS } from '#texts/pages/product.ts';
import {
  type BlockLayout,
  type BlockReading,
  type CameraForm,
  changeOf,
  type ColumnSet,
  copiedLayout,
  copiedText,
  headedBlock,
  isCustomRate,
  isOtherTable,
  openCells,
  parseTsv,
  patchedRow,
  plannedClear,
  plannedFill,
  plannedFillDown,
  plannedFillTo,
  type PlannedLine,
  plannedPaste,
  type Selection,
  type ServerIds,
  setsOf,
  type Table,
} from '@site-designer/camera-table';
import type { CameraRow } from '@site-designer/sizing-engine';
import { type RowPatch } from '@site-designer/sizing-engine/design';
import { fieldText } from '@site-designer/texts';
import type { StoreApi } from 'zustand/vanilla';
import { currentRows, type DesignEditorStore } from '../../document/editor-context.ts';
import type { GridState } from './grid-state.ts';
import { shownTable } from './grid-table.ts';

/** A table to be imported, which may name rows by the ids that they have once they are saved. */
export type TableToImport = (ids: ServerIds) => string;

/** Result of a paste: done, a table that needs the page of the import, or a single text that is not a number. */
export type PasteResult =
  | { readonly kind: 'done' }
  | { readonly kind: 'import'; readonly table: TableToImport }
  | { readonly kind: 'refused'; readonly message: string; readonly text: string };

type Matrix = readonly (readonly string[])[];

/** A block as text, with the layout of its columns. */
export interface Copied {
  readonly text: string;
  readonly layout: BlockLayout;
  /** The optional columns of its table. */
  readonly sets: readonly ColumnSet[];
}

/** A block of the clipboard; its layout is known if it was copied from a camera table. */
export interface Pasted {
  readonly text: string;
  readonly layout: BlockLayout | undefined;
  readonly sets?: readonly ColumnSet[];
}

export interface GridCommands {
  readonly copy: (selection: Selection) => Copied;
  readonly paste: (selection: Selection | undefined, pasted: Pasted) => PasteResult;
  readonly take: (label: string, lines: readonly PlannedLine[]) => void;
  readonly fill: (selection: Selection, text: string) => PasteResult;
  readonly fillDown: (selection: Selection) => void;
  readonly fillTo: (selection: Selection | undefined, toLine: number) => PasteResult;
  readonly clear: (selection: Selection, label: string) => void;
}

/**
 * Commands on a block of cells. Each is one step.
 *
 * @param state - The shown state, which contains the blocks.
 */
export function gridCommands(
  store: DesignEditorStore,
  form: CameraForm,
  state: Pick<StoreApi<GridState>, 'getState'>,
): GridCommands {
  const cameras = () => store.getState().cameras;
  const tableFrom = (rows: readonly CameraRow[]): Table => shownTable({ rows, ...state.getState() });
  const table = (): Table => tableFrom(currentRows(store.getState()));

  function take(label: string, lines: readonly PlannedLine[]): void {
    cameras().edit(label, () => changeOf(lines));
  }

  function takeIfSound(label: string, readings: readonly BlockReading[], matrix: Matrix = []): PasteResult {
    const reading = readings[0]!;
    if (!areSound(readings)) return { kind: 'import', table: (ids) => headedBlock(reading, { matrix, ids }) };
    take(label, reading.lines);
    return { kind: 'done' };
  }

  return {
    take,
    copy: (selection) => ({
      text: copiedText(table(), selection, form),
      layout: copiedLayout(table(), selection),
      sets: setsOf(table()),
    }),
    paste: (selection, { text, layout, sets }) => {
      const matrix = parseTsv(text);
      if (isOtherTable(matrix, form)) return { kind: 'import', table: () => text };
      const readings = plannedPaste(table(), selection, { matrix, form, layout, sets });
      const [{ lines }] = readings;
      const isSingle = matrix.length === 1 && matrix[0]?.length === 1 && lines.length === 1;
      const [refusal] = isSingle ? (lines[0]?.refusals ?? []) : [];
      if (!refusal) return takeIfSound(STEP_TEXTS.paste, readings, matrix);
      const isNoNumber = refusal.message === fieldText('field.number');
      return {
        kind: 'refused',
        message: isNoNumber ? PRODUCT_TEXTS.onlyNumbers(text.trim()) : refusal.message,
        text: refusal.text,
      };
    },
    fill: (selection, text) => {
      const lines = plannedFill(table(), selection, { text, form });
      return takeIfSound(STEP_TEXTS.fill, [{ layout: 'single', lines, unreadColumns: 0 }]);
    },
    fillTo: (selection, toLine) => {
      const lines = selection ? plannedFillTo(table(), selection, { toLine, form }) : [];
      return takeIfSound(STEP_TEXTS.fill, [{ layout: 'single', lines, unreadColumns: 0 }]);
    },
    fillDown: (selection) => take(STEP_TEXTS.fillDown, plannedFillDown(table(), selection, form)),
    clear: (selection, label) =>
      cameras().edit(label, (rows) => {
        const patches = new Map(changeOf(plannedClear(tableFrom(rows), selection, form)).patches);
        const now = rows.map((row) => patchedRow(row, patches.get(row.id) ?? {}, form.catalogue));
        for (const [id, calculated] of calculatedRates(selection, tableFrom(now))) {
          patches.set(id, { ...patches.get(id), ...calculated });
        }
        return { patches };
      }),
  };
}

/** What cannot be taken as it is goes to the page of the import: nothing is changed before it is looked at. */
function areSound([reading, ...others]: readonly BlockReading[]): boolean {
  const isRead = reading?.unreadColumns === 0 && reading.lines.every(({ refusals }) => refusals.length === 0);
  return isRead && others.length === 0;
}

/** Resets the typed rates of a block to the calculated ones. */
function calculatedRates(selection: Selection, table: Table): ReadonlyMap<number, RowPatch> {
  return new Map(
    openCells(table, selection).flatMap(([row, columns]) => {
      const typed = columns.filter((column) => isCustomRate(row, column));
      const half = typed.length > 1 ? 'both' : typed[0]?.half;
      return half === undefined ? [] : [[row.id, { calculated: half }] as const];
    }),
  );
}
