import { DESIGN_FILE_ACTIONS } from '#texts/pages/lists.ts';
import { useEffect, type ReactNode } from 'react';
import { loadChunk } from '../../../lib/calls/load-chunk.ts';
import type { Report } from '../../../lib/state/slice.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { knownPlans } from '../../../lib/state/known-plans.ts';
import { designOnScreen, placingOf } from '../document/document-state.ts';
import { useEditorStore, useIsOpen } from '../document/editor-context.ts';

const loadWriter = () => import('./export-design.ts');

/** Exports the open design as it stands on the screen. */
export function ExportButton({ onFailure }: { readonly onFailure: Report }): ReactNode {
  const store = useEditorStore();
  const isOpen = useIsOpen();

  // Loaded ahead, so that a user who loses the network can still export; after the frame that shows the design.
  useEffect(() => {
    if (!isOpen) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => void loadWriter().catch(() => undefined));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [isOpen]);

  async function exportOpen(): Promise<void> {
    store.getState().cameras.confirmTyping();
    try {
      const { exportDesign } = await loadChunk(loadWriter());
      const { siteDesignEditor } = store.getState();
      const design = designOnScreen(siteDesignEditor);
      const placing = placingOf(siteDesignEditor);
      const plans = knownPlans(siteDesignEditor.place?.siteId ?? 0);
      if (design) exportDesign(design, placing && { placing, plans });
    } catch (cause) {
      onFailure(DESIGN_FILE_ACTIONS.export, cause);
    }
  }

  return (
    <Button size="small" icon="download" onClick={() => void exportOpen()}>
      {DESIGN_FILE_ACTIONS.export}
    </Button>
  );
}
