import { getSiteDesign } from '@site-designer/api-contract/addresses';
import { getCatalogue } from '@site-designer/api-contract/design-addresses';
import type { Catalogue } from '@site-designer/sizing-engine';
import type { Call } from '../../../lib/calls/call.ts';
import type { DesignPlace, DocumentState, FetchedDesign } from './document-state.ts';
import { shareEmptyParts } from './shared-parts.ts';

type KnownDesign = Pick<DocumentState, 'design' | 'catalogue' | 'formData'>;

export async function fetchDesign(call: Call, place: DesignPlace, known: KnownDesign): Promise<FetchedDesign> {
  const [{ data, etag }, catalogue] = await Promise.all([
    call(getSiteDesign, { params: place }),
    fetchCatalogue(call, known),
  ]);
  shareEmptyParts(data.siteDesign.cameras);
  // The lists follow from the catalogue. With other ones the table would be drawn anew, and lose its focus.
  const formData = (known.design && known.formData) ?? data.formData;
  return { design: data.siteDesign, formData, catalogue, etag };
}

/** The catalogue does not change while a design is open. A catalogue of the same version keeps its identity for the next design. */
async function fetchCatalogue(call: Call, { design, catalogue: known }: KnownDesign): Promise<Catalogue> {
  if (design && known) return known;
  const { data } = await call(getCatalogue, {});
  return known?.version === data.version ? known : data.catalogue;
}

/** The version in the ETag of a design; 0 if there is none. */
export function versionOf(etag: string | undefined): number {
  return Number(etag?.replaceAll('"', '') ?? 0) || 0;
}
