import { TABLE_FILE_TEXTS } from '#texts/editor/table-files.ts';
import { TEMPLATE_IMPORT_TEXTS, TEMPLATE_TEXTS } from '#texts/editor/templates.ts';
import { useState, type ReactNode } from 'react';
import { download } from '../../../lib/files/download.ts';
import { loadChunk } from '../../../lib/calls/load-chunk.ts';
import { logError } from '../../../lib/calls/log.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { FileButton } from '../../../ui/buttons/file-button.tsx';
import { useEditor, useEditorStore } from '../document/editor-context.ts';
import type { Refusal } from '../files/read-design.ts';
import { RefusalDialog } from '../files/refusal-dialog.tsx';
import type { Compared, LibraryImport } from './library-import.ts';
import { LibraryReview } from './library-review.tsx';
import styles from './templates-dialog.module.css';

const loadReader = () => loadChunk(import('./read-library.ts'));

export function LibraryFiles(): ReactNode {
  const store = useEditorStore();
  const count = useEditor(({ templates }) => templates.items.length);
  const [compared, setCompared] = useState<readonly Compared[]>();
  const [refusal, setRefusal] = useState<Refusal>();
  const [outcome, setOutcome] = useState('');

  async function attempt(action: string, work: () => Promise<void>): Promise<void> {
    setOutcome('');
    try {
      await work();
    } catch (cause) {
      logError(action, cause);
      setOutcome(TABLE_FILE_TEXTS.failed(action));
    }
  }

  async function open(file: File): Promise<void> {
    const { templates, siteDesignEditor } = store.getState();
    const { catalogue } = siteDesignEditor;
    if (!catalogue) return;
    const { readLibrary } = await loadReader();
    const read = await readLibrary(file, { catalogue, existing: templates.items });
    if ('compared' in read) setCompared(read.compared);
    else setRefusal(read);
  }

  async function take(taken: LibraryImport): Promise<void> {
    setCompared(undefined);
    const isDone = await store.getState().templates.take(taken);
    if (isDone) setOutcome(TEMPLATE_IMPORT_TEXTS.done(taken.added.length));
  }

  return (
    <div className={styles.files}>
      <output className="muted">{outcome}</output>
      <FileButton
        icon="upload"
        label={TEMPLATE_TEXTS.file}
        accept=".json,application/json"
        onFile={(file) => void attempt(TEMPLATE_TEXTS.actions.import, () => open(file))}
      >
        {TEMPLATE_TEXTS.actions.import}
      </FileButton>
      {count > 0 && (
        <Button
          icon="download"
          onClick={() =>
            void attempt(TEMPLATE_TEXTS.actions.export, async () => {
              const { libraryFile } = await loadReader();
              download(libraryFile(store.getState().templates.items), TEMPLATE_TEXTS.fileName);
            })
          }
        >
          {TEMPLATE_TEXTS.actions.export}
        </Button>
      )}
      <LibraryReview compared={compared} onTake={(taken) => void take(taken)} onClose={() => setCompared(undefined)} />
      <RefusalDialog refusal={refusal} onClose={() => setRefusal(undefined)} />
    </div>
  );
}
