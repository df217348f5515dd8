import { TAKE_TEXTS as TEXTS } from '#texts/editor/local-design.ts';
import { useEffect, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useStore } from 'zustand';
import { designOnScreen, nameOf } from '../../features/design-editor/document/document-state.ts';
import { MoveToAccount, type AccountTarget } from '../../features/local-design/move-to-account.tsx';
import type { EditorStore } from '../editor/editor-store.ts';
import { useApp } from '../store/use-app.ts';

interface TryMoveProps {
  /** The store of the editor without an account. */
  readonly local: EditorStore;
  readonly onClose: () => void;
  /** Deletes the local design if it still has the given version. */
  readonly onEnd: (etag?: string) => Promise<void>;
}

export function TryMove({ isOpen, ...props }: TryMoveProps & { readonly isOpen: boolean }): ReactNode {
  const designName = useStore(props.local, ({ siteDesignEditor }) => nameOf(siteDesignEditor));
  const isWorking = useApp(({ designFiles }) => designFiles.isWorking);
  const projects = useApp((state) => state.projects);
  const sites = useApp((state) => state.sites);
  const onMove = useMove(props);
  const { load } = projects;
  useEffect(() => {
    if (isOpen) void load({});
  }, [isOpen, load]);

  return (
    <MoveToAccount
      isOpen={isOpen && designName !== undefined}
      isWorking={isWorking}
      designName={designName ?? ''}
      projects={projects.items}
      sitesOf={(projectId) => sites.items.filter((site) => site.projectId === projectId)}
      onChooseProject={(projectId) => void sites.load({ projectId })}
      onMove={onMove}
      onClose={props.onClose}
    />
  );
}

function useMove({ local, onClose, onEnd }: TryMoveProps) {
  const navigate = useNavigate();
  const storeInAccount = useApp(({ designFiles }) => designFiles.storeInAccount);
  return async ({ name, ...place }: AccountTarget): Promise<string | undefined> => {
    local.getState().cameras.confirmTyping();
    const isSaved = await local.getState().siteDesignEditor.save();
    const { siteDesignEditor } = local.getState();
    const design = designOnScreen(siteDesignEditor);
    // Another tab may have changed it.
    if (!isSaved || !design) return TEXTS.unsaved;
    const stored = await storeInAccount(place, { ...design, name });
    if (!stored) return TEXTS.notStored;
    await onEnd(siteDesignEditor.etag);
    // The browser's back button leads to the start of the page, without the dialog.
    onClose();
    const { projectId, siteId, id } = stored;
    void navigate(`/project/${projectId}/site/${siteId}/sitedesign/${id}`);
    return undefined;
  };
}
