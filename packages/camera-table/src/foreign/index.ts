export {
  type CellReading,
  type CellState,
  type ImportChange,
  type ImportChoices,
  type ImportColumn,
  type ImportContext,
  type ImportCounts,
  type ImportGroup,
  type ImportLine,
  type ImportMatch,
  type ImportMemory,
  type ImportProblem,
  type ImportView,
  type Layout,
  type LineFilter,
  type LineKind,
  type MissingGroup,
  type RefusedText,
  type Target,
  textKey,
  type TotalCheck,
} from './choices.ts';
export { changeOfImport } from './change-of-import.ts';
export { MOST_HEADER_LINES } from './header-block.ts';
export { guessedChoices } from './guessed-choices.ts';
export { importView } from './import-view.ts';
export { memoryOf } from './memory.ts';
