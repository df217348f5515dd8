import { ISSUED_TEXTS as TEXTS } from '#texts/proposal/issued.ts';
import { compareIssuedProposal } from '@site-designer/api-contract/proposal-addresses';
import type { ReactNode } from 'react';
import { useLoaded } from '../../lib/hooks/use-loaded.ts';
import { Link } from '../../ui/base/link.tsx';
import { Banner } from '../../ui/dialogs/banner.tsx';
import type { IssuedHost } from './issued-api.ts';
import { ModelChanges } from './model-changes.tsx';

interface TodayNoteProps {
  readonly host: IssuedHost;
  readonly projectId: number;
  readonly proposalId: number;
  readonly to: string;
}

/** Shown if the same design would give another result today. */
export function TodayNote({ host, projectId, proposalId, to }: TodayNoteProps): ReactNode {
  const { data } = useLoaded(`${projectId} ${proposalId}`, async () => {
    const input = { params: { projectId, proposalId }, querystring: { to: 'today' } };
    return (await host.call(compareIssuedProposal, input)).data;
  });
  if (data === undefined || data.differences.length === 0) return null;
  return (
    <Banner tone="near" action={<Link to={to}>{TEXTS.seeToday}</Link>}>
      <p>{TEXTS.changedSince(data.differences.length)}</p>
      <ModelChanges changes={data.modelChanges} />
    </Banner>
  );
}
