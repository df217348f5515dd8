export { HALF_PHRASES, HALF_WORDS } from '#texts/columns';
export { typedAmount } from './cells/amount.ts';
export { type FieldUnit, isBegun, typedField } from './cells/typed-field.ts';
export { sizeSpelled } from './cells/spellings.ts';
export {
  accessOf,
  type CellValue,
  isCustomRate,
  isSetBy,
  mayBecomeNumber,
  measurementOf,
  parseCell,
  type Parsed,
  textOf,
  valueInRow,
  valueOf,
  withValue,
} from './cells/cell.ts';
export {
  BASIC_COLUMNS,
  cameraForm,
  type CameraForm,
  type CellColumn,
  type ChoiceColumn,
  type ColumnKey,
  COLUMN_SETS,
  columnOf,
  COLUMNS,
  type ColumnSet,
  EXTRA_COLUMNS,
  type Field,
  isExtraField,
  isHalvedField,
  type NumberMarks,
  OPTIONAL_COLUMNS,
  type OptionalField,
  otherHalfOf,
  usesExtras,
} from './cells/columns.ts';
export { usesCoverage, usesNetwork } from './cells/site-cells.ts';
export { type FileCell, type FileCells, isBlank, MOST_TITLE_LINES, type Sheet, textOfCell } from './cells/file-cell.ts';
export { comparable } from './cells/comparable.ts';
export { grouped } from './cells/grouped.ts';
export {
  groupsToAdd,
  groupToDuplicate,
  groupToRemove,
  newRow,
  ownIds,
  rowsToRemove,
  streamToAdd,
} from './cells/groups.ts';
export { isSiteField, isUnconnected } from './cells/site-cells.ts';
export { patchedRow } from './cells/row-edit.ts';
export { parseTsv } from './cells/tsv.ts';
export { foundCells } from './selection/find.ts';
export { joinedRuns, type ServerRun, serversOfGroups } from './selection/planned-servers.ts';
export {
  addedBlock,
  type Cell,
  columnBlock,
  columnsUsed,
  edgeOfRow,
  edgeOfTable,
  everything,
  extendedTo,
  horizontal,
  isInRange,
  isLineInRange,
  isSameOrder,
  isSetUsed,
  lastColumnIn,
  openCells,
  type Range,
  rangeOf,
  rowBlock,
  type Selection,
  setsOf,
  single,
  stillThere,
  type Table,
  tableOf,
  vertical,
} from './selection/selection.ts';
export { rowsInView, type SortColumn, type TableView, viewOf, type ViewQuestion } from './selection/view.ts';
export { changedCells } from './history/changed-cells.ts';
export { changesSince, hasNoChange, isSameRow, type RowChanges, withRows } from './history/changes.ts';
export {
  adopted,
  changed,
  changedElsewhere,
  type EditorModel,
  offerChanged,
  placingChanged,
  openedModel,
  redone,
  renamed,
  replaced,
  settingsChanged,
  type SettingsCommand,
  typed,
  typingCancelled,
  typingConfirmed,
  undone,
} from './history/editor-model.ts';
export { type Clash, clashes, mergedModel, type SettingsMerge } from './history/merge.ts';
export { storedUnanswered } from './history/unanswered.ts';
export { outlivedValues, type Overwritten, overwrittenValues, valueRestored } from './history/overwritten.ts';
export { type CellNote, droppedRates, notesOf } from './history/notes.ts';
export {
  learned,
  SAME_IDS,
  serverGroupId,
  type ServerIds,
  serverRowId,
  toScreen,
  toServer,
} from './history/server-ids.ts';
export { changedSettings } from './history/settings-change.ts';
export { type ElsewhereChange, type Step } from './history/steps.ts';
export { type BlockLayout, type BlockReading, copiedLayout, copiedText, plannedPaste } from './edits/clipboard.ts';
export { headedBlock } from './files/headed-block.ts';
export { linesBeyond, plannedClear, plannedFill, plannedFillDown, plannedFillTo } from './edits/fill.ts';
export { changeOf, type PlannedLine } from './edits/plan.ts';
export { csvOf } from './files/csv.ts';
export {
  columnsReadAs,
  FILE_HEADERS,
  guessedMapping,
  type Mapping,
  ownColumn,
  readableAs,
  type ReadAs,
} from './files/headers.ts';
export { nearestNames } from './files/nearest-names.ts';
export { convertedTable, isOtherTable } from './files/other-formats.ts';
export { readReadings, type RefusedReading, type Spread, spreadOf } from './files/readings.ts';
export { fileLines, templateLines } from './files/table-file.ts';
export { hardwareLines } from './files/vms-hardware.ts';
