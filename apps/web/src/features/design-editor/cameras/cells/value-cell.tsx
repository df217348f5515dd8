/* eslint-disable jsx-a11y/prefer-tag-over-role -- a table lays its rows out by itself, and so cannot leave most of them out */
import { CAMERA_TEXTS } from '#texts/editor/cameras.ts';
import { OTHERS_TEXTS } from '#texts/editor/others.ts';
import { MEASUREMENT_TEXTS } from '#texts/editor/measurements.ts';
import {
  accessOf,
  type CameraForm,
  type CellColumn,
  isCustomRate,
  isExtraField,
  isInRange,
  isSiteField,
  HALF_PHRASES,
  lastColumnIn,
  measurementOf,
  valueOf,
} from '@site-designer/camera-table';
import { RULE_TEXTS } from '#texts/proposal/kept-recordings.ts';
import type { CameraRow } from '@site-designer/sizing-engine';
import type { RetentionRule } from '@site-designer/sizing-engine/catalogue';
import type { HTMLAttributes, ReactNode } from 'react';
import { useRefusal } from '../../../../lib/state/access.ts';
import { measuredText } from '../../../../ui/figures/measured-text.ts';
import { IconButton } from '../../../../ui/buttons/button.tsx';
import styles from '../grid/camera-grid.module.css';
import type { Draft } from './cell-draft.ts';
import { CellEditor, type CellHandlers } from './cell-editor.tsx';
import { cellLabel } from './cell-label.ts';
import type { DrawnCell } from './drawn-cell.ts';
import type { StreamLine } from '../grid/grid-lines.ts';
import { colourOf, initialsOf, type CellMark } from '../others/others.ts';
import { brokenText, useBrokenRules } from '../tab/retention-marks.tsx';
import type { RowState } from '../tab/row-state.ts';
import { shownCell } from '../../../../lib/format/shown-cell.ts';

interface ValueCellProps extends RowState {
  /** The stream, or the first one of the group. */
  readonly line: StreamLine;
  readonly form: CameraForm;
  readonly handlers: CellHandlers;
  readonly cell: Pick<DrawnCell, 'column' | 'isForBoth' | 'isNarrow' | 'colIndex' | 'style'>;
}

/** A cell with a value: its text, or its control if it is active. */
export function ValueCell(props: ValueCellProps): ReactNode {
  const { line, form, active, cell } = props;
  const { column, isForBoth, colIndex, style } = cell;
  const text = typingIn(props)?.text ?? shownText(line, cell, form);
  const shown = text || emptyText(column);
  const label = cellLabel(column, line);
  const broken = useBrokenRules(line.row, column);
  const mark = props.marks?.get(column.key);
  const said = [measurementText(line.row, column), breaksText(broken), whose(mark)].filter(
    (each) => each !== undefined,
  );
  const isActive = active?.column === column.key;
  const isEnd = isCorner(props);
  return (
    <div
      role="gridcell"
      className={styles.cell}
      data-column={column.key}
      data-label={phoneLabel(column, isForBoth)}
      data-active={isActive || undefined}
      data-corner={isEnd || undefined}
      {...blockMarks(props)}
      {...marksOf(props, text)}
      {...(broken.length > 0 && { 'data-broken': true, title: brokenText(line.row.retentionDays, broken) })}
      {...personMarks(mark)}
      aria-colindex={colIndex}
      aria-colspan={isForBoth ? 2 : undefined}
      aria-label={[CAMERA_TEXTS.cellWith(label, shown), ...said].join('. ')}
      style={style}
    >
      {isActive ? <ActiveCell {...props} label={label} /> : <Shown {...{ column, text, shown }} />}
      {isEnd && <span className={styles.handle} data-fill title={CAMERA_TEXTS.fillHandle} />}
    </div>
  );
}

function emptyText({ field }: CellColumn): string {
  return field === 'streamName' ? CAMERA_TEXTS.addName : CAMERA_TEXTS.empty;
}

interface ShownProps {
  readonly column: CellColumn;
  readonly text: string;
  /** The same, or what stands in its place. */
  readonly shown: string;
}

/** Many cells of the site are empty: a dash is quieter than a word. */
function Shown({ column, text, shown }: ShownProps): ReactNode {
  return text === '' && isSiteField(column.field) ? CAMERA_TEXTS.none : shown;
}

function breaksText(broken: readonly RetentionRule[]): string | undefined {
  return broken.length === 0 ? undefined : RULE_TEXTS.breaks(broken.map(({ name }) => name));
}

function whose(mark: CellMark | undefined): string | undefined {
  return mark && (mark.isHere ? OTHERS_TEXTS.isHere : OTHERS_TEXTS.changed)(mark.name);
}

/** Colour and letters of who is in a cell, or has changed it. */
function personMarks(mark: CellMark | undefined): Readonly<Record<string, unknown>> {
  if (mark === undefined) return {};
  const { userId, name, isHere } = mark;
  return {
    'data-person': initialsOf(name),
    'data-person-colour': colourOf(userId),
    'data-here': isHere || undefined,
    title: whose(mark),
  };
}

function blockMarks({ range, filled, line: { row }, cell: { column } }: ValueCellProps): HTMLAttributes<HTMLElement> {
  const isSelected = range !== undefined && isInRange(range, row, column);
  const isFilled = filled !== undefined && isInRange(filled, row, column);
  const marks = { 'data-selected': isSelected || undefined, 'data-filled': isFilled || undefined };
  return { ...marks, 'aria-selected': isSelected };
}

/** Whether the block ends in a cell. */
function isCorner({ hasHandle, range, line: { row, isFirst }, cell }: ValueCellProps): boolean {
  return hasHandle && range !== undefined && lastColumnIn(range, row, isFirst) === cell.column;
}

function typingIn({ draft, keptName, cell }: ValueCellProps): Draft | undefined {
  return [draft, keptName].find((entry) => entry?.cell.column === cell.column.key);
}

function marksOf(props: ValueCellProps, text: string): Readonly<Record<string, unknown>> {
  const { row } = props.line;
  const { column } = props.cell;
  const isCustom = isCustomRate(row, column);
  const isCalculated = isReadOnly(props) || (column.field === 'bitrateKbit' && !isCustom);
  const isNothing = isUnset(row, column, text);
  const measured = measurementText(row, column);
  return {
    'data-number': mark(column.kind === 'number'),
    'data-long': mark(isLong(column, text)),
    'data-custom': mark(isCustom),
    'data-measured': mark(measured !== undefined),
    'data-calculated': mark(isCalculated || isNothing),
    'data-empty': mark(text === ''),
    'data-unit': (column.kind === 'number' && column.unit) || undefined,
    'data-invalid': mark(typingIn(props)?.message !== undefined),
    title: isCustom ? (measured ?? CAMERA_TEXTS.isTyped) : titleOf(props, text),
  };
}

/** What stands in a cell although nobody said so. */
function isUnset({ optics }: CameraRow, { field }: CellColumn, text: string): boolean {
  if (isExtraField(field)) return text === '0';
  return optics === null && (field === 'mountHeightM' || field === 'aimHeightM' || field === 'corridor');
}

/** A boolean as an attribute that is set or absent. */
function mark(isThere: boolean): true | undefined {
  return isThere || undefined;
}

function measurementText(row: CameraRow, column: CellColumn): string | undefined {
  const measurement = measurementOf(row, column);
  return measurement === null ? undefined : measuredText(measurement);
}

/** What a cell has room for: a calculated rate may have more digits, and a name in a user's own catalogue more letters. */
const MOST_DIGITS = 5;
const MOST_LETTERS = 11;

function isLong({ kind }: CellColumn, text: string): boolean {
  return text.length > (kind === 'number' ? MOST_DIGITS : MOST_LETTERS);
}

/** Shown on hover: names may be cut off or shortened, and a complexity needs an example. */
function titleOf({ line: { row }, form, cell: { column } }: ValueCellProps, text: string): string | undefined {
  if (column.kind === 'text') return text;
  if (column.field === 'resolution' || column.field === 'lensType' || isLong(column, text))
    return shownCell(row, column, form);
  if (column.field !== 'complexity') return undefined;
  return form.complexities.find(({ id }) => id === valueOf(row, column))?.example;
}

function isReadOnly({ line: { row, isFirst }, cell }: ValueCellProps): boolean {
  return accessOf(row, cell.column, isFirst) === 'shown';
}

function ActiveCell(props: ValueCellProps & { readonly label: string }): ReactNode {
  const { line, form, handlers, label, cell } = props;
  const { row } = line;
  const { column } = cell;
  const isClosed = useRefusal('edit') !== undefined;
  if (isClosed) return <CellEditor {...{ row, column, label, form, handlers }} isReadOnly />;
  return (
    <>
      <CellEditor {...{ row, column, label, form, handlers }} isReadOnly={isReadOnly(props)} />
      {isCustomRate(row, column) && (
        <IconButton
          icon="undo"
          label={CAMERA_TEXTS.reset}
          title={CAMERA_TEXTS.resetWithKey}
          className={styles.reset}
          tabIndex={-1}
          onMouseDown={(event) => event.stopPropagation()}
          onClick={() => handlers.onCalculate(row.id, column)}
        />
      )}
      {column.field === 'bitrateKbit' && (
        <IconButton
          icon="edit"
          label={MEASUREMENT_TEXTS.open}
          className={styles.measure}
          tabIndex={-1}
          onMouseDown={(event) => event.stopPropagation()}
          onClick={handlers.onMeasure}
        />
      )}
    </>
  );
}

/** Fields of one value whose names are wider than a narrow column in some language. */
const SHORTENED: ReadonlySet<string> = new Set(['lensType', 'recording']);

function shownText(
  { row }: StreamLine,
  { column, isForBoth, isNarrow = false }: Pick<DrawnCell, 'column' | 'isForBoth' | 'isNarrow'>,
  form: CameraForm,
): string {
  const text = cellText(row, column, form);
  if (isNarrow && SHORTENED.has(column.field)) return CAMERA_TEXTS.shortNames[text] ?? text;
  if (column.half === undefined) return text;
  // The size alone, without what it is called.
  if (isNarrow && isForBoth && column.field === 'resolution') return text.split(' ')[0]!;
  return (isForBoth && !isNarrow ? CAMERA_TEXTS.cellNames : CAMERA_TEXTS.shortNames)[text] ?? text;
}

/** Its text; of a level with the density that it asks for. */
function cellText(row: CameraRow, column: CellColumn, form: CameraForm): string {
  const text = shownCell(row, column, form);
  const level = column.field === 'purposeLevel' ? form.levels.find(({ name }) => name === text) : undefined;
  return level ? `${level.name}, ${level.example}` : text;
}

function phoneLabel({ title, half }: CellColumn, isForBoth: boolean): string {
  return half === undefined || isForBoth ? title : `${title}, ${HALF_PHRASES[half]}`;
}
