import { TABLE_FILE_TEXTS } from '#texts/editor/table-files.ts';
import {
  type CameraForm,
  headedBlock,
  isOtherTable,
  parseTsv,
  plannedPaste,
  SAME_IDS,
  tableOf,
} from '@site-designer/camera-table';
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type DragEvent,
  type HTMLAttributes,
} from 'react';
import { pastedTable } from '../../../lib/files/pasted-table.ts';
import { pastedBlock } from '../cameras/clipboard/clipboard-data.ts';
import type { Pasted, TableToImport } from '../cameras/grid/grid-commands.ts';
import { useEditorStore } from '../document/editor-context.ts';

interface TablesHost {
  /** Whether there is no camera to paste onto. */
  readonly isEmpty: boolean;
  readonly form: CameraForm;
  readonly onImport: (file: File) => void;
}

interface TablesFromElsewhere {
  /** Takes a table that was pasted. */
  readonly onTable: (table: TableToImport) => void;
  /** For the element on which files are dropped. */
  readonly dropped: HTMLAttributes<HTMLElement>;
}

/** Tables that are pasted or dropped where the cameras are: the import looks at them before anything is changed. */
export function useTablesFromElsewhere({ isEmpty, form, onImport }: TablesHost): TablesFromElsewhere {
  const store = useEditorStore();
  const latest = useRef(onImport);
  useLayoutEffect(() => {
    latest.current = onImport;
  });
  // Stable: the controller of the table has it, with what is being typed.
  const onTable = useCallback(
    (table: TableToImport): void => {
      const { save } = store.getState().siteDesignEditor;
      // Rows are named by the ids that they have once they are saved.
      void save().then(() => {
        const { ids } = store.getState().siteDesignEditor;
        latest.current(pastedTable(table(ids), TABLE_FILE_TEXTS.clipboard));
      });
    },
    [store],
  );
  usePasteIntoEmpty(isEmpty, (pasted) => onImport(pastedTable(tableIn(pasted, form), TABLE_FILE_TEXTS.clipboard)));
  return { onTable, dropped: droppedFiles(onImport) };
}

/** Without headers its columns are those of the table, in their order. */
function tableIn({ text, layout, sets }: Pasted, form: CameraForm): string {
  const matrix = parseTsv(text);
  if (isOtherTable(matrix, form)) return text;
  const [reading] = plannedPaste(tableOf([]), undefined, { matrix, form, layout, sets });
  return headedBlock(reading, { matrix, ids: SAME_IDS });
}

/** Handles a paste while there is no table: all lines are new cameras. */
function usePasteIntoEmpty(isEmpty: boolean, onPaste: (pasted: Pasted) => void): void {
  const take = useEffectEvent(onPaste);
  useEffect(() => {
    if (!isEmpty) return;
    const listener = (event: ClipboardEvent): void => {
      const isElsewhere = event.target instanceof Element && event.target.closest('input, textarea, dialog') !== null;
      const pasted = event.clipboardData && pastedBlock(event.clipboardData);
      if (isElsewhere || !pasted || pasted.text.trim() === '') return;
      event.preventDefault();
      take(pasted);
    };
    document.addEventListener('paste', listener);
    return () => document.removeEventListener('paste', listener);
  }, [isEmpty]);
}

function droppedFiles(onFile: (file: File) => void): HTMLAttributes<HTMLElement> {
  const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');
  return {
    onDragOver: (event) => {
      if (hasFiles(event)) event.preventDefault();
    },
    onDrop: (event) => {
      const [file] = event.dataTransfer.files;
      if (!file) return;
      event.preventDefault();
      onFile(file);
    },
  };
}
