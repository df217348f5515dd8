import { IMPORT_PREVIEW_TEXTS as TEXTS } from '#texts/editor/import-preview.ts';
import type { CellColumn } from '@site-designer/camera-table';
import type { ImportColumn } from '@site-designer/camera-table/foreign';
import type { ReactNode } from 'react';
import { Figure } from '../../../ui/figures/figure.tsx';
import { useImport, useSession } from '../page/import-context.ts';
import type { ShownWindow, TableStream, TableTotals } from '../worker/import-question.ts';
import { tableColumns } from '../worker/table-columns.ts';
import { FramedTable } from './framed-table.tsx';
import styles from './list.module.css';

type TableRows = Extract<ShownWindow['rows'], { readonly tab: 'table' }>;

interface TableViewProps {
  readonly rows: TableRows;
  readonly columns: readonly ImportColumn[];
}

/** The cameras as they will stand in the table. Nothing is edited here. */
export function TableView({ rows: { streams, totals }, columns: ofList }: TableViewProps): ReactNode {
  const columns = tableColumns(ofList);
  const chosen = useImport(({ shown }) => shown.line);
  if (streams.length === 0) return <p className={styles.empty}>{TEXTS.noGroups}</p>;
  return (
    <>
      <FramedTable label={TEXTS.tableOf}>
        <thead>
          <tr>
            <th scope="col" className={styles.number}>
              <span className="visually-hidden">{TEXTS.group}</span>
            </th>
            {columns.map((column) => (
              <th key={column.key} scope="col" className={column.kind === 'number' ? styles.amount : undefined}>
                {column.title}
                {column.kind === 'number' && column.unit !== '' && <small>{column.unit}</small>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {streams.map((stream) => (
            <Row
              key={stream.key}
              stream={stream}
              columns={columns}
              isChosen={chosen !== undefined && stream.lines.includes(chosen)}
            />
          ))}
        </tbody>
      </FramedTable>
      {totals && <Totals totals={totals} />}
      <Legend />
    </>
  );
}

interface RowProps {
  readonly stream: TableStream;
  readonly columns: readonly CellColumn[];
  readonly isChosen: boolean;
}

function Row({ stream: { group, stream, lines, cells }, columns, isChosen }: RowProps): ReactNode {
  const session = useSession();
  return (
    <tr data-chosen={isChosen} data-taken="true">
      <td className={styles.number}>{stream === 1 ? group : ''}</td>
      {cells.map(({ text, state }, at) => {
        const column = columns[at]!;
        const value = <span data-state={text === '' ? undefined : state}>{text}</span>;
        if (at > 0) {
          return (
            <td key={column.key} className={column.kind === 'number' ? styles.amount : undefined}>
              {value}
            </td>
          );
        }
        return (
          <th key={column.key} scope="row" className={styles.kind}>
            <button
              type="button"
              className={styles.press}
              aria-pressed={isChosen}
              onClick={() => session.show({ line: isChosen ? undefined : lines[0] })}
            >
              {stream > 1 ? TEXTS.further(stream) : text === '' ? TEXTS.unnamed : value}
            </button>
          </th>
        );
      })}
    </tr>
  );
}

function Totals({ totals }: { readonly totals: TableTotals }): ReactNode {
  const { cameras, peakMbit, averageMbit, storageTb } = totals;
  const figures = [
    [TEXTS.totals.cameras, cameras, 'cameras'],
    [TEXTS.totals.peak, peakMbit, 'Mbit/s'],
    [TEXTS.totals.average, averageMbit, 'Mbit/s'],
    [TEXTS.totals.storage, storageTb, 'TB'],
  ] as const;
  return (
    <dl className={styles.totals}>
      {figures.map(([title, value, unit]) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>
            <Figure value={value} unit={unit} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Legend(): ReactNode {
  return (
    <p className={styles.legend}>
      {(['list', 'derived', 'default', 'refused'] as const).map((state) => (
        <span key={state}>
          <span data-state={state}>{TEXTS.sample}</span> {TEXTS.legend[state]}
        </span>
      ))}
    </p>
  );
}
