import { ISSUED_TEXTS as TEXTS } from '#texts/proposal/issued.ts';
import { updateProposalStatus, type IssuedProposal } from '@site-designer/api-contract/proposal-addresses';
import { useState, type ReactNode } from 'react';
import { Link } from '../../../ui/base/link.tsx';
import { buttonClass } from '../../../ui/buttons/button.tsx';
import { GuardedButton } from '../../../ui/buttons/guarded-button.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { compareAddress, withDraft } from '../compare/compare-sides.ts';
import { proposalName, type IssuedHost } from './issued-api.ts';
import sheet from '../../../ui/base/sheet.module.css';
import { LinksDialog } from './links-dialog.tsx';
import { StatusBadge } from './status-badge.tsx';
import { StatusHistory } from './status-history.tsx';
import { TodayNote } from '../compare/today-note.tsx';

interface IssuedHeadProps {
  readonly host: IssuedHost;
  readonly projectId: number;
  readonly proposal: IssuedProposal;
  readonly onChange: () => void;
}

type Decision = 'accepted' | 'declined' | 'withdrawn';

export function IssuedHead({ host, projectId, proposal, onChange }: IssuedHeadProps): ReactNode {
  const [isSharing, setIsSharing] = useState(false);
  const { id, status } = proposal;
  return (
    <div className="stack">
      <div className={sheet.line}>
        <h1>{proposalName(proposal)}</h1>
        <StatusBadge status={status} />
        <Link to={compareAddress(projectId, withDraft(proposal))} className={buttonClass()}>
          {TEXTS.toDesign}
        </Link>
        {status !== 'withdrawn' && <GuardedButton onClick={() => setIsSharing(true)}>{TEXTS.share}</GuardedButton>}
        <StatusButtons host={host} projectId={projectId} proposal={proposal} onChange={onChange} />
      </div>
      <StatusHistory host={host} projectId={projectId} proposal={proposal} />
      <TodayNote host={host} projectId={projectId} proposalId={id} />
      <LinksDialog {...{ host, projectId, proposal }} isOpen={isSharing} onClose={() => setIsSharing(false)} />
    </div>
  );
}

/** Status changes that each status allows, as on the server. */
const OFFERED: Readonly<Record<IssuedProposal['status'], readonly Decision[]>> = {
  issued: ['accepted', 'declined', 'withdrawn'],
  expired: ['accepted', 'declined', 'withdrawn'],
  accepted: ['declined', 'withdrawn'],
  declined: ['accepted', 'withdrawn'],
  superseded: ['withdrawn'],
  withdrawn: [],
};

const BUTTONS = { accepted: TEXTS.accept, declined: TEXTS.decline, withdrawn: TEXTS.withdraw } as const;

function StatusButtons({ host, projectId, proposal, onChange }: IssuedHeadProps): ReactNode {
  const [isAsking, setIsAsking] = useState(false);

  async function set(status: Decision): Promise<void> {
    setIsAsking(false);
    try {
      await host.call(updateProposalStatus, { params: { projectId, proposalId: proposal.id }, body: { status } });
      onChange();
    } catch (cause) {
      host.report(TEXTS.statusFailed, cause);
    }
  }

  return (
    <>
      {OFFERED[proposal.status].map((status) => (
        <GuardedButton key={status} onClick={() => (status === 'withdrawn' ? setIsAsking(true) : void set(status))}>
          {BUTTONS[status]}
        </GuardedButton>
      ))}
      <ConfirmDialog
        title={TEXTS.withdrawTitle}
        question={TEXTS.withdrawQuestion}
        confirm={TEXTS.withdraw}
        isOpen={isAsking}
        onConfirm={() => void set('withdrawn')}
        onCancel={() => setIsAsking(false)}
      />
    </>
  );
}
