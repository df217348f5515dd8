import type { ReactNode } from 'react';
import styles from './empty-state.module.css';
import { useFocusReturn } from '../dialogs/use-focus-return.ts';

interface EmptyStateProps {
  readonly sketch: ReactNode;
  readonly text: string;
  readonly action?: ReactNode;
}

/** Shown in place of an empty list: a sketch, one sentence, one button. */
export function EmptyState({ sketch, text, action }: EmptyStateProps): ReactNode {
  const state = useFocusReturn<HTMLDivElement>();
  return (
    <div ref={state} className={styles.empty}>
      {sketch}
      <p>{text}</p>
      {action}
    </div>
  );
}
