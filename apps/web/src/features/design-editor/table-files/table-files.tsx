import { REVIEW_TEXTS } from '#texts/editor/cameras.ts';
import { TABLE_FILE_TEXTS } from '#texts/editor/table-files.ts';
import type { CameraForm } from '@site-designer/camera-table';
import { useState, type ReactNode } from 'react';
import { loadChunk } from '../../../lib/calls/load-chunk.ts';
import { logError } from '../../../lib/calls/log.ts';
import { Banner } from '../../../ui/dialogs/banner.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { FileButton } from '../../../ui/buttons/file-button.tsx';
import { MatchColumnsDialog } from '../../../ui/match-columns/match-columns-dialog.tsx';
import { Menu } from '../../../ui/buttons/menu.tsx';
import { PasteReview } from '../cameras/clipboard/paste-review.tsx';
import { useEditorStore, currentRows } from '../document/editor-context.ts';
import type { ExportFormat } from './export-table.ts';
import { CAMERA_VOCABULARY } from './table-source.ts';
import type { TableImport } from './use-table-import.ts';

interface TableFilesProps {
  readonly form: CameraForm;
  readonly tables: TableImport;
  /** Whether there is no camera to export. */
  readonly isEmpty: boolean;
}

export function TableFiles({ form, tables, isEmpty }: TableFilesProps): ReactNode {
  const store = useEditorStore();
  const { failure, attempt, dismiss } = useAttempts(tables);

  const exportAs = (format: ExportFormat) => () =>
    attempt(TABLE_FILE_TEXTS.export, async () => {
      const { exportTable } = await loadExport();
      await exportTable(store, form, format);
    });

  return (
    <>
      <FileButton
        icon="upload"
        label={TABLE_FILE_TEXTS.file}
        accept=".csv,.txt,.tsv,.xlsx"
        onFile={(file) => attempt(TABLE_FILE_TEXTS.import, () => tables.commands.openFile(file))}
      >
        {TABLE_FILE_TEXTS.import}
      </FileButton>
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

function useAttempts({ message, commands }: TableImport): Attempts {
  const [failure, setFailure] = useState<string>();
  return {
    failure: message ?? failure,
    attempt: (action, work) => {
      setFailure(undefined);
      work().catch((cause: unknown) => {
        logError(action, cause);
        setFailure(TABLE_FILE_TEXTS.failed(action));
      });
    },
    dismiss: () => {
      commands.dismiss();
      setFailure(undefined);
    },
  };
}

interface TableQuestionsProps extends Omit<TableFilesProps, 'isEmpty'> {
  /** Runs something that adds rows, then moves to the first new one. */
  readonly adding: (work: () => void) => void;
}

/** What is asked about a table from elsewhere before it is taken. */
export function TableQuestions({ form, tables, adding }: TableQuestionsProps): ReactNode {
  const store = useEditorStore();
  const { question, commands } = tables;
  const review = question?.kind === 'review' ? question : undefined;
  return (
    <>
      {question?.kind === 'columns' && (
        <MatchColumnsDialog
          source={question.source}
          vocabulary={CAMERA_VOCABULARY}
          onChoose={(choice) => void commands.choose(question, choice)}
          onMatch={(mapping) => void commands.match(question, mapping)}
          onClose={() => commands.dismiss()}
        />
      )}
      <PasteReview
        texts={review && 'file' in review.origin ? REVIEW_TEXTS.import : REVIEW_TEXTS.paste}
        readings={review && [{ layout: 'single', lines: review.plan.lines, unreadColumns: 0 }]}
        notes={review ? [...review.notes, ...review.plan.rounded.map((text) => `${text}.`)] : []}
        unknownHeaders={review?.plan.unknownHeaders ?? []}
        form={form}
        lineOf={(rowId) => currentRows(store.getState()).findIndex(({ id }) => id === rowId) + 1}
        onTake={(lines) => review && adding(() => commands.take(review, lines))}
        onClose={() => commands.dismiss()}
      />
    </>
  );
}
