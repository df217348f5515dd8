import type { CameraRow } from '@site-designer/sizing-engine';
import {
  AllCommunityModule,
  ModuleRegistry,
  type CellEditingStartedEvent,
  type ColDef,
  type GetRowIdParams,
  type GridApi,
} from 'ag-grid-community';
import { AgGridReact } from 'ag-grid-react';
import { useRef, useState, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { BENCH_COLUMNS, createBenchTable, fetchedRows, useBenchRows } from './table.ts';
import { TotalsLine } from './totals.tsx';

ModuleRegistry.registerModules([AllCommunityModule]);
const table = createBenchTable(await fetchedRows());

const COLUMNS: ColDef<CameraRow>[] = BENCH_COLUMNS.map(({ key, title, widthPx, textOf }) => ({
  colId: key,
  headerName: title,
  width: widthPx,
  valueGetter: ({ data }) => (data ? textOf(data) : ''),
  // What is typed has been taken in already.
  valueSetter: () => false,
  editable: key === 'quantity',
}));

const rowIdOf = ({ data }: GetRowIdParams<CameraRow>): string => String(data.id);

/** Its own text editor and its own way to take changed rows in, which are the quickest that it has. */
function AgGridTable(): ReactNode {
  const { rows, totals } = useBenchRows(table);
  const [opened] = useState(() => [...rows]);
  const api = useRef<GridApi<CameraRow>>(undefined);
  const editedId = useRef<number>(undefined);

  function type(text: string): void {
    if (editedId.current === undefined) return;
    api.current?.applyTransaction({ update: [...table.typeQuantity(editedId.current, text)] });
  }

  function onCellEditingStarted({ data, event }: CellEditingStartedEvent<CameraRow>): void {
    editedId.current = data?.id;
    if (event instanceof KeyboardEvent) type(event.key);
  }

  return (
    <>
      <div className="table" onInput={({ target }) => type((target as HTMLInputElement).value)}>
        <AgGridReact<CameraRow>
          rowData={opened}
          columnDefs={COLUMNS}
          getRowId={rowIdOf}
          rowHeight={34}
          onGridReady={(event) => (api.current = event.api)}
          onCellEditingStarted={onCellEditingStarted}
        />
      </div>
      <TotalsLine totals={totals} />
    </>
  );
}

createRoot(document.querySelector('main')!).render(<AgGridTable />);
