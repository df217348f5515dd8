import type { Placing } from '@site-designer/api-contract';
import {
  mergedModel,
  openedModel,
  type Overwritten,
  overwrittenValues,
  storedUnanswered,
  toScreen,
} from '@site-designer/camera-table';
import { settingsMerge, wholePartsOfBoth } from './design-merge.ts';
import { isSamePart, mergedPlacing, placingIn } from './placing.ts';
import type { DocumentState, FetchedDesign, MergeNote } from './document-state.ts';

/** What the state becomes where a newer version takes the place of the user's changes. */
export function theirsTaken(theirs: FetchedDesign, ids: DocumentState['ids']): Partial<DocumentState> {
  const rows = toScreen(ids, theirs.design.cameras);
  return {
    ...theirs,
    base: rows,
    theirs: undefined,
    model: openedModel(rows),
    unsavedSettings: undefined,
    unsavedName: undefined,
    unsavedOffer: undefined,
    unsavedPlacing: undefined,
    saveState: 'saved',
  };
}

/** What a newer version tells of saves without an answer: what they have stored is no change from elsewhere. */
export function answeredBy(
  { design }: FetchedDesign,
  { base, ids, unanswered }: DocumentState,
): Partial<DocumentState> {
  if (unanswered.length === 0) return {};
  return { base: storedUnanswered(base, toScreen(ids, design.cameras), unanswered), unanswered: [] };
}

interface Winners {
  /** The conflicts in which the newer version wins. */
  readonly theirsWins: ReadonlySet<string>;
  /** Its values that the user's take the place of without being asked. */
  readonly outlived: readonly Overwritten[];
}

/** What the state becomes where a newer version is merged with the user's changes. */
export function mergedState(
  state: DocumentState,
  fetched: FetchedDesign,
  { theirsWins, outlived }: Winners,
): Partial<DocumentState> {
  const { base, model, ids } = state;
  const { catalogue, design } = fetched;
  const theirs = toScreen(ids, design.cameras);
  const { unsavedSettings, ...settings } = settingsMerge(state, fetched, theirsWins);
  const { unsavedName, unsavedOffer, ...changedThere } = wholePartsOfBoth(state, fetched, theirsWins);
  const together = mergedModel(model, { base, theirs }, { theirsWins, catalogue, settings, ...changedThere });
  const overwritten = [...overwrittenValues({ base, theirs }, model), ...outlived];
  return {
    ...fetched,
    base: theirs,
    theirs: undefined,
    model: together.model,
    mergeNote: noteOf(state, { lostSteps: together.lostSteps, overwritten }),
    unsavedSettings,
    reverted: undefined,
    unsavedName,
    unsavedOffer,
    unsavedPlacing: placingOfBoth(state, design),
  };
}

/** The unsaved placing with what was changed elsewhere; undefined if nothing is left to save. */
function placingOfBoth({ design, unsavedPlacing }: DocumentState, theirs: Placing): Placing | undefined {
  if (!design || !unsavedPlacing) return undefined;
  const merged = mergedPlacing({ base: placingIn(design), mine: unsavedPlacing, theirs: placingIn(theirs) });
  return isSamePart(merged, placingIn(theirs)) ? undefined : merged;
}

/** What others change while the user looks on is seen in the table: a note tells only what took the place of something. */
function noteOf(
  { mergeNote: before, isLive }: DocumentState,
  { lostSteps, overwritten }: MergeNote,
): MergeNote | undefined {
  const again = new Set(overwritten.map(({ id }) => id));
  const all = [...(before?.overwritten ?? []).filter(({ id }) => !again.has(id)), ...overwritten];
  if (!isLive) return { lostSteps, overwritten: all };
  return overwritten.length === 0 ? before : { lostSteps: 0, overwritten: all };
}
