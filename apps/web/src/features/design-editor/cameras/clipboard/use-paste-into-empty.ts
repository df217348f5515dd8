import { type CameraForm, isOtherTable, parseTsv, plannedPaste, tableOf } from '@site-designer/camera-table';
import { useEffect, useEffectEvent } from 'react';
import { pastedBlock } from './clipboard-data.ts';
import type { Pasted } from '../grid/grid-commands.ts';
import type { GridHost } from '../grid/grid-controller.ts';

interface EmptyTableHost extends Pick<GridHost, 'onTable' | 'onReview'> {
  readonly form: CameraForm;
}

/** Handles a paste while there is no table: all lines are new cameras. */
export function usePasteIntoEmpty(isEmpty: boolean, { form, onTable, onReview }: EmptyTableHost): void {
  const take = useEffectEvent(({ text, layout }: Pasted) => {
    const matrix = parseTsv(text);
    if (isOtherTable(matrix, form)) onTable(matrix, undefined);
    else onReview(plannedPaste(tableOf([]), undefined, { matrix, form, layout }));
  });

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
