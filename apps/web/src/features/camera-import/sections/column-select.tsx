import { IMPORT_COLUMN_TEXTS as TEXTS } from '#texts/editor/import.ts';
import type { ImportColumn } from '@site-designer/camera-table/foreign';
import type { ReactNode } from 'react';
import { classNames } from '../../../lib/format/class-names.ts';
import { Select } from '../../../ui/fields/select.tsx';
import { withColumn } from '../model/choices.ts';
import { TARGETS, targetName } from '../model/target-names.ts';
import { useSession } from '../page/import-context.ts';
import styles from './column-select.module.css';

interface ColumnSelectProps {
  readonly column: ImportColumn;
  readonly at: number;
  /** Whether its header stands over it already. */
  readonly isHeaded?: boolean;
  readonly className?: string | undefined;
}

const NOT_READ = -1;
const OPTIONS = [
  { id: NOT_READ, name: TEXTS.unread },
  ...TARGETS.map((target, id) => ({ id, name: targetName(target) })),
];

/** What a column of the list is read as, and how much of it is. */
export function ColumnSelect({ column, at, isHeaded = false, className }: ColumnSelectProps): ReactNode {
  const session = useSession();
  const { header, target, filled, read, refused } = column;
  const title = header === '' ? TEXTS.column(at) : header;
  return (
    <div className={classNames(styles.column, target === null && styles.unread, className)}>
      <Select
        label={isHeaded ? TEXTS.readAs(title) : title}
        isCell={isHeaded}
        className={styles.select}
        value={target === null ? NOT_READ : TARGETS.indexOf(target)}
        options={OPTIONS}
        onChange={(id) => session.change((now) => withColumn(now, at, TARGETS[id] ?? null))}
      />
      <span className={classNames(styles.count, refused > 0 && styles.refused)}>
        {target === null ? TEXTS.ignored : refused > 0 ? TEXTS.refused(refused) : TEXTS.read(read, filled)}
      </span>
    </div>
  );
}
