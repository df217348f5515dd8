import { BILL_TEXTS as TEXTS } from '#texts/proposal.ts';
import type { BillLine } from '@site-designer/sizing-engine';
import type { ReactNode } from 'react';
import { classNames } from '../../../lib/class-names.ts';
import styles from './line-name.module.css';

interface LineNameProps {
  readonly line: Pick<BillLine, 'kind' | 'designation' | 'description'>;
  /** Whether a column has the description, but on phones. */
  readonly isDescribed?: boolean;
}

/** What an order calls a line; where no description stands beside it, what tells it from lines that are called alike. */
export function LineName({ line, isDescribed = false }: LineNameProps): ReactNode {
  const use = useOf(line);
  if (use === undefined) return line.designation;
  return (
    <span className={classNames(styles.name, isDescribed && styles.onPhones)} data-use={use}>
      {line.designation}
    </span>
  );
}

/** Spare servers are called like those that they stand by for, and disks like disks of other storages. */
function useOf({ kind, description }: LineNameProps['line']): string | undefined {
  if (kind === 'spare-server') return TEXTS.spare;
  return kind === 'disk' || kind === 'hot-spare' ? description.replace(/:.*$/, '') : undefined;
}
