import {
  calculateProposal,
  type Catalogue,
  type Design,
  type ExplainedProposal,
  type SizingOptions,
} from '@site-designer/sizing-engine';
import { LRUCache } from 'lru-cache';
import { found } from '../../problem.ts';
import { designOf } from '../cameras/stored-stream.ts';
import type { Owner } from '../owner.ts';
import type { SiteDesignAddress, SiteDesignStore, VersionedHeading } from './site-design-store.ts';

/** Most camera rows that the cached proposals may have together; a proposal keeps its inputs in order to explain itself. */
const MOST_ROWS = 20_000;

export interface CalculatedDesign {
  /** What was calculated: this version, under these names. */
  readonly heading: VersionedHeading;
  readonly design: Design;
  readonly proposal: ExplainedProposal;
}

export type CalculatedDesigns = (
  owner: Owner,
  address: SiteDesignAddress,
  options?: Pick<SizingOptions, 'plan'>,
) => Promise<CalculatedDesign>;

/**
 * Calculates designs, and caches the latest answers.
 *
 * A proposal depends on the stored design alone, and every change of the design raises its version. So a cached proposal stays
 * right for its version, whoever writes meanwhile, in this process or another. Owner, version and names are read from the
 * database each time.
 */
export function recentProposals({
  siteDesigns,
  catalogue,
}: {
  readonly siteDesigns: SiteDesignStore;
  readonly catalogue: Catalogue;
}): CalculatedDesigns {
  const recent = new LRUCache<string, CalculatedDesign>({ maxSize: MOST_ROWS });

  return async (owner, address, { plan = false } = {}) => {
    const known = recent.get(keyOf(found(await siteDesigns.heading(owner, address)), plan));
    if (known !== undefined) return known;
    const stored = found(await siteDesigns.find(owner, address));
    const { streams, serverSettings: _settings, ...heading } = stored;
    const design = designOf(stored, catalogue);
    const calculated = { heading, design, proposal: calculateProposal(design, catalogue, { plan }) };
    recent.set(keyOf(heading, plan), calculated, { size: 1 + streams.length });
    return calculated;
  };
}

/** Includes the time of the change: a database that was restored from a backup counts the same versions again. */
function keyOf({ id, version, updatedUtc, name, siteName, projectName }: VersionedHeading, plan: boolean): string {
  return JSON.stringify([id, version, updatedUtc, name, siteName, projectName, plan]);
}
