import { SHARE_TEXTS as TEXTS } from '#texts/pages/share.ts';
import { LEVELS } from '@site-designer/api-contract/roles';
import { useContext, type ReactNode } from 'react';
import type { Call } from '../../lib/calls/call.ts';
import { AccessContext, useRefusal } from '../../lib/state/access.ts';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { Missing } from '../../ui/states/missing.tsx';
import { MovePart } from './move-part.tsx';
import { ShareInvitations } from './share-invitations.tsx';
import { ShareLinks } from './share-links.tsx';
import { SharePeople } from './share-people.tsx';
import styles from './share.module.css';
import { useShare } from './use-share.ts';

interface ShareDialogProps {
  readonly call: Call;
  readonly projectId: number;
  readonly projectName: string;
  readonly onClose: () => void;
}

/** Who sees a project and in which role: company, people, invitations and customer links in one list. */
export function ShareDialog({ call, projectId, projectName, onClose }: ShareDialogProps): ReactNode {
  const { level, refresh } = useContext(AccessContext);
  const refusal = useRefusal('manage');
  const share = useShare(call, projectId, level);
  const { data, problem } = share;
  const mayManage = refusal === undefined;

  async function move(workspaceId: number, guests: 'keep' | 'remove'): Promise<void> {
    if (!(await share.move(workspaceId, guests))) return;
    onClose();
    refresh();
  }

  return (
    <Dialog title={TEXTS.title(projectName)} size="wide" isOpen onClose={onClose}>
      {data === undefined ? (
        <Missing cause={share.cause} onRetry={share.reload} />
      ) : (
        <div className="stack">
          {refusal !== undefined && <p className="muted">{refusal}</p>}
          {problem !== undefined && <p role="alert">{problem}</p>}
          <SharePeople {...data} {...{ mayManage }} onAccess={share.setAccess} onRole={share.setRole} />
          <ShareInvitations
            {...{ call, projectId, projectName, data }}
            onMade={share.reload}
            onRevoke={share.revokeInvitation}
          />
          {level >= LEVELS.edit && <ShareLinks links={data.links} onRevoke={share.revokeLink} />}
          {!data.workspace.isPersonal && (
            <div className={styles.line}>
              <Checkbox
                label={TEXTS.seePrices}
                isSelected={data.project.viewersSeePrices}
                isDisabled={!mayManage}
                onChange={(viewersSeePrices) => share.setAccess({ viewersSeePrices })}
              />
              <span className="caption">{TEXTS.seePricesHint}</span>
            </div>
          )}
          {mayManage && <MovePart targets={data.targets} onMove={(id, guests) => void move(id, guests)} />}
          <ButtonRow>
            <Button onClick={onClose}>{TEXTS.done}</Button>
          </ButtonRow>
        </div>
      )}
    </Dialog>
  );
}
