import { DESIGN_FILE_TEXTS } from '#texts/design-files.ts';
import { useEffect, type ReactNode } from 'react';
import { useApp } from '../../../store/use-app.ts';
import { Banner } from '../../../ui/banner.tsx';
import { LoadingOverlay } from '../../../ui/loading-overlay.tsx';
import { RefusalDialog } from './refusal-dialog.tsx';

/** What became of the file that was chosen. */
export function ImportOutcome(): ReactNode {
  const { imported, refusal, isWorking, dismiss } = useApp(({ designFiles }) => designFiles);
  useEffect(() => dismiss, [dismiss]);
  return (
    <>
      {imported !== undefined && (
        <Banner tone="fine" onClose={dismiss}>
          {DESIGN_FILE_TEXTS.imported(imported)}
        </Banner>
      )}
      <RefusalDialog refusal={refusal} onClose={dismiss} />
      <LoadingOverlay isPending={isWorking} />
    </>
  );
}
