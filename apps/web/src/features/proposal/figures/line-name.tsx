import type { BillKind } from '@site-designer/sizing-engine';
import type { BillLine } from '@site-designer/texts';
import type { ReactNode } from 'react';
import { classNames } from '../../../lib/class-names.ts';
import styles from './line-name.module.css';

interface LineNameProps {
  readonly line: Pick<BillLine, 'kind' | 'designation' | 'purpose' | 'description'>;
  /** Whether a column has the description, except on phones. */
  readonly isDescribed?: boolean;
}

/** The name of a line of the bill; without a description beside it, with what distinguishes lines of the same name. */
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

/** In results of older versions the description includes the purpose. */
function purposeOf({ kind, purpose, description }: LineNameProps['line']): string | null {
  if (purpose !== undefined) return purpose;
  return WITH_PURPOSE.includes(kind) ? description : null;
}
