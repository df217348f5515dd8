import { CONFLICT_TEXTS } from '#texts/editor/editor.ts';
import { cameraForm, type Overwritten } from '@site-designer/camera-table';
import { useMemo, type ReactNode } from 'react';
import { useCatalogue } from '../../../lib/state/catalogue-context.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { useEditor, useRows } from '../document/editor-context.ts';
import { useOthers } from '../cameras/others/others-context.tsx';
import { placeOf, valueIn } from './clash-table.tsx';
import styles from './overwritten-values.module.css';

/** The values that a later one has taken the place of, each with a button that puts it back. */
export function OverwrittenValues({ values }: { readonly values: readonly Overwritten[] }): ReactNode {
  const catalogue = useCatalogue();
  const form = useMemo(() => cameraForm(catalogue), [catalogue]);
  const rows = useRows();
  const { writerOf } = useOthers();
  const restore = useEditor(({ siteDesignEditor }) => siteDesignEditor.restoreValue);
  return (
    <ul className={styles.values}>
      {values.map((each) => {
        const cell = placeOf(each, rows);
        const value = valueIn(each.row, each, form);
        const by = writerOf(each) ?? CONFLICT_TEXTS.somebody;
        const texts = each.isMine
          ? { told: CONFLICT_TEXTS.overwritten(cell, value, by), action: CONFLICT_TEXTS.restore(value) }
          : { told: CONFLICT_TEXTS.outlived(cell, value, by), action: CONFLICT_TEXTS.use(value) };
        return (
          <li key={each.id}>
            {texts.told}
            <Button size="small" onClick={() => restore(each)}>
              {texts.action}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
