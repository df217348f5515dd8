import { ISSUED_TEXTS as TEXTS } from '#texts/proposal/issued.ts';
import { getIssuedProposal, type IssuedProposal } from '@site-designer/api-contract/proposal-addresses';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { printCustomerDocument } from '../../features/documents/print-document.tsx';
import { IssuedHead } from '../../features/issued/opened/issued-head.tsx';
import { proposalName } from '../../features/issued/opened/issued-api.ts';
import { Missing } from '../../ui/states/missing.tsx';
import { useLoaded } from '../../lib/hooks/use-loaded.ts';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { useLanguageOfDocument } from '../../lib/state/choose-language.ts';
import { PageTitle } from '../layout/page-title.tsx';
import { usePlanPages } from '../plan/plan-pages.tsx';
import { usePictureOf } from '../plan/shown-pictures.ts';
import { useAppStore } from '../store/use-app.ts';
import { Installation } from './installation.tsx';
import { IssuedDocument } from './issued-document.tsx';
import { IssuedReport } from './issued-report.tsx';
import { IssuedSales } from './issued-sales.tsx';
import { NetworkRequest } from './network-request.tsx';
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
  useLanguageOfDocument(data?.language);
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
            onChange={(isOn) => setSearch((before) => withCustomer(before, isOn), { replace: true })}
          />
          <Shown key={`${data.id} ${isForCustomer}`} proposal={data} isForReader={isForCustomer} />
        </>
      )}
    </>
  );
}

/** The rest of the address stays, such as the language of the page. */
function withCustomer(search: URLSearchParams, isOn: boolean): URLSearchParams {
  const changed = new URLSearchParams(search);
  if (isOn) changed.set('customer', '');
  else changed.delete('customer');
  return changed;
}

interface ShownProps {
  readonly proposal: IssuedProposal;
  /** Whether it is shown as its reader gets it. */
  readonly isForReader: boolean;
}

function Shown({ proposal, isForReader }: ShownProps): ReactNode {
  const { document, installerDocument, salesDocument, networkDocument, branding, result } = proposal;
  const { plans } = usePlansOfProposal(proposal);
  if (!isForReader) return <IssuedReport proposal={proposal} isForCustomer={false} />;
  if (document !== undefined) return <IssuedDocument {...{ document, branding, plans }} />;
  if (salesDocument !== undefined) return <IssuedSales document={salesDocument} branding={branding} />;
  if (networkDocument !== undefined) return <NetworkRequest proposal={{ ...result, ...proposal, networkDocument }} />;
  if (installerDocument === undefined) return <IssuedReport proposal={proposal} isForCustomer />;
  return <Installation proposal={{ ...result, ...proposal, installerDocument }} plans={plans} />;
}

/** Prints the document of a proposal that is opened to be printed. */
function usePrintedOnce(proposal: IssuedProposal | undefined): void {
  const isPrinted = useRef(false);
  const { plans, isReady } = usePlansOfProposal(proposal);
  useEffect(() => {
    if (proposal?.document === undefined || isPrinted.current || !isReady) return;
    isPrinted.current = true;
    printCustomerDocument(proposal.document, proposal.branding, plans);
  }, [proposal, plans, isReady]);
}

/** The floor plans of a proposal as it was issued. */
function usePlansOfProposal(proposal: IssuedProposal | undefined) {
  const { projectId, proposalId } = useProposalPlace();
  const place = useMemo(() => ({ projectId, proposalId }), [projectId, proposalId]);
  const hasList = proposal?.audience === 'installer';
  const { pages } = usePlanPages(proposal?.plans, { pictureOf: usePictureOf(place), hasList });
  return { plans: pages, isReady: proposal?.plans === undefined || pages !== undefined };
}
