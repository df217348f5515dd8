import { openedModel, replaced } from '@site-designer/camera-table';
import type { SiteDesign } from '@site-designer/api-contract';
import type { Answer } from '../../../lib/calls/call.ts';
import { placingIn } from './placing.ts';
import type { DocumentState, FetchedDesign } from './document-state.ts';
import type { VersionedRequest } from './send-changes.ts';

/** A call that answers with the design after it. */
export type SendReplacement = (request: VersionedRequest) => Promise<Answer<{ readonly siteDesign: SiteDesign }>>;

type Replacement = FetchedDesign & Pick<DocumentState, 'model' | 'base' | 'reverted'>;

/** What the answer of a replacement makes of the open design; undefined if the user has opened another one meanwhile. */
export function replacementOf(
  { place, design, formData, catalogue }: DocumentState,
  { data, etag }: Awaited<ReturnType<SendReplacement>>,
  { request, label }: { readonly request: VersionedRequest; readonly label: string },
): Replacement | undefined {
  if (place !== request.params || !design || !formData || !catalogue) return undefined;
  return storedReplacement({ design, formData, catalogue, etag }, data.siteDesign, label);
}

/**
 * A saved design after the server has replaced its content, as one step that can be undone. The history starts with it: rows that
 * returned have their ids of before, by which earlier steps may know other rows.
 */
function storedReplacement(
  { design: before, ...fetched }: FetchedDesign,
  after: SiteDesign,
  label: string,
): Replacement {
  const left = new Set(after.cameras.map(({ id }) => id));
  const model = replaced(openedModel(before.cameras), label, {
    rows: after.cameras,
    removedIds: before.cameras.flatMap(({ id }) => (left.has(id) ? [] : id)),
    settings: changeOf(before.serverSettings, after.serverSettings),
    offer: changeOf(before.offer, after.offer),
    placing: changeOf(placingIn(before), placingIn(after)),
  });
  return { ...fetched, design: after, model, base: model.rows, reverted: undefined };
}

function changeOf<T>(before: T, after: T): { readonly before: T; readonly after: T } | undefined {
  return JSON.stringify(before) === JSON.stringify(after) ? undefined : { before, after };
}
