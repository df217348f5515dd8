import { STATUS_TEXTS } from '#texts/proposal/issued.ts';
import type { ProposalStatus } from '@site-designer/api-contract';
import type { ReactNode } from 'react';
import styles from './issued.module.css';

export function StatusBadge({ status }: { readonly status: ProposalStatus }): ReactNode {
  return (
    <span className={styles.status} data-status={status}>
      {STATUS_TEXTS[status]}
    </span>
  );
}
