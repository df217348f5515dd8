import { CUSTOMER_PAGE_TEXTS } from '#texts/proposal/customer.ts';
import { PROPOSAL_TEXTS } from '#texts/proposal/proposal.ts';
import type { SharedSalesDocument } from '@site-designer/api-contract/proposal-addresses';
import type { ReactNode } from 'react';
import { salesFile } from '../../features/documents/document-file.tsx';
import { useDocumentPaper } from '../../features/documents/print-document.tsx';
import { SalesPages } from '../../features/documents/sales.tsx';
import { classNames } from '../../lib/format/class-names.ts';
import { download, fileNameOf } from '../../lib/files/download.ts';
import sheet from '../../ui/base/sheet.module.css';
import { Button } from '../../ui/buttons/button.tsx';

interface IssuedSalesProps extends Pick<SharedSalesDocument, 'branding'> {
  readonly document: SharedSalesDocument['salesDocument'];
}

/** The document of a sales engineer: the page of a link, and what its owner reads and prints. */
export function IssuedSales({ document, branding }: IssuedSalesProps): ReactNode {
  useDocumentPaper(document);
  const brand = { name: branding.name, logo: branding.logo };
  const fileName = `${fileNameOf(`${document.number} ${document.title}`)}.html`;
  return (
    <div className="stack">
      <div className={classNames(sheet.line, 'no-print')}>
        <Button icon="print" onClick={() => window.print()}>
          {PROPOSAL_TEXTS.print}
        </Button>
        <Button icon="download" onClick={() => download(salesFile(document, brand), fileName)}>
          {CUSTOMER_PAGE_TEXTS.download}
        </Button>
      </div>
      <SalesPages document={document} brand={brand} />
    </div>
  );
}
