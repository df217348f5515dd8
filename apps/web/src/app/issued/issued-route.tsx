import { ISSUED_TEXTS as TEXTS } from '#texts/proposal/issued.ts';
import { getIssuedProposal, type IssuedProposal } from '@site-designer/api-contract/proposal-addresses';
import { useEffect, useRef, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { printCustomerDocument } from '../../features/documents/print-document.tsx';
import { IssuedHead } from '../../features/issued/issued-head.tsx';
import { proposalName } from '../../features/issued/issued-api.ts';
import { Missing } from '../../ui/states/missing.tsx';
import { useLoaded } from '../../lib/hooks/use-loaded.ts';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import { useAppStore } from '../store/use-app.ts';
import { Installation } from './installation.tsx';
import { IssuedDocument } from './issued-document.tsx';
import { IssuedReport } from './issued-report.tsx';
import { IssuedSales } from './issued-sales.tsx';
import { ProjectCrumbs } from './project-crumbs.tsx';
import { useProposalPlace } from './use-proposal-place.ts';

export function IssuedRoute(): ReactNode {
  const { host } = useAppStore();
  const params = useProposalPlace();
  const [search, setSearch] = useSearchParams();
  const { data, cause, reload } = useLoaded(
    `${params.projectId} ${params.proposalId}`,
    async () => (await host.call(getIssuedProposal, { params })).data.proposal,
  );
  const name = data === undefined ? '…' : proposalName(data);
  const isForCustomer = search.has('customer');
  usePrintedOnce(search.has('print') ? data : undefined);
  return (
    <>
      <PageTitle>{name}</PageTitle>
      <ProjectCrumbs
        projectId={params.projectId}
        crumbs={[{ text: name, to: `/project/${params.projectId}/proposals/${params.proposalId}` }]}
      />
      {data === undefined ? (
        <Missing cause={cause} onRetry={reload} notFound={TEXTS.notFound} />
      ) : (
        <>
          <IssuedHead host={host} projectId={params.projectId} proposal={data} onChange={reload} />
          <Checkbox
            label={TEXTS.forCustomer}
            isSelected={isForCustomer}
            onChange={(isOn) => setSearch(isOn ? { customer: '' } : {}, { replace: true })}
          />
          <Shown key={`${data.id} ${isForCustomer}`} proposal={data} isForReader={isForCustomer} />
        </>
      )}
    </>
  );
}

interface ShownProps {
  readonly proposal: IssuedProposal;
  /** Whether it is shown as its reader gets it. */
  readonly isForReader: boolean;
}

function Shown({ proposal, isForReader }: ShownProps): ReactNode {
  const { document, installerDocument, salesDocument, branding, result } = proposal;
  if (!isForReader) return <IssuedReport proposal={proposal} isForCustomer={false} />;
  if (document !== undefined) return <IssuedDocument document={document} branding={branding} />;
  if (salesDocument !== undefined) return <IssuedSales document={salesDocument} branding={branding} />;
  if (installerDocument === undefined) return <IssuedReport proposal={proposal} isForCustomer />;
  return <Installation proposal={{ ...result, ...proposal, installerDocument }} />;
}

/** Prints the document of a proposal that is opened to be printed. */
function usePrintedOnce(proposal: IssuedProposal | undefined): void {
  const isPrinted = useRef(false);
  useEffect(() => {
    if (proposal?.document === undefined || isPrinted.current) return;
    isPrinted.current = true;
    printCustomerDocument(proposal.document, proposal.branding);
  }, [proposal]);
}
