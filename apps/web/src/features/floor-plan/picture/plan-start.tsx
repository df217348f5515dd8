import { useState, type ReactNode } from 'react';
import { PLAN_TEXTS as TEXTS } from '#texts/editor/plan.ts';
import { classNames } from '../../../lib/format/class-names.ts';
import { FileButton } from '../../../ui/buttons/file-button.tsx';
import { ACCEPTED } from './accepted.ts';
import styles from './picture.module.css';

interface PlanStartProps {
  readonly onFile: (file: File) => void;
}

/** Before there is a plan: one sentence and one button. */
export function PlanStart({ onFile }: PlanStartProps): ReactNode {
  const [isOver, setIsOver] = useState(false);
  return (
    <div
      className={classNames(styles.start, isOver && styles.over)}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        const [file] = event.dataTransfer.files;
        if (file) onFile(file);
      }}
    >
      <svg viewBox="0 0 120 80" width={150} height={100} aria-hidden="true">
        <path d="M6 6h108v68H6zM50 6v30M50 50v24M50 50H6M80 74V50M80 40h34" />
        <path className={styles.cone} d="M14 14l30 10-14 20z" />
      </svg>
      <p className={styles.lead}>{TEXTS.start}</p>
      <FileButton icon="upload" label={TEXTS.chooseLabel} accept={ACCEPTED} onFile={onFile}>
        {TEXTS.choose}
      </FileButton>
      <p className="caption">{TEXTS.accepted}</p>
    </div>
  );
}
