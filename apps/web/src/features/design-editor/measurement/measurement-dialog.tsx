import { COMMON_TEXTS } from '#texts/pages/common.ts';
import { STEP_TEXTS } from '#texts/editor/cameras.ts';
import { MEASUREMENT_TEXTS as TEXTS } from '#texts/editor/measurements.ts';
import { columnOf, type Cell } from '@site-designer/camera-table';
import { CAMERA_BOUNDS, SAMPLE_BOUNDS } from '@site-designer/sizing-engine/bounds';
import { type Half, type RowPatch } from '@site-designer/sizing-engine/design';
import { useState, type ReactNode } from 'react';
import { useCatalogue } from '../../../lib/state/catalogue-context.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { cellLabel } from '../cameras/cells/cell-label.ts';
import type { StreamLine } from '../cameras/grid/grid-lines.ts';
import { useEditor } from '../document/editor-context.ts';
import styles from './measurement-dialog.module.css';
import { entryErrors, entryPatch, openedEntry, readEntry, type MeasurementEntry } from './measurement-entry.ts';
import { Readings } from './readings.tsx';

interface MeasurementDialogProps {
  /** The measured bit rate; undefined while the form is closed. */
  readonly cell: Cell | undefined;
  readonly line: StreamLine | undefined;
  readonly onClose: () => void;
}

export function MeasurementDialog({ cell, line, onClose }: MeasurementDialogProps): ReactNode {
  const half = cell && columnOf(cell.column).half;
  if (!cell || !line || half === undefined) return null;
  return (
    <Dialog title={TEXTS.title} isOpen onClose={onClose}>
      <p className={styles.cell}>{cellLabel(columnOf(cell.column), line)}</p>
      <MeasurementForm line={line} half={half} onClose={onClose} />
    </Dialog>
  );
}

interface MeasurementFormProps {
  readonly line: StreamLine;
  readonly half: Half;
  readonly onClose: () => void;
}

function MeasurementForm({ line: { row }, half, onClose }: MeasurementFormProps): ReactNode {
  const edit = useEditor(({ cameras }) => cameras.edit);
  const [entry, setEntry] = useState(() => openedEntry(row, half, new Date()));
  const [problems, setProblems] = useState<ReadonlySet<string>>(new Set());
  const before = row.measured[half];
  const errors = entryErrors(entry);
  const isSound = problems.size === 0 && Object.keys(errors).length === 0;
  const change = (part: Partial<MeasurementEntry>): void => setEntry((now) => ({ ...now, ...part }));

  function tell(field: string, problem: string | undefined): void {
    setProblems((now) => new Set([...now, field].filter((each) => each !== field || problem !== undefined)));
  }

  /** The mean replaces the content of the rate field. */
  function changeReadings(readings: string): void {
    change({ readings });
    if (readEntry({ ...entry, readings }).spread) tell('rate', undefined);
  }

  function write(patch: RowPatch): void {
    edit(STEP_TEXTS.measurement, () => ({ patches: new Map([[row.id, patch]]) }));
    onClose();
  }

  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        if (isSound) write(entryPatch(entry, half, before));
      }}
    >
      <Fields entry={entry} onChange={change} onProblem={tell} />
      <Readings entry={entry} onChange={changeReadings} />
      <div className={styles.buttons}>
        {before !== null && <Button onClick={() => write({ measured: { [half]: null } })}>{TEXTS.remove}</Button>}
        <Button onClick={onClose}>{COMMON_TEXTS.cancel}</Button>
        <Button type="submit" look="primary" disabled={!isSound}>
          {TEXTS.save}
        </Button>
      </div>
    </form>
  );
}

interface FieldsProps {
  readonly entry: MeasurementEntry;
  readonly onChange: (part: Partial<MeasurementEntry>) => void;
  readonly onProblem: (field: string, problem: string | undefined) => void;
}

function Fields({ entry, onChange, onProblem }: FieldsProps): ReactNode {
  const { measurementModel } = useCatalogue();
  const { daySample, weekSample } = measurementModel;
  const { rateKbit, spread, summary } = readEntry(entry);
  const errors = entryErrors(entry);
  return (
    <>
      <div className={styles.fields}>
        <TextField
          label={TEXTS.day}
          type="date"
          value={entry.day}
          message={errors.measuredUtc}
          onChange={(day) => onChange({ day })}
        />
        <NumberField
          key={spread === undefined ? 'typed' : 'mean'}
          label={TEXTS.rate}
          unit="kbit/s"
          value={rateKbit}
          bounds={CAMERA_BOUNDS.bitrateKbit}
          isDisabled={spread !== undefined}
          onChange={(typed) => onChange({ rateKbit: typed })}
          onProblem={(problem) => onProblem('rate', problem)}
          {...(spread !== undefined && { hint: TEXTS.isMean(spread.count) })}
        />
      </div>
      <NumberField
        label={TEXTS.hours}
        unit="h"
        value={entry.sampleHours}
        bounds={SAMPLE_BOUNDS.sampleHours}
        hint={TEXTS.hoursHint(daySample.from.value, weekSample.from.value)}
        onChange={(sampleHours) => onChange({ sampleHours })}
        onProblem={(problem) => onProblem('hours', problem)}
      />
      <TextField
        label={TEXTS.note}
        value={entry.note}
        hint={summary === '' ? TEXTS.noteHint : TEXTS.withSummary}
        message={errors.note}
        onChange={(note) => onChange({ note })}
      />
    </>
  );
}
