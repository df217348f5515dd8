import { COMMON_TEXTS } from '#texts/pages/common.ts';
import type { ReactNode } from 'react';
import { ButtonGroup } from '../buttons/button-group.tsx';
import styles from './confirm-dialog.module.css';
import { Dialog } from './dialog.tsx';

interface ConfirmDialogProps {
  readonly title: string;
  readonly question: string;
  /** Label of the confirming button. */
  readonly confirm: string;
  readonly isOpen: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

export function ConfirmDialog({
  title,
  question,
  confirm,
  isOpen,
  onConfirm,
  onCancel,
}: ConfirmDialogProps): ReactNode {
  return (
    <Dialog title={title} isOpen={isOpen} onClose={onCancel}>
      <p className={styles.question}>{question}</p>
      <ButtonGroup
        primary={{ text: confirm, look: 'danger', onPress: onConfirm }}
        secondary={{ text: COMMON_TEXTS.cancel, onPress: onCancel }}
      />
    </Dialog>
  );
}
