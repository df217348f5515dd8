export { AUTO_SKU, settleSku, skusOffered } from './appliance-sku.ts';
export {
  applianceChoices,
  changeApplianceSelection,
  isCompatible,
  isMadeWithDisks,
  raidTypesOffered,
  type ApplianceChoices,
  type ApplianceSelection,
} from './appliance-choice.ts';
export {
  CAMERA_BOUNDS,
  CAMERA_NAME_LIMIT,
  EVIDENCE_LOCK_BOUNDS,
  EXTRAS_BOUNDS,
  MEASUREMENT_NOTE_LIMIT,
  PRESALES_CAMERA_LIMIT,
  PRESALES_SUPPORTED_CAMERAS,
  RESILIENCE_BOUNDS,
  SAMPLE_BOUNDS,
  SERVER_BOUNDS,
  TIER_BOUNDS,
  SLIDER_WARNING_DISTANCE,
  SLIDERS,
  UNUSED_HALF_BOUNDS,
  type Bounds,
} from './bounds.ts';
export { applyChange, isUnchanged, withDifference, type ChangeableDesign, type ChangeContext } from './apply-change.ts';
export { bulkApplyErrors, bulkApplyPatches, type BulkApply, type BulkApplyValue } from './bulk-apply.ts';
export { groupNumbers, groupTitles, namedGroups, type NamedGroup } from './group-titles.ts';
export { contentOf, firstOf, orderRows, rowsByGroup, streamsOf } from './camera-groups.ts';
export { checkCameraName, checkReadable, nameLength } from './camera-name.ts';
export {
  HALVED_FIELDS,
  isCustom,
  patchRow,
  RATE_FIELDS,
  settleRows,
  settleStreams,
  SPEEDUP_BASE_FPS,
  type Half,
  type HalvedField,
  type RowPatch,
} from './camera-row.ts';
export { checkCameraRow, EXTRA_FIELDS, type CheckedRow } from './row-checks.ts';
export { changedFields } from './same-data.ts';
export { wordFor } from '../checks/plural.ts';
export { DEFAULT_PLATFORM, type NewCameraRow } from './defaults.ts';
export {
  consecutiveIds,
  type AppliedChange,
  type CameraRowToSave,
  type ChangedRow,
  type DesignChange,
  type DesignDifference,
  type NewIds,
} from './design-change.ts';
export { changeDiskType, diskSizeCap, diskSizeMinBounds } from './disk-sizes.ts';
export {
  ApplianceModel,
  BulkApplyField,
  ConfigurationChoice,
  DiskType,
  Failover,
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
export { checkDecimal, checkNumber, toTenths, type FieldError } from '../checks/field-check.ts';
export { TEXTS } from '../checks/product-texts.ts';
export { optionLists, type OptionLists, type SliderSetup } from './option-lists.ts';
export { camerasPerServerBounds, changePlatformVersion, platformOf } from './platform.ts';
export { continuousPercent, flagsFromRecording, recordingFromFlags, type RecordingFlags } from './recording-mode.ts';
export { rulesBrokenBy } from './retention-rules.ts';
export { checkServerSettings, settleServerSettings } from './server-settings.ts';
export { SIDE_BOUNDS, sizeText, TYPED_SIZE, type PictureSize } from '../bitrate/picture-size.ts';
export { withLaterFields, type LaterFields } from './later-fields.ts';
export { checkMeasurement, MEASUREMENT_TEXTS } from './measurement.ts';
export { CAPACITY_CONVENTIONS, FAILOVER_KINDS, SHARED_SETTINGS, withSharedSettings } from './shared-settings.ts';
