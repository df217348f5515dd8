import type { CameraRow } from '@site-designer/sizing-engine';
import type { ReactNode } from 'react';
import { DataGrid, type Column, type RenderEditCellProps } from 'react-data-grid';
import 'react-data-grid/lib/styles.css';
import { createRoot } from 'react-dom/client';
import { BENCH_COLUMNS, createBenchTable, fetchedRows, useBenchRows, type BenchColumn } from './table.ts';
import { TotalsLine } from './totals.tsx';

const table = createBenchTable(await fetchedRows());
const COLUMNS = BENCH_COLUMNS.map(columnOf);

/** Cells that read and do not write themselves, which are the quickest that it has; the editor is the usual input. */
function ReactDataGridTable(): ReactNode {
  const { rows, totals } = useBenchRows(table);
  return (
    <>
      <div className="table">
        <DataGrid columns={COLUMNS} rows={rows} rowKeyGetter={({ id }) => id} rowHeight={34} />
      </div>
      <TotalsLine totals={totals} />
    </>
  );
}

function columnOf({ key, title, widthPx, textOf }: BenchColumn): Column<CameraRow> {
  const shown = { key, name: title, width: widthPx, renderCell: ({ row }: { row: CameraRow }) => textOf(row) };
  if (key !== 'quantity') return shown;
  return {
    ...shown,
    editorOptions: { closeOnExternalRowChange: false },
    renderEditCell: QuantityEditor,
  };
}

const selectAll = (input: HTMLInputElement | null): void => {
  input?.focus();
  input?.select();
};

function QuantityEditor({ row, onClose }: RenderEditCellProps<CameraRow>): ReactNode {
  return (
    <input
      ref={selectAll}
      defaultValue={row.quantity}
      onChange={({ target }) => void table.typeQuantity(row.id, target.value)}
      onBlur={() => onClose(true, false)}
    />
  );
}

createRoot(document.querySelector('main')!).render(<ReactDataGridTable />);
