import type { BillLine } from '@site-designer/texts';
import type { ReactNode } from 'react';
import { classNames } from '../../../lib/format/class-names.ts';
import styles from './line-name.module.css';

interface LineNameProps {
  readonly line: Pick<BillLine, 'designation' | 'purpose'>;
  /** Whether a column has the description, except on phones. */
  readonly isDescribed?: boolean;
}

/** The name of a line of the bill; without a description beside it, with what distinguishes lines of the same name. */
export function LineName({ line, isDescribed = false }: LineNameProps): ReactNode {
  const { designation, purpose } = line;
  if (purpose === null) return designation;
  return (
    <span className={classNames(styles.name, isDescribed && styles.onPhones)} data-purpose={purpose}>
      {designation}
    </span>
  );
}
