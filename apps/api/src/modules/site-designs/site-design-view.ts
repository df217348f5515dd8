import type { SiteDesign } from '@site-designer/api-contract';
import type { Catalogue } from '@site-designer/sizing-engine';
import { cameraRow } from '../cameras/stored-stream.ts';
import { withDays } from '../day.ts';
import type { StoredSiteDesign } from './site-design-store.ts';

/** A design as the API speaks of it. */
export function siteDesignView(
  { version: _version, streams, ...heading }: StoredSiteDesign,
  catalogue: Catalogue,
): SiteDesign {
  return { ...withDays(heading), cameras: streams.map((stream) => cameraRow(stream, catalogue)) };
}
