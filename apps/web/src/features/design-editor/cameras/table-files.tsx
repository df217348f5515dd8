import { REVIEW_TEXTS, STEP_TEXTS, TABLE_FILE_TEXTS } from '#texts/cameras.ts';
import {
  changeOf,
  type CameraForm,
  csvOf,
  FILE_HEADS,
  fileLines,
  type ImportPlan,
  plannedImport,
  type PlannedLine,
  tableOf,
  templateLines,
} from '@site-designer/camera-table';
import { useRef, useState, type ReactNode } from 'react';
import { download, fileNameOf } from '../../../lib/download.ts';
import { currentRows, useEditorStore } from '../editor-context.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { PasteReview } from './paste-review.tsx';
import { readFile } from './read-file.ts';

type Lines = readonly (readonly (string | number)[])[];

/** The camera table as a file, out and in again. */
export function TableFiles({ form }: { readonly form: CameraForm }): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const { plan, message, lineOf, exportAs, take, confirm, dismiss } = useTableFiles(form);
  return (
    <>
      <Menu
        label={TABLE_FILE_TEXTS.menu}
        actions={[
          { id: 'import', text: TABLE_FILE_TEXTS.import, icon: 'open', onAction: () => input.current?.click() },
          { id: 'csv', text: TABLE_FILE_TEXTS.exportCsv, icon: 'copy', onAction: () => void exportAs('csv') },
          { id: 'xlsx', text: TABLE_FILE_TEXTS.exportXlsx, icon: 'copy', onAction: () => void exportAs('xlsx') },
          {
            id: 'template',
            text: TABLE_FILE_TEXTS.template,
            icon: 'tag',
            onAction: () => downloadCsv(templateLines(form), TABLE_FILE_TEXTS.templateName),
          },
        ]}
      />
      <input
        ref={input}
        type="file"
        hidden
        aria-label={TABLE_FILE_TEXTS.file}
        accept=".csv,.txt,.tsv,.xlsx"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void take(file);
          target.value = '';
        }}
      />
      {message !== undefined && (
        <Banner tone="over" onClose={dismiss}>
          {message}
        </Banner>
      )}
      <PasteReview
        texts={REVIEW_TEXTS.import}
        readings={plan && [{ layout: 'single', lines: plan.lines, unreadColumns: 0 }]}
        unknownHeads={plan?.unknownHeads ?? []}
        form={form}
        lineOf={lineOf}
        onTake={confirm}
        onClose={dismiss}
      />
    </>
  );
}

type ReadPlan = Extract<ImportPlan, { readonly lines: unknown }>;

interface TableFilesState {
  readonly plan: ReadPlan | undefined;
  readonly message: string | undefined;
  readonly lineOf: (rowId: number) => number;
  readonly exportAs: (ending: 'csv' | 'xlsx') => Promise<void>;
  readonly take: (file: File) => Promise<void>;
  readonly confirm: (lines: readonly PlannedLine[]) => void;
  readonly dismiss: () => void;
}

function useTableFiles(form: CameraForm): TableFilesState {
  const store = useEditorStore();
  const [plan, setPlan] = useState<ReadPlan>();
  const [message, setMessage] = useState<string>();

  /** An imported file finds rows by the server's ids, which they have once they are saved. */
  async function savedTable() {
    await store.getState().siteDesignEditor.save();
    const { model, ids } = store.getState().siteDesignEditor;
    return { table: tableOf(model.rows), ids };
  }

  async function exportAs(ending: 'csv' | 'xlsx'): Promise<void> {
    const { table, ids } = await savedTable();
    const lines: Lines = [FILE_HEADS, ...fileLines(table, { form, ids })];
    const name = TABLE_FILE_TEXTS.fileName(fileNameOf(store.getState().siteDesignEditor.design?.name ?? ''), ending);
    if (ending === 'csv') downloadCsv(lines, name);
    else await downloadXlsx(lines, name);
  }

  async function take(file: File): Promise<void> {
    const read = await readFile(file);
    if ('message' in read) return setMessage(read.message);
    const { table, ids } = await savedTable();
    const planned = plannedImport(table, read.cells, { form, ids });
    if ('message' in planned) return setMessage(planned.message);
    setMessage(undefined);
    setPlan(planned);
  }

  return {
    plan,
    message,
    exportAs,
    take,
    lineOf: (rowId) => (tableOf(currentRows(store.getState())).lineOf.get(rowId) ?? 0) + 1,
    confirm: (lines) => {
      store.getState().cameras.edit(STEP_TEXTS.import, () => changeOf(lines));
      setPlan(undefined);
    },
    dismiss: () => {
      setPlan(undefined);
      setMessage(undefined);
    },
  };
}

function downloadCsv(lines: Lines, name: string): void {
  download(new Blob([csvOf(lines)], { type: 'text/csv;charset=utf-8' }), name);
}

async function downloadXlsx(lines: Lines, name: string): Promise<void> {
  const { default: writeWorkbook } = await import('write-excel-file/universal');
  const cells = lines.map((line) => line.map((value) => ({ value })));
  download(await writeWorkbook(cells, { sheet: TABLE_FILE_TEXTS.sheet }).toBlob(), name);
}
