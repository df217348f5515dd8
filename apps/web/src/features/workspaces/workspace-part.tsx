import { WORKSPACE_TEXTS as TEXTS } from '#texts/pages/workspaces.ts';
import { updateWorkspace, type Workspace } from '@site-designer/api-contract/proposal-addresses';
import { useState, type ReactNode } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { fieldProblem } from './field-problem.ts';
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
  const [refused, setRefused] = useState<string>();
  const [isSaved, setIsSaved] = useState(false);
  const mayRename = isAtLeast(role, 'manage');

  async function rename(): Promise<void> {
    try {
      await host.call(updateWorkspace, { params: { workspaceId }, body: { name } });
      setIsSaved(true);
      onRenamed();
    } catch (cause) {
      const message = fieldProblem(cause, 'name');
      if (message === undefined) host.report(TEXTS.failed, cause);
      else setRefused(message);
    }
  }

  return (
    <form
      className={styles.card}
      aria-label={TEXTS.title}
      onSubmit={(event) => {
        event.preventDefault();
        void rename();
      }}
    >
      <h2>{TEXTS.title}</h2>
      <div className={styles.line}>
        <TextField
          label={TEXTS.name}
          value={name}
          message={refused}
          readOnly={!mayRename}
          hint={mayRename ? undefined : TEXTS.adminsOnly(ask)}
          onChange={(text) => {
            setName(text);
            setRefused(undefined);
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
