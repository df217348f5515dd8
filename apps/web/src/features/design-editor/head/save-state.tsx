import { NOT_TAKEN, SAVE_TEXTS } from '#texts/editor/editor.ts';
import type { ReactNode } from 'react';
import { useEditor } from '../document/editor-context.ts';
import { entriesIn } from '../document/refused-entries.ts';
import type { SaveState } from '../document/save-failure.ts';
import { Icon, type IconName } from '../../../ui/buttons/icon.tsx';
import styles from './save-state.module.css';

const ICONS: Readonly<Record<SaveState, IconName>> = {
  saved: 'check',
  unsaved: 'edit',
  saving: 'edit',
  offline: 'warning',
  busy: 'warning',
  quota: 'warning',
  full: 'warning',
  conflict: 'warning',
  refused: 'warning',
  failed: 'warning',
};

export function SaveStateNote(): ReactNode {
  const saveState = useEditor(({ siteDesignEditor }) => siteDesignEditor.saveState);
  const isKept = useEditor(({ siteDesignEditor }) => siteDesignEditor.isKept);
  const notTaken = useEditor(({ siteDesignEditor }) => entriesIn(siteDesignEditor).length);
  const showRefused = useEditor(({ siteDesignEditor }) => siteDesignEditor.showRefused);
  const isSaved = saveState === 'saved';
  return (
    <output className={styles.note} data-state={saveState}>
      <Icon name={isSaved && notTaken > 0 ? 'warning' : ICONS[saveState]} size={14} />
      {(!isSaved || notTaken === 0) && SAVE_TEXTS[saveState](isKept)}
      {notTaken > 0 && (
        <button type="button" className={styles.notTaken} onClick={showRefused}>
          {NOT_TAKEN(notTaken)}
        </button>
      )}
    </output>
  );
}
