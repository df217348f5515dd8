import { BILL_TEXTS as TEXTS, PROPOSAL_CHAPTERS } from '#texts/proposal.ts';
import type { CalculationResult } from '@site-designer/api-contract';
import { csvOf } from '@site-designer/camera-table';
import { download, fileNameOf, workbookBlob } from '../../../lib/download.ts';

const HEAD = [TEXTS.item, TEXTS.description, TEXTS.quantity] as const;

type Row = readonly (string | number)[];

function rowsOf({ bill }: CalculationResult): readonly Row[] {
  return [HEAD, ...(bill ?? []).map(({ designation, description, quantity }) => [designation, description, quantity])];
}

export function downloadCsv(proposal: CalculationResult): void {
  download(new Blob([csvOf(rowsOf(proposal))], { type: 'text/csv;charset=utf-8' }), fileName(proposal, 'csv'));
}

/** The writer is loaded with the first workbook. */
export async function downloadXlsx(proposal: CalculationResult): Promise<void> {
  const { writeXlsx } = await import('hucre/xlsx');
  const rows = rowsOf(proposal).map((row) => [...row]);
  const bold = { style: { font: { bold: true } } };
  const bytes = await writeXlsx({
    sheets: [
      {
        name: PROPOSAL_CHAPTERS.billOfMaterials,
        rows,
        columns: [{ width: 24 }, { width: 80 }, { width: 10 }],
        cells: new Map(HEAD.map((_, column) => [`0,${column}`, bold])),
      },
    ],
  });
  download(workbookBlob(bytes), fileName(proposal, 'xlsx'));
}

export function downloadResult(proposal: CalculationResult): void {
  const text = JSON.stringify(proposal, undefined, 2);
  download(new Blob([text], { type: 'application/json' }), `${fileNameOf(proposal.siteDesignName)}.json`);
}

/** As a table where it is pasted into a mail, and as cells where it is pasted into a spreadsheet. */
export async function copyTable(proposal: CalculationResult): Promise<void> {
  const rows = rowsOf(proposal);
  const text = rows.map((row) => row.join('\t')).join('\n');
  await navigator.clipboard.write([
    new ClipboardItem({
      'text/plain': new Blob([text], { type: 'text/plain' }),
      'text/html': new Blob([htmlOf(rows)], { type: 'text/html' }),
    }),
  ]);
}

/** Mail programs ignore style sheets: borders and padding are attributes of the table. */
function htmlOf([head, ...rows]: readonly Row[]): string {
  const table = document.createElement('table');
  table.setAttribute('border', '1');
  table.setAttribute('cellpadding', '6');
  table.setAttribute('cellspacing', '0');
  addLine(table.createTHead(), 'th', head!);
  const body = table.createTBody();
  for (const row of rows) addLine(body, 'td', row);
  return table.outerHTML;
}

function addLine(section: HTMLTableSectionElement, kind: 'th' | 'td', row: Row): void {
  const cells = row.map((value) => {
    const cell = document.createElement(kind);
    cell.textContent = String(value);
    if (typeof value === 'number') cell.align = 'right';
    return cell;
  });
  section.insertRow().append(...cells);
}

function fileName({ siteDesignName }: CalculationResult, ending: string): string {
  return `${TEXTS.fileName(fileNameOf(siteDesignName))}.${ending}`;
}
