import { NETWORK_PAGE_TEXTS as TEXTS } from '#texts/proposal/network-page.ts';
import { csvOf } from '@site-designer/camera-table';
import { labelRows, type InstallerDocument, type NetworkSheet } from '@site-designer/texts';
import { loadChunk } from '../../lib/calls/load-chunk.ts';
import { csvBlob, download, fileNameOf, workbookBlob } from '../../lib/files/download.ts';

/** The sheets of an IT request as a workbook; the writer is loaded with the first one. */
export async function downloadNetworkWorkbook(name: string, sheets: readonly NetworkSheet[]): Promise<void> {
  const { plainWorkbook } = await loadChunk(import('@site-designer/price-list/write-bill'));
  const bytes = await plainWorkbook(sheets);
  download(workbookBlob(bytes), TEXTS.fileName(fileNameOf(name), 'xlsx'));
}

/** A label for each cable, for a label printer. */
export function downloadLabels(name: string, network: NonNullable<InstallerDocument['network']>): void {
  download(csvBlob(csvOf(labelRows(network))), TEXTS.labelsFile(fileNameOf(name)));
}
