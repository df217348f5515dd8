import { STEP_TEXTS } from '#texts/editor/cameras.ts';
import { TABLE_FILE_TEXTS } from '#texts/editor/table-files.ts';
import {
  changeOf,
  type CameraForm,
  type FileCells,
  type ImportPlan,
  isBlank,
  type Mapping,
  plannedImport,
  type PlannedLine,
  plannedTablePaste,
  type Selection,
  type Table,
  tableOf,
} from '@site-designer/camera-table';
import type { Encoding } from '@site-designer/camera-table/read-file';
import { useMemo, useState } from 'react';
import { readFile } from '../../../lib/files/read-table-file.ts';
import { currentRows, useEditorStore, type DesignEditorStore } from '../document/editor-context.ts';
import { cameraColumns, tableSource, type TableSource } from './table-source.ts';

/** Source of a table: a file, or the clipboard at a cell of the table. */
type Origin = { readonly file: File } | { readonly selection: Selection | undefined };

type ReadPlan = Extract<ImportPlan, { readonly lines: unknown }>;

type TableQuestion =
  | { readonly kind: 'columns'; readonly origin: Origin; readonly source: TableSource }
  | { readonly kind: 'review'; readonly origin: Origin; readonly plan: ReadPlan; readonly notes: readonly string[] };

type ColumnsQuestion = Extract<TableQuestion, { readonly kind: 'columns' }>;

export interface TableImport {
  readonly question: TableQuestion | undefined;
  /** Why nothing was read. */
  readonly message: string | undefined;
  readonly commands: TableCommands;
}

/** Imports a table of another program: its columns are matched, its lines reviewed, and then added to the design. */
export function useTableImport(form: CameraForm): TableImport {
  const store = useEditorStore();
  const [question, setQuestion] = useState<TableQuestion>();
  const [message, setMessage] = useState<string>();
  const commands = useMemo(() => new TableCommands({ store, form, setQuestion, setMessage }), [store, form]);
  return { question, message, commands };
}

interface TableHost {
  readonly store: DesignEditorStore;
  readonly form: CameraForm;
  readonly setQuestion: (question: TableQuestion | undefined) => void;
  readonly setMessage: (message: string | undefined) => void;
}

class TableCommands {
  readonly #host: TableHost;

  constructor(host: TableHost) {
    this.#host = host;
  }

  async openFile(file: File): Promise<void> {
    const { form, setMessage } = this.#host;
    const read = await readFile(file);
    if ('message' in read) return setMessage(read.message);
    const source = tableSource(read, form);
    if (source.cells.every((line) => line.every(isBlank))) return setMessage(TABLE_FILE_TEXTS.empty);
    await this.#open({ file }, source);
  }

  /** Opens a block with headers. */
  readonly openPaste = (cells: FileCells, selection: Selection | undefined): void => {
    void this.#open({ selection }, tableSource({ sheets: [{ name: '', cells }] }, this.#host.form));
  };

  /** Selects another sheet of the file, or reads its text differently. */
  async choose(
    question: ColumnsQuestion,
    choice: { readonly sheet: number } | { readonly encoding: Encoding },
  ): Promise<void> {
    const { form, setQuestion } = this.#host;
    const { origin, source } = question;
    if ('sheet' in choice) return setQuestion({ ...question, source: tableSource(source, form, choice.sheet) });
    if (!('file' in origin)) return;
    const read = await readFile(origin.file, choice.encoding);
    if (!('message' in read)) setQuestion({ ...question, source: tableSource(read, form) });
  }

  /** Continues with the review of the lines. */
  async match({ origin, source }: ColumnsQuestion, mapping: Mapping): Promise<void> {
    const headers = mapping.headerLine === undefined ? undefined : source.cells[mapping.headerLine];
    if (headers) cameraColumns.remember(headers, mapping.columns);
    await this.#plan(origin, { ...source, mapping });
  }

  take({ origin }: TableQuestion, lines: readonly PlannedLine[]): void {
    const { edit } = this.#host.store.getState().cameras;
    edit('file' in origin ? STEP_TEXTS.import : STEP_TEXTS.paste, () => changeOf(lines));
    this.#host.setQuestion(undefined);
  }

  dismiss(): void {
    this.#host.setQuestion(undefined);
    this.#host.setMessage(undefined);
  }

  async #open(origin: Origin, source: TableSource): Promise<void> {
    this.#host.setMessage(undefined);
    if (source.isClear) await this.#plan(origin, source);
    else this.#host.setQuestion({ kind: 'columns', origin, source });
  }

  async #plan(origin: Origin, { cells, mapping, notes }: TableSource): Promise<void> {
    const { store, form, setQuestion, setMessage } = this.#host;
    const { table, ids } = await tableAt(origin, store);
    const plan =
      'file' in origin
        ? plannedImport(table, cells, { form, ids, mapping })
        : plannedTablePaste(table, origin.selection, { form, ids, cells, mapping });
    const isRead = !('message' in plan);
    setQuestion(isRead ? { kind: 'review', origin, plan, notes } : undefined);
    setMessage(isRead ? undefined : plan.message);
  }
}

/** A file names rows by the server's ids, which rows have once they are saved. */
async function tableAt(origin: Origin, store: DesignEditorStore) {
  if ('file' in origin) return savedTable(store);
  const { ids } = store.getState().siteDesignEditor;
  return { table: tableOf(currentRows(store.getState())), ids };
}

/** The stored table, with the ids of the server. */
export async function savedTable(store: DesignEditorStore) {
  await store.getState().siteDesignEditor.save();
  const { model, ids } = store.getState().siteDesignEditor;
  const table: Table = tableOf(model.rows);
  return { table, ids };
}
