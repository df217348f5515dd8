import { STEP_TEXTS } from '#texts/cameras.ts';
import {
  type CameraForm,
  changeOf,
  copiedText,
  isCustomRate,
  openCells,
  parseTsv,
  patchedRow,
  plannedClear,
  plannedFill,
  plannedFillDown,
  type PlannedLine,
  plannedPaste,
  type Selection,
  type Table,
  tableOf,
} from '@site-designer/camera-table';
import { TEXTS, type RowPatch } from '@site-designer/sizing-engine/design';
import { currentRows, type DesignEditorStore } from '../editor-context.ts';

/** What a paste came to: done, to be looked at first, or a single text that is no number. */
export type PasteResult =
  | { readonly kind: 'done' }
  | { readonly kind: 'review'; readonly lines: readonly PlannedLine[] }
  | { readonly kind: 'refused'; readonly message: string };

export interface GridCommands {
  readonly copy: (selection: Selection) => string;
  readonly paste: (selection: Selection | undefined, text: string) => PasteResult;
  readonly take: (label: string, lines: readonly PlannedLine[]) => void;
  readonly fill: (selection: Selection, text: string) => PasteResult;
  readonly fillDown: (selection: Selection) => void;
  readonly clear: (selection: Selection, label: string) => void;
}

/** What can be done with a block of cells. Each is one step. */
export function gridCommands(store: DesignEditorStore, form: CameraForm): GridCommands {
  const cameras = () => store.getState().cameras;
  const table = (): Table => tableOf(currentRows(store.getState()));

  function take(label: string, lines: readonly PlannedLine[]): void {
    cameras().edit(label, () => changeOf(lines));
  }

  function takeIfSound(label: string, lines: readonly PlannedLine[]): PasteResult {
    if (lines.some(({ refusals, rowId }) => refusals.length > 0 || rowId === undefined))
      return { kind: 'review', lines };
    take(label, lines);
    return { kind: 'done' };
  }

  return {
    take,
    copy: (selection) => copiedText(table(), selection, form),
    paste: (selection, text) => {
      const matrix = parseTsv(text);
      const lines = plannedPaste(table(), selection, { matrix, form });
      const isSingle = matrix.length === 1 && matrix[0]?.length === 1 && lines.length === 1;
      const [refusal] = isSingle ? (lines[0]?.refusals ?? []) : [];
      if (!refusal) return takeIfSound(STEP_TEXTS.paste, lines);
      const isNoNumber = refusal.message === TEXTS.numeric;
      return { kind: 'refused', message: isNoNumber ? TEXTS.onlyNumbers(text.trim()) : refusal.message };
    },
    fill: (selection, text) => takeIfSound(STEP_TEXTS.fill, plannedFill(table(), selection, { text, form })),
    fillDown: (selection) => take(STEP_TEXTS.fillDown, plannedFillDown(table(), selection, form)),
    clear: (selection, label) =>
      cameras().edit(label, (rows) => {
        const patches = new Map(changeOf(plannedClear(tableOf(rows), selection, form)).patches);
        const now = rows.map((row) => patchedRow(row, patches.get(row.id) ?? {}, form.catalogue));
        for (const [id, calculated] of calculatedRates(selection, tableOf(now))) {
          patches.set(id, { ...patches.get(id), ...calculated });
        }
        return { patches };
      }),
  };
}

/** Typed rates of a block go back to the calculated ones. */
function calculatedRates(selection: Selection, table: Table): ReadonlyMap<number, RowPatch> {
  return new Map(
    openCells(table, selection).flatMap(([row, columns]) => {
      const typed = columns.filter((column) => isCustomRate(row, column));
      const half = typed.length > 1 ? 'both' : typed[0]?.half;
      return half === undefined ? [] : [[row.id, { calculated: half }] as const];
    }),
  );
}
