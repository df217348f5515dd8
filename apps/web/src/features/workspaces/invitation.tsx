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
  /** To the projects of the workspace, or to the one of the invitation. */
  readonly onAccepted: (workspace: Workspace, projectId: number | null) => void;
  /** Leads on where the invitation does not work. */
  readonly onward: ReactNode;
}

/** What an invitation is to, and the way to accept it. Those that do not work all get the same sentence. */
export function Invitation(props: InvitationProps): ReactNode {
  const { host, secret, onAccepted, onward } = props;
  const [isUsed, setIsUsed] = useState(false);
  const [refused, setRefused] = useState<string>();
  const [isWorking, setIsWorking] = useState(false);
  const { data, cause, reload } = useLoaded(
    secret,
    async () => (await host.call(getInvitation, { params: { secret } })).data,
  );

  async function accept(): Promise<void> {
    setIsWorking(true);
    try {
      const { workspace, projectId } = (await host.call(acceptInvitation, { params: { secret } })).data;
      onAccepted(workspace, projectId);
    } catch (failure) {
      if (isStatus(failure, 404)) setIsUsed(true);
      else if (isStatus(failure, 403)) setRefused((failure as Error).message);
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
  return <Offer {...props} {...data} {...{ isWorking, refused }} onAccept={() => void accept()} />;
}

interface OfferProps extends Pick<InvitationProps, 'isSignedIn' | 'onSignIn'> {
  readonly inviter: string;
  readonly workspace: string;
  readonly project: string | null;
  readonly role: InvitedRole;
  readonly isWorking: boolean;
  /** Why the user is not the one who is invited. */
  readonly refused: string | undefined;
  readonly onAccept: () => void;
}

function Offer(props: OfferProps): ReactNode {
  const { inviter, workspace, project, role, isSignedIn, isWorking, refused, onSignIn, onAccept } = props;
  const place = project === null ? TEXTS.workspaceCalled(workspace) : TEXTS.projectOf(project, workspace);
  return (
    <>
      <h1>{TEXTS.heading(project ?? workspace)}</h1>
      <p>{TEXTS.who(inviter, place, role)}</p>
      <p className="muted">
        {TEXTS.what[role]} {TEXTS.once}
      </p>
      {refused !== undefined && <p role="alert">{refused}.</p>}
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
