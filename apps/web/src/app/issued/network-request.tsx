import { CUSTOMER_PAGE_TEXTS } from '#texts/proposal/customer.ts';
import { PROPOSAL_TEXTS } from '#texts/proposal/proposal.ts';
import type { SharedNetworkSheet } from '@site-designer/api-contract/proposal-addresses';
import { networkSheets } from '@site-designer/texts';
import type { ReactNode } from 'react';
import { NetworkPages } from '../../features/documents/network.tsx';
import { printNetworkDocument } from '../../features/documents/print-document.tsx';
import { networkFile } from '../../features/documents/document-file.tsx';
import { proposalName } from '../../features/issued/opened/issued-api.ts';
import { classNames } from '../../lib/format/class-names.ts';
import { download, fileNameOf } from '../../lib/files/download.ts';
import sheet from '../../ui/base/sheet.module.css';
import { Button } from '../../ui/buttons/button.tsx';
import { WorkbookButton } from '../../features/documents/network-parts.tsx';
import { builtHead, type BuiltProposal } from './built-head.ts';

type NetworkRequestProps = BuiltProposal & Pick<SharedNetworkSheet, 'networkDocument'>;

/** An IT request sheet: the page of a link, and what its owner reads and prints. */
export function NetworkRequest({ proposal }: { readonly proposal: NetworkRequestProps }): ReactNode {
  const { networkDocument, branding, siteDesignName } = proposal;
  const paper = branding.paper ?? 'A4';
  const props = { document: networkDocument, head: builtHead(proposal) };
  const fileName = `${fileNameOf(`${proposalName(proposal)} ${siteDesignName}`)}.html`;
  return (
    <div className="stack">
      <div className={classNames(sheet.line, 'no-print')}>
        <Button icon="print" onClick={() => printNetworkDocument(props, paper)}>
          {PROPOSAL_TEXTS.print}
        </Button>
        <Button icon="download" onClick={() => download(networkFile(props, paper), fileName)}>
          {CUSTOMER_PAGE_TEXTS.download}
        </Button>
        <WorkbookButton name={siteDesignName} sheets={() => networkSheets(networkDocument)} />
      </div>
      <NetworkPages {...props} />
    </div>
  );
}
