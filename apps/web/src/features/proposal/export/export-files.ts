import { BILL_TEXTS as TEXTS, PROPOSAL_CHAPTERS } from '#texts/proposal/proposal.ts';
import type { ShownResult } from '../report/report-input.ts';
import { csvOf } from '@site-designer/camera-table';
import { billRows, billTable } from '@site-designer/price-list';
import { csvBlob, download, fileNameOf, workbookBlob } from '../../../lib/files/download.ts';
import { loadChunk } from '../../../lib/calls/load-chunk.ts';

type Row = readonly (string | number)[];

export function downloadCsv(proposal: ShownResult): void {
  download(csvBlob(csvOf(billRows(proposal))), fileName(proposal, 'csv'));
}

/** The writer is loaded with the first workbook. */
export async function downloadXlsx(proposal: ShownResult): Promise<void> {
  const { billWorkbook } = await loadChunk(import('@site-designer/price-list/write-bill'));
  const bytes = await billWorkbook(PROPOSAL_CHAPTERS.billOfMaterials, billTable(proposal));
  download(workbookBlob(bytes), fileName(proposal, 'xlsx'));
}

export function downloadResult(proposal: ShownResult): void {
  const text = JSON.stringify(proposal, undefined, 2);
  download(new Blob([text], { type: 'application/json' }), `${fileNameOf(proposal.siteDesignName)}.json`);
}

/** A table for pasting into a mail, and cells for pasting into a spreadsheet. */
export async function copyTable(proposal: ShownResult): Promise<void> {
  const rows = billRows(proposal);
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

function fileName({ siteDesignName }: ShownResult, ending: string): string {
  return `${TEXTS.fileName(fileNameOf(siteDesignName))}.${ending}`;
}
