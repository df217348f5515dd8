import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../ui/buttons/icon.tsx';
import styles from './text-page.module.css';

interface TextPageProps {
  readonly heading: string;
  /** Shown above the heading. */
  readonly back?: ReactNode;
  readonly icon?: IconName;
  readonly children: ReactNode;
}

export function TextPage({ heading, back, icon, children }: TextPageProps): ReactNode {
  return (
    <article className={styles.page}>
      {back}
      {icon && (
        <span className={styles.icon}>
          <Icon name={icon} size={20} />
        </span>
      )}
      <h1>{heading}</h1>
      {children}
    </article>
  );
}
