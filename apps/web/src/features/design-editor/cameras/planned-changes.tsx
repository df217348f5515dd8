import { REVIEW_TEXTS } from '#texts/cameras.ts';
import { type CameraForm, columnOf, plannedCells, type PlannedLine } from '@site-designer/camera-table';
import { useMemo, type ReactNode } from 'react';
import { useEditor } from '../editor-context.ts';
import styles from './planned-changes.module.css';

/** More than anybody reads; a browser would take its time to lay out thousands. */
const MOST_SHOWN = 200;

interface PlannedChangesProps {
  readonly lines: readonly PlannedLine[];
  readonly form: CameraForm;
  readonly lineOf: (rowId: number) => number;
}

/** Each cell that would change, with what it holds now. */
export function PlannedChanges({ lines, form, lineOf }: PlannedChangesProps): ReactNode {
  const model = useEditor(({ siteDesignEditor }) => siteDesignEditor.model);
  const cells = useMemo(() => plannedCells(lines, model, form), [lines, model, form]);
  if (cells.length === 0) return null;
  return (
    // A list that scrolls is a stop of the keyboard, which has no other way to its end.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.changes} aria-label={REVIEW_TEXTS.changes} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{REVIEW_TEXTS.where}</th>
            <th scope="col">{REVIEW_TEXTS.before}</th>
            <th scope="col">{REVIEW_TEXTS.after}</th>
          </tr>
        </thead>
        <tbody>
          {cells.slice(0, MOST_SHOWN).map(({ rowId, column, before, after }) => (
            <tr key={`${rowId}.${column}`}>
              <th scope="row">{REVIEW_TEXTS.cellOfRow(columnOf(column).title, lineOf(rowId))}</th>
              <td>{before || REVIEW_TEXTS.empty}</td>
              <td>{after || REVIEW_TEXTS.empty}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {cells.length > MOST_SHOWN && <p>{REVIEW_TEXTS.more(cells.length - MOST_SHOWN)}</p>}
    </section>
  );
}
