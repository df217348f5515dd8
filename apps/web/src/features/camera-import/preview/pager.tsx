import { IMPORT_PREVIEW_TEXTS as TEXTS } from '#texts/editor/import-preview.ts';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { useSession } from '../page/import-context.ts';
import type { ShownWindow } from '../worker/import-question.ts';
import { WINDOW_ROWS } from '../worker/window-rows.ts';
import styles from './preview.module.css';

/** Which rows are shown of a long list. */
export function Pager({ window: { from, total } }: { readonly window: ShownWindow }): ReactNode {
  const session = useSession();
  if (total <= WINDOW_ROWS) return null;
  const last = Math.floor((total - 1) / WINDOW_ROWS) * WINDOW_ROWS;
  const go = (next: number) => () => session.show({ from: next, line: undefined });
  return (
    <div className={styles.pager}>
      <span>{TEXTS.rowsOf(from + 1, Math.min(from + WINDOW_ROWS, total), total)}</span>
      <Button size="small" disabled={from === 0} onClick={go(0)}>
        {TEXTS.firstRows}
      </Button>
      <Button size="small" disabled={from === 0} onClick={go(Math.max(0, from - WINDOW_ROWS))}>
        {TEXTS.previousRows}
      </Button>
      <Button size="small" disabled={from >= last} onClick={go(Math.min(last, from + WINDOW_ROWS))}>
        {TEXTS.nextRows}
      </Button>
      <Button size="small" disabled={from >= last} onClick={go(last)}>
        {TEXTS.lastRows}
      </Button>
    </div>
  );
}
