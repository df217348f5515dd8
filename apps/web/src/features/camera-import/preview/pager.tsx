import { IMPORT_PREVIEW_TEXTS as TEXTS } from '#texts/editor/import-preview.ts';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { useSession } from '../page/import-context.ts';
import type { ShownWindow } from '../worker/import-question.ts';
import styles from './preview.module.css';

const STEP = 200;

/** Which rows are shown of a long list. */
export function Pager({ window: { from, total } }: { readonly window: ShownWindow }): ReactNode {
  const session = useSession();
  if (total <= STEP) return null;
  const last = Math.floor((total - 1) / STEP) * STEP;
  const go = (next: number) => () => session.show({ from: next, line: undefined });
  return (
    <div className={styles.pager}>
      <span>{TEXTS.rowsOf(from + 1, Math.min(from + STEP, total), total)}</span>
      <Button size="small" disabled={from === 0} onClick={go(0)}>
        {TEXTS.firstRows}
      </Button>
      <Button size="small" disabled={from === 0} onClick={go(Math.max(0, from - STEP))}>
        {TEXTS.previousRows}
      </Button>
      <Button size="small" disabled={from >= last} onClick={go(Math.min(last, from + STEP))}>
        {TEXTS.nextRows}
      </Button>
      <Button size="small" disabled={from >= last} onClick={go(last)}>
        {TEXTS.lastRows}
      </Button>
    </div>
  );
}
