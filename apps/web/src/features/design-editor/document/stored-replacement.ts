import { openedModel, replaced, SAME_IDS } from '@site-designer/camera-table';
import type { SiteDesign } from '@site-designer/api-contract';
import type { DocumentState } from './document-state.ts';

/**
 * A saved design after the server has replaced its content, as one step that can be undone. The history starts with it: rows that
 * returned have their ids of before, by which earlier steps may know other rows.
 */
export function storedReplacement(
  before: SiteDesign,
  after: SiteDesign,
  label: string,
): Pick<DocumentState, 'design' | 'model' | 'base' | 'ids'> {
  const left = new Set(after.cameras.map(({ id }) => id));
  const model = replaced(openedModel(before.cameras), label, {
    rows: after.cameras,
    removedIds: before.cameras.flatMap(({ id }) => (left.has(id) ? [] : id)),
    settings: changeOf(before.serverSettings, after.serverSettings),
    offer: changeOf(before.offer, after.offer),
  });
  return { design: after, model, base: model.rows, ids: SAME_IDS };
}

function changeOf<T>(before: T, after: T): { readonly before: T; readonly after: T } | undefined {
  return JSON.stringify(before) === JSON.stringify(after) ? undefined : { before, after };
}
