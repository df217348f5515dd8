import { PRICE_LIST_TEXTS as TEXTS } from '#texts/pages/price-list.ts';
import { TABLE_FILE_TEXTS } from '#texts/editor/table-files.ts';
import type { PriceList } from '@site-designer/api-contract';
import { csvOf } from '@site-designer/camera-table';
import { priceListRows } from '@site-designer/price-list';
import { useState, type ReactNode } from 'react';
import { csvBlob, download, workbookBlob } from '../../lib/files/download.ts';
import { loadChunk } from '../../lib/calls/load-chunk.ts';
import { logError } from '../../lib/calls/log.ts';
import { Banner } from '../../ui/dialogs/banner.tsx';
import { Menu } from '../../ui/buttons/menu.tsx';

interface ExportPricesProps {
  readonly priceList: PriceList;
}

/** Exports the list on the screen to a file that can be imported again. */
export function ExportPrices({ priceList }: ExportPricesProps): ReactNode {
  const [failure, setFailure] = useState<string>();

  async function exportWorkbook(): Promise<void> {
    const { priceListWorkbook } = await loadChunk(import('@site-designer/price-list/write-bill'));
    download(workbookBlob(await priceListWorkbook(TEXTS.sheet, priceListRows(priceList))), TEXTS.fileName('xlsx'));
  }

  return (
    <>
      <Menu
        label={TEXTS.export}
        icon="download"
        actions={[
          {
            id: 'xlsx',
            text: TEXTS.exportXlsx,
            icon: 'download',
            onAction: () =>
              void exportWorkbook().catch((cause: unknown) => {
                logError(TEXTS.exportFailed, cause);
                setFailure(TABLE_FILE_TEXTS.failed(TEXTS.exportFailed));
              }),
          },
          {
            id: 'csv',
            text: TEXTS.exportCsv,
            icon: 'download',
            onAction: () => download(csvBlob(csvOf(priceListRows(priceList))), TEXTS.fileName('csv')),
          },
        ]}
      />
      {failure !== undefined && (
        <Banner tone="over" onClose={() => setFailure(undefined)}>
          {failure}
        </Banner>
      )}
    </>
  );
}
