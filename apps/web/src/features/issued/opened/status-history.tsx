import { ISSUED_TEXTS as TEXTS, STATUS_TEXTS } from '#texts/proposal/issued.ts';
import { listProposalStatuses, type IssuedProposal } from '@site-designer/api-contract/proposal-addresses';
import type { ReactNode } from 'react';
import { formatDay } from '../../../lib/format/dates.ts';
import { useLoaded } from '../../../lib/hooks/use-loaded.ts';
import type { IssuedHost } from './issued-api.ts';
import styles from './issued.module.css';

interface StatusHistoryProps {
  readonly host: IssuedHost;
  readonly projectId: number;
  readonly proposal: IssuedProposal;
}

/** Every status of a proposal with who decided and what was remarked; nothing while it is only issued. */
export function StatusHistory({ host, projectId, proposal: { id, statusUtc } }: StatusHistoryProps): ReactNode {
  const params = { projectId, proposalId: id };
  const { data = [] } = useLoaded(
    `${projectId} ${id} ${statusUtc}`,
    async () => (await host.call(listProposalStatuses, { params })).data.statuses,
  );
  if (data.length < 2) return null;
  return (
    <ol className={styles.history} aria-label={TEXTS.history}>
      {data.map(({ status, atUtc, by, remark }, index) => (
        <li key={index} dir="auto">
          {TEXTS.since(STATUS_TEXTS[status], formatDay(atUtc), by)}
          {remark !== '' && <blockquote className={styles.remark}>{remark}</blockquote>}
        </li>
      ))}
    </ol>
  );
}
