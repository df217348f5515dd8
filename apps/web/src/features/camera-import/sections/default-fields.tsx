import { IMPORT_COLUMN_TEXTS as TEXTS } from '#texts/editor/import.ts';
import { BASIC_COLUMNS, type CellColumn, patchedRow, valueOf, type CameraForm } from '@site-designer/camera-table';
import type { ImportChoices } from '@site-designer/camera-table/foreign';
import { NEW_STREAM, type CameraRow } from '@site-designer/sizing-engine';
import type { ReactNode } from 'react';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { withDefault } from '../model/choices.ts';
import { useImportForm, useSession } from '../page/import-context.ts';
import type { ImportSummary } from '../worker/import-question.ts';
import styles from './sections.module.css';

interface DefaultFieldsProps {
  readonly summary: ImportSummary;
  readonly choices: ImportChoices;
}

/** What the list does not say, each with the value that stands there instead. */
export function DefaultFields({ summary: { defaults, counts }, choices }: DefaultFieldsProps): ReactNode {
  const form = useImportForm();
  const row = defaultRow(choices, form);
  if (defaults.length === 0) return null;
  const isOfAll = defaults.some(({ groups }) => groups === counts.groups);
  return (
    <div className={styles.fields}>
      <h3>{isOfAll ? TEXTS.defaults(counts.groups) : TEXTS.someDefaults}</h3>
      {defaults.map(({ field, groups }) => {
        const column = BASIC_COLUMNS.findLast((each) => each.field === field)!;
        const label = groups === counts.groups ? column.title : TEXTS.default(column.title, groups);
        return field === 'bitrateKbit' ? (
          <p key={field} className={styles.inline}>
            <span>{label}</span>
            <span>{TEXTS.calculated}</span>
          </p>
        ) : (
          <DefaultField key={field} {...{ column, label, row, form }} />
        );
      })}
    </div>
  );
}

/** What a new group is where the list says nothing. */
function defaultRow({ defaults }: ImportChoices, { catalogue }: CameraForm): CameraRow {
  return patchedRow({ ...NEW_STREAM, id: 1, streamId: 1, cameraGroupId: 1 }, defaults, catalogue);
}

interface DefaultFieldProps {
  readonly column: CellColumn;
  readonly label: string;
  readonly row: CameraRow;
  readonly form: CameraForm;
}

function DefaultField({ column, label, row, form }: DefaultFieldProps): ReactNode {
  const session = useSession();
  const value = valueOf(row, column);
  // The share of the base follows from that of the events.
  const columns = BASIC_COLUMNS.filter(({ field, key }) => field === column.field && key !== 'motion.continuous');
  const set = (next: number): void => session.change((now) => withDefault(now, columns, next));
  if (column.kind === 'choice') {
    return (
      <Select
        label={label}
        className={styles.inline}
        value={typeof value === 'number' ? value : -1}
        options={form[column.list]}
        onChange={set}
      />
    );
  }
  if (column.kind !== 'number') return null;
  return (
    <NumberField
      label={label}
      className={styles.inline}
      value={Number(value)}
      bounds={column.bounds}
      unit={column.field === 'motion' ? TEXTS.ofTime : column.unit}
      isLive={false}
      onChange={set}
    />
  );
}
