import type { SharedInstallation } from '@site-designer/api-contract/proposal-addresses';
import type { InstallerHead } from '../../features/documents/installer.tsx';
import { proposalName } from '../../features/issued/opened/issued-api.ts';

/** What the head of a document for those who build tells. */
export type BuiltProposal = Pick<
  SharedInstallation,
  'number' | 'revision' | 'issuedUtc' | 'branding' | 'projectName' | 'siteName' | 'siteDesignName'
>;

export function builtHead(proposal: BuiltProposal): InstallerHead {
  const { branding, projectName, siteName, siteDesignName: designName, issuedUtc } = proposal;
  return {
    seller: branding.name,
    number: proposalName(proposal),
    projectName,
    siteName,
    designName,
    designedUtc: issuedUtc,
    phone: branding.phone,
  };
}
