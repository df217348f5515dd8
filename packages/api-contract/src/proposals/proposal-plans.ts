import { Type } from 'typebox';
import type { PlanSheets } from './plan-sheets.ts';

/** Drawn by the app alone, the same for every reader. */
export const Plans = Type.Optional(
  Type.Unsafe<PlanSheets>(
    Type.Object(
      {},
      { additionalProperties: true, description: 'The floor plans with their cameras, without the pictures' },
    ),
  ),
);
