import { getCatalogue, getSiteDesign } from '@site-designer/api-contract/addresses';
import type { Catalogue } from '@site-designer/sizing-engine/catalogue';
import type { Call } from '../../lib/call.ts';
import type { DesignPlace, DocumentState, FetchedDesign } from './document-state.ts';
import { shareEmptyParts } from './shared-parts.ts';

type KnownDesign = Pick<DocumentState, 'design' | 'catalogue'>;

/** A design as the server has it now, with the catalogue that goes with it. */
export async function fetchDesign(call: Call, place: DesignPlace, known: KnownDesign): Promise<FetchedDesign> {
  const [{ data, etag }, catalogue] = await Promise.all([
    call(getSiteDesign, { params: place }),
    fetchCatalogue(call, known),
  ]);
  shareEmptyParts(data.siteDesign.cameras);
  return { design: data.siteDesign, formData: data.formData, catalogue, etag };
}

/** The catalogue stays while a design is open. Under the same version it stays the same object for the next one. */
async function fetchCatalogue(call: Call, { design, catalogue: known }: KnownDesign): Promise<Catalogue> {
  if (design && known) return known;
  const { data } = await call(getCatalogue, {});
  return known?.version === data.version ? known : data.catalogue;
}
