import type { ReactNode } from 'react';
import { classNames } from '../../../lib/format/class-names.ts';
import { Icon, type IconName } from '../../../ui/buttons/icon.tsx';
import styles from './answer-card.module.css';

interface LineProps {
  readonly icon: IconName;
  readonly tone?: 'good' | 'near' | undefined;
  readonly children: ReactNode;
}

/** One line of the card; it keeps its place while it has nothing to say. */
export function Line({ icon, tone, children }: LineProps): ReactNode {
  return (
    <div className={styles.line}>
      <span className={classNames(styles.icon, tone && styles[tone])}>
        <Icon name={icon} />
      </span>
      <div>{children}</div>
    </div>
  );
}
