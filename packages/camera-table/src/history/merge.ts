import { settleCameraRow, type CameraRow, type Catalogue, type ServerSettings } from '@site-designer/sizing-engine';
import { settleRows } from '@site-designer/sizing-engine';
import { changedFields, firstOf, orderRows, rowsByGroup } from '@site-designer/sizing-engine/design';
import { accessOf } from '../cells/cell.ts';
import { changesSince } from './changes.ts';
import { columnOf, type ColumnKey } from '../cells/columns.ts';
import { changesTo, typingCancelled, type EditorModel } from './editor-model.ts';
import { changedParts, columnOfPart, isSamePart, withParts, type RowPart } from '../cells/row-parts.ts';
import { retyped, untyped } from './merge-typing.ts';
import { changedSettings } from './settings-change.ts';
import type { RowChange, SettingsChange, Stack, Step } from './steps.ts';

/** The rows before any change, with the changes of the user, and with those made elsewhere. */
export interface Versions {
  readonly base: readonly CameraRow[];
  readonly mine: readonly CameraRow[];
  readonly theirs: readonly CameraRow[];
}

/** Something that both have changed, each to something else. */
export interface Clash {
  readonly id: string;
  readonly rowId: number;
  /** Without one, one side has deleted the row. */
  readonly column: ColumnKey | undefined;
  readonly mine: CameraRow | undefined;
  readonly theirs: CameraRow | undefined;
}

export function clashes({ base, mine, theirs }: Versions): readonly Clash[] {
  const [own, other] = [byId(mine), byId(theirs)];
  const firstIds = new Set([...rowsByGroup(base).values()].map((streams) => firstOf(streams)?.id));
  return base.flatMap((before) =>
    clashesOf({ before, mine: own.get(before.id), theirs: other.get(before.id), isFirst: firstIds.has(before.id) }),
  );
}

interface RowVersions {
  readonly before: CameraRow;
  readonly mine: CameraRow | undefined;
  readonly theirs: CameraRow | undefined;
  /** Whether it is the first stream of its group. */
  readonly isFirst: boolean;
}

function clashesOf({ before, mine, theirs, isFirst }: RowVersions): readonly Clash[] {
  const rowId = before.id;
  if (mine && theirs) {
    return changedByBoth(before, mine, theirs).flatMap((part) => {
      const column = columnOfPart(part);
      const isSeen = column !== undefined && [mine, theirs].some((row) => isOpen(row, column, isFirst));
      return isSeen ? [{ id: `${rowId}.${part}`, rowId, column, mine, theirs }] : [];
    });
  }
  const left = mine ?? theirs;
  const isEdited = left !== undefined && changedParts(before, left).length > 0;
  return isEdited ? [{ id: `${rowId}`, rowId, column: undefined, mine, theirs }] : [];
}

function isOpen(row: CameraRow, key: ColumnKey, isFirst: boolean): boolean {
  return accessOf(row, columnOf(key), isFirst) === 'open';
}

function changedByBoth(before: CameraRow, mine: CameraRow, theirs: CameraRow): readonly RowPart[] {
  const theirParts = new Set(changedParts(before, theirs));
  return changedParts(before, mine).filter((part) => theirParts.has(part) && !isSamePart(mine, theirs, part));
}

/**
 * Merges both sides: a value that only one side changed is that side's; clashes are resolved as the user chose.
 *
 * @param theirsWins - Ids of the clashes in which the other side is to hold.
 */
export function merged(
  { base, mine, theirs }: Versions,
  theirsWins: ReadonlySet<string>,
  catalogue: Catalogue,
): CameraRow[] {
  const before = byId(base);
  const own = byId(mine);
  const { added, changed, removed } = changesSince(base, mine);
  const gone = new Set(removed.map(({ id }) => id).filter((id) => !theirsWins.has(`${id}`)));
  const there = new Set(theirs.map(({ id }) => id));
  const kept = theirs
    .filter(({ id }) => !gone.has(id))
    .map((row) => withMine(row, { base: before.get(row.id), mine: own.get(row.id), theirsWins }));
  const revived = changed.filter(({ id }) => !there.has(id) && !theirsWins.has(`${id}`));
  const all = [...kept, ...revived, ...added.filter(({ id }) => !there.has(id))];
  return orderRows(settleRows(all, catalogue));
}

interface Mine {
  readonly base: CameraRow | undefined;
  readonly mine: CameraRow | undefined;
  readonly theirsWins: ReadonlySet<string>;
}

function withMine(theirs: CameraRow, { base, mine, theirsWins }: Mine): CameraRow {
  if (!base || !mine) return theirs;
  const parts = changedParts(base, mine).filter((part) => !theirsWins.has(`${theirs.id}.${part}`));
  return parts.length === 0 ? theirs : withParts(theirs, mine, parts);
}

/** The merged table, and how many steps can no longer be undone or redone in full. */
interface MergedModel {
  readonly model: EditorModel;
  readonly lostSteps: number;
}

/**
 * The merged table with its steps. The steps are rebased on the changes made elsewhere, so that undo reverts only the user's
 * own changes.
 */
export function mergedModel(
  table: EditorModel,
  { base, theirs }: Pick<Versions, 'base' | 'theirs'>,
  { theirsWins, catalogue, settings, isRenamed, hasOtherOffer }: Merging,
): MergedModel {
  const { rows: mine, past, future } = typingCancelled(table);
  const together = merged({ base, mine, theirs }, theirsWins, catalogue);
  const { typing } = table;
  const rows = typing ? settleRows(untyped(together, { typing, past }, { base, theirs }), catalogue) : together;
  const versions = { base, mine, theirs, merged: rows };
  const shared = { isRenamed, hasOtherOffer };
  const before = rebasedStack(past, {
    ...shared,
    rebase: rebaser(versions, 'past', catalogue),
    settingsOf: rebasedSettings(past, settings, 'past'),
  });
  const after = rebasedStack(future, {
    ...shared,
    rebase: rebaser(versions, 'future', catalogue),
    settingsOf: rebasedSettings(future, settings, 'future'),
  });
  const model = { rows, past: before.stack, future: after.stack, typing: undefined };
  const lostSteps = before.lost + after.lost;
  if (typing === undefined) return { model, lostSteps };
  // What is being typed goes on, and takes back no more than it did when it is cancelled.
  const typedRows = settleRows(retyped(rows, typing, theirsWins), catalogue);
  const goingOn = { ...typing, changes: changesTo(rows, typedRows) };
  return { model: { ...model, rows: typedRows, typing: goingOn }, lostSteps };
}

interface Merging {
  /** Ids of the clashes in which the other side is to hold. */
  readonly theirsWins: ReadonlySet<string>;
  readonly catalogue: Catalogue;
  readonly settings: SettingsMerge;
  /** Whether the design got another name elsewhere: then no step brings an earlier one back. */
  readonly isRenamed: boolean;
  /** The same of its offer. */
  readonly hasOtherOffer: boolean;
}

/** How a merge changes the server settings. */
export interface SettingsMerge {
  /** As they are afterwards; undefined where no design is open. */
  readonly merged: ServerSettings | undefined;
  /** Settings of a step with the changes made elsewhere; undefined where the two are incompatible. */
  readonly rebase: (settings: ServerSettings) => ServerSettings | undefined;
}

/**
 * The settings of steps, the next one first, with what was changed elsewhere in them. From the step on whose settings are
 * not those that the merge left there, none can be undone or redone: it would set more than the step did.
 */
function rebasedSettings(
  stack: Stack | undefined,
  { merged: now, rebase }: SettingsMerge,
  direction: Direction,
): ReadonlyMap<Step, SettingsChange> {
  const kept = new Map<Step, SettingsChange>();
  let expected = now;
  for (let each = stack; each && expected; each = each.below) {
    const { step } = each;
    if (step.settings === undefined) continue;
    const [before, after] = [rebase(step.settings.before), rebase(step.settings.after)];
    if (!before || !after) break;
    const [start, end]: readonly [ServerSettings, ServerSettings] =
      direction === 'past' ? [after, before] : [before, after];
    if (changedSettings({ before: start, after: expected }).length > 0) break;
    kept.set(step, { before, after });
    expected = end;
  }
  return kept;
}

type Direction = 'past' | 'future';

/** Called for the step next to the present first. */
type Rebase = (change: RowChange) => readonly RowChange[];

interface Rebasing extends Pick<Merging, 'isRenamed' | 'hasOtherOffer'> {
  readonly rebase: Rebase;
  readonly settingsOf: ReadonlyMap<Step, SettingsChange>;
}

interface RebasedStack {
  readonly stack: Stack | undefined;
  /** Steps that lost a part. */
  readonly lost: number;
}

function rebasedStack(stack: Stack | undefined, rebasing: Rebasing): RebasedStack {
  const steps = [];
  for (let each = stack; each; each = each.below) {
    steps.push({ step: each.step, next: rebasedStep(each.step, rebasing) });
  }
  let rebased: RebasedStack = { stack: undefined, lost: 0 };
  for (const { step, next } of steps.toReversed()) {
    rebased = {
      stack: isEmptyStep(next) ? rebased.stack : { step: next, below: rebased.stack },
      lost: rebased.lost + (isWhole(next, step) ? 0 : 1),
    };
  }
  return rebased;
}

function rebasedStep(step: Step, { rebase, settingsOf, isRenamed, hasOtherOffer }: Rebasing): Step {
  return {
    ...step,
    changes: step.changes.flatMap(rebase),
    settings: settingsOf.get(step),
    name: isRenamed ? undefined : step.name,
    offer: hasOtherOffer ? undefined : step.offer,
  };
}

function isEmptyStep({ changes, settings, name, offer, placing, elsewhere }: Step): boolean {
  return changes.length === 0 && widthOf(settings) === 0 && !name && !offer && !placing && !elsewhere;
}

/** Whether a rebased step still does all that it did. */
function isWhole({ changes, settings, name, offer }: Step, was: Step): boolean {
  return (
    changes.length === was.changes.length &&
    changes.every((change, at) => isAsWide(change, was.changes[at]!)) &&
    widthOf(settings) === widthOf(was.settings) &&
    name === was.name &&
    offer === was.offer
  );
}

/** How many settings a step sets. */
function widthOf(settings: SettingsChange | undefined): number {
  return settings === undefined ? 0 : changedSettings(settings).length;
}

/** Whether a change still changes every part that it did. */
function isAsWide({ before, after }: RowChange, was: RowChange): boolean {
  if (!before || !after || !was.before || !was.after) return true;
  return changedParts(before, after).length === changedParts(was.before, was.after).length;
}

/**
 * Rows of the steps before get what was changed elsewhere; rows that were deleted elsewhere are left out of them. A value that the user has
 * set as well is the user's own. Where the user's value takes the place of one from elsewhere, the steps since the stored one stay: they lead
 * from the value from elsewhere to the user's.
 */
function rebaser(
  { base, mine, theirs, merged: rows }: Versions & { readonly merged: readonly CameraRow[] },
  direction: Direction,
  catalogue: Catalogue,
): Rebase {
  const [before, own, other, now] = [byId(base), byId(mine), byId(theirs), byId(rows)];
  /** Cells of which the steps further back were stored. */
  const stored = new Set<string>();

  /** The parts that were changed elsewhere, without those that the user's steps since then have set. */
  function partsFrom(id: number): readonly RowPart[] {
    const [old, changed, set, kept] = [before.get(id), other.get(id), own.get(id), now.get(id)];
    if (!old || !changed) return [];
    const parts = changedParts(old, changed);
    if (!set) return parts;
    const isHeld = (part: RowPart) => kept !== undefined && isSamePart(kept, set, part) && !stored.has(`${id}.${part}`);
    return parts.filter((part) => !isSamePart(set, changed, part) && !isHeld(part));
  }

  function rebased(row: CameraRow | undefined): CameraRow | undefined {
    const changed = other.get(row?.id ?? 0);
    const parts = row && changed ? partsFrom(row.id) : [];
    return row && changed && parts.length > 0 ? settleCameraRow(withParts(row, changed, parts), catalogue) : row;
  }

  /** Steps before the one that changed the stored value are saved: they are no longer the user's alone. */
  function close({ before: from, after: to }: RowChange): void {
    const old = before.get(from?.id ?? 0);
    if (direction === 'future' || !from || !to || !old) return;
    for (const part of changedParts(from, to)) {
      if (isSamePart(from, old, part)) stored.add(`${from.id}.${part}`);
    }
  }

  return (change) => {
    const id = (change.after ?? change.before)?.id ?? 0;
    const isDeletedElsewhere = before.has(id) && !other.has(id) && !now.has(id);
    if (isDeletedElsewhere) return [];
    const to = rebased(change.after);
    close(change);
    const from = rebased(change.before);
    return from && to && changedFields(from, to).length === 0 ? [] : [{ before: from, after: to }];
  };
}

function byId(rows: readonly CameraRow[]): ReadonlyMap<number, CameraRow> {
  return new Map(rows.map((row) => [row.id, row]));
}
