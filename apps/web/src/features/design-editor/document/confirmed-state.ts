import type { SiteDesign } from '@site-designer/api-contract';
import { learned, toScreen } from '@site-designer/camera-table';
import { type DesignReply, type Portion, reconciled } from './design-reply.ts';
import type { DocumentState } from './document-state.ts';
import { learnedPlacements, placingAfter } from './placing.ts';
import { settingsOnScreen } from './station-groups.ts';

/** What the state becomes with the answer of a write; changes made since it was sent are kept. */
export function confirmedState(
  state: DocumentState & { readonly design: SiteDesign },
  { etag, applyTo }: DesignReply,
  { changed: sent, added, settings, name, offer, placing }: Portion,
): Partial<DocumentState> {
  const { design: before, model, base, ids: known } = state;
  const stored = applyTo(before);
  const ofRows = learned(known, { before: before.cameras, sent: added, after: stored.cameras });
  const ids = placing ? learnedPlacements(ofRows, { before, sent: placing, after: stored }) : ofRows;
  const isNew = stored.serverSettings !== before.serverSettings;
  const serverSettings = isNew ? settingsOnScreen(stored.serverSettings, ids) : stored.serverSettings;
  const design = { ...stored, serverSettings, ...placingAfter(stored, before, ids) };
  const sentIds = new Set(sent.map(({ id }) => id));
  // A row that equals its state before the write was undone meanwhile: the reply is outdated.
  const untouched = new Set([...base.filter(({ id }) => !sentIds.has(id)), ...sent, ...added]);
  return {
    design,
    etag,
    ids,
    unanswered: [],
    bulk: undefined,
    ...reconciled(model, toScreen(ids, design.cameras), untouched),
    ...(state.unsavedSettings === settings && { unsavedSettings: undefined }),
    ...(state.unsavedName === name && { unsavedName: undefined }),
    ...(state.unsavedOffer === offer && { unsavedOffer: undefined }),
    ...(state.unsavedPlacing === placing && { unsavedPlacing: undefined }),
  };
}
