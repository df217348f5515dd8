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

/** As many camera rows as the remembered proposals may stand for; a proposal keeps what it was made of, to explain itself. */
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
 * A proposal follows from the stored design alone, and whatever changes that raises its version: so what is remembered of a
 * version cannot become wrong, whoever writes meanwhile, in this process or another. The database is asked each time whose
 * the design is, which version there is, and what the things are called.
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

/** With the time, as a database that is brought back from a copy counts the same versions again. */
function keyOf({ id, version, updatedUtc, name, siteName, projectName }: VersionedHeading, plan: boolean): string {
  return JSON.stringify([id, version, updatedUtc, name, siteName, projectName, plan]);
}
