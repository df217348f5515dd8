/**
 * Low and high factors of calculated bit rates: P10 and P90 of published / predicted over the published points.
 *
 * Written by `scripts/derive-bitrate-ranges.ts`; a test derives them again and compares.
 */
export const INTER_FRAME_RANGE = { low: 0.5976, high: 1.733 } as const;
export const MJPEG_RANGE = { low: 0.701, high: 1.5542 } as const;
