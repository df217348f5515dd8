import type { CalculationResult, FrozenResult, SharedProposal } from '@site-designer/api-contract/proposal-addresses';
import type { Catalogue } from '@site-designer/sizing-engine';
import { PUBLISHED_NAMES } from '@site-designer/sizing-engine/catalogue';

/** A frozen catalogue; one without product names had the published ones. */
export function currentCatalogue(frozen: SharedProposal['catalogue']): Catalogue {
  return { ...frozen, names: frozen.names ?? PUBLISHED_NAMES };
}

/** Parts with figures that a result of an earlier version lacks. */
type FiguresOfToday = 'alternatives' | 'answer' | 'serverPlan';

type FrozenLine = NonNullable<FrozenResult['bill']>[number];

/**
 * A frozen result with what later versions added to results: values that show nothing that was not issued. Figures of
 * alternatives, and the answer, have no such value and stay absent.
 */
export function currentResult(
  frozen: FrozenResult,
): Omit<CalculationResult, FiguresOfToday> & Pick<FrozenResult, FiguresOfToday> {
  const { liveDatabase, archiveDatabase, huskyProposal, failure, headroom, bill } = frozen;
  return {
    ...frozen,
    liveDatabase: liveDatabase && { arrays: [], ...liveDatabase },
    archiveDatabase: archiveDatabase && { arrays: [], ...archiveDatabase },
    huskyProposal: huskyProposal && { arrays: [], ...huskyProposal },
    failure: failure && {
      notes: [],
      ...failure,
      states: failure.states.map((state) => ({ kept: [], ...state })),
    },
    reach: frozen.reach?.map((each) => ({ busyDays: null, ...each })) ?? null,
    headroom: headroom.map((step) => ({ outcome: null, ...step })),
    bill: bill && bill.map((line) => ({ purpose: purposeIn(line), ...line })),
    network: frozen.network ?? null,
    viewing: frozen.viewing ?? null,
    serverMotion: frozen.serverMotion ?? null,
    coverage: frozen.coverage ?? null,
  };
}

const WITH_PURPOSE: readonly FrozenLine['kind'][] = ['disk', 'hot-spare', 'spare-server'];

/** The description of these lines included the purpose. */
function purposeIn({ kind, description }: FrozenLine): string | null {
  return WITH_PURPOSE.includes(kind) ? description : null;
}
