import { WORKSPACE_TEXTS as TEXTS } from '#texts/pages/workspaces.ts';
import { updateWorkspace, type Workspace } from '@site-designer/api-contract/proposal-addresses';
import { useState, type ReactNode } from 'react';
import { useRefusedField } from '../../lib/hooks/use-refused-field.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { isAtLeast } from './member-rules.ts';
import styles from './members.module.css';
import type { WorkspacesHost } from './workspaces-host.ts';

interface WorkspacePartProps {
  readonly host: WorkspacesHost;
  readonly workspace: Workspace;
  /** Whom to ask for more rights. */
  readonly ask: string;
  readonly onRenamed: () => void;
  readonly onDelete: () => void;
}

/** Name and end of a workspace. */
export function WorkspacePart({ host, workspace, ask, onRenamed, onDelete }: WorkspacePartProps): ReactNode {
  const { id: workspaceId, role } = workspace;
  const [name, setName] = useState(workspace.name);
  const refused = useRefusedField('name', (cause) => host.report(TEXTS.failed, cause));
  const [isSaved, setIsSaved] = useState(false);
  const mayRename = isAtLeast(role, 'manage');

  async function rename(): Promise<void> {
    await host.call(updateWorkspace, { params: { workspaceId }, body: { name } });
    setIsSaved(true);
    onRenamed();
  }

  return (
    <form
      className={styles.card}
      aria-label={TEXTS.title}
      onSubmit={(event) => {
        event.preventDefault();
        void refused.send(rename);
      }}
    >
      <h2>{TEXTS.title}</h2>
      <div className={styles.line}>
        <TextField
          label={TEXTS.name}
          value={name}
          message={refused.message}
          readOnly={!mayRename}
          hint={mayRename ? undefined : TEXTS.adminsOnly(ask)}
          onChange={(text) => {
            setName(text);
            refused.forget();
            setIsSaved(false);
          }}
        />
        <Button type="submit" disabled={!mayRename}>
          {TEXTS.rename}
        </Button>
      </div>
      <output className="muted">{isSaved ? TEXTS.renamed : ''}</output>
      <div>
        <Button icon="trash" disabled={role !== 'owner'} onClick={onDelete}>
          {TEXTS.delete}
        </Button>
        {role !== 'owner' && <p className="caption">{TEXTS.ownersOnly(ask)}</p>}
      </div>
    </form>
  );
}
