import { headingOf } from './heading.ts';
import { calculateProposal, type Catalogue, type SizingOptions } from '@site-designer/sizing-engine';
import { namedCatalogue, ownSpeaker, type ExplainedProposal, type LanguageCode } from '@site-designer/texts';
import { LRUCache } from 'lru-cache';
import { found } from '../../http/problem.ts';
import { inLanguage, languageInUse } from '../../texts/language-in-use.ts';
import { designOf, withCables, type OfferedDesign } from '../cameras/stored-stream.ts';
import type { PlanScale, PlanStore } from '../plans/plan-store.ts';
import type { Actor } from '../ports/actor.ts';
import { designBytes } from './design-bytes.ts';
import type { SiteDesignAddress, SiteDesignStore, VersionedHeading } from './site-design-store.ts';

/** Of all cached proposals together. */
const MOST_BYTES = 160_000_000;
/** Measured of a design of one row: a proposal keeps its inputs in order to explain itself. */
const BYTES_OF_ANY = 190_000;
/** Measured of designs of 100 to 5000 rows: what a proposal takes beside that, in times of its design. */
const TIMES_OF_DESIGN = 4;

export interface CalculatedDesign {
  /** What was calculated: this version, under these names. */
  readonly heading: VersionedHeading;
  readonly design: OfferedDesign;
  readonly proposal: ExplainedProposal;
}

export type CalculatedDesigns = (
  actor: Actor,
  address: SiteDesignAddress,
  /** With its server plan; in a language, which is that of the request if it is not told. */
  options?: Pick<SizingOptions, 'plan'> & { readonly language?: LanguageCode },
) => Promise<CalculatedDesign>;

/**
 * Calculates designs, and caches the latest answers.
 *
 * A proposal depends on the stored design and the language alone, and every change of the design raises its version. So a cached proposal stays
 * right for its version, whoever writes meanwhile, in this process or another. Owner, version and names are read from the
 * database each time.
 */
export function recentProposals({
  siteDesigns,
  plans,
  catalogue,
}: {
  readonly siteDesigns: SiteDesignStore;
  readonly plans: PlanStore;
  readonly catalogue: Catalogue;
}): CalculatedDesigns {
  const recent = new LRUCache<string, Recent>({ maxSize: MOST_BYTES });

  return async (actor, address, { plan = false, language = languageInUse() } = {}) => {
    const key = `${address.siteDesignId} ${plan} ${language}`;
    // Cables follow from the scales of the floor plans, which are of the site.
    const scales = await plans.scales(actor, address);
    const current = stateOf(found(await siteDesigns.heading(actor, address)), scales);
    const known = recent.get(key);
    if (known?.state === current) return known.calculated;
    const stored = found(await siteDesigns.find(actor, address));
    const heading = headingOf(stored);
    const design = withCables(designOf(stored, catalogue), scales);
    const proposal = inLanguage(language, () =>
      ownSpeaker.rendered(calculateProposal(design, namedCatalogue(catalogue), { plan })),
    );
    const calculated = { heading, design, proposal };
    const size = BYTES_OF_ANY + TIMES_OF_DESIGN * designBytes(design);
    recent.set(key, { state: stateOf(heading, scales), calculated }, { size });
    return calculated;
  };
}

/** The latest proposal of a design. Those of versions before it would be kept in vain. */
interface Recent {
  readonly state: string;
  readonly calculated: CalculatedDesign;
}

/** What an answer depends on. The time of the change too: a database that was restored from a backup counts the same versions again. */
function stateOf(heading: VersionedHeading, scales: readonly PlanScale[]): string {
  const { id, version, updatedUtc, name, siteName, projectName } = heading;
  return JSON.stringify([id, version, updatedUtc, name, siteName, projectName, scales]);
}
