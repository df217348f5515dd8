import { INVITATION_TEXTS as TEXTS } from '#texts/pages/workspaces.ts';
import {
  acceptInvitation,
  getInvitation,
  type InvitedRole,
  type Workspace,
} from '@site-designer/api-contract/proposal-addresses';
import { useState, type ReactNode } from 'react';
import { isStatus } from '../../lib/calls/api-problem.ts';
import { useLoaded } from '../../lib/hooks/use-loaded.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Missing } from '../../ui/states/missing.tsx';
import type { WorkspacesHost } from './workspaces-host.ts';

interface InvitationProps {
  readonly host: WorkspacesHost;
  readonly secret: string;
  /** Undefined until it is known. */
  readonly isSignedIn: boolean | undefined;
  readonly onSignIn: () => void;
  readonly onAccepted: (workspace: Workspace) => void;
  /** Leads on where the invitation does not work. */
  readonly onward: ReactNode;
}

/** What an invitation is to, and the way to accept it. Those that do not work all get the same sentence. */
export function Invitation(props: InvitationProps): ReactNode {
  const { host, secret, onAccepted, onward } = props;
  const [isUsed, setIsUsed] = useState(false);
  const [isWorking, setIsWorking] = useState(false);
  const { data, cause, reload } = useLoaded(
    secret,
    async () => (await host.call(getInvitation, { params: { secret } })).data,
  );

  async function accept(): Promise<void> {
    setIsWorking(true);
    try {
      onAccepted((await host.call(acceptInvitation, { params: { secret } })).data.workspace);
    } catch (failure) {
      if (isStatus(failure, 404)) setIsUsed(true);
      else host.report(TEXTS.failed, failure);
    }
    setIsWorking(false);
  }

  if (isUsed || isStatus(cause, 404)) {
    return (
      <>
        <h1>{TEXTS.title}</h1>
        <p role="alert">{TEXTS.notFound}</p>
        <p>{onward}</p>
      </>
    );
  }
  if (data === undefined) return <Missing cause={cause} onRetry={reload} />;
  return <Offer {...props} {...data} isWorking={isWorking} onAccept={() => void accept()} />;
}

interface OfferProps extends Pick<InvitationProps, 'isSignedIn' | 'onSignIn'> {
  readonly inviter: string;
  readonly workspace: string;
  readonly role: InvitedRole;
  readonly isWorking: boolean;
  readonly onAccept: () => void;
}

function Offer({ inviter, workspace, role, isSignedIn, isWorking, onSignIn, onAccept }: OfferProps): ReactNode {
  return (
    <>
      <h1>{TEXTS.heading(workspace)}</h1>
      <p>{TEXTS.who(inviter, workspace, role)}</p>
      <p className="muted">
        {TEXTS.what[role]} {TEXTS.once}
      </p>
      <p>
        <Button
          look="primary"
          disabled={isSignedIn === undefined || isWorking}
          onClick={isSignedIn === true ? onAccept : onSignIn}
        >
          {isSignedIn === false ? TEXTS.signIn : TEXTS.accept}
        </Button>
      </p>
    </>
  );
}
