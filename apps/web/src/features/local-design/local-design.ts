import { LOCAL_DESIGN_TEXTS } from '#texts/editor/local-design.ts';
import type { SiteDesign } from '@site-designer/api-contract';
import { NO_OFFER } from '@site-designer/api-contract/offer-bounds';
import { NOTHING_PLACED } from '@site-designer/api-contract/placing-bounds';
import type { NamedDesign } from '@site-designer/design-file';
import { DEFAULT_NAMES } from '@site-designer/api-contract/names';
import { defaultServerSettings } from '@site-designer/sizing-engine';
import { publishedCatalogue as catalogue } from '@site-designer/sizing-engine/catalogue';
import { formatDay } from '../../lib/format/dates.ts';

/** A design that is stored in this browser alone. */
export interface LocalDesign extends NamedDesign {
  readonly version: number;
  /** Ids are never reused: a deleted row must not reappear as another one. */
  readonly nextId: number;
  readonly createdUtc: string;
  readonly updatedUtc: string;
}

/** An address that no stored design has: their ids start at 1. */
export const LOCAL_PLACE = { projectId: 0, siteId: 0, siteDesignId: 0 } as const;

export function emptyDesign(): NamedDesign {
  return { name: DEFAULT_NAMES.siteDesign, cameras: [], serverSettings: defaultServerSettings(catalogue) };
}

export function newLocalDesign(design: NamedDesign, now: string): LocalDesign {
  const nextId = Math.max(0, ...design.cameras.map(({ id }) => id)) + 1;
  return { ...design, version: 1, nextId, createdUtc: now, updatedUtc: now };
}

/** The design in the form of the API. */
export function siteDesignView({ version: _version, nextId: _nextId, ...design }: LocalDesign): SiteDesign {
  return {
    ...design,
    cameras: [...design.cameras],
    // Prices need an account, and so do offers.
    offer: NO_OFFER,
    ...NOTHING_PLACED,
    id: LOCAL_PLACE.siteDesignId,
    siteId: LOCAL_PLACE.siteId,
    projectId: LOCAL_PLACE.projectId,
    siteName: LOCAL_DESIGN_TEXTS.siteName,
    projectName: LOCAL_DESIGN_TEXTS.projectName,
    formattedCreatedUtc: formatDay(design.createdUtc),
    formattedUpdatedUtc: formatDay(design.updatedUtc),
  };
}

/** Identifies a version of this design, distinct from earlier local designs. */
export function entityTag({ createdUtc, version }: LocalDesign): string {
  return `"${createdUtc} ${version}"`;
}
