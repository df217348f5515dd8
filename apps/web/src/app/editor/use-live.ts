import { useContext, useEffect } from 'react';
import { useEditorStore } from '../../features/design-editor/document/editor-context.ts';
import type { DesignPlace } from '../../features/design-editor/document/document-state.ts';
import { SessionContext } from '../../features/session/session-context.ts';
import { followProject } from '../../lib/live/follow-project.ts';

/** Takes what others change in the open design as it happens. */
export function useLive({ projectId, siteId, siteDesignId }: DesignPlace): void {
  const session = useContext(SessionContext);
  const store = useEditorStore();
  useEffect(() => {
    if (session === undefined) return undefined;
    return followProject({
      projectId,
      tokens: session,
      onEvent: ({ kind, siteId: site, siteDesignId: changed, version }) => {
        const { heard, heardOfSite, setLive } = store.getState().siteDesignEditor;
        if (kind === 'open' || kind === 'lost') setLive(kind === 'open');
        else if (kind === 'siteChanged' && site === siteId) heardOfSite();
        else if (kind === 'designChanged' && changed === siteDesignId) heard(version ?? undefined);
        else if (kind === 'reset') {
          heard();
          heardOfSite();
        }
      },
    });
  }, [session, store, projectId, siteId, siteDesignId]);
}
