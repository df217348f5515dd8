import { openedModel, replaced } from '@site-designer/camera-table';
import type { SiteDesign } from '@site-designer/api-contract';
import type { DocumentState, FetchedDesign } from './document-state.ts';

/**
 * A saved design after the server has replaced its content, as one step that can be undone. The history starts with it: rows that
 * returned have their ids of before, by which earlier steps may know other rows.
 */
export function storedReplacement(
  { design: before, ...fetched }: FetchedDesign,
  after: SiteDesign,
  label: string,
): FetchedDesign & Pick<DocumentState, 'model' | 'base' | 'reverted'> {
  const left = new Set(after.cameras.map(({ id }) => id));
  const model = replaced(openedModel(before.cameras), label, {
    rows: after.cameras,
    removedIds: before.cameras.flatMap(({ id }) => (left.has(id) ? [] : id)),
    settings: changeOf(before.serverSettings, after.serverSettings),
    offer: changeOf(before.offer, after.offer),
  });
  return { ...fetched, design: after, model, base: model.rows, reverted: undefined };
}

function changeOf<T>(before: T, after: T): { readonly before: T; readonly after: T } | undefined {
  return JSON.stringify(before) === JSON.stringify(after) ? undefined : { before, after };
}
