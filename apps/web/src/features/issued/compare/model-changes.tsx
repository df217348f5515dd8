import { COMPARE_TEXTS as TEXTS } from '#texts/proposal/compare.ts';
import type { ProposalDifferences } from '@site-designer/api-contract/proposal-addresses';
import type { ReactNode } from 'react';
import styles from '../opened/issued.module.css';

interface ModelChangesProps {
  readonly changes: ProposalDifferences['modelChanges'];
}

/** Why two proposals of one design may differ: what changed in the calculation between them. */
export function ModelChanges({ changes }: ModelChangesProps): ReactNode {
  if (changes.length === 0) return null;
  return (
    <div>
      <p>{TEXTS.modelChanged}</p>
      <ul className={styles.changes}>
        {changes.map(({ model, change }) => (
          <li key={change}>{TEXTS.modelChange(model, change)}</li>
        ))}
      </ul>
    </div>
  );
}
