import { useEditorStore } from '../../features/design-editor/document/editor-context.ts';
import type { DesignPlace } from '../../features/design-editor/document/document-state.ts';
import { useProjectEvents } from '../../lib/live/project-events.ts';

/** Takes what others change in the open design as it happens. */
export function useLive({ siteDesignId }: DesignPlace): void {
  const store = useEditorStore();
  useProjectEvents(({ kind, siteDesignId: changed, version }) => {
    const { heard, setLive } = store.getState().siteDesignEditor;
    if (kind === 'open' || kind === 'lost') setLive(kind === 'open');
    else if (kind === 'reset') heard();
    else if (kind === 'designChanged' && changed === siteDesignId) heard(version ?? undefined);
  });
}
