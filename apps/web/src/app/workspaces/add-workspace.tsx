import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { NewWorkspace } from '../../features/workspaces/new-workspace.tsx';
import { useAppStore } from '../store/use-app.ts';
import { useOpenWorkspace, workspaceAddress } from './use-workspaces.ts';

/** Makes a workspace, opens it and leads to its members. */
export function AddWorkspace({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { host } = useAppStore();
  const open = useOpenWorkspace();
  const navigate = useNavigate();
  return (
    <NewWorkspace
      host={host}
      onMade={(workspace) => {
        onClose();
        open(workspace);
        void navigate(workspaceAddress('/members', workspace.id));
      }}
      onClose={onClose}
    />
  );
}
