import type { AmountBounds } from '../checks/field-check.ts';

/** Frame rates that may be typed, and that a bit rate is calculated for. They stand apart, so that a page of names loads no model. */
export const FPS_BOUNDS = { min: 1, max: 60, decimals: 1, unit: 'frame/s' } as const satisfies AmountBounds;
