import { DESIGN_FILE_TEXTS } from '#texts/design-files.ts';
import { useEffect, type ReactNode } from 'react';
import { brought } from '../../../lib/brought.ts';
import { useAppStore } from '../../../store/use-app.ts';
import { Button } from '../../../ui/button.tsx';
import { designOnScreen } from './design-on-screen.ts';

const bringWriter = () => import('./export-design.ts');

/** The open design as a file, as it stands on the screen. */
export function ExportButton(): ReactNode {
  const store = useAppStore();

  // Who loses the network wants the file all the more.
  useEffect(() => void bringWriter().catch(() => undefined), []);

  async function exportOpen(): Promise<void> {
    store.getState().cameras.confirmTyping();
    try {
      const { exportDesign } = await brought(bringWriter());
      const design = designOnScreen(store.getState());
      if (design) exportDesign(design);
    } catch (cause) {
      store.getState().failure.report(DESIGN_FILE_TEXTS.export, cause);
    }
  }

  return (
    <Button size="small" icon="download" onClick={() => void exportOpen()}>
      {DESIGN_FILE_TEXTS.export}
    </Button>
  );
}
