import { DESIGN_FILE_TEXTS } from '#texts/editor/design-files.ts';
import { useEffect, type ReactNode } from 'react';
import { Banner } from '../../../ui/dialogs/banner.tsx';
import { LoadingOverlay } from '../../../ui/states/loading-overlay.tsx';
import type { DesignFilesSlice } from './design-files-slice.ts';
import { RefusalDialog } from './refusal-dialog.tsx';

type ImportOutcomeProps = Pick<DesignFilesSlice, 'imported' | 'waiting' | 'refusal' | 'isWorking' | 'dismiss'>;

export function ImportOutcome({ imported, waiting, refusal, isWorking, dismiss }: ImportOutcomeProps): ReactNode {
  useEffect(() => dismiss, [dismiss]);
  return (
    <>
      {imported !== undefined && (
        <Banner tone="fine" onClose={dismiss}>
          {DESIGN_FILE_TEXTS.imported(imported)} {waiting.length > 0 && DESIGN_FILE_TEXTS.floorsMissing(waiting)}
        </Banner>
      )}
      <RefusalDialog refusal={refusal} onClose={dismiss} />
      <LoadingOverlay isPending={isWorking} />
    </>
  );
}
