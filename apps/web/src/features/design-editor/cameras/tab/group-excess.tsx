import { CAMERA_TEXTS } from '#texts/editor/cameras.ts';
import type { ReactNode } from 'react';
import { Banner } from '../../../../ui/dialogs/banner.tsx';
import { useEditor } from '../../document/editor-context.ts';
import styles from './cameras-tab.module.css';

/** Says that the last change was refused, as it would have made too many camera groups. */
export function GroupExcess(): ReactNode {
  const excess = useEditor(({ siteDesignEditor }) => siteDesignEditor.excess);
  const dismiss = useEditor(({ siteDesignEditor }) => siteDesignEditor.dismissExcess);
  if (excess === undefined) return null;
  return (
    <div className={styles.excess}>
      <Banner tone="over" onClose={dismiss}>
        {CAMERA_TEXTS.notChanged(excess)}
      </Banner>
    </div>
  );
}
