import { CAMERA_BOUNDS, type CameraRow, type Half } from '@site-designer/sizing-engine';
import { memo, type ReactNode } from 'react';
import { IconButton } from '../../ui/button.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { Select, type SelectOption } from '../../ui/select.tsx';
import type { CameraForm } from './camera-form.ts';
import styles from './camera-grid.module.css';
import { cellLabel, titleOf } from './columns.ts';
import type { HalvedField } from './edit-rows.ts';
import { halfLabel, HalvesCell } from './halves.tsx';
import { RateCell } from './rate-cell.tsx';
import type { EditRow } from './use-edit-row.ts';

interface StreamRowProps {
  readonly row: CameraRow;
  /** 1 is the first stream of its group. */
  readonly number: number;
  /** Where the row stands in the whole table, from 1. */
  readonly line: number;
  readonly form: CameraForm;
  readonly onEdit: EditRow;
  readonly onDelete: (row: CameraRow) => void;
}

/** One stream: one line of the spreadsheet. */
export const StreamRow = memo(function StreamRow({
  row,
  number,
  line,
  form,
  onEdit,
  onDelete,
}: StreamRowProps): ReactNode {
  const isFirst = number === 1;
  const props = { row, line, onEdit };
  return (
    <tr className={styles.stream} aria-label={`Stream ${number} of camera group ${row.cameraGroupId}`}>
      <th scope="row" className={styles.streamName}>
        Stream {number}
      </th>
      <td data-label={titleOf('quantity')}>
        {isFirst ? (
          <PlainNumber {...props} field="quantity" />
        ) : (
          <span className={styles.inherited}>{row.quantity}</span>
        )}
      </td>
      <td data-label={titleOf('recording')}>
        <PlainSelect {...props} field="recording" options={form.recordings} />
      </td>
      <td data-label={titleOf('hoursPerDay')}>
        <PlainNumber {...props} field="hoursPerDay" unit="h/day" />
      </td>
      <td data-label={titleOf('retentionDays')}>
        <PlainNumber {...props} field="retentionDays" unit="days" />
      </td>
      <td data-label={titleOf('codec')}>
        <PlainSelect {...props} field="codec" options={form.codecs} />
      </td>
      <HalvedCells {...props} form={form} />
      <td className={styles.rowEnd}>
        {!isFirst && <IconButton icon="trash" label={`Delete stream ${number}`} onClick={() => onDelete(row)} />}
      </td>
    </tr>
  );
});

interface CellProps {
  readonly row: CameraRow;
  readonly line: number;
  readonly onEdit: EditRow;
}

function HalvedCells({ form, ...props }: CellProps & { readonly form: CameraForm }): ReactNode {
  const { row } = props;
  return (
    <>
      <HalvedTd row={row} field="fps">
        {(half) => <HalvedNumber {...props} field="fps" half={half} />}
      </HalvedTd>
      <HalvedTd row={row} field="motion">
        {(half) =>
          half === 'motion' ? (
            <HalvedNumber {...props} field="motion" half={half} unit="%" />
          ) : (
            <span className={styles.inherited}>{row.motion.continuous} %</span>
          )
        }
      </HalvedTd>
      <HalvedTd row={row} field="complexity">
        {(half) => <HalvedSelect {...props} field="complexity" half={half} options={form.complexities} />}
      </HalvedTd>
      <HalvedTd row={row} field="resolution">
        {(half) => <HalvedSelect {...props} field="resolution" half={half} options={form.resolutions} />}
      </HalvedTd>
      <HalvedTd row={row} field="bitrateKbit">
        {(half) => <RateCell {...props} half={half} />}
      </HalvedTd>
    </>
  );
}

interface PlainNumberProps extends CellProps {
  readonly field: 'quantity' | 'hoursPerDay' | 'retentionDays';
  readonly unit?: string;
}

function PlainNumber({ row, line, onEdit, field, ...rest }: PlainNumberProps): ReactNode {
  return (
    <NumberField
      label={cellLabel(field, line)}
      isCell
      value={row[field]}
      bounds={CAMERA_BOUNDS[field]}
      onChange={(value) => onEdit(row.id, { [field]: value })}
      {...rest}
    />
  );
}

interface PlainSelectProps extends CellProps {
  readonly field: 'recording' | 'codec';
  readonly options: readonly SelectOption[];
}

function PlainSelect({ row, line, onEdit, field, options }: PlainSelectProps): ReactNode {
  return (
    <Select
      label={cellLabel(field, line)}
      isCell
      value={row[field]}
      options={options}
      onChange={(value) => onEdit(row.id, { [field]: value })}
    />
  );
}

interface HalvedTdProps {
  readonly row: CameraRow;
  readonly field: HalvedField;
  readonly children: (half: Half) => ReactNode;
}

function HalvedTd({ row, field, children }: HalvedTdProps): ReactNode {
  return (
    <td data-label={titleOf(field)}>
      <HalvesCell recording={row.recording} isNamed={field === 'fps'}>
        {children}
      </HalvesCell>
    </td>
  );
}

interface HalvedNumberProps extends CellProps {
  readonly field: 'fps' | 'motion';
  readonly half: Half;
  readonly unit?: string;
}

function HalvedNumber({ row, line, onEdit, field, half, ...rest }: HalvedNumberProps): ReactNode {
  return (
    <NumberField
      label={halfLabel(cellLabel(field, line), half, row.recording)}
      isCell
      value={row[field][half]}
      bounds={CAMERA_BOUNDS[field]}
      onChange={(value) => onEdit(row.id, { [field]: { [half]: value } })}
      {...rest}
    />
  );
}

interface HalvedSelectProps extends CellProps {
  readonly field: 'complexity' | 'resolution';
  readonly half: Half;
  readonly options: readonly SelectOption[];
}

function HalvedSelect({ row, line, onEdit, field, half, options }: HalvedSelectProps): ReactNode {
  return (
    <Select
      label={halfLabel(cellLabel(field, line), half, row.recording)}
      isCell
      value={row[field][half]}
      options={options}
      onChange={(value) => onEdit(row.id, { [field]: { [half]: value } })}
    />
  );
}
