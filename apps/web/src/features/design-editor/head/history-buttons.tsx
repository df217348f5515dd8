import { HISTORY_TEXTS } from '#texts/editor/cameras.ts';
import { useEffect, type ReactNode } from 'react';
import { useEditor, useEditorStore } from '../document/editor-context.ts';
import { IconButton } from '../../../ui/buttons/button.tsx';
import styles from './history-buttons.module.css';

/** Undo and redo of the whole design: rows and server settings share one history. */
export function HistoryButtons(): ReactNode {
  const undo = useEditor(({ cameras }) => cameras.undo);
  const redo = useEditor(({ cameras }) => cameras.redo);
  const past = useEditor(({ siteDesignEditor: { model } }) => model.typing?.label ?? model.past?.step.label);
  const future = useEditor(({ siteDesignEditor: { model } }) => model.future?.step.label);
  const announcement = useEditor(({ cameras }) => cameras.announcement);
  useHistoryKeys();
  return (
    <span className={styles.history}>
      <output className={styles.told}>{announcement}</output>
      <IconButton
        icon="undo"
        label={HISTORY_TEXTS.undo}
        title={past === undefined ? HISTORY_TEXTS.nothingToUndo : HISTORY_TEXTS.undoStep(past)}
        disabled={past === undefined}
        onClick={undo}
      />
      <IconButton
        icon="undo"
        label={HISTORY_TEXTS.redo}
        title={future === undefined ? HISTORY_TEXTS.nothingToRedo : HISTORY_TEXTS.redoStep(future)}
        data-mirrored
        disabled={future === undefined}
        onClick={redo}
      />
    </span>
  );
}

/** Text fields have their own history; number fields without typed text have none. */
const HAS_ITS_OWN =
  'dialog, textarea, input:not([type="range"], [type="checkbox"], [type="radio"], [data-typed="false"])';

/** Undo and redo by the keyboard, except in fields that have their own. */
function useHistoryKeys(): void {
  const store = useEditorStore();

  useEffect(() => {
    function press(event: KeyboardEvent): void {
      const key = event.key.toLowerCase();
      if (event.defaultPrevented || !(event.ctrlKey || event.metaKey) || (key !== 'z' && key !== 'y')) return;
      if (event.target instanceof Element && event.target.closest(HAS_ITS_OWN)) return;
      event.preventDefault();
      const { undo, redo } = store.getState().cameras;
      if (key === 'y' || event.shiftKey) redo();
      else undo();
    }
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [store]);
}
