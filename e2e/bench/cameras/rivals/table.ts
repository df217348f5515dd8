import { cameraForm, BASIC_COLUMNS, textOf } from '@site-designer/camera-table';
import { calculateTotals, type CameraRow, type Totals } from '@site-designer/sizing-engine';
import { applyChange } from '@site-designer/sizing-engine';
import { Recording } from '@site-designer/sizing-engine/enumerations';
import { consecutiveIds } from '@site-designer/sizing-engine/design';
import { publishedCatalogue as catalogue } from '@site-designer/sizing-engine/catalogue';
import { useMemo, useSyncExternalStore } from 'react';

export interface BenchColumn {
  readonly key: string;
  readonly title: string;
  readonly widthPx: number;
  readonly textOf: (row: CameraRow) => string;
}

const form = cameraForm(catalogue);

/** The twelve columns that the editor shows of such rows; the lens it shows in the head of a group. */
export const BENCH_COLUMNS: readonly BenchColumn[] = [
  {
    key: 'stream',
    title: 'Stream',
    widthPx: 76,
    textOf: ({ id, cameraGroupId }) => `Stream ${1 + id - cameraGroupId}`,
  },
  ...BASIC_COLUMNS.filter(({ key, half }) => half !== 'continuous' && key !== 'lensType').map((column) => ({
    key: column.key,
    title: column.title,
    widthPx: 84,
    textOf: (row: CameraRow) => textOf(row, shownOf(row, column), form),
  })),
];

function shownOf(row: CameraRow, column: (typeof BASIC_COLUMNS)[number]): (typeof BASIC_COLUMNS)[number] {
  if (column.half === undefined || row.recording !== Recording.constant) return column;
  return BASIC_COLUMNS.find(({ field, half }) => field === column.field && half === 'continuous') ?? column;
}

export interface BenchTable {
  readonly rows: () => readonly CameraRow[];
  readonly subscribe: (listener: () => void) => () => void;
  /** Takes what is being typed, and gives the rows that it changed. */
  readonly typeQuantity: (id: number, text: string) => readonly CameraRow[];
}

/** The rows of the bench, which come from a server as those of the editor do. */
export async function fetchedRows(): Promise<readonly CameraRow[]> {
  const response = await fetch('./rows.json');
  return (await response.json()) as readonly CameraRow[];
}

/** Edits rows as the editor does, at every key. */
export function createBenchTable(opened: readonly CameraRow[]): BenchTable {
  let rows = opened;
  const listeners = new Set<() => void>();
  return {
    rows: () => rows,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    typeQuantity: (id, text) => {
      const change = { patches: new Map([[id, { quantity: Number(text) }]]) };
      const { design, difference } = applyChange({ cameras: rows }, change, { catalogue, ids: consecutiveIds(0) });
      rows = design.cameras;
      for (const listener of listeners) listener();
      return difference.changed.map(({ after }) => after);
    },
  };
}

/** The rows with what they add up to. */
export function useBenchRows({ rows: read, subscribe }: BenchTable): {
  readonly rows: readonly CameraRow[];
  readonly totals: Totals;
} {
  const rows = useSyncExternalStore(subscribe, read);
  const totals = useMemo(() => calculateTotals(rows, catalogue), [rows]);
  return { rows, totals };
}
