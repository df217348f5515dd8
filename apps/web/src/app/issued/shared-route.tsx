import { SHARED_TEXTS as TEXTS } from '#texts/proposal/issued.ts';
import { getSharedProposal } from '@site-designer/api-contract/proposal-addresses';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { proposalName } from '../../features/issued/issued-api.ts';
import { Missing } from '../../ui/states/missing.tsx';
import { useLoaded } from '../../lib/hooks/use-loaded.ts';
import { Banner } from '../../ui/dialogs/banner.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import { useAppStore } from '../store/use-app.ts';
import { IssuedReport } from './issued-report.tsx';

export function SharedRoute(): ReactNode {
  const { host } = useAppStore();
  const { secret = '' } = useParams();
  const params = { secret };
  const { data, cause, reload } = useLoaded(
    secret,
    async () => (await host.call(getSharedProposal, { params })).data.proposal,
  );
  if (data === undefined) return <Missing cause={cause} onRetry={reload} notFound={TEXTS.notFound} />;
  const name = proposalName(data);
  return (
    <>
      <PageTitle>{name}</PageTitle>
      <h1 className="visually-hidden">{name}</h1>
      {data.status === 'superseded' && <Banner tone="near">{TEXTS.superseded}</Banner>}
      {data.status === 'expired' && <Banner tone="near">{TEXTS.expired}</Banner>}
      <IssuedReport proposal={data} isForCustomer />
    </>
  );
}
