import { PLAN_SHEETS } from '#texts/editor/plan-sheets.ts';
import { NETWORK_PAGE_TEXTS } from '#texts/proposal/network-page.ts';
import { CUSTOMER_PAGE_TEXTS } from '#texts/proposal/customer.ts';
import { PROPOSAL_TEXTS } from '#texts/proposal/proposal.ts';
import type { SharedInstallation } from '@site-designer/api-contract/proposal-addresses';
import type { ReactNode } from 'react';
import { InstallerDocument } from '../../features/documents/installer.tsx';
import { downloadLabels } from '../../features/documents/network-files.ts';
import { printInstallerDocument } from '../../features/documents/print-document.tsx';
import { installerFile } from '../../features/documents/document-file.tsx';
import { downloadCameraLabels } from '../../features/floor-plan/sheet/sheet-files.tsx';
import { proposalName } from '../../features/issued/opened/issued-api.ts';
import { classNames } from '../../lib/format/class-names.ts';
import { download, fileNameOf } from '../../lib/files/download.ts';
import sheet from '../../ui/base/sheet.module.css';
import { Button } from '../../ui/buttons/button.tsx';
import { builtHead, type BuiltProposal } from './built-head.ts';

interface InstallationProps {
  readonly proposal: BuiltProposal & Pick<SharedInstallation, 'installerDocument' | 'plans'>;
  /** Its floor plans once they are loaded. */
  readonly plans: ReactNode;
}

/** The document of an installer: the page of a link, and what its owner reads and prints. */
export function Installation({ proposal, plans }: InstallationProps): ReactNode {
  const { installerDocument, branding, siteDesignName, plans: drawn } = proposal;
  const { network } = installerDocument;
  const paper = branding.paper ?? 'A4';
  const props = { document: installerDocument, head: builtHead(proposal), plans };
  const fileName = `${fileNameOf(`${proposalName(proposal)} ${siteDesignName}`)}.html`;
  return (
    <div className="stack">
      <div className={classNames(sheet.line, 'no-print')}>
        <Button icon="print" onClick={() => printInstallerDocument(props, paper)}>
          {PROPOSAL_TEXTS.print}
        </Button>
        <Button icon="download" onClick={() => download(installerFile(props, paper), fileName)}>
          {CUSTOMER_PAGE_TEXTS.download}
        </Button>
        {network && (
          <Button onClick={() => downloadLabels(siteDesignName, network)}>{NETWORK_PAGE_TEXTS.labels}</Button>
        )}
        {drawn && <Button onClick={() => downloadCameraLabels(siteDesignName, drawn)}>{PLAN_SHEETS.labels}</Button>}
      </div>
      <InstallerDocument {...props} />
    </div>
  );
}
