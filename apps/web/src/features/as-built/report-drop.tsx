import { REPORT_FILE_TEXTS as TEXTS } from '#texts/as-built.ts';
import { useState, type DragEvent, type ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { FileButton } from '../../ui/file-button.tsx';
import styles from './report-drop.module.css';

interface ReportDropProps {
  /** Whether one was read already: the place is smaller then. */
  readonly isAnother: boolean;
  readonly onFile: (file: File) => void;
  readonly children: ReactNode;
}

/** Where a report is dropped, with a button for those who do not drag. */
export function ReportDrop({ isAnother, onFile, children }: ReportDropProps): ReactNode {
  const [isOver, setIsOver] = useState(false);

  function take(event: DragEvent): void {
    event.preventDefault();
    setIsOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  }

  return (
    // The button within does the same by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={classNames(styles.drop, isAnother && styles.small, isOver && styles.over, 'no-print')}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={take}
    >
      <div className={styles.ask}>
        <FileButton icon="upload" label={TEXTS.file} accept=".csv,.txt,.tsv,text/csv" onFile={onFile}>
          {isAnother ? TEXTS.another : TEXTS.choose}
        </FileButton>
        <span>{TEXTS.drop}</span>
      </div>
      {children}
    </div>
  );
}

/** How to get a report. */
export function HowToReport(): ReactNode {
  return (
    <details className={styles.how}>
      <summary>{TEXTS.how}</summary>
      <p>{TEXTS.howIntro}</p>
      <pre>
        <code>{TEXTS.command}</code>
      </pre>
      <p>{TEXTS.howAfter}</p>
    </details>
  );
}
