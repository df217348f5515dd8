import { given } from '../../derivation/quantity.ts';
import { separateFigures } from '../../derivation/explained.ts';
import type { BillLine, PhysicalTotals } from '../result/bill-result.ts';
import { billLine } from './explained-line.ts';
import { upsLines, upsNeed } from './physical-totals.ts';
import { physicalOf, roomSums } from './physical-sums.ts';
import type { SaidLine, SummarizedProposal } from './summarized-proposal.ts';
import { isManagementMachine, partOfSystem, pricedAs, type CatalogueOfSystem } from './whole-system.ts';

/** What a site of a system buys for itself, and what stands there. */
interface SiteOfSystem {
  readonly bought: readonly SaidLine[];
  readonly standing: readonly SaidLine[];
  /** Null where nothing stands there. */
  readonly physical: PhysicalTotals | null;
}

/**
 * The sites of a system: the machines of the whole stand at the site with the most cameras of those that have a management server,
 * and the UPS of each site is that of what stands there.
 */
export function sitesOfSystem(
  proposals: readonly SummarizedProposal[],
  machines: readonly SaidLine[],
  catalogue: CatalogueOfSystem,
): readonly SiteOfSystem[] {
  const host = hostOf(proposals);
  return proposals.map((proposal) => siteOfSystem(proposal, proposal === host ? machines : [], catalogue));
}

function hostOf(proposals: readonly SummarizedProposal[]): SummarizedProposal | undefined {
  const managed = proposals.filter(({ bill }) => bill?.some(isManagementMachine));
  const [first, ...others] = managed;
  return others.reduce(
    (most, each) => (most !== undefined && most.totals.cameras.value >= each.totals.cameras.value ? most : each),
    first,
  );
}

function siteOfSystem(
  proposal: SummarizedProposal,
  machines: readonly SaidLine[],
  { physicalModel }: CatalogueOfSystem,
): SiteOfSystem {
  const { bill, physical, upsMinutes } = proposal;
  const part = partOfSystem(proposal).bill;
  if (bill === null || physical === null) return { bought: [], standing: [], physical: null };
  const own = part.filter(({ kind }) => !isOfUps(kind));
  const former = part.filter(({ kind }) => isOfUps(kind));
  const sums = physicalOf([...own, ...machines]);
  const isSame = machines.length === 0 && !bill.some(isManagementMachine);
  if (isSame || upsMinutes === undefined) {
    const { ups } = physical;
    return { bought: part, standing: [...own, ...machines, ...former], physical: { ...sums, ups } };
  }
  const question = { power: { upsMinutes }, physicalModel };
  const room = roomSums([...own, ...machines]);
  const watts = given('physical.typicalW', room.typicalW, 'W');
  const need = upsNeed(watts, question);
  const isWithoutHost = room.isWithoutHost ?? false;
  const lines = upsLines({ ...need, watts: watts.value, isWithoutHost }, question).map(billLine);
  const { result } = separateFigures<readonly BillLine[]>(lines);
  const supply = pricedAs(former, result);
  const ups = { va: need.va.value, wattHours: need.wattHours.value };
  return { bought: [...own, ...supply], standing: [...own, ...machines, ...supply], physical: { ...sums, ups } };
}

function isOfUps(kind: BillLine['kind']): boolean {
  return kind === 'ups' || kind === 'battery';
}
