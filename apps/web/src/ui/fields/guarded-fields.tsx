import type { Need } from '@site-designer/api-contract/roles';
import type { ReactNode } from 'react';
import { useRefusal } from '../../lib/state/access.ts';
import styles from './guarded-fields.module.css';

interface GuardedFieldsProps {
  /** What it asks leave for. */
  readonly need?: Need;
  readonly children: ReactNode;
}

/** Controls that are closed to users who may only look at their values. */
export function GuardedFields({ need = 'edit', children }: GuardedFieldsProps): ReactNode {
  const refusal = useRefusal(need);
  return (
    <fieldset className={styles.fields} disabled={refusal !== undefined} title={refusal}>
      {children}
    </fieldset>
  );
}
