export { sizeText, TYPED_SIZE, type PictureSize } from '../bitrate/picture-size.ts';
export { checkDecimal, checkNumber, toTenths, type FieldError } from '../checks/field-check.ts';
export { checkReadable, checkText, nameLength } from '../checks/readable.ts';
export {
  applianceChoices,
  changeApplianceSelection,
  type ApplianceChoices,
  type ApplianceSelection,
} from '../design/appliance-choice.ts';
export { AUTO_SKU, settleSku, skusOffered } from '../design/appliance-sku.ts';
export type { ChangeContext } from '../design/apply-change.ts';
export { bulkApplyErrors, bulkApplyPatches, type BulkApply, type BulkApplyValue } from '../design/bulk-apply.ts';
export { contentOf, firstOf, orderRows, rowsByGroup, streamsOf } from '../design/camera-groups.ts';
export { checkCameraName } from '../design/camera-name.ts';
export {
  HALVED_FIELDS,
  isCustom,
  patchRow,
  RATE_FIELDS,
  recordedStream,
  settleStreams,
  SPEEDUP_BASE_FPS,
  type Half,
  type HalvedField,
  type RowPatch,
} from '../design/camera-row.ts';
export {
  consecutiveIds,
  type AppliedChange,
  type ChangeableDesign,
  type CameraRowToSave,
  type ChangedRow,
  type DesignChange,
  type DesignDifference,
  type NewIds,
} from '../design/design-change.ts';
export { changeDiskType, diskSizeCap, diskSizeMinBounds } from '../design/disk-sizes.ts';
export { groupNumbers, namedGroups, type NamedGroup } from '../design/group-titles.ts';
export { LATER_FIELDS, withLaterFields, type LaterFields } from '../design/row-fields.ts';
export { checkMeasurement } from '../design/measurement.ts';
export { newGroup } from '../design/new-group.ts';
export { optionLists, type OptionLists, type SliderSetup } from '../design/option-lists.ts';
export { camerasPerServerBounds, changePlatformVersion, platformOf } from '../design/platform.ts';
export {
  flagsFromRecording,
  isRecorded,
  recordedHalves,
  recordingFromFlags,
  seenHalf,
  type RecordingFlags,
} from '../design/recording-mode.ts';
export { rulesBrokenBy } from '../design/retention-rules.ts';
export type { CheckedRow } from '../design/row-checks.ts';
export { changedFields } from '../design/same-data.ts';
export {
  hasLocks,
  hasSecondArchive,
  isArchived,
  SHARED_SETTINGS,
  withSharedSettings,
} from '../design/shared-settings.ts';
export type { CableRun } from '../site/cable-run.ts';
export { cableOf, cableRunsOf } from '../sizing/network/cable-runs.ts';
export { sensorWidth } from '../site/sensor-width.ts';
export { UNKNOWN_OPTICS } from '../site/site-row.ts';
export { onlyKnownKinds, stationGroupErrors } from '../site/site-settings-checks.ts';
export { NETWORK_DEFAULTS, STATION_DEFAULTS, withGroups } from '../site/site-settings.ts';
export { sharesOfSwitch, usableSwitch, type UsableSwitch } from '../site/usable-switch.ts';
export { retentionSpan } from '../sizing/demand/retention-span.ts';
export { pictureRows } from '../sizing/network/connected-groups.ts';
export { tileOf } from '../sizing/viewing/tiles.ts';
export { isApplicable } from '../sizing/alternatives/apply-alternative.ts';
export { withWayOut, type TakenWay } from '../sizing/alternatives/with-way-out.ts';
