import { IMPORT_TEXTS as TEXTS } from '#texts/editor/import.ts';
import { cameraForm } from '@site-designer/camera-table';
import { useEffect, useMemo, useState, type DragEvent, type ReactNode } from 'react';
import { classNames } from '../../../lib/format/class-names.ts';
import { formatDay } from '../../../lib/format/dates.ts';
import { pastedTable } from '../../../lib/files/pasted-table.ts';
import { Banner } from '../../../ui/dialogs/banner.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { TABLE_FILE_TEXTS } from '#texts/editor/table-files.ts';
import type { ImportSession } from '../model/import-store.ts';
import { Preview } from '../preview/preview.tsx';
import { Steps } from '../sections/steps.tsx';
import type { DoneImport, ImportDesign } from '../worker/import-question.ts';
import { ImportFoot } from './import-foot.tsx';
import { ImportPlaceContext, useImport, useSession } from './import-context.ts';
import styles from './import-page.module.css';
import { useImportKeys } from './use-import-keys.ts';
import { useImportSession } from './use-session.ts';

interface ImportPageProps {
  readonly siteDesignId: number;
  readonly designName: string;
  readonly design: ImportDesign;
  /** A file that was handed over by the table. */
  readonly file: File | undefined;
  /** Applies the import; returns why the design does not take it. */
  readonly onImport: (done: DoneImport) => string | undefined;
  readonly onCancel: () => void;
  readonly onTemplate: () => void;
}

/** A list of cameras from elsewhere, with what is decided about it and what comes of it on one screen. */
export function ImportPage({ designName, onImport, onCancel, onTemplate, ...host }: ImportPageProps): ReactNode {
  const session = useImportSession(host);
  const { catalogue } = host.design;
  const form = useMemo(() => cameraForm(catalogue), [catalogue]);
  const place = useMemo(() => ({ session, form, onTemplate }), [session, form, onTemplate]);
  const dropped = useDroppedFiles(session);
  usePastedTables(session);
  useImportKeys(session);
  return (
    <ImportPlaceContext value={place}>
      <div className={classNames(styles.page, dropped.isOver && styles.over)} {...dropped.handlers}>
        <Head designName={designName} />
        <div>
          <Failure />
        </div>
        <div className={styles.columns}>
          <Steps />
          <Preview />
        </div>
        <ImportFoot onImport={onImport} onCancel={onCancel} />
      </div>
    </ImportPlaceContext>
  );
}

function Head({ designName }: { readonly designName: string }): ReactNode {
  const session = useSession();
  const file = useImport((state) => state.file);
  const lines = useImport((state) => state.viewed?.summary.counts.lines);
  const remembered = useImport((state) => state.remembered);
  return (
    <div className={styles.head}>
      <h1>{TEXTS.title}</h1>
      {file && lines !== undefined && (
        <p className="muted" dir="auto">
          {TEXTS.into(file.name, lines, designName)}
        </p>
      )}
      {remembered && (
        <p className={styles.remembered}>
          <span className={styles.chip}>
            {TEXTS.remembered(remembered.fileName, formatDay(remembered.importedUtc))}
          </span>
          <Button look="tertiary" size="small" onClick={() => void session.startAfresh()}>
            {TEXTS.startAfresh}
          </Button>
        </p>
      )}
    </div>
  );
}

function Failure(): ReactNode {
  const failure = useImport((state) => state.failure);
  const session = useSession();
  if (failure === undefined) return null;
  return (
    <Banner tone="over" onClose={() => session.state.setState({ failure: undefined })}>
      {failure}
    </Banner>
  );
}

function useDroppedFiles(session: ImportSession) {
  const [isOver, setIsOver] = useState(false);
  return {
    isOver,
    handlers: {
      onDragOver: (event: DragEvent) => {
        event.preventDefault();
        setIsOver(true);
      },
      onDragLeave: () => setIsOver(false),
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        setIsOver(false);
        const [file] = event.dataTransfer.files;
        if (file) void session.open(file);
      },
    },
  };
}

/** A table pasted anywhere on the page but into a field. */
function usePastedTables(session: ImportSession): void {
  useEffect(() => {
    const listener = (event: ClipboardEvent): void => {
      const isField = event.target instanceof Element && event.target.closest('input, textarea') !== null;
      const text = event.clipboardData?.getData('text') ?? '';
      if (isField || text.trim() === '') return;
      event.preventDefault();
      void session.open(pastedTable(text, TABLE_FILE_TEXTS.clipboard));
    };
    document.addEventListener('paste', listener);
    return () => document.removeEventListener('paste', listener);
  }, [session]);
}
