import type { Explained } from '../../derivation/explained.ts';
import type { Design } from '../../design/design.ts';
import type { RowFacts } from '../demand/demand.ts';
import type { ExplainedDemand } from '../demand/explained-demand.ts';
import { keepingOf } from '../demand/keeping.ts';
import type { TierStorage } from '../result/tier-storage.ts';
import { saying } from '../result/sayings.ts';
import type { Warning } from '../result/warning.ts';

/** What each archive stores, as a result shows it; nothing where there is no second archive. */
export function tierStorageOf({ tiers }: ExplainedDemand): { readonly tiers?: Explained<TierStorage> } {
  if (tiers === undefined) return {};
  const { groomAfterDays, fullTb, groomedTb, savedTb } = tiers;
  return { tiers: { groomAfterDays, fullTb, groomedTb, savedTb } };
}

/** A warning for a second archive that no recording reaches. */
export function tierWarnings(design: Design, { retentionDays: { max } }: Pick<RowFacts, 'retentionDays'>): Warning[] {
  const tiers = keepingOf(design.serverSettings).tiers;
  if (tiers === undefined) return [];
  if (tiers.groomAfterDays < max) return [];
  return [
    {
      code: 'second-archive-unused',
      message: saying('warning.second-archive-unused', { groomAfterDays: tiers.groomAfterDays, longestDays: max }),
    },
  ];
}
