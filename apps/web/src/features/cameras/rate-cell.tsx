import { CAMERA_BOUNDS, isCustom, type CameraRow, type Half } from '@site-designer/sizing-engine';
import type { ReactNode } from 'react';
import { IconButton } from '../../ui/button.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import styles from './camera-grid.module.css';
import { cellLabel } from './columns.ts';
import { halfLabel } from './halves.tsx';
import type { EditRow } from './use-edit-row.ts';

interface RateCellProps {
  readonly row: CameraRow;
  readonly line: number;
  readonly half: Half;
  readonly onEdit: EditRow;
}

/** A bit rate: lighter while it is calculated, with a dot and a way back once it is typed. */
export function RateCell({ row, line, half, onEdit }: RateCellProps): ReactNode {
  const isTyped = isCustom(row, half);
  return (
    <div className={styles.rate} data-typed={isTyped}>
      {isTyped && <span className={styles.dot} title="Typed, not calculated" />}
      <NumberField
        label={halfLabel(cellLabel('bitrateKbit', line), half, row.recording)}
        isCell
        unit="kbit/s"
        className={styles.rateField}
        value={row.bitrateKbit[half]}
        bounds={CAMERA_BOUNDS.bitrateKbit}
        onChange={(kbit) => onEdit(row.id, { bitrateKbit: { [half]: kbit } })}
      />
      {isTyped && (
        <IconButton
          icon="undo"
          label="Back to the calculated bit rate"
          className={styles.wayBack}
          onClick={() => onEdit(row.id, { calculated: half })}
        />
      )}
    </div>
  );
}
