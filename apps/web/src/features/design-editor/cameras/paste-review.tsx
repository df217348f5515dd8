import { REVIEW_TEXTS } from '#texts/cameras.ts';
import { COMMON_TEXTS } from '#texts/common.ts';
import {
  type BlockReading,
  type CameraForm,
  type ColumnKey,
  columnOf,
  type PlannedLine,
} from '@site-designer/camera-table';
import { useState, type ReactNode } from 'react';
import { ButtonGroup } from '../../../ui/button-group.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import styles from './paste-review.module.css';
import { PlannedChanges } from './planned-changes.tsx';

interface PasteReviewProps {
  /** What is done with the lines. */
  readonly texts?: (typeof REVIEW_TEXTS)['paste' | 'import'];
  /** The ways to read what comes, the first one at first; undefined while there is nothing to look at. */
  readonly readings: readonly BlockReading[] | undefined;
  readonly form: CameraForm;
  /** Heads of columns of which nothing is taken. */
  readonly unknownHeads?: readonly string[];
  /** Where a row stands in the table, from 1. */
  readonly lineOf: (rowId: number) => number;
  readonly onTake: (lines: readonly PlannedLine[]) => void;
  readonly onClose: () => void;
}

/** A paste that does not simply fit: what was refused can be corrected here, before anything is changed. */
export function PasteReview({
  texts = REVIEW_TEXTS.paste,
  unknownHeads = [],
  readings,
  ...rest
}: PasteReviewProps): ReactNode {
  return (
    <Dialog title={texts.title} isOpen={readings !== undefined} onClose={rest.onClose}>
      {readings && <Readings texts={texts} unknownHeads={unknownHeads} readings={readings} {...rest} />}
    </Dialog>
  );
}

/** Where the columns can be read in two ways, the user says which one is meant. */
function Readings({
  readings,
  ...rest
}: Required<PasteReviewProps> & { readonly readings: readonly BlockReading[] }): ReactNode {
  const [chosen, setChosen] = useState(0);
  const reading = readings[chosen];
  return (
    <>
      {readings.length > 1 && (
        <Select
          label={REVIEW_TEXTS.columns}
          value={chosen}
          options={readings.map(({ layout }, id) => ({ id, name: REVIEW_TEXTS.layouts[layout] }))}
          onChange={setChosen}
        />
      )}
      {reading && <Review key={chosen} reading={reading} {...rest} />}
    </>
  );
}

interface ReviewProps extends Required<Omit<PasteReviewProps, 'readings'>> {
  readonly reading: BlockReading;
}

function Review({
  texts,
  reading: { lines: pasted, unreadColumns },
  form,
  unknownHeads,
  lineOf,
  onTake,
  onClose,
}: ReviewProps): ReactNode {
  const [lines, setLines] = useState(pasted);
  // What was refused at first stays in the list, so that it does not leave under the hands of who corrects it.
  const [wrong] = useState(() => cellsRefused(pasted));
  const left = lines.reduce((count, { refusals }) => count + refusals.length, 0);
  const problems = lines.flatMap(({ problem }) => problem ?? []);

  function correct(index: number, column: ColumnKey, text: string): void {
    setLines(lines.map((line, at) => (at === index ? line.corrected(column, text) : line)));
  }

  return (
    <div className={styles.review}>
      <p className={styles.summary}>
        {left === 0 ? REVIEW_TEXTS.allTaken(lines.length) : REVIEW_TEXTS.someRefused(lines.length, left)}
        {` ${effect(lines)}`}
      </p>
      {unreadColumns > 0 && <p className={styles.problems}>{REVIEW_TEXTS.beyond(unreadColumns)}</p>}
      {unknownHeads.length > 0 && <p className={styles.problems}>{REVIEW_TEXTS.notRead(unknownHeads)}</p>}
      {problems.length > 0 && <p className={styles.problems}>{REVIEW_TEXTS.leftOut(problems.slice(0, 5))}</p>}
      {wrong.length > 0 && (
        <ul className={styles.cells} aria-label={REVIEW_TEXTS.refusedCells}>
          {wrong.map(({ index, column }) => {
            const line = lines[index]!;
            const { title } = columnOf(column);
            return (
              <li key={`${index}.${column}`}>
                <TextField
                  label={
                    line.rowId === undefined
                      ? REVIEW_TEXTS.cellOfLine(title, index + 1)
                      : REVIEW_TEXTS.cellOfRow(title, lineOf(line.rowId))
                  }
                  value={line.texts.get(column) ?? ''}
                  message={line.refusals.find((refusal) => refusal.column === column)?.message}
                  onChange={(text) => correct(index, column, text)}
                />
              </li>
            );
          })}
        </ul>
      )}
      <PlannedChanges lines={lines} form={form} lineOf={lineOf} />
      <ButtonGroup
        align="right"
        primary={{
          text: left === 0 ? texts.take : texts.takeWithout(left),
          onPress: () => onTake(lines),
        }}
        secondary={{ text: COMMON_TEXTS.cancel, onPress: onClose }}
      />
    </div>
  );
}

function cellsRefused(lines: readonly PlannedLine[]) {
  return lines.flatMap(({ refusals }, index) => refusals.map(({ column }) => ({ index, column })));
}

/** What changes once it is taken. */
function effect(lines: readonly PlannedLine[]): string {
  const taken = lines.filter(({ problem }) => problem === undefined);
  const changing = taken.filter(({ rowId, patch }) => rowId !== undefined && Object.keys(patch).length > 0).length;
  const fresh = taken.filter(({ rowId }) => rowId === undefined).length;
  return REVIEW_TEXTS.effect(changing, fresh);
}
