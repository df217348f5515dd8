import type { SiteDesign } from '@site-designer/api-contract';
import type { Catalogue, Design } from '@site-designer/sizing-engine';
import { designOf } from '../cameras/stored-stream.ts';
import { withDays } from '../day.ts';
import type { StoredSiteDesign, VersionedHeading } from './site-design-store.ts';

/** A stored design as the API sends it. */
export function storedDesignView(stored: StoredSiteDesign, catalogue: Catalogue): SiteDesign {
  const { streams: _streams, serverSettings: _settings, ...heading } = stored;
  return siteDesignView(heading, designOf(stored, catalogue));
}

export function siteDesignView({ version: _version, ...heading }: VersionedHeading, design: Design): SiteDesign {
  return { ...withDays(heading), ...design };
}
