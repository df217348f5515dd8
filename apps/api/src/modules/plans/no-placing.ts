import { NOTHING_PLACED } from '@site-designer/api-contract/placing-bounds';
import type { StoredPlacing } from './placing.ts';

/** Of a design that has nothing on a plan. */
export const NO_PLACING: StoredPlacing = { ...NOTHING_PLACED, lastPlacementId: 0 };
