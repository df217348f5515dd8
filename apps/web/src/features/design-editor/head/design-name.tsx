import { LIST_TEXTS, SITE_DESIGN_WORDS } from '#texts/pages/lists.ts';
import { NAME_LIMITS } from '@site-designer/api-contract/names';
import { useRef, useState, type ReactNode } from 'react';
import { Banner } from '../../../ui/dialogs/banner.tsx';
import { GuardedIconButton } from '../../../ui/buttons/guarded-button.tsx';
import { NameInput } from '../../../ui/fields/name-input.tsx';
import styles from './design-name.module.css';
import { nameOf } from '../document/document-state.ts';
import { useEditor } from '../document/editor-context.ts';

export function DesignName(): ReactNode {
  const name = useEditor(({ siteDesignEditor }) => nameOf(siteDesignEditor)) ?? '';
  const rename = useEditor(({ siteDesignEditor }) => siteDesignEditor.rename);
  const [isEditing, setIsEditing] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  /** The focus returns to the button if the keyboard ended the editing. */
  const wantsFocus = useRef(false);

  function take(typed: string): boolean {
    const refused = rename(typed);
    setRefusal(refused);
    return refused === undefined;
  }

  function close(byKeyboard: boolean): void {
    wantsFocus.current = byKeyboard;
    setIsEditing(false);
  }

  return (
    <div className={styles.name}>
      <h1 dir="auto" className={isEditing ? 'visually-hidden' : undefined}>
        {name}
      </h1>
      {isEditing ? (
        <NameInput
          label={LIST_TEXTS.nameOf(SITE_DESIGN_WORDS.noun)}
          name={name}
          maxLength={NAME_LIMITS.siteDesign.max}
          onRename={take}
          onClose={close}
        />
      ) : (
        <GuardedIconButton
          icon="edit"
          label={LIST_TEXTS.renameOf(SITE_DESIGN_WORDS.noun, name)}
          ref={(button) => {
            if (wantsFocus.current) button?.focus();
            wantsFocus.current = false;
          }}
          onClick={() => setIsEditing(true)}
        />
      )}
      {refusal !== undefined && (
        <div className={styles.refusal}>
          <Banner tone="over" onClose={() => setRefusal(undefined)}>
            {refusal}
          </Banner>
        </div>
      )}
    </div>
  );
}
