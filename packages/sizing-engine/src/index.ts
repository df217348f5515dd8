export { calculateBitrate, type BitrateQuery } from './bitrate/bitrate.ts';
export type { PictureSize } from './bitrate/picture-size.ts';
export type { Catalogue } from './catalogue/schema.ts';
export { applyChange } from './design/apply-change.ts';
export { settleCameraRow, settleRows } from './design/camera-row.ts';
export { defaultServerSettings } from './design/defaults.ts';
export { NEW_STREAM, type NewCameraRow } from './design/row-fields.ts';
export type {
  CameraRow,
  CameraRowInput,
  CapacityConvention,
  Design,
  DesignInput,
  EvidenceLock,
  Extras,
  FailoverSettings,
  GenericServerSettings,
  Halves,
  HuskyServerSettings,
  HuskyServerSettingsInput,
  LaterFieldsInput,
  LaterRowField,
  Measurement,
  PowerSettings,
  Resilience,
  ServerSettings,
  ServerSettingsInput,
  SharedSettings,
  StorageSettings,
  TierSettings,
} from './design/design.ts';
export type { CameraNetwork, LiveStream, Optics, Purpose, SiteFields, SiteFieldsInput } from './site/site-row.ts';
export type {
  NetworkSettings,
  ServerMotionSettings,
  SiteSettings,
  SiteSettingsInput,
  Station,
  StationInput,
  TileRule,
  ViewingSettings,
} from './site/site-settings.ts';
export { checkCameraRow } from './design/row-checks.ts';
export { checkServerSettings, settleServerSettings } from './design/server-settings.ts';
export { SizingError, type SizingErrorCode } from './errors.ts';
export { summarize, type AtSite, type ProposalSummary, type SummaryOptions } from './sizing/bill/summarize.ts';
export type { SaidLicence, SaidLine, SummarizedProposal } from './sizing/bill/summarized-proposal.ts';
export { calculateProposal } from './sizing/proposal/proposal.ts';
export { answerOf } from './sizing/recommendation/answer-of.ts';
export { calculateTotals } from './sizing/proposal/totals.ts';
export { explain, explainAll, type ExplainedProposal, type ExplainedResult } from './sizing/question/explain.ts';
export type { SizingOptions } from './sizing/question/options.ts';
export type * from './sizing/result/result.ts';
export type { Problem, Problems } from './problem.ts';
export type * from './sizing/result/sayings-of-as-built.ts';
export type * from './sizing/result/sayings-of-bill.ts';
export type * from './sizing/result/sayings-of-citations.ts';
export type * from './sizing/result/sayings-of-comparison.ts';
export type * from './sizing/result/sayings-of-failure.ts';
export type * from './sizing/result/sayings-of-hardware.ts';
export type * from './sizing/result/sayings-of-headroom.ts';
export type * from './sizing/result/sayings-of-rules.ts';
export type {
  CamerasInNeed,
  ChosenSetting,
  Cures,
  FixedSetting,
  FreedChoice,
  Saying,
  Sayings,
  LessRecorded,
  SettingChanges,
  ShorterRetention,
  Way,
} from './sizing/result/sayings.ts';
export type { Unit } from './units.ts';
