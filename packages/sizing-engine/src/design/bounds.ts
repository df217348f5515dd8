import type { AmountBounds, Bounds } from '../checks/field-check.ts';
import type { EvidenceLock } from './design.ts';
import { CAMERA_BOUNDS } from './row-fields.ts';

export type { Bounds };

/** Bounds of cameras and server settings. The API checks requests by them, and the web app its fields. */

/** Longest note of a measurement, in Unicode code points after trimming. */
export const MEASUREMENT_NOTE_LIMIT = { max: 200 } as const;

/** Bounds of the server settings that do not depend on another setting. */
export const SERVER_BOUNDS = {
  systemOverhead: { min: 0, max: 500, unit: '%' },
  concurrentSmartClientStreams: { min: 0, max: 9999, unit: 'stream' },
  diskSizeMin: { min: 0, max: 20, unit: 'TB' },
  diskSizeMax: { min: 0, max: 999, unit: 'TB' },
  upsMinutes: { min: 0, max: 240, unit: 'min' },
} as const satisfies Readonly<Record<string, AmountBounds>>;

/** Bounds of the spare hardware of a design. A sizing refuses more spare servers than it has recording servers. */
export const RESILIENCE_BOUNDS = {
  servers: { min: 1, max: 999_999, unit: 'server' },
  outageDays: { min: 1, max: 30, unit: 'day' },
  hotSparesPerServer: { min: 0, max: 4, unit: 'disk' },
} as const satisfies Readonly<Record<string, AmountBounds>>;

/** Bounds of what is locked as evidence; hours need not be whole. */
export const EVIDENCE_LOCK_BOUNDS = {
  locksPerMonth: { min: 0, max: 9999, unit: 'lock/month' },
  camerasPerLock: { min: 0, max: 9999, unit: 'camera' },
  hoursPerLock: { min: 0, max: 744, unit: 'h' },
  monthsKept: { min: 0, max: 240, unit: 'month' },
} as const satisfies Readonly<Record<keyof EvidenceLock, AmountBounds>>;

/** Bounds of a second archive: at least one day of the longest retention falls into it. */
export const TIER_BOUNDS = {
  groomAfterDays: { min: 0, max: CAMERA_BOUNDS.retentionDays.max - 1, unit: 'day' },
  groomFps: { min: 1, max: 60, unit: 'frame/s' },
  keyFrameRatio: { min: 1, max: 100, unit: '1' },
} as const satisfies Readonly<Record<string, AmountBounds>>;

/** The two utilization sliders of the appliance mode: range, least value, default, and the distance that warns. */
export const SLIDERS = {
  totalUsage: { rangeMin: 0, rangeMax: 100, minValue: 50, value: 90, inputName: 'maxSystemUtilization', unitType: '%' },
  netStorage: { rangeMin: 0, rangeMax: 100, minValue: 50, value: 80, inputName: 'maxDiskUtilization', unitType: '%' },
} as const;

/** A slider warns while its value is at most this far above its least value. */
export const SLIDER_WARNING_DISTANCE = 5;

/** Longest name of a camera group, in Unicode code points after trimming. */
export const CAMERA_NAME_LIMIT = { max: 70 } as const;

/** Most cameras that a proposal covers; a larger site needs presales. */
export const PRESALES_CAMERA_LIMIT = 5000;

/** The supported-cameras option that calls for presales whatever the number of cameras. */
export const PRESALES_SUPPORTED_CAMERAS = 5;
