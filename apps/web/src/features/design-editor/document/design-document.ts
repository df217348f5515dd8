import { STEP_TEXTS } from '#texts/editor/cameras.ts';
import type { CameraRow, Offer, Placing } from '@site-designer/api-contract';
import {
  adopted,
  changed,
  changesSince,
  type EditorModel,
  hasNoChange,
  offerChanged,
  openedModel,
  outlivedValues,
  type Overwritten,
  ownIds,
  changedElsewhere,
  type ElsewhereChange,
  placingChanged,
  redone,
  renamed,
  replaced,
  type RowChanges,
  type Step,
  typed,
  typingCancelled,
  typingConfirmed,
  undone,
  valueRestored,
} from '@site-designer/camera-table';
import type { ServerSettings } from '@site-designer/sizing-engine';
import { onlyKnownKinds, type ChangeContext, type DesignChange } from '@site-designer/sizing-engine/design';
import type { FieldError } from '@site-designer/texts';
import type { SliceAccess } from '../../../lib/state/slice.ts';
import { clashesWith, hasClash } from './design-merge.ts';
import { answeredBy, mergedState, theirsTaken } from './document-merge.ts';
import { NO_PORTION, type DesignReply, type Portion } from './design-reply.ts';
import {
  type BesidesRows,
  type Bulk,
  type DesignPlace,
  type DocumentState,
  type FetchedDesign,
  hasOnlyOfferUnsaved,
  hasUnsavedBesides,
  nameOf,
  NO_DOCUMENT,
  NO_ROWS,
  offerOf,
  offerToSend,
  placingOf,
  settingsOf,
} from './document-state.ts';
import { isSamePart, placingIn, restoredPlacing, revertedPlacing } from './placing.ts';
import { confirmedState } from './confirmed-state.ts';
import { excessAfter } from './group-excess.ts';
import { settingsTaken, type SettingsStep } from './settings-step.ts';
import { rowsBeforeChanges, type LocalBackup } from './local-backup.ts';
import type { SaveState } from './save-failure.ts';

/** The change of a command, given the present rows. */
type MakeChange = (rows: readonly CameraRow[]) => DesignChange;

interface DocumentHost extends SliceAccess<DocumentState> {
  /** Called after each change by the user. */
  readonly onChange: () => void;
  /** Called before the user changes the hardware type, or undoes that. */
  readonly onHardwareTypeChange: () => void;
}

/** Owns the open design. Every change of rows and settings goes through it, from the user or from the server. */
export class DesignDocument {
  readonly #host: DocumentHost;
  #ids = ownIds(0);

  constructor(host: DocumentHost) {
    this.#host = host;
  }

  get state(): DocumentState {
    return this.#host.read();
  }

  /** The rows on the screen, including a half-typed value. */
  get rows(): readonly CameraRow[] {
    return this.state.model.rows;
  }

  get settings(): ServerSettings | undefined {
    return settingsOf(this.state);
  }

  get changes(): RowChanges {
    return changesSince(this.state.base, this.rows);
  }

  get isSaved(): boolean {
    return hasNoChange(this.changes) && !hasUnsavedBesides(this.state);
  }

  /** Whether nothing is left to send: what cannot be sent is an offer with errors. */
  get isAllSent(): boolean {
    return this.isSaved || (hasOnlyOfferUnsaved(this.state) && offerToSend(this.state) === undefined);
  }

  /**
   * Applies a change as one step, which is shown at once. Nothing changes if it returns errors.
   *
   * @param bulk - How the change is sent if it is a bulk apply.
   */
  edit(label: string, make: MakeChange, bulk?: Bulk): readonly FieldError[] {
    const confirmed = typingConfirmed(this.state.model);
    const { model, errors } = changed(confirmed, { label, change: make(confirmed.rows) }, this.#context);
    const excess = excessAfter(confirmed.rows, model.rows, this.state.formData);
    this.#become(excess === undefined ? model : confirmed);
    if (bulk) this.#host.write({ bulk });
    if (excess === undefined) return errors;
    this.#host.write({ excess });
    return [{ path: '', message: excess }];
  }

  /** Shows the rows with a half-typed cell. */
  type(label: string, make: MakeChange): void {
    const untouched = typingCancelled(this.state.model);
    this.#become(typed(untouched, { label, change: make(untouched.rows) }, this.#context));
  }

  confirmTyping(): void {
    this.#become(typingConfirmed(this.state.model));
  }

  cancelTyping(): void {
    this.#become(typingCancelled(this.state.model));
  }

  /** @returns The label of the step that was undone. */
  undo(): string | undefined {
    return this.#revert(typingConfirmed(this.state.model).past?.step, true);
  }

  /** @returns The label of the step that was redone. */
  redo(): string | undefined {
    return this.#revert(typingConfirmed(this.state.model).future?.step, false);
  }

  /** Replaces a row by the server's version, unless it has been changed since. */
  replaceRow(asked: CameraRow, answered: CameraRow): void {
    if (this.rows.includes(asked)) this.#become(adopted(this.state.model, [answered]));
  }

  /** Changes the server settings as one step of the same history as the rows. */
  changeSettings(settings: ServerSettings, step: SettingsStep = { label: STEP_TEXTS.settings }): void {
    if (this.settings === undefined) return;
    const { catalogue } = this.#context;
    // The server refuses a name that its catalogue has lost, on either side of a change.
    const change = { before: onlyKnownKinds(this.settings, catalogue), after: onlyKnownKinds(settings, catalogue) };
    this.#become(settingsTaken(this.state.model, step, change), { settings: change.after });
  }

  rename(name: string): void {
    const before = nameOf(this.state);
    if (before === undefined || before === name) return;
    this.#become(renamed(this.state.model, STEP_TEXTS.rename, { before, after: name }), { name });
  }

  /** Changes the offer as one step of the same history. */
  changeOffer(label: string, after: Offer): void {
    const before = offerOf(this.state);
    if (before === undefined || JSON.stringify(before) === JSON.stringify(after)) return;
    this.#become(offerChanged(this.state.model, label, { before, after }), { offer: after });
  }

  /** Changes what is on plans as one step of the same history, which may go on with the last one. */
  changePlacing(label: string, after: Placing, isContinuous = false): void {
    const now = placingOf(this.state);
    if (now === undefined || isSamePart(placingIn(now), after)) return;
    const step = { label, placing: { before: placingIn(now), after }, isContinuous };
    this.#become(placingChanged(this.state.model, step), { placing: after });
  }

  /** Keeps what was changed outside the design as a step of the same history, which may go on with the last one. */
  changedElsewhere(label: string, elsewhere: ElsewhereChange, isContinuous = false): void {
    this.#become(changedElsewhere(this.state.model, { label, elsewhere, isContinuous }));
  }

  setSaveState(saveState: SaveState): void {
    this.#host.write({ saveState });
  }

  /** Nothing is open at the place until a design has been fetched. */
  goTo(place: DesignPlace): void {
    const { formData, catalogue, isReadOnly, isLive } = this.state;
    this.#host.write({ ...NO_DOCUMENT, formData, catalogue, isReadOnly, isLive, place });
  }

  /** Shows a design as the server sent it, without a history but for what is given. */
  open(fetched: FetchedDesign & Partial<DocumentState>): void {
    this.#ids = ownIds(0);
    const { cameras } = fetched.design;
    this.#host.write({ ...NO_ROWS, model: openedModel(cameras), base: cameras, theirs: undefined, ...fetched });
  }

  /** Applies the result of a write; changes made since it was sent are kept. */
  confirm(reply: DesignReply, portion: Portion = NO_PORTION): void {
    const { design } = this.state;
    if (design) this.#host.write(confirmedState({ ...this.state, design }, reply, portion));
  }

  /** Remembers rows of a save without an answer, until the next version tells whether they were stored. */
  unanswered(rows: readonly CameraRow[]): void {
    this.#host.write({ unanswered: [...this.state.unanswered, ...rows] });
  }

  /** Keeps a newer version from elsewhere beside the user's until the user chooses. */
  offer(theirs: FetchedDesign): void {
    this.#host.write({ theirs, saveState: 'conflict' });
  }

  /** Merges a newer version, or keeps it beside the user's if both changed the same; returns whether it was merged. */
  takeNewer(fetched: FetchedDesign): boolean {
    this.#host.write(answeredBy(fetched, this.state));
    const found = clashesWith(this.state, fetched);
    // While others' changes come as they happen, both are made now: the later one, which is not stored yet, holds.
    const outlived = this.state.isLive ? outlivedValues(found.cells, this.state.model) : undefined;
    const isClash = hasClash(outlived ? { ...found, cells: [] } : found);
    if (isClash) this.offer(fetched);
    else this.merge(fetched, new Set(), outlived);
    return !isClash;
  }

  /** Drops the user's changes for a newer version. */
  takeTheirs(): void {
    const { ids, theirs } = this.state;
    if (theirs) this.#host.write(theirsTaken(theirs, ids));
  }

  /**
   * Merges a newer version into the user's, including its history.
   *
   * @param theirsWins - The conflicts in which the newer version wins.
   * @param outlived - Its values that the user's take the place of without being asked.
   */
  merge(
    fetched: FetchedDesign,
    theirsWins: ReadonlySet<string> = new Set(),
    outlived: readonly Overwritten[] = [],
  ): void {
    this.#host.write(mergedState(this.state, fetched, { theirsWins, outlived }));
    this.setSaveState(this.isSaved ? 'saved' : 'unsaved');
  }

  /** Puts a value back that a later one has taken the place of, as one step. */
  restoreValue(label: string, value: Overwritten): void {
    const { catalogue, mergeNote } = this.state;
    if (!catalogue || !mergeNote) return;
    this.#become(valueRestored(typingConfirmed(this.state.model), value, { label, catalogue }));
    const overwritten = mergeNote.overwritten.filter((each) => each !== value);
    this.#host.write({ mergeNote: overwritten.length === 0 ? undefined : { ...mergeNote, overwritten } });
  }

  /** Applies unsaved changes of an earlier visit to the opened design. */
  restore({ etag, before, rows, removedIds, serverSettings, name, offer, placing }: LocalBackup): void {
    const { design, formData, catalogue, etag: current } = this.state;
    if (!design || !formData || !catalogue) return;
    if (etag !== current) {
      const base = rowsBeforeChanges(design.cameras, before);
      this.#host.write({ ...NO_ROWS, etag, base, model: openedModel(base) });
      this.offer({ design, formData, catalogue, etag: current });
    }
    this.#ids = ownIds(Math.max(0, ...rows.map(({ id }) => id)));
    const settings = serverSettings === null ? undefined : { before: design.serverSettings, after: serverSettings };
    const newName = name === undefined ? undefined : { before: design.name, after: name };
    const newOffer = offer === undefined ? undefined : { before: design.offer, after: offer };
    const newPlacing = restoredPlacing(placing, design);
    const parts = { rows, removedIds, settings, name: newName, offer: newOffer, placing: newPlacing };
    const model = replaced(this.state.model, STEP_TEXTS.restored, parts);
    this.#become(model, { settings: settings?.after, name, offer, placing: newPlacing?.after });
  }

  /** New rows get ids above all known ones: local ids until the server assigns its own. */
  get #context(): ChangeContext {
    const { catalogue } = this.state;
    if (!catalogue) throw new Error('Only an open design can be changed');
    return { catalogue, ids: this.#ids };
  }

  #revert(step: Step | undefined, isUndo: boolean): string | undefined {
    if (step === undefined) return undefined;
    const { settings } = this;
    const { label, changes } = step;
    const revert = isUndo ? undone : redone;
    const side = isUndo ? 'before' : 'after';
    const offer = step.offer?.[side] as Offer | undefined;
    const placing = revertedPlacing(step, placingOf(this.state), isUndo);
    this.#become(revert(this.state.model), {
      settings: step.settings?.[side],
      name: step.name?.[side],
      offer,
      placing,
    });
    if (!this.state.isReadOnly) step.elsewhere?.[isUndo ? 'undo' : 'redo']();
    const rowIds = changes.flatMap(({ before, after }) => (isUndo ? before : after)?.id ?? []);
    const areRowsChanged = changes.length > 0;
    const settingsBefore = step.settings && settings;
    this.#host.write({ reverted: { label, isUndo, rowIds, areRowsChanged, settingsBefore } });
    return label;
  }

  /** Every change of the user comes here: whoever may only look at the design changes nothing. */
  #become(model: EditorModel, { settings, name, offer, placing }: BesidesRows = {}): void {
    if (this.state.isReadOnly) return;
    const { rows } = this;
    const isOtherHardware = settings !== undefined && settings.hardwareType !== this.settings?.hardwareType;
    if (isOtherHardware) this.#host.onHardwareTypeChange();
    this.#host.write({
      model,
      excess: undefined,
      reverted: undefined,
      ...(settings && { unsavedSettings: settings }),
      ...(name !== undefined && { unsavedName: name }),
      ...(offer && { unsavedOffer: offer }),
      ...(placing && { unsavedPlacing: placing }),
    });
    if (model.rows !== rows || [settings, name, offer, placing].some((part) => part !== undefined))
      this.#host.onChange();
  }
}
