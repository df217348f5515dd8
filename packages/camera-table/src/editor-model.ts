import type { CameraRow } from '@site-designer/sizing-engine';
import { reversed, withChanges, type RowChange, type Stack, type Step } from './history.ts';
import { isSameRow } from './row-edit.ts';

/** The camera table as the user works on it: its rows, and the way back. */
export interface EditorModel {
  /** Groups by id descending, streams of a group ascending. */
  readonly rows: readonly CameraRow[];
  readonly past: Stack | undefined;
  readonly future: Stack | undefined;
  /** A cell that is being typed into: shown and counted already, a step only once it is confirmed. */
  readonly typing: Step | undefined;
}

/** Rows that a command adds or changes, and the ids of those that it takes out. */
export interface Edit {
  readonly rows?: readonly CameraRow[];
  readonly removedIds?: readonly number[];
}

export function openedModel(rows: readonly CameraRow[]): EditorModel {
  return { rows, past: undefined, future: undefined, typing: undefined };
}

/** Does something as one step. What is being typed is a step of its own before it. */
export function changed(model: EditorModel, label: string, edit: Edit): EditorModel {
  const confirmed = typingConfirmed(model);
  const changes = changesOf(confirmed.rows, edit);
  return changes.length === 0 ? confirmed : pushed(confirmed, { label, changes });
}

function pushed(model: EditorModel, step: Step): EditorModel {
  return {
    rows: withChanges(model.rows, step.changes),
    past: { step, below: model.past },
    future: undefined,
    typing: undefined,
  };
}

function changesOf(rows: readonly CameraRow[], { rows: wanted = [], removedIds = [] }: Edit): RowChange[] {
  const named = new Set([...wanted.map(({ id }) => id), ...removedIds]);
  const before = new Map(rows.filter(({ id }) => named.has(id)).map((row) => [row.id, row]));
  const removed = removedIds.flatMap((id) => (before.has(id) ? { before: before.get(id), after: undefined } : []));
  const written = wanted.map((after) => ({ before: before.get(after.id), after }));
  return [...removed, ...written.filter((change) => !isSameRow(change.after, change.before))];
}

/** Shows what a half-typed cell would make of the rows. Each further character replaces what the last one did. */
export function typed(model: EditorModel, label: string, edit: (rows: readonly CameraRow[]) => Edit): EditorModel {
  const untouched = typingCancelled(model);
  const changes = changesOf(untouched.rows, edit(untouched.rows));
  if (changes.length === 0) return untouched;
  return { ...untouched, rows: withChanges(untouched.rows, changes), typing: { label, changes } };
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

/** Takes rows in as the server wrote them, which is no step of the user's. What is being typed stays as it is, but for them. */
export function adopted(model: EditorModel, rows: readonly CameraRow[]): EditorModel {
  const changes = changesOf(model.rows, { rows });
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
