import type { IssuedProposal } from '@site-designer/api-contract/proposal-addresses';
import type { ReactNode } from 'react';
import { CustomerPages } from '../../features/documents/customer.tsx';
import { useDocumentPaper } from '../../features/documents/print-document.tsx';

interface IssuedDocumentProps extends Pick<IssuedProposal, 'branding'> {
  readonly document: NonNullable<IssuedProposal['document']>;
  readonly plans?: ReactNode;
}

/** The document of a customer as its owner reads and prints it. */
export function IssuedDocument({ document, branding, plans }: IssuedDocumentProps): ReactNode {
  useDocumentPaper(document);
  return <CustomerPages document={document} brand={{ name: branding.name, logo: branding.logo }} plans={plans} />;
}
