import { IMPORT_PREVIEW_TEXTS as TEXTS } from '#texts/editor/import-preview.ts';
import type { ReactNode } from 'react';
import { useDelayed } from '../../../lib/hooks/use-delayed.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { useImport, useSession } from '../page/import-context.ts';
import styles from './preview.module.css';

const DELAY = { afterMs: 300 };

/** How far reading is, and how to end it; or that it was ended. */
export function Reading(): ReactNode {
  const session = useSession();
  const stage = useImport((state) => state.stage);
  const isWorking = useImport((state) => state.isBehind || state.stage === 'reading');
  const progress = useImport((state) => state.progress);
  const isShown = useDelayed(isWorking, DELAY);
  if (stage === 'stopped') {
    return (
      <div className={styles.reading}>
        <output>{TEXTS.stopped}</output>
        <Button onClick={session.again}>{TEXTS.again}</Button>
      </div>
    );
  }
  if (!isShown) return null;
  return (
    <div className={styles.reading}>
      <p>
        <strong>{progress ? TEXTS.reading(progress.done, progress.lines) : TEXTS.opening}</strong> {TEXTS.usable}
      </p>
      <Button onClick={session.stop}>{TEXTS.cancelReading}</Button>
      <progress aria-label={TEXTS.opening} max={progress?.lines} value={progress?.done} />
    </div>
  );
}
