import type { IssuedProposal, SiteNetwork } from '@site-designer/api-contract';
import type { Design } from '@site-designer/sizing-engine';
import type { Proposal } from '@site-designer/texts';

/** What the site around the servers needs; null where its design asks for neither network nor workstations. */
export function siteNetworkOf(
  { network = null }: Partial<Pick<Proposal, 'network'>>,
  design: Design | IssuedProposal['design'],
): SiteNetwork | null {
  // Designs that were frozen before they had workstations have none.
  const stations = design.serverSettings.viewing?.stations ?? [];
  if (network === null && stations.length === 0) return null;
  const switches = network?.closets.flatMap((closet) => closet.switches) ?? [];
  const sumOf = (value: (each: (typeof switches)[number]) => number): number =>
    switches.reduce((sum, each) => sum + each.count * value(each), 0);
  return {
    switches: sumOf(() => 1),
    ports: sumOf(({ cameras }) => cameras),
    reservedW: sumOf(({ reservedW }) => reservedW),
    workstations: stations.reduce((sum, { quantity }) => sum + quantity, 0),
  };
}

/** Of several sites; null where none has any. */
export function sumOfNetworks(all: readonly (SiteNetwork | null)[]): SiteNetwork | null {
  const known = all.filter((each) => each !== null);
  if (known.length === 0) return null;
  const sumOf = (field: keyof SiteNetwork): number => known.reduce((sum, each) => sum + each[field], 0);
  return {
    switches: sumOf('switches'),
    ports: sumOf('ports'),
    reservedW: sumOf('reservedW'),
    workstations: sumOf('workstations'),
  };
}
