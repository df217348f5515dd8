import type { AmountBounds } from '../checks/field-check.ts';

/** Bounds of a rate that a person types, kbit/s. A calculated rate is never clamped to them. */
export const TYPED_RATE_BOUNDS = { min: 1, max: 26_000, unit: 'kbit/s' } as const satisfies AmountBounds;
