import { COMMON_TEXTS } from '#texts/pages/common.ts';
import { NEW_WORKSPACE_TEXTS as TEXTS } from '#texts/pages/workspaces.ts';
import { createWorkspace, type Workspace } from '@site-designer/api-contract/proposal-addresses';
import { useState, type ReactNode } from 'react';
import { useRefusedField } from '../../lib/hooks/use-refused-field.ts';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import type { WorkspacesHost } from './workspaces-host.ts';

interface NewWorkspaceProps {
  readonly host: WorkspacesHost;
  readonly onMade: (workspace: Workspace) => void;
  readonly onClose: () => void;
}

export function NewWorkspace({ host, onMade, onClose }: NewWorkspaceProps): ReactNode {
  const [name, setName] = useState('');
  const refused = useRefusedField('name', (cause) => host.report(TEXTS.failed, cause));
  const [isWorking, setIsWorking] = useState(false);

  async function create(): Promise<void> {
    setIsWorking(true);
    await refused.send(async () => onMade((await host.call(createWorkspace, { body: { name } })).data.workspace));
    setIsWorking(false);
  }

  return (
    <Dialog title={TEXTS.title} isOpen onClose={onClose}>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          void create();
        }}
      >
        <p className="muted">{TEXTS.hint}</p>
        <TextField
          label={TEXTS.name}
          placeholder={TEXTS.nameHint}
          value={name}
          message={refused.message}
          onChange={(text) => {
            setName(text);
            refused.forget();
          }}
        />
        <ButtonRow>
          <Button onClick={onClose}>{COMMON_TEXTS.cancel}</Button>
          <Button type="submit" look="primary" disabled={isWorking}>
            {TEXTS.create}
          </Button>
        </ButtonRow>
      </form>
    </Dialog>
  );
}
