import type { CameraRow } from '@site-designer/sizing-engine';
import { applyChange } from '@site-designer/sizing-engine';
import {
  changedFields,
  orderRows,
  type ChangeContext,
  type DesignChange,
  type DesignDifference,
} from '@site-designer/sizing-engine/design';
import { type FieldError, fieldErrors } from '@site-designer/texts';
import { withRememberedHalves } from './remembered-halves.ts';
import { changedSettings } from './settings-change.ts';
import type {
  ElsewhereChange,
  NameChange,
  OfferChange,
  PlacingChange,
  RowChange,
  SettingsChange,
  Stack,
  Step,
} from './steps.ts';

/** The state of the camera table: its rows, and the history, which the server settings, the name and the offer share. */
export interface EditorModel {
  /** Groups by id descending, streams of a group ascending. */
  readonly rows: readonly CameraRow[];
  readonly past: Stack | undefined;
  readonly future: Stack | undefined;
  /** A cell that is being typed into: shown and counted already, a step only once it is confirmed. */
  readonly typing: Step | undefined;
}

/** What a command changes, and what it is called when it is undone. */
interface Command {
  readonly label: string;
  readonly change: DesignChange;
}

export function openedModel(rows: readonly CameraRow[]): EditorModel {
  return { rows, past: undefined, future: undefined, typing: undefined };
}

/** The table after a command, and what is wrong with its change: with any error nothing is changed. */
interface Changed {
  readonly model: EditorModel;
  readonly errors: readonly FieldError[];
}

/** Runs a command as one step. What is being typed is a step of its own before it. */
export function changed(model: EditorModel, { label, change }: Command, context: ChangeContext): Changed {
  const confirmed = typingConfirmed(model);
  const remembered = withRememberedHalves(change, confirmed);
  const { difference, errors } = applyChange({ cameras: confirmed.rows }, remembered, context);
  return { model: pushed(confirmed, { label, changes: rowChanges(difference) }), errors: fieldErrors(errors) };
}

/** Settled rows that replace others as they are, and the ids of rows to remove. */
interface Replacement {
  readonly rows: readonly CameraRow[];
  readonly removedIds: readonly number[];
  readonly settings?: SettingsChange | undefined;
  readonly name?: NameChange | undefined;
  readonly offer?: OfferChange | undefined;
  readonly placing?: PlacingChange | undefined;
}

/** Puts rows in as they are, as one step. */
export function replaced(model: EditorModel, label: string, replacement: Replacement): EditorModel {
  const { rows, removedIds, ...besides } = replacement;
  const confirmed = typingConfirmed(model);
  const gone = new Set(removedIds);
  const removed = confirmed.rows.filter(({ id }) => gone.has(id)).map((before) => ({ before, after: undefined }));
  return pushed(confirmed, { label, changes: [...removed, ...changesTo(confirmed.rows, rows)], ...besides });
}

/** A change of the server settings, and what it is called when it is undone. */
export interface SettingsCommand {
  readonly label: string;
  readonly change: SettingsChange;
  /** Whether it goes on with the last step, where that has the same label: a slider moves, or a number is typed. */
  readonly isContinuous?: boolean;
}

/** Keeps a change of the server settings as one step. */
export function settingsChanged(model: EditorModel, command: SettingsCommand): EditorModel {
  const { label, change, isContinuous = false } = command;
  const confirmed = typingConfirmed(model);
  const last = confirmed.past?.step;
  const isOneStep = isContinuous && last?.settings !== undefined && last.label === label && !confirmed.future;
  const base = isOneStep ? { ...confirmed, past: confirmed.past?.below } : confirmed;
  const settings = isOneStep ? { before: last.settings.before, after: change.after } : change;
  if (changedSettings(settings).length === 0) return base;
  return pushed(base, { label, changes: [], settings });
}

export function renamed(model: EditorModel, label: string, name: NameChange): EditorModel {
  return pushed(typingConfirmed(model), { label, changes: [], name });
}

/** Keeps a change of the offer as one step, which continues the last one where that has the same label: a field is typed into. */
export function offerChanged(model: EditorModel, label: string, offer: OfferChange): EditorModel {
  const confirmed = typingConfirmed(model);
  const last = confirmed.past?.step;
  if (last?.offer === undefined || last.label !== label || confirmed.future !== undefined)
    return pushed(confirmed, { label, changes: [], offer });
  const together = { before: last.offer.before, after: offer.after };
  return pushed({ ...confirmed, past: confirmed.past?.below }, { label, changes: [], offer: together });
}

/**
 * Keeps a change of what is on plans as one step.
 *
 * @param isContinuous - Whether it goes on with the last step, where that has the same label: an arrow key is held.
 */
export function placingChanged(
  model: EditorModel,
  {
    label,
    placing,
    isContinuous,
  }: { readonly label: string; readonly placing: PlacingChange; readonly isContinuous: boolean },
): EditorModel {
  const confirmed = typingConfirmed(model);
  const last = confirmed.past?.step;
  if (!isContinuous || !last?.placing || last.label !== label || confirmed.future)
    return pushed(confirmed, { label, changes: [], placing });
  const together = { before: last.placing.before, after: placing.after };
  return pushed({ ...confirmed, past: confirmed.past?.below }, { label, changes: [], placing: together });
}

/** Keeps a change outside the design as one step, which may go on with the last one. */
export function changedElsewhere(
  model: EditorModel,
  {
    label,
    elsewhere,
    isContinuous,
  }: { readonly label: string; readonly elsewhere: ElsewhereChange; readonly isContinuous: boolean },
): EditorModel {
  const confirmed = typingConfirmed(model);
  const last = confirmed.past?.step;
  if (!isContinuous || !last?.elsewhere || last.label !== label || confirmed.future)
    return pushed(confirmed, { label, changes: [], elsewhere });
  const together = { undo: last.elsewhere.undo, redo: elsewhere.redo };
  return pushed({ ...confirmed, past: confirmed.past?.below }, { label, changes: [], elsewhere: together });
}

function pushed(model: EditorModel, step: Step): EditorModel {
  const { changes, settings, name, offer, placing, elsewhere } = step;
  if (changes.length === 0 && [settings, name, offer, placing, elsewhere].every((part) => part === undefined))
    return model;
  return {
    rows: withChanges(model.rows, step.changes),
    past: { step, below: model.past },
    future: undefined,
    typing: undefined,
  };
}

function rowChanges({ added, changed: rows, removed }: DesignDifference): RowChange[] {
  return [
    ...rows.map(({ before, after }) => ({ before, after })),
    ...added.map((after) => ({ before: undefined, after })),
    ...removed.map((before) => ({ before, after: undefined })),
  ];
}

/** What replaces rows by wanted ones of the same ids. */
export function changesTo(rows: readonly CameraRow[], wanted: readonly CameraRow[]): RowChange[] {
  const before = new Map(rows.map((row) => [row.id, row]));
  return wanted
    .map((after) => ({ before: before.get(after.id), after }))
    .filter(({ before: old, after }) => old === undefined || changedFields(old, after).length > 0);
}

/** Shows what a half-typed cell would make of the rows. Each further character replaces what the last one did. */
export function typed(model: EditorModel, { label, change }: Command, context: ChangeContext): EditorModel {
  const untouched = typingCancelled(model);
  const { design, difference } = applyChange({ cameras: untouched.rows }, change, context);
  const changes = rowChanges(difference);
  return changes.length === 0 ? untouched : { ...untouched, rows: design.cameras, typing: { label, changes } };
}

export function typingConfirmed(model: EditorModel): EditorModel {
  const { typing } = model;
  return typing === undefined ? model : pushed(typingCancelled(model), typing);
}

export function typingCancelled(model: EditorModel): EditorModel {
  const { rows, typing } = model;
  if (typing === undefined) return model;
  return { ...model, rows: withChanges(rows, reversed(typing.changes)), typing: undefined };
}

export function undone(model: EditorModel): EditorModel {
  const { rows, past, future } = typingConfirmed(model);
  if (past === undefined) return typingConfirmed(model);
  const { step, below } = past;
  return {
    rows: withChanges(rows, reversed(step.changes)),
    past: below,
    future: { step, below: future },
    typing: undefined,
  };
}

export function redone(model: EditorModel): EditorModel {
  const { rows, past, future } = typingConfirmed(model);
  if (future === undefined) return typingConfirmed(model);
  const { step, below } = future;
  return { rows: withChanges(rows, step.changes), past: { step, below: past }, future: below, typing: undefined };
}

/** Takes over rows of the server, without a step. What is being typed is kept. */
export function adopted(model: EditorModel, rows: readonly CameraRow[]): EditorModel {
  const changes = changesTo(model.rows, rows);
  if (changes.length === 0) return model;
  const byId = new Map(rows.map((row) => [row.id, row]));
  const typing = model.typing && {
    ...model.typing,
    changes: model.typing.changes.map((change) => withAnswer(change, byId)),
  };
  return { ...model, rows: withChanges(model.rows, changes), typing };
}

function withAnswer({ before, after }: RowChange, answers: ReadonlyMap<number, CameraRow>): RowChange {
  return { before, after: after && (answers.get(after.id) ?? after) };
}

/** The step backwards. */
function reversed(changes: readonly RowChange[]): RowChange[] {
  return changes.map(({ before, after }) => ({ before: after, after: before }));
}

function withChanges(rows: readonly CameraRow[], changes: readonly RowChange[]): readonly CameraRow[] {
  if (changes.length === 0) return rows;
  if (changes.every(({ before, after }) => before && after)) return replacedInPlace(rows, changes);
  const after = new Map(changes.map((change) => [(change.after ?? change.before)?.id, change.after]));
  const kept = rows.flatMap((row) => (after.has(row.id) ? (after.get(row.id) ?? []) : row));
  const added = changes.flatMap((change) => (change.before === undefined && change.after ? change.after : []));
  return orderRows([...kept, ...added]);
}

/** Every row stays in its place: what happens at each key. */
function replacedInPlace(rows: readonly CameraRow[], changes: readonly RowChange[]): readonly CameraRow[] {
  const next = [...rows];
  for (const { before, after } of changes) {
    const place = before ? placeOf(rows, before) : -1;
    if (after && place >= 0) next[place] = after;
  }
  return next;
}

/** Rows are found fastest by identity; a row that the server has answered since is found by its id. */
function placeOf(rows: readonly CameraRow[], row: CameraRow): number {
  const place = rows.indexOf(row);
  return place >= 0 ? place : rows.findIndex(({ id }) => id === row.id);
}
