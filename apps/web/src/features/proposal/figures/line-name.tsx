import type { BillKind, BillLine } from '@site-designer/sizing-engine';
import type { ReactNode } from 'react';
import { classNames } from '../../../lib/class-names.ts';
import styles from './line-name.module.css';

interface LineNameProps {
  readonly line: Pick<BillLine, 'kind' | 'designation' | 'purpose' | 'description'>;
  /** Whether a column has the description, but on phones. */
  readonly isDescribed?: boolean;
}

/** What an order calls a line; where no description stands beside it, what tells it from lines that are called alike. */
export function LineName({ line, isDescribed = false }: LineNameProps): ReactNode {
  const { designation } = line;
  const purpose = purposeOf(line);
  if (purpose === null) return designation;
  return (
    <span className={classNames(styles.name, isDescribed && styles.onPhones)} data-purpose={purpose}>
      {designation}
    </span>
  );
}

const WITH_PURPOSE: readonly BillKind[] = ['disk', 'hot-spare', 'spare-server'];

/** The description tells the purpose as well, in results of versions that did not tell it apart. */
function purposeOf({ kind, purpose, description }: LineNameProps['line']): string | null {
  if (purpose !== undefined) return purpose;
  return WITH_PURPOSE.includes(kind) ? description : null;
}
