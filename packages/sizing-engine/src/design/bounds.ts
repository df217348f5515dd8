import { FPS_BOUNDS } from '../bitrate/fps-bounds.ts';
import { TYPED_RATE_BOUNDS } from '../bitrate/typed-rate-bounds.ts';
import type { Bounds } from '../checks/field-check.ts';
import type { EvidenceLock } from './design.ts';

export type { Bounds };

/** Bounds of cameras and server settings. The API checks requests by them, and the web app its fields. */

/** Bounds of a camera row. The data rate is that of typed rates; calculated ones are never clamped to it. */
export const CAMERA_BOUNDS = {
  quantity: { min: 1, max: 999_999 },
  hoursPerDay: { min: 1, max: 24 },
  retentionDays: { min: 1, max: 9999 },
  fps: FPS_BOUNDS,
  motion: { min: 1, max: 100 },
  bitrateKbit: TYPED_RATE_BOUNDS,
  licencesPerCamera: { min: 1, max: 16 },
} as const satisfies Readonly<Record<string, Bounds>>;

/** Bounds of what is recorded besides video. */
export const EXTRAS_BOUNDS = {
  audioKbps: { min: 0, max: 320 },
  metadataKbps: { min: 0, max: 1000 },
  eventsPerHour: { min: 0, max: 3600 },
  preSeconds: { min: 0, max: 60 },
  postSeconds: { min: 0, max: 300 },
} as const satisfies Readonly<Record<string, Bounds>>;

/** Bounds of a measured sample: an hour to ten years. */
export const SAMPLE_BOUNDS = { sampleHours: { min: 1, max: 87_600 } } as const satisfies Readonly<
  Record<string, Bounds>
>;

/** Longest note of a measurement, in Unicode code points after trimming. */
export const MEASUREMENT_NOTE_LIMIT = { max: 200 } as const;

/** Bounds of values in the half of a row that its recording mode does not use: anything that can be stored. */
export const UNUSED_HALF_BOUNDS: Bounds = { min: 0, max: 999_999_999 };

/** Bounds of the server settings that do not depend on another setting. */
export const SERVER_BOUNDS = {
  systemOverhead: { min: 0, max: 500 },
  concurrentSmartClientStreams: { min: 0, max: 9999 },
  diskSizeMin: { min: 0, max: 20 },
  diskSizeMax: { min: 0, max: 999 },
  upsMinutes: { min: 0, max: 240 },
} as const satisfies Readonly<Record<string, Bounds>>;

/** Bounds of the spare hardware of a design. A sizing refuses more spare servers than it has recording servers. */
export const RESILIENCE_BOUNDS = {
  servers: { min: 1, max: 999_999 },
  outageDays: { min: 1, max: 30 },
  hotSparesPerServer: { min: 0, max: 4 },
} as const satisfies Readonly<Record<string, Bounds>>;

/** Bounds of what is locked as evidence; hours need not be whole. */
export const EVIDENCE_LOCK_BOUNDS = {
  locksPerMonth: { min: 0, max: 9999 },
  camerasPerLock: { min: 0, max: 9999 },
  hoursPerLock: { min: 0, max: 744 },
  monthsKept: { min: 0, max: 240 },
} as const satisfies Readonly<Record<keyof EvidenceLock, Bounds>>;

/** Bounds of a second archive: at least one day of the longest retention falls into it. */
export const TIER_BOUNDS = {
  groomAfterDays: { min: 0, max: CAMERA_BOUNDS.retentionDays.max - 1 },
  groomFps: { min: 1, max: 60 },
  keyFrameRatio: { min: 1, max: 100 },
} as const satisfies Readonly<Record<string, Bounds>>;

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
