import type { ReactNode } from 'react';
import styles from './button-group.module.css';
import { classNames } from '../../lib/format/class-names.ts';

/** Buttons of a form, whose primary one submits it: it stands on the right. */
export function ButtonRow({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className={classNames(styles.group, styles['right'])}>{children}</div>;
}
