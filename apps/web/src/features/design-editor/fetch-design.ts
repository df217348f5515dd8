import { getSiteDesign } from '@site-designer/api-contract';
import type { Call } from '../../lib/call.ts';
import type { DesignPlace, FetchedDesign } from './site-design-editor-slice.ts';

/** The open design as the server has it now; undefined where the user has gone to another one meanwhile. */
export async function fetchDesign(
  call: Call,
  openPlace: () => DesignPlace | undefined,
): Promise<FetchedDesign | undefined> {
  const place = openPlace();
  if (!place) return undefined;
  const { data, etag } = await call(getSiteDesign, { params: place });
  return openPlace() === place ? { design: data.siteDesign, formData: data.formData, etag } : undefined;
}
