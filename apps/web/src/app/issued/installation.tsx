import { PROPOSAL_TEXTS } from '#texts/proposal/proposal.ts';
import type { SharedInstallation } from '@site-designer/api-contract/proposal-addresses';
import type { ReactNode } from 'react';
import { InstallerDocument } from '../../features/documents/installer.tsx';
import { printInstallerDocument } from '../../features/documents/print-document.tsx';
import { proposalName } from '../../features/issued/issued-api.ts';
import { Button } from '../../ui/buttons/button.tsx';

type InstallationProps = Pick<
  SharedInstallation,
  'number' | 'revision' | 'issuedUtc' | 'branding' | 'installerDocument' | 'projectName' | 'siteName' | 'siteDesignName'
>;

/** The document of an installer: the page of a link, and what its owner reads and prints. */
export function Installation({ proposal }: { readonly proposal: InstallationProps }): ReactNode {
  const { installerDocument, branding, projectName, siteName, siteDesignName: designName, issuedUtc } = proposal;
  const head = {
    seller: branding.name,
    number: proposalName(proposal),
    projectName,
    siteName,
    designName,
    designedUtc: issuedUtc,
    phone: branding.phone,
  };
  const props = { document: installerDocument, head };
  return (
    <div className="stack">
      <div>
        <Button icon="print" onClick={() => printInstallerDocument(props, branding.paper ?? 'A4')}>
          {PROPOSAL_TEXTS.print}
        </Button>
      </div>
      <InstallerDocument {...props} />
    </div>
  );
}
