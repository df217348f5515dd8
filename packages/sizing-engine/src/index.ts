export { calculateBitrate, type BitrateQuery } from './bitrate/bitrate.ts';
export type { PictureSize } from './bitrate/picture-size.ts';
export type { Catalogue } from './catalogue/schema.ts';
export { compareProposals, type ComparedProposal } from './comparison/compare-proposals.ts';
export type { ComparedDesign } from './comparison/input-differences.ts';
export type { Difference } from './sizing/result/difference.ts';
export { settingTitle } from './comparison/titles.ts';
export { derivationText, type DerivationTextOptions } from './derivation/derivation-text.ts';
export type { Derivation, Derivations } from './derivation/derivation.ts';
export { replay, type Mismatch } from './derivation/replay.ts';
export { settleCameraRow } from './design/camera-row.ts';
export { defaultServerSettings, NEW_STREAM, type NewCameraRow } from './design/defaults.ts';
export type {
  CameraRow,
  CameraRowInput,
  CapacityConvention,
  Design,
  DesignInput,
  EvidenceLock,
  FailoverSettings,
  GenericServerSettings,
  Extras,
  Halves,
  Measurement,
  LaterRowField,
  HuskyServerSettings,
  Resilience,
  PowerSettings,
  ServerSettings,
  HuskyServerSettingsInput,
  ServerSettingsInput,
  SharedSettings,
  TierSettings,
  StorageSettings,
} from './design/design.ts';
export { SizingError, type SizingErrorCode } from './errors.ts';
export { formulas } from './formulas/index.ts';
export { applyAlternative, isApplicable } from './sizing/alternatives/apply-alternative.ts';
export { asBuiltCheck, type AsBuiltQuestion, type ExplainedAsBuiltCheck } from './sizing/as-built/as-built-check.ts';
export type * from './sizing/as-built/as-built-result.ts';
export {
  withMeasuredRates,
  type CheckedDesign,
  type MeasuredRates,
  type MeasuredRatesSource,
  type RateNotTaken,
} from './sizing/as-built/measured-rates.ts';
export { asBuiltRemedies, type AsBuiltRemedies, type AsBuiltRemedy } from './sizing/as-built/remedies.ts';
export { BILL_KINDS, LICENCE_KINDS } from './sizing/result/bill-result.ts';
export { billDesignations } from './sizing/bill/designations.ts';
export {
  explain,
  explainAll,
  figurePaths,
  type ExplainedProposal,
  type ExplainedResult,
} from './sizing/question/explain.ts';
export type { SizingOptions } from './sizing/question/options.ts';
export {
  longestRetention,
  mostCameras,
  smallestDisk,
  type CameraGoal,
  type GoalHardware,
  type LongestRetention,
  type MostCameras,
  type SmallestDisk,
} from './sizing/goals/goal-seek.ts';
export { checkSpares, type SpareError } from './sizing/goals/check-spares.ts';
export { serversInState, type ServersInState } from './sizing/failure/servers-in-state.ts';
export { survivingOneServer } from './sizing/goals/surviving.ts';
export { headline } from './sizing/wording/headline.ts';
export { limitPhrase } from './sizing/wording/limit-words.ts';
export { calculateProposal } from './sizing/proposal/proposal.ts';
export { calculateProposals } from './sizing/proposal/proposals.ts';
export type * from './sizing/result/result.ts';
export {
  saying,
  type ApplianceSetting,
  type CamerasInNeed,
  type Saying,
  type Sayings,
} from './sizing/result/sayings.ts';
export { summarize, type ProposalSummary, type SummarizedProposal } from './sizing/bill/summarize.ts';
export { calculateTotals } from './sizing/proposal/totals.ts';
export type { Unit } from './units.ts';
