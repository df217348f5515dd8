import { useEffect, useRef } from 'react';
import { useEditorStore } from '../../features/design-editor/document/editor-context.ts';
import type { DesignPlace } from '../../features/design-editor/document/document-state.ts';
import { useProjectEvents } from '../../lib/live/project-events.ts';

/** A server that starts again is back within it: who edits meanwhile is not asked, as nobody is while changes come as they happen. */
const LOST_MS = 30_000;

/** Takes what others change in the open design as it happens. */
export function useLive({ siteDesignId }: DesignPlace): void {
  const store = useEditorStore();
  const stream = useRef<string>(undefined);
  const lost = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(lost.current), []);

  function onStream(kind: 'opening' | 'open' | 'lost'): void {
    const { setLive } = store.getState().siteDesignEditor;
    clearTimeout(lost.current);
    // A design that is opened was read a moment ago.
    if (kind !== 'lost') setLive(true);
    // A stream that cannot be opened at all is none.
    else if (stream.current === 'opening') setLive(false);
    if (kind !== 'open') lost.current = setTimeout(() => setLive(false), LOST_MS);
    stream.current = kind;
  }

  useProjectEvents(({ kind, siteDesignId: changed, version }) => {
    const { heard } = store.getState().siteDesignEditor;
    if (kind === 'opening' || kind === 'open' || kind === 'lost') onStream(kind);
    else if (kind === 'reset') heard();
    else if (kind === 'designChanged' && changed === siteDesignId) heard(version ?? undefined);
  });
}
