import type { SharedProposal } from '@site-designer/api-contract/proposal-addresses';
import { PRICES_SECTION } from '@site-designer/api-contract/price-bounds';
import type { FormulaCard } from '@site-designer/sizing-engine/explanations';
import { withSharedSettings } from '@site-designer/sizing-engine/design';
import type { ReactNode } from 'react';
import type { Integrator } from '../../features/proposal/print/integrator.ts';
import { ProposalView } from '../../features/proposal/view/proposal-view.tsx';
import type { PartId } from '../../features/proposal/report/parts.tsx';
import { currentCatalogue, currentResult } from '../../features/issued/opened/current-result.ts';
import { proposalName } from '../../features/issued/opened/issued-api.ts';
import { CatalogueContext } from '../../lib/state/catalogue-context.ts';
import { brandOf } from '../layout/brand.ts';

interface IssuedReportProps {
  readonly proposal: SharedProposal;
  /** Whether it is shown as its customer gets it. */
  readonly isForCustomer: boolean;
}

/**
 * An issued proposal, rendered from its frozen content only: nothing is calculated or loaded. What was added
 * later has its defaults.
 */
export function IssuedReport({ proposal, isForCustomer }: IssuedReportProps): ReactNode {
  const { result, derivations, formulas, design, catalogue } = proposal;
  const named = proposal.sections.filter((section) => section !== PRICES_SECTION);
  const chosen = named.length > 0 ? named : CUSTOMER_PARTS;
  return (
    <CatalogueContext value={currentCatalogue(catalogue)}>
      <ProposalView
        proposal={{ ...currentResult(result), derivations }}
        cards={formulas as readonly FormulaCard[]}
        question={{ ...design, serverSettings: withSharedSettings(design.serverSettings) }}
        integrator={integratorOf(proposal)}
        brand={brandOf(proposal.branding)}
        issue={{ ...proposal, name: proposalName(proposal) }}
        headline={proposal.headline}
        sections={isForCustomer ? chosen : undefined}
        isPending={false}
      />
    </CatalogueContext>
  );
}

/** What a proposal shows its customer that names no parts. */
const CUSTOMER_PARTS: readonly PartId[] = [
  'bill',
  'warnings',
  'retention-rules',
  'solution',
  'server',
  'live-database',
  'archive',
  'failure',
  'management-server',
  'physical',
  'terms',
];

/** The frozen name is one text, in the form that was shown. */
function integratorOf({ integrator }: SharedProposal): Integrator | undefined {
  if (integrator === null) return undefined;
  const { name, company, email, phone } = integrator;
  return { name, companyName: company, email, phone };
}
