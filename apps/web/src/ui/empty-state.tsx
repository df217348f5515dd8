import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  readonly sketch: ReactNode;
  readonly text: string;
  readonly action?: ReactNode;
}

/** Nothing here yet: a sketch of what comes, one sentence, one button. */
export function EmptyState({ sketch, text, action }: EmptyStateProps): ReactNode {
  return (
    <div className={styles.empty}>
      {sketch}
      <p>{text}</p>
      {action}
    </div>
  );
}
