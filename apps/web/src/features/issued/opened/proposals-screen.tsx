import { COMPANY_TEXTS, COVER_TEXTS, ISSUED_TEXTS as TEXTS, STATUS_TEXTS } from '#texts/proposal/issued.ts';
import { listIssuedProposals, type IssuedProposalHeading } from '@site-designer/api-contract/proposal-addresses';
import { useState, type ReactNode } from 'react';
import { formatDay } from '../../../lib/format/dates.ts';
import { useLoaded } from '../../../lib/hooks/use-loaded.ts';
import { useProjectEvents } from '../../../lib/live/project-events.ts';
import { Link } from '../../../ui/base/link.tsx';
import { buttonClass } from '../../../ui/buttons/button.tsx';
import { GuardedButton } from '../../../ui/buttons/guarded-button.tsx';
import { ListSearch } from '../../../ui/item-list/list-search.tsx';
import { Pagination } from '../../../ui/item-list/pagination.tsx';
import { useListView, type ListView } from '../../../ui/item-list/use-list-view.ts';
import { CompareMenu } from '../compare/compare-menu.tsx';
import { CoverDialog } from '../issue/cover-dialog.tsx';
import { proposalName, type IssuedHost } from './issued-api.ts';
import { TableHead } from '../../../ui/tables/table-head.tsx';
import sheet from '../../../ui/base/sheet.module.css';
import styles from './issued.module.css';
import { Missing } from '../../../ui/states/missing.tsx';
import { StatusBadge } from './status-badge.tsx';

interface ProposalsScreenProps {
  readonly host: IssuedHost;
  readonly projectId: number;
  readonly projectName: string;
}

const NONE: readonly IssuedProposalHeading[] = [];

export function ProposalsScreen({ host, projectId, projectName }: ProposalsScreenProps): ReactNode {
  const params = { projectId };
  const { data, cause, reload } = useLoaded(
    String(projectId),
    async () => (await host.call(listIssuedProposals, { params })).data.proposals,
  );
  useProjectEvents(({ kind }) => {
    if (kind === 'proposalIssued' || kind === 'proposalStatus') reload();
  });
  const [isCoverOpen, setIsCoverOpen] = useState(false);
  const view = useListView(data ?? NONE, searchedTexts);
  return (
    <div className="stack">
      <div className={sheet.line}>
        <h1 dir="auto">{TEXTS.of(projectName)}</h1>
        <ListSearch label={TEXTS.search} hint={TEXTS.searchHint} view={view} />
        <GuardedButton icon="edit" onClick={() => setIsCoverOpen(true)}>
          {COVER_TEXTS.open}
        </GuardedButton>
        <Link to="/company" className={buttonClass()}>
          {COMPANY_TEXTS.title}
        </Link>
      </div>
      {data === undefined ? (
        <Missing cause={cause} onRetry={reload} />
      ) : (
        <List projectId={projectId} view={view} all={data} />
      )}
      <CoverDialog host={host} projectId={projectId} isOpen={isCoverOpen} onClose={() => setIsCoverOpen(false)} />
    </div>
  );
}

function searchedTexts(proposal: IssuedProposalHeading): readonly string[] {
  const { customer, siteDesignName, headline, status, statusBy, issuedUtc, validUntilUtc } = proposal;
  const days = [issuedUtc, validUntilUtc].map(formatDay);
  return [proposalName(proposal), customer, siteDesignName, headline, STATUS_TEXTS[status], statusBy ?? '', ...days];
}

interface ListProps {
  readonly projectId: number;
  readonly view: ListView<IssuedProposalHeading>;
  readonly all: readonly IssuedProposalHeading[];
}

function List({ projectId, view, all }: ListProps): ReactNode {
  if (all.length === 0) return <p className="muted">{TEXTS.none}</p>;
  const { number, customer, design, headline, status, issued, validUntil, actions } = TEXTS.columns;
  return (
    <>
      <div className={styles.frame}>
        <table className={styles.table} aria-label={TEXTS.proposals}>
          <TableHead
            titles={[number, customer, design, headline, status, issued, validUntil, actions]}
            classOf={classOf}
          />
          <tbody>
            {view.shown.map((proposal) => (
              <Row key={proposal.id} projectId={projectId} proposal={proposal} all={all} />
            ))}
          </tbody>
        </table>
      </div>
      {view.matching === 0 && <p className="muted">{TEXTS.noMatch(view.search)}</p>}
      <Pagination view={view} />
    </>
  );
}

/** Phones show only number, customer, status and menu. */
function classOf(column: number): string | undefined {
  return [0, 1, 4, 7].includes(column) ? undefined : styles.wideOnly;
}

interface RowProps {
  readonly projectId: number;
  readonly proposal: IssuedProposalHeading;
  readonly all: readonly IssuedProposalHeading[];
}

function Row({ projectId, proposal, all }: RowProps): ReactNode {
  const { id, customer, siteDesignName, headline, status, statusUtc, statusBy, issuedUtc, validUntilUtc } = proposal;
  const isDecided = status === 'accepted' || status === 'declined';
  return (
    <tr>
      <th scope="row" className={styles.key}>
        <Link to={`/project/${projectId}/proposals/${id}`}>{proposalName(proposal)}</Link>
      </th>
      <td dir="auto">{customer}</td>
      <td dir="auto" className={styles.wideOnly}>
        {siteDesignName}
      </td>
      <td className={styles.wideOnly}>{headline}</td>
      <td>
        <StatusBadge status={status} />
        {isDecided && (
          <div dir="auto" className="muted">
            {TEXTS.decidedBy(statusBy, formatDay(statusUtc))}
          </div>
        )}
      </td>
      <td className={styles.wideOnly}>{formatDay(issuedUtc)}</td>
      <td className={styles.wideOnly}>{formatDay(validUntilUtc)}</td>
      <td className={styles.menu}>
        <CompareMenu projectId={projectId} proposal={proposal} all={all} />
      </td>
    </tr>
  );
}
