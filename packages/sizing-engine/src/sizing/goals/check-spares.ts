import { requireStructure } from '../../checks/structure.ts';
import { requireCatalogue } from '../../checks/catalogue-check.ts';
import type { Catalogue } from '../../catalogue/schema.ts';
import type { DesignInput } from '../../design/design.ts';
import { Failover } from '../../design/enumerations.ts';
import { calculateProposal } from '../proposal/proposal.ts';
import type { Saying } from '../result/sayings.ts';

const BARE = { headroom: false, alternatives: false, failure: false } as const;

/** What is wrong with the spares of a design, and where it is set. */
export interface SpareError {
  readonly path: string;
  readonly message: Saying;
}

/**
 * Check that a failover group has no more spare servers than the design has recording servers.
 *
 * The number of recording servers is known only after a sizing, so this function sizes the design. A design without a solution
 * is not refused for its spares.
 *
 * @returns One entry, with the text of the proposal, or none.
 * @throws SizingError as {@link calculateProposal}.
 * @example
 * ```ts
 * checkSpares(design, publishedCatalogue)[0]?.path; // 'serverSettings.resilience.failover.servers'
 * ```
 */
export function checkSpares(design: DesignInput, catalogue: Catalogue): readonly SpareError[] {
  requireCatalogue(catalogue);
  requireStructure(design, { serverSettings: {} }, '');
  const failover = design.serverSettings.resilience?.failover;
  // Every design has one server to fail.
  if (failover?.kind !== Failover.coldStandby || failover.servers === 1) return [];
  const { bindingConstraint, errorMessage } = calculateProposal(design, catalogue, BARE);
  if (bindingConstraint?.limit !== 'spareServers' || errorMessage === null) return [];
  return [{ path: 'serverSettings.resilience.failover.servers', message: errorMessage }];
}
