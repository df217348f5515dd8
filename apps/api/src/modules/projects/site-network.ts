import type { IssuedProposal, SiteNetwork } from '@site-designer/api-contract';
import type { Design } from '@site-designer/sizing-engine';
import { siteSums, type SummedSite } from '@site-designer/sizing-engine/comparison';

/** What the site around the servers needs; null where its design asks for neither network nor workstations. */
export function siteNetworkOf(result: SummedSite, design: Design | IssuedProposal['design']): SiteNetwork | null {
  // Designs that were frozen before they had workstations have none.
  const stations = design.serverSettings.viewing?.stations ?? [];
  if (result.network == null && stations.length === 0) return null;
  // Without hardware there is no bill.
  return { ...siteSums(result), workstations: stations.reduce((sum, { quantity }) => sum + quantity, 0) };
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
