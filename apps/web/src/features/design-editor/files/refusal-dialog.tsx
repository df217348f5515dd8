import { COMMON_TEXTS } from '#texts/pages/common.ts';
import { DESIGN_FILE_TEXTS as TEXTS } from '#texts/editor/design-files.ts';
import type { ReactNode } from 'react';
import { ButtonGroup } from '../../../ui/buttons/button-group.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import type { Refusal } from './read-design.ts';
import styles from './refusal-dialog.module.css';

/** Longer lists do not help. */
const MOST_SHOWN = 50;

interface RefusalDialogProps {
  readonly refusal: Refusal | undefined;
  readonly onClose: () => void;
}

/** Why a file was refused: each fault with its place. */
export function RefusalDialog({ refusal, onClose }: RefusalDialogProps): ReactNode {
  return (
    <Dialog title={TEXTS.refusedTitle} isOpen={refusal !== undefined} onClose={onClose}>
      {refusal && <Reason refusal={refusal} />}
      <ButtonGroup align="right" primary={{ text: COMMON_TEXTS.close, onPress: onClose }} />
    </Dialog>
  );
}

function Reason({ refusal }: { readonly refusal: Refusal }): ReactNode {
  if ('message' in refusal) return <p className={styles.reason}>{refusal.message}</p>;
  const { problems } = refusal;
  return (
    <>
      <p className={styles.reason}>{TEXTS.refused(problems.length)}</p>
      <ul className={styles.problems}>
        {problems.slice(0, MOST_SHOWN).map(({ path, message, line, column }) => (
          <li key={`${line}:${column} ${path} ${message}`}>
            <span className="caption">{TEXTS.place(line, column)}</span>
            {path !== '' && <code>{path}</code>}
            <span>{message}</span>
          </li>
        ))}
      </ul>
      {problems.length > MOST_SHOWN && <p>{TEXTS.more(problems.length - MOST_SHOWN)}</p>}
    </>
  );
}
