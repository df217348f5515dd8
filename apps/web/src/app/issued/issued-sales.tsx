import { PROPOSAL_TEXTS } from '#texts/proposal/proposal.ts';
import type { SharedSalesDocument } from '@site-designer/api-contract/proposal-addresses';
import type { ReactNode } from 'react';
import { useDocumentPaper } from '../../features/documents/print-document.tsx';
import { SalesPages } from '../../features/documents/sales.tsx';
import { Button } from '../../ui/buttons/button.tsx';

interface IssuedSalesProps extends Pick<SharedSalesDocument, 'branding'> {
  readonly document: SharedSalesDocument['salesDocument'];
}

/** The document of a sales engineer: the page of a link, and what its owner reads and prints. */
export function IssuedSales({ document, branding }: IssuedSalesProps): ReactNode {
  useDocumentPaper(document);
  return (
    <div className="stack">
      <div className="no-print">
        <Button icon="print" onClick={() => window.print()}>
          {PROPOSAL_TEXTS.print}
        </Button>
      </div>
      <SalesPages document={document} brand={{ name: branding.name, logo: branding.logo }} />
    </div>
  );
}
