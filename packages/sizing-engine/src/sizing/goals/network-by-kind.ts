import type { Catalogue } from '../../catalogue/schema.ts';
import type { DesignInput } from '../../design/design.ts';
import type { NetworkSettings } from '../../site/site-settings.ts';
import { demandOf } from '../demand/demand-of.ts';
import { keepingOf } from '../demand/keeping.ts';
import { fullestLimit, plannedClosets, usableSwitches, type PlannedCloset } from '../network/closet-plan.ts';
import { connectedGroups } from '../network/connected-groups.ts';
import { validated } from '../question/validate.ts';
import type { SwitchLimit } from '../result/network-result.ts';

/** The switches of a whole site, all of one kind or each closet with what suits it. */
export interface NetworkOfKind {
  /** Id of the kind in every closet; empty for Auto. */
  readonly switchKind: string;
  /** How many of each kind, in the order of the catalogue. */
  readonly switches: readonly { readonly switchKind: string; readonly count: number }[];
  /** The limit that one of the switches takes most of; null where no closet has any. */
  readonly fullest: { readonly closet: string; readonly limit: SwitchLimit; readonly percent: number } | null;
  /** Closets that such switches do not hold. */
  readonly closetsWithout: readonly string[];
}

/**
 * The network of a design with each kind of switch in every closet, planned as the one that is set: Auto first, then the kinds
 * in the order of the catalogue.
 *
 * @returns Empty where the design asks for no network.
 * @throws SizingError as `calculateProposal`.
 * @example
 * ```ts
 * networkByKind(design, publishedCatalogue)[1]; // { switchKind: 'poe-8', switches: [{ switchKind: 'poe-8', count: 6 }], … }
 * ```
 */
export function networkByKind(design: DesignInput, catalogue: Catalogue): readonly NetworkOfKind[] {
  const settled = validated(design, catalogue);
  const { network } = settled.serverSettings;
  if (network === null) return [];
  const range = demandOf(settled.cameras, keepingOf(settled.serverSettings), catalogue);
  const groups = connectedGroups({ design: settled, range, catalogue });
  const ofKind = (settings: NetworkSettings): NetworkOfKind => ({
    switchKind: settings.switchKind,
    ...summed(plannedClosets(groups, usableSwitches(settings, catalogue)), catalogue),
  });
  return ['', ...catalogue.switchKinds.map(({ id }) => id)].map((switchKind) => ofKind({ ...network, switchKind }));
}

function summed(closets: readonly PlannedCloset[], { switchKinds }: Catalogue): Omit<NetworkOfKind, 'switchKind'> {
  const switches = switchKinds.flatMap((kind) => {
    const plans = closets.flatMap(({ chosen }) => (chosen?.usable.kind === kind ? [chosen.plan.servers] : []));
    return plans.length === 0 ? [] : [{ switchKind: kind.id, count: plans.reduce((sum, count) => sum + count, 0) }];
  });
  const fullest = closets.flatMap(({ closet, chosen }) => {
    if (chosen === undefined) return [];
    const { limit, share } = fullestLimit(chosen.usable, chosen.plan.load);
    return [{ closet, limit, percent: 100 * share }];
  });
  return {
    switches,
    fullest: fullest.toSorted((one, other) => other.percent - one.percent)[0] ?? null,
    closetsWithout: closets.flatMap(({ closet, chosen }) => (chosen === undefined ? [closet] : [])),
  };
}
