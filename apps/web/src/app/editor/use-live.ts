import { useEffect, useRef } from 'react';
import { useEditorStore } from '../../features/design-editor/document/editor-context.ts';
import type { DesignPlace } from '../../features/design-editor/document/document-state.ts';
import { useProjectEvents } from '../../lib/live/project-events.ts';

/** A server that starts again is back within it: who edits meanwhile is not asked, as nobody is while changes come as they happen. */
const LOST_MS = 30_000;

/** Takes what others change in the open design as it happens. */
export function useLive({ siteDesignId }: DesignPlace): void {
  const store = useEditorStore();
  const lost = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(lost.current), []);

  useProjectEvents(({ kind, siteDesignId: changed, version }) => {
    const { heard, setLive } = store.getState().siteDesignEditor;
    if (kind === 'open' || kind === 'lost') clearTimeout(lost.current);
    if (kind === 'open') setLive(true);
    else if (kind === 'lost') lost.current = setTimeout(() => setLive(false), LOST_MS);
    else if (kind === 'reset') heard();
    else if (kind === 'designChanged' && changed === siteDesignId) heard(version ?? undefined);
  });
}
