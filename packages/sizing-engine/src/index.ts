export { catalogueSchema, type JsonSchema } from './catalogue-file/catalogue-schema.ts';
export { validateCatalogue } from './catalogue-file/validate-catalogue.ts';
export { withCatalogue, type CatalogueChanges } from './catalogue-file/with-catalogue.ts';
export type * from './catalogue/schema.ts';
export type { FormulaCard, Inputs, ListOf } from './derivation/card.ts';
export type { Choice, Decision, Rejected } from './derivation/decision.ts';
export { atRow } from './derivation/at-row.ts';
export {
  citedColumn,
  givenColumn,
  isColumn,
  type CitedFact,
  type Column,
  type ColumnOrigin,
} from './derivation/column.ts';
export { derivationText, expressionWithValues, inputsOf, stepTitle } from './derivation/derivation-text.ts';
export {
  toDerivation,
  toDerivations,
  type ColumnStep,
  type ColumnStepOrigin,
  type Derivation,
  type Derivations,
  type NumberStep,
  type Step,
  type StepOrigin,
} from './derivation/derivation.ts';
export { formula, type AnyFormula, type Formula } from './derivation/formula.ts';
export { cited, decided, given, type Origin, type Quantity } from './derivation/quantity.ts';
export { replay, type Mismatch } from './derivation/replay.ts';
export type {
  CameraRow,
  Design,
  GenericServerSettings,
  Halves,
  HuskyServerSettings,
  ServerSettings,
  StorageSettings,
} from './design.ts';
export {
  ApplianceModel,
  BulkApplyField,
  ConfigurationChoice,
  DiskType,
  FormFactor,
  HardwareType,
  LensType,
  LOOKUP_KINDS,
  MachineType,
  Platform,
  QuantityBasis,
  Raid,
  Recording,
  ServerRole,
  StorageConnectivity,
  StorageNetworkType,
  StorageTier,
  type LookupKind,
} from './enumerations.ts';
export { SizingError, type SizingErrorCode } from './errors.ts';
export { formulas } from './formulas/index.ts';
export { entryOf } from './lookup.ts';
export {
  applianceChoices,
  changeApplianceSelection,
  isCompatible,
  isMadeWithDisks,
  raidTypesOffered,
  type ApplianceChoices,
  type ApplianceSelection,
} from './selection/appliance-compatibility.ts';
export { bulkApply, type BulkApplied, type BulkApply, type BulkApplyValue } from './selection/bulk-apply.ts';
export {
  checkCameraRow,
  firstOf,
  isCustom,
  orderRows,
  rowsByGroup,
  settleCameraRow,
  settleGroup,
  SPEEDUP_BASE_FPS,
  type Half,
} from './selection/camera-rules.ts';
export { DEFAULT_PLATFORM, defaultServerSettings, NEW_STREAM, type NewCameraRow } from './selection/defaults.ts';
export { changeDiskType, diskSizeCap, diskSizeMinBounds } from './selection/disk-rules.ts';
export { checkNumber, type FieldError } from './selection/field-check.ts';
export { formData, type FormData, type SliderSetup } from './selection/form-data.ts';
export {
  CAMERA_BOUNDS,
  COLUMN_SIZE,
  DEFAULT_PAGE_SIZE,
  DUPLICATE_PREFIX,
  NAME_LIMITS,
  PAGE_SIZES,
  PRESALES_CAMERA_LIMIT,
  PRESALES_SUPPORTED_CAMERAS,
  SERVER_BOUNDS,
  SLIDER_WARNING_DISTANCE,
  SLIDERS,
  UNUSED_HALF_BOUNDS,
  type Bounds,
} from './selection/limits.ts';
export {
  checkCameraName,
  checkName,
  DEFAULT_NAMES,
  duplicateName,
  nameLength,
  type NamedKind,
  type NamePurpose,
} from './selection/names.ts';
export { camerasPerServerBounds, changePlatformVersion, platformOf } from './selection/platform-rules.ts';
export {
  continuousPercent,
  flagsFromRecording,
  recordingFromFlags,
  type RecordingFlags,
} from './selection/recording-mode.ts';
export { checkServerSettings, settleServerSettings } from './selection/server-rules.ts';
export { TEXTS } from './selection/texts.ts';
export { billOfMaterials, type BillLine } from './sizing/bill-of-materials.ts';
export { explain, explainAll, figurePaths, type ExplainedProposal } from './sizing/explain.ts';
export type { CapacityConvention, SizingOptions } from './sizing/options.ts';
export { calculateProposal } from './sizing/proposal.ts';
export { canBeTakenOver, takenOver } from './sizing/take-over.ts';
export { calculateTotals } from './sizing/totals.ts';
export { calculateBitrate, type BitrateQuery } from './sizing/bitrate.ts';
export type * from './sizing/result.ts';
export type { Unit } from './units.ts';
