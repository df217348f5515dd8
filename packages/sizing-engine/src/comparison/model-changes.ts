import { saying, type Saying } from '../sizing/result/sayings.ts';
import type { ModelChangeCode } from '../sizing/result/sayings-of-comparison.ts';

/** A change of the calculation model. */
export interface ModelChange {
  /** Version of the model that brought it. */
  readonly model: string;
  readonly change: Saying;
}

/** What changed figures, by version of the model. Their English sentences are the titles of the entries in CHANGELOG.md. */
export const MODEL_CHANGES: Readonly<Record<string, readonly ModelChangeCode[]>> = {
  3: [
    'model.low-frame-rate-range',
    'model.retention-by-class',
    'model.spare-disks',
    'model.ups-energy',
    'model.database-server',
    'model.retention-setting',
  ],
};

/**
 * Changes of the calculation model between two of its versions, whichever is the older one.
 *
 * @param one - Version of the model, as `versions.model` of a result says it.
 * @returns Oldest first; empty for one and the same version.
 * @throws Never.
 * @example
 * ```ts
 * modelChanges(issued.versions.model, proposal.versions.model)[0];
 * // { model: '3', change: { say: 'model.low-frame-rate-range' } }
 * ```
 */
export function modelChanges(one: string, other: string): readonly ModelChange[] {
  const [older, newer] = [Number(one), Number(other)].toSorted((a, b) => a - b) as [number, number];
  return Object.entries(MODEL_CHANGES)
    .filter(([model]) => Number(model) > older && Number(model) <= newer)
    .flatMap(([model, codes]) => codes.map((code) => ({ model, change: saying(code) })));
}
