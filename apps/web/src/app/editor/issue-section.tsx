import { ISSUE_TEXTS as TEXTS } from '#texts/proposal/issued.ts';
import { REPORT_TEXTS } from '#texts/proposal/proposal.ts';
import { compareIssuedProposal, listIssuedProposals } from '@site-designer/api-contract/proposal-addresses';
import { PRICES_SECTION } from '@site-designer/api-contract/price-bounds';
import { useState, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { IssueDialog, type OfferedSections } from '../../features/issued/issue-dialog.tsx';
import { proposalName } from '../../features/issued/issued-api.ts';
import { fullName } from '../../features/proposal/print/integrator.ts';
import { PRINT_VERSIONS } from '../../features/proposal/report/report-section.ts';
import { REPORT_SECTIONS } from '../../features/proposal/report/sections.tsx';
import type { UserData } from '../../features/session/user-data.ts';
import { formatDay } from '../../lib/format/dates.ts';
import { useLoaded } from '../../lib/hooks/use-loaded.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { useApp, useAppStore } from '../store/use-app.ts';
import styles from './editor-screen.module.css';
import type { IssuePlace } from './issue-place.ts';

interface IssueSectionProps {
  readonly place: IssuePlace;
  /** Version of the design that the proposal shown answers. */
  readonly etag: string | undefined;
  /** Whether the design has changed since, or has unsaved changes. */
  readonly isOutOfDate: boolean;
  readonly hasPrices: boolean;
}

const PRINTABLE = REPORT_SECTIONS.filter(({ versions }) => versions.length > 0);

/** Issued proposals are for a customer by default. */
const OFFERED: OfferedSections = {
  sections: PRINTABLE,
  readers: PRINT_VERSIONS.toReversed().map((reader) => ({
    name: REPORT_TEXTS.versions[reader],
    ids: PRINTABLE.filter(({ versions }) => versions.includes(reader)).map(({ id }) => id),
  })),
};

/** Issued proposals have no prices by default. */
const WITH_PRICES: OfferedSections = {
  ...OFFERED,
  sections: [...PRINTABLE, { id: PRICES_SECTION, title: TEXTS.prices }],
};

export function IssueSection({ place, etag, isOutOfDate, hasPrices }: IssueSectionProps): ReactNode {
  const { host } = useAppStore();
  const user = useApp((state) => state.user.data);
  const navigate = useNavigate();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={styles.issue}>
      <Button look="primary" disabled={isOutOfDate} onClick={() => setIsOpen(true)}>
        {TEXTS.open}
      </Button>
      {isOutOfDate ? <p>{TEXTS.unsaved}</p> : <LatestIssue place={place} etag={etag} />}
      <IssueDialog
        host={host}
        place={place}
        offered={hasPrices ? WITH_PRICES : OFFERED}
        integrator={user === null ? undefined : integratorOf(user)}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        onIssued={(id) => void navigate(`/project/${place.projectId}/proposals/${id}`)}
      />
    </div>
  );
}

function integratorOf({ companyName, email, phone, ...names }: UserData) {
  return { name: fullName(names) ?? '', company: companyName, email, phone };
}

function LatestIssue({ place, etag }: Pick<IssueSectionProps, 'place' | 'etag'>): ReactNode {
  const { host } = useAppStore();
  const { projectId, siteDesignId } = place;
  const { data } = useLoaded(`${siteDesignId} ${etag}`, async () => {
    const { proposals } = (await host.call(listIssuedProposals, { params: { projectId } })).data;
    const latest = proposals.find((each) => each.siteDesignId === siteDesignId);
    if (latest === undefined) return undefined;
    const input = { params: { projectId, proposalId: latest.id }, querystring: { to: 'design' } };
    const { differences } = (await host.call(compareIssuedProposal, input)).data;
    return { latest, differs: differences.length > 0 };
  });
  if (data === undefined) return null;
  const { latest, differs } = data;
  return (
    <p>
      {TEXTS.latest(proposalName(latest), formatDay(latest.issuedUtc))} {differs ? TEXTS.differs : TEXTS.same}{' '}
      <Link to={`/project/${projectId}/proposals/${latest.id}`}>{TEXTS.show}</Link>
    </p>
  );
}
