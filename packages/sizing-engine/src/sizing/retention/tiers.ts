import type { Explained } from '../../derivation/explained.ts';
import type { RowFacts } from '../demand/demand.ts';
import type { ExplainedDemand } from '../demand/explained-demand.ts';
import type { TierStorage } from '../result/tier-storage.ts';
import { saying } from '../result/sayings.ts';
import type { Warning } from '../result/warning.ts';

/** What each archive stores, as a result shows it; nothing where there is no second archive. */
export function tierStorageOf({ tiers }: ExplainedDemand): { readonly tiers?: Explained<TierStorage> } {
  if (tiers === undefined) return {};
  const { groomAfterDays, fullTb, groomedTb, savedTb } = tiers;
  return { tiers: { groomAfterDays, fullTb, groomedTb, savedTb } };
}

/** A warning for a second archive that saves nothing: no recording reaches it, or it keeps every frame of those that do. */
export function tierWarnings(
  { tiers }: ExplainedDemand,
  { retentionDays: { max } }: Pick<RowFacts, 'retentionDays'>,
): Warning[] {
  if (tiers === undefined || tiers.savedTb.value > 0) return [];
  const groomAfterDays = tiers.groomAfterDays.value;
  const message =
    groomAfterDays < max
      ? saying('warning.second-archive-saves-nothing', { groomAfterDays })
      : saying('warning.second-archive-unused', { groomAfterDays, longestDays: max });
  return [{ code: 'second-archive-unused', message }];
}
