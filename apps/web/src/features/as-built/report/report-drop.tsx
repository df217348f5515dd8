import { REPORT_FILE_TEXTS as TEXTS } from '#texts/editor/as-built.ts';
import { useState, type DragEvent, type ReactNode } from 'react';
import { classNames } from '../../../lib/format/class-names.ts';
import { FileButton } from '../../../ui/buttons/file-button.tsx';
import styles from './report-drop.module.css';

interface ReportDropProps {
  /** Whether a report was read already: the drop area is smaller then. */
  readonly isAnother: boolean;
  readonly onFile: (file: File) => void;
  readonly children: ReactNode;
}

export function ReportDrop({ isAnother, onFile, children }: ReportDropProps): ReactNode {
  const [isOver, setIsOver] = useState(false);

  function take(event: DragEvent): void {
    event.preventDefault();
    setIsOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  }

  return (
    // The button inside does the same by keyboard.
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
