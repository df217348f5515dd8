import type { CameraRow } from '@site-designer/sizing-engine';
import { changedParts, isSamePart, withParts } from '../cells/row-parts.ts';
import { isSetSince } from './set-parts.ts';
import type { Stack, Step } from './steps.ts';

/**
 * The merged rows as they are once what is being typed is cancelled. A save may have stored it already: where somebody else has changed it
 * since, cancelling brings back theirs.
 */
export function untyped(
  rows: readonly CameraRow[],
  { typing, past }: { readonly typing: Step; readonly past: Stack | undefined },
  { base, theirs }: { readonly base: readonly CameraRow[]; readonly theirs: readonly CameraRow[] },
): readonly CameraRow[] {
  const changes = new Map(typing.changes.map((change) => [change.after?.id, change]));
  const [stored, there] = [base, theirs].map((side) => new Map(side.map((row) => [row.id, row])));
  return rows.map((row) => {
    const { before, after } = changes.get(row.id) ?? {};
    const [old, changed] = [stored?.get(row.id), there?.get(row.id)];
    if (!before || !after || !old || !changed) return row;
    const parts = changedParts(before, after).filter(
      (part) => !isSamePart(old, changed, part) && !isSetSince(past, old, part),
    );
    return parts.length === 0 ? row : withParts(row, changed, parts);
  });
}

/** The same rows with what is being typed, but for the clashes in which the other side is to hold. */
export function retyped(
  rows: readonly CameraRow[],
  { changes }: Step,
  theirsWins: ReadonlySet<string>,
): readonly CameraRow[] {
  const typed = new Map(changes.map((change) => [change.after?.id, change]));
  return rows.map((row) => {
    const { before, after } = typed.get(row.id) ?? {};
    if (!before || !after) return row;
    const parts = changedParts(before, after).filter((part) => !theirsWins.has(`${row.id}.${part}`));
    return parts.length === 0 ? row : withParts(row, after, parts);
  });
}
