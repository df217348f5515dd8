import { REVIEW_TEXTS } from '#texts/editor/cameras.ts';
import { type CameraForm, columnOf, plannedCells, type PlannedLine } from '@site-designer/camera-table';
import { useMemo, type ReactNode } from 'react';
import { ChangeTable } from '../../../../ui/tables/change-table.tsx';
import { useEditor } from '../../document/editor-context.ts';

interface PlannedChangesProps {
  readonly lines: readonly PlannedLine[];
  readonly form: CameraForm;
  readonly lineOf: (rowId: number) => number;
}

export function PlannedChanges({ lines, form, lineOf }: PlannedChangesProps): ReactNode {
  const model = useEditor(({ siteDesignEditor }) => siteDesignEditor.model);
  const cells = useMemo(() => plannedCells(lines, model, form), [lines, model, form]);
  if (cells.length === 0) return null;
  return (
    <ChangeTable
      label={REVIEW_TEXTS.changes}
      heads={[REVIEW_TEXTS.where, REVIEW_TEXTS.before, REVIEW_TEXTS.after]}
      changes={cells.map(({ rowId, newRow = 0, column, before, after }) => ({
        key: `${rowId ?? -newRow}.${column}`,
        cells: [
          rowId === undefined
            ? REVIEW_TEXTS.cellOfLine(columnOf(column).title, newRow)
            : REVIEW_TEXTS.cellOfRow(columnOf(column).title, lineOf(rowId)),
          before || REVIEW_TEXTS.empty,
          after || REVIEW_TEXTS.empty,
        ],
      }))}
      more={REVIEW_TEXTS.more}
    />
  );
}
