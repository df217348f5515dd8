import { TABLE_FILE_TEXTS } from '#texts/editor/table-files.ts';
import type { CameraForm } from '@site-designer/camera-table';
import { useState, type ReactNode } from 'react';
import { loadChunk } from '../../../lib/calls/load-chunk.ts';
import { logError } from '../../../lib/calls/log.ts';
import { Banner } from '../../../ui/dialogs/banner.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { GuardedButton } from '../../../ui/buttons/guarded-button.tsx';
import { Menu } from '../../../ui/buttons/menu.tsx';
import { useEditorStore } from '../document/editor-context.ts';
import type { ExportFormat } from './export-table.ts';

interface TableFilesProps {
  readonly form: CameraForm;
  /** Whether there is no camera to export. */
  readonly isEmpty: boolean;
  readonly onImport: () => void;
}

export function TableFiles({ form, isEmpty, onImport }: TableFilesProps): ReactNode {
  const store = useEditorStore();
  const { failure, attempt, dismiss } = useAttempts();

  const exportAs = (format: ExportFormat) => () =>
    attempt(TABLE_FILE_TEXTS.export, async () => {
      const { exportTable } = await loadExport();
      await exportTable(store, form, format);
    });

  return (
    <>
      <GuardedButton icon="upload" onClick={() => onImport()}>
        {TABLE_FILE_TEXTS.import}
      </GuardedButton>
      {!isEmpty && (
        <Menu
          label={TABLE_FILE_TEXTS.export}
          icon="download"
          actions={[
            { id: 'xlsx', text: TABLE_FILE_TEXTS.exportXlsx, icon: 'download', onAction: exportAs('xlsx') },
            { id: 'csv', text: TABLE_FILE_TEXTS.exportCsv, icon: 'download', onAction: exportAs('csv') },
            { id: 'hardware', text: TABLE_FILE_TEXTS.exportHardware, icon: 'download', onAction: exportAs('hardware') },
          ]}
        />
      )}
      <Button
        icon="file"
        onClick={() => attempt(TABLE_FILE_TEXTS.template, async () => (await loadExport()).exportTemplate(form))}
      >
        {TABLE_FILE_TEXTS.template}
      </Button>
      {failure !== undefined && (
        <Banner tone="over" onClose={dismiss}>
          {failure}
        </Banner>
      )}
    </>
  );
}

const loadExport = () => loadChunk(import('./export-table.ts'));

interface Attempts {
  /** Why the last one came to nothing. */
  readonly failure: string | undefined;
  readonly attempt: (action: string, work: () => Promise<void>) => void;
  readonly dismiss: () => void;
}

function useAttempts(): Attempts {
  const [failure, setFailure] = useState<string>();
  return {
    failure,
    attempt: (action, work) => {
      setFailure(undefined);
      work().catch((cause: unknown) => {
        logError(action, cause);
        setFailure(TABLE_FILE_TEXTS.failed(action));
      });
    },
    dismiss: () => setFailure(undefined),
  };
}
