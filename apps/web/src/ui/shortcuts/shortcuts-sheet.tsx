import { SHORTCUT_TEXTS } from '#texts/editor/shortcuts.ts';
import { useState, type ReactNode } from 'react';
import { Dialog } from '../dialogs/dialog.tsx';
import { IS_MAC, isSingleKey, keyCaps, type Shortcut, type ShortcutGroup } from './shortcut-registry.ts';
import styles from './shortcuts-sheet.module.css';
import { areSingleKeysOn, switchSingleKeys } from './single-keys.ts';

interface ShortcutsSheetProps {
  readonly groups: readonly ShortcutGroup[];
  readonly onClose: () => void;
}

export function ShortcutsSheet({ groups, onClose }: ShortcutsSheetProps): ReactNode {
  const [isOn, setIsOn] = useState(areSingleKeysOn);

  function change(next: boolean): void {
    switchSingleKeys(next);
    setIsOn(next);
  }

  return (
    <Dialog title={SHORTCUT_TEXTS.title} isOpen onClose={onClose}>
      {groups.map(({ title, shortcuts }) => (
        <section key={title} className={styles.group}>
          <h3>{title}</h3>
          <dl>
            {shortcuts.map((shortcut) => (
              <Row key={shortcut.keys} shortcut={shortcut} isOff={!isOn && isSingleKey(shortcut)} />
            ))}
          </dl>
        </section>
      ))}
      <label className={styles.switch}>
        <input type="checkbox" checked={isOn} onChange={({ target }) => change(target.checked)} />
        {SHORTCUT_TEXTS.singleKeys}
      </label>
      <p className="caption">{SHORTCUT_TEXTS.singleKeysHint}</p>
    </Dialog>
  );
}

function Row({ shortcut, isOff }: { readonly shortcut: Shortcut; readonly isOff: boolean }): ReactNode {
  return (
    <div className={styles.row} data-off={isOff}>
      <dt>{shortcut.text}</dt>
      <dd>
        {keyCaps(shortcut.keys, IS_MAC).map((cap) => (
          <kbd key={cap}>{cap}</kbd>
        ))}
      </dd>
    </div>
  );
}
