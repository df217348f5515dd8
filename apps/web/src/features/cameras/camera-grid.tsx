import { firstOf, rowsByGroup, type CameraRow } from '@site-designer/sizing-engine';
import { useMemo, type ReactNode } from 'react';
import type { CameraForm } from './camera-form.ts';
import styles from './camera-grid.module.css';
import { COLUMNS } from './columns.ts';
import { GroupHead, type GroupActions } from './group-head.tsx';
import { StreamRow } from './stream-row.tsx';
import type { EditRow } from './use-edit-row.ts';

interface CameraGridProps extends GroupActions {
  readonly rows: readonly CameraRow[];
  readonly form: CameraForm;
  readonly onEdit: EditRow;
  readonly onDeleteStream: (row: CameraRow) => void;
}

/** The cameras of a design: one line a group, under it one a stream. */
export function CameraGrid({ rows, form, onEdit, onDeleteStream, ...actions }: CameraGridProps): ReactNode {
  const groups = useMemo(() => [...rowsByGroup(rows)], [rows]);
  const lines = useMemo(() => new Map(rows.map(({ id }, index) => [id, index + 1])), [rows]);
  return (
    <section className={styles.frame} aria-label="Camera groups">
      <table className={styles.grid}>
        <thead>
          <tr>
            {COLUMNS.map(({ id, title, isNumber }) => (
              <th key={id} scope="col" data-column={id} data-number={isNumber}>
                {title}
              </th>
            ))}
            <th scope="col" data-column="end">
              <span className="visually-hidden">Actions</span>
            </th>
          </tr>
        </thead>
        {groups.map(([cameraGroupId, streams]) => (
          <tbody key={cameraGroupId} aria-label={`Camera group ${cameraGroupId}`}>
            <tr className={styles.groupRow}>
              <td colSpan={COLUMNS.length + 1}>
                <GroupHead first={firstOf(streams) ?? streams[0]!} form={form} onEdit={onEdit} {...actions} />
              </td>
            </tr>
            {streams.map((row, index) => (
              <StreamRow
                key={row.id}
                row={row}
                number={index + 1}
                line={lines.get(row.id) ?? 0}
                form={form}
                onEdit={onEdit}
                onDelete={onDeleteStream}
              />
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}
