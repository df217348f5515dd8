import { type ColumnKey, columnOf, type PlannedLine } from '@site-designer/camera-table';
import { useState, type ReactNode } from 'react';
import { ButtonGroup } from '../../ui/button-group.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './paste-review.module.css';

interface PasteReviewProps {
  readonly title?: string;
  /** What is done with the lines. */
  readonly verb?: 'Paste' | 'Import';
  /** Undefined while there is nothing to look at. */
  readonly lines: readonly PlannedLine[] | undefined;
  /** Where a row stands in the table, from 1. */
  readonly lineOf: (rowId: number) => number;
  readonly onTake: (lines: readonly PlannedLine[]) => void;
  readonly onClose: () => void;
}

/** A paste that does not simply fit: what was refused can be corrected here, before anything is changed. */
export function PasteReview({ title = 'Check what you paste', lines, onClose, ...rest }: PasteReviewProps): ReactNode {
  return (
    <Dialog title={title} isOpen={lines !== undefined} onClose={onClose}>
      {lines && <Review lines={lines} onClose={onClose} {...rest} />}
    </Dialog>
  );
}

function Review({
  verb = 'Paste',
  lines: pasted,
  lineOf,
  onTake,
  onClose,
}: PasteReviewProps & { readonly lines: readonly PlannedLine[] }): ReactNode {
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
        {summary(lines.length, left)}
        {` ${effect(lines)}`}
      </p>
      {problems.length > 0 && <p className={styles.problems}>Left out: {problems.slice(0, 5).join('; ')}.</p>}
      {wrong.length > 0 && (
        <ul className={styles.cells} aria-label="Cells that were refused">
          {wrong.map(({ index, column }) => {
            const line = lines[index]!;
            const row = line.rowId === undefined ? `new line ${index + 1}` : `row ${lineOf(line.rowId)}`;
            return (
              <li key={`${index}.${column}`}>
                <TextField
                  label={`${columnOf(column).title}, ${row}`}
                  value={line.texts.get(column) ?? ''}
                  message={line.refusals.find((refusal) => refusal.column === column)?.message}
                  onChange={(text) => correct(index, column, text)}
                />
              </li>
            );
          })}
        </ul>
      )}
      <ButtonGroup
        align="right"
        primary={{
          text: left === 0 ? verb : `${verb} without ${counted(left, 'cell')}`,
          onPress: () => onTake(lines),
        }}
        secondary={{ text: 'Cancel', onPress: onClose }}
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
  return `Changes ${counted(changing, 'row')}, adds ${counted(fresh, 'stream')}${fresh > 0 ? '; new groups stand on top' : ''}.`;
}

function summary(lineCount: number, left: number): string {
  const pasted = counted(lineCount, 'line');
  if (left === 0) return `${pasted}, all of it can be taken.`;
  return `${pasted}, ${counted(left, 'cell')} of them cannot be taken. Correct them here, or leave those cells as they are.`;
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
