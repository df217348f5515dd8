import type { Catalogue } from '../catalogue/schema.ts';
import { bulkApplyErrors, bulkApplyPatch } from './bulk-apply.ts';
import { orderRows, settleRows } from './camera-groups.ts';
import { changedFields, checkCameraRow, checkNamedRow, measuredAsBefore, type CheckedRow } from './camera-row.ts';
import { patchRow, type RowPatch } from './row-patch.ts';
import { identityErrors, removalErrors, type KnownRows } from './change-errors.ts';
import type { CameraRow, Design, ServerSettings } from './design.ts';
import type {
  AppliedChange,
  CameraRowToSave,
  ChangedRow,
  DesignChange,
  DesignDifference,
  NewIds,
} from './design-change.ts';
import type { FieldError } from '../field-check.ts';
import { withLaterFields, type LaterFields } from './later-fields.ts';
import { isSameData, keptIfSame } from './same-data.ts';
import { checkServerSettings, settleServerSettings } from './server-settings.ts';

/** The part of a design that a change needs; its rows are enough. */
export type ChangeableDesign = Pick<Design, 'cameras'> & Partial<Pick<Design, 'serverSettings'>>;

/** What a change is applied with. */
export interface ChangeContext {
  /** Rows and settings are checked and settled with it. */
  readonly catalogue: Catalogue;
  readonly ids: NewIds;
}

/**
 * Change a design: every edit, save, bulk apply and group command is one call of this function.
 *
 * All or nothing: with any error the design stays as it is. Rows are checked and settled with their groups; groups that the
 * change does not touch are not looked at.
 *
 * @param design - Its rows in the order of the table, settled. What else it carries is kept.
 * @param context - The catalogue that rows and settings are checked with, and ids for new rows; none is taken where
 * anything is wrong.
 * @returns The new design, how it differs, and the errors by path.
 * @throws Never for a change of the right types.
 * @example
 * ```ts
 * const change = { patches: new Map([[7, { fps: { motion: 20 } }]]) };
 * const { design: after, difference } = applyChange(design, change, { catalogue, ids: consecutiveIds(8) });
 * difference.changed[0].fields; // ['fps', 'bitrateKbit']
 * ```
 */
export function applyChange<D extends ChangeableDesign>(
  design: D,
  change: DesignChange,
  { catalogue, ids }: ChangeContext,
): AppliedChange<D> {
  const wanted = wantedRows(design.cameras, change, catalogue);
  const errors = [...wanted.errors, ...settingsErrors(change, catalogue)];
  if (errors.length > 0) return { design, difference: NO_DIFFERENCE, errors };
  const difference = {
    ...rowDifference(design.cameras, wanted, { catalogue, ids }),
    serverSettings: changedSettings(design, change, catalogue),
  };
  return { design: withDifference(design, difference), difference, errors };
}

const NO_DIFFERENCE: DesignDifference = { added: [], changed: [], removed: [], serverSettings: undefined };

/** Whether a design is as it was before the change. */
export function isUnchanged({ added, changed, removed, serverSettings }: DesignDifference): boolean {
  return added.length === 0 && changed.length === 0 && removed.length === 0 && serverSettings === undefined;
}

/**
 * The design after a difference, from the design before it.
 *
 * @returns The design itself where nothing differs.
 */
export function withDifference<D extends ChangeableDesign>(design: D, difference: DesignDifference): D {
  if (isUnchanged(difference)) return design;
  const { serverSettings } = difference;
  return {
    ...design,
    cameras: rowsAfter(design.cameras, difference),
    ...(serverSettings !== undefined && { serverSettings }),
  };
}

function rowsAfter(rows: readonly CameraRow[], { added, changed, removed }: DesignDifference): readonly CameraRow[] {
  if (added.length === 0 && changed.length === 0 && removed.length === 0) return rows;
  const after = new Map(changed.map((each) => [each.before.id, each.after]));
  const gone = new Set(removed.map(({ id }) => id));
  const left = gone.size === 0 ? rows : rows.filter(({ id }) => !gone.has(id));
  const kept = left.map((row) => after.get(row.id) ?? row);
  return added.length === 0 ? kept : orderRows([...kept, ...added]);
}

/** Rows as a change wants them, before their groups are brought into line. */
interface WantedRows {
  readonly existing: ReadonlyMap<number, CameraRow>;
  readonly added: readonly CameraRowToSave[];
  readonly removedIds: ReadonlySet<number>;
  readonly errors: readonly FieldError[];
}

function wantedRows(rows: readonly CameraRow[], change: DesignChange, catalogue: Catalogue): WantedRows {
  const { bulkApply, removedCameraIds = [] } = change;
  const saves = change.cameras ?? [];
  const removedIds = new Set(removedCameraIds);
  const known = knownRows(rows, change, removedIds);
  const bulkErrors = bulkApply === undefined ? [] : bulkApplyErrors(bulkApply, catalogue);
  const patched = bulkErrors.length > 0 ? [] : patchedRows(rows, change);
  const saved = saves.flatMap((save) => savedRow(save, known) ?? []);
  const check = (row: CheckedRow, before: CameraRow | undefined, index: number) =>
    (before?.streamName === row.streamName ? checkNamedRow : checkCameraRow)(row, catalogue, `cameras[${index}]`);
  return {
    existing: new Map([...patched.map(({ row }) => row), ...saved].map((row) => [row.id, row])),
    added: saves.filter(({ id }) => id === undefined),
    removedIds,
    errors: [
      ...identityErrors(saves, known),
      ...saves.flatMap((save, index) => check(save, known.byId.get(save.id ?? NO_ID), index)),
      ...bulkErrors,
      ...patched.flatMap(({ row, index }) => check(row, rows[index], index)),
      ...removalErrors(removedCameraIds, rows),
    ],
  };
}

/** Ids of rows are not negative. */
const NO_ID = -1;

const NO_ROWS: KnownRows = { byId: new Map(), groupIds: new Set() };

/** Rows that a save may name. Nothing is looked up for a change that saves no whole rows, as at every key. */
function knownRows(
  rows: readonly CameraRow[],
  { cameras, cameraGroupId }: DesignChange,
  removedIds: ReadonlySet<number>,
): KnownRows {
  if (cameras == null || cameras.length === 0) return NO_ROWS;
  const known = rows.filter(
    (row) => !removedIds.has(row.id) && (cameraGroupId === undefined || row.cameraGroupId === cameraGroupId),
  );
  return {
    byId: new Map(known.map((row) => [row.id, row])),
    groupIds: new Set(known.map((row) => row.cameraGroupId)),
  };
}

interface PatchedRow {
  readonly row: CameraRow;
  /** Its place in the design. */
  readonly index: number;
}

function patchedRows(rows: readonly CameraRow[], { patches, bulkApply }: DesignChange): PatchedRow[] {
  if (bulkApply === undefined && (patches === undefined || patches.size === 0)) return [];
  const forAll = bulkApply === undefined ? undefined : bulkApplyPatch(bulkApply);
  const patched: PatchedRow[] = [];
  for (const [index, row] of rows.entries()) {
    const patch: RowPatch | undefined = patches?.get(row.id) ?? forAll;
    if (patch !== undefined) patched.push({ row: patchRow(row, patch), index });
  }
  return patched;
}

function savedRow(save: CameraRowToSave, { byId }: KnownRows): CameraRow | undefined {
  const before = save.id === undefined ? undefined : byId.get(save.id);
  if (before === undefined) return undefined;
  const told = save.measured === undefined ? { ...save, measured: measuredAsBefore(save, before) } : save;
  const row = rowOf(withLaterFields(told, before), before.id, before.cameraGroupId);
  // The row was made here, so it is changed in place.
  return Object.assign(row, partsAsBefore(row, before));
}

/** Parts that say the same as before are the same objects: settling and comparing need not look inside then. */
function partsAsBefore(row: CameraRow, before: CameraRow): Partial<CameraRow> {
  return {
    fps: keptIfSame(row.fps, before.fps),
    motion: row.motion.motion === before.motion.motion ? before.motion : row.motion,
    complexity: keptIfSame(row.complexity, before.complexity),
    resolution: keptIfSame(row.resolution, before.resolution),
    bitrateKbit: keptIfSame(row.bitrateKbit, before.bitrateKbit),
    measured: keptIfSame(row.measured, before.measured),
    extras: keptIfSame(row.extras, before.extras),
  };
}

function rowOf(save: CameraRowToSave & LaterFields, id: number, cameraGroupId: number): CameraRow {
  const row = { ...save, id, streamId: id, cameraGroupId, motion: { continuous: 0, motion: save.motion.motion } };
  if (!('newGroup' in row)) return row;
  // A copy without one of its fields costs several times a plain one, and few rows have this field.
  const { newGroup: _newGroup, ...content } = row;
  return content;
}

/** New rows with their ids. */
function numberedRows(saves: readonly CameraRowToSave[], ids: NewIds): CameraRow[] {
  const groupIds = new Map<number, number>();
  return saves.map((saved) => {
    const save = withLaterFields(saved);
    const id = ids.stream();
    if (save.cameraGroupId !== undefined) return rowOf(save, id, save.cameraGroupId);
    if (save.newGroup === undefined) return rowOf(save, id, ids.group(id));
    const cameraGroupId = groupIds.get(save.newGroup) ?? ids.group(id);
    groupIds.set(save.newGroup, cameraGroupId);
    return rowOf(save, id, cameraGroupId);
  });
}

function rowDifference(
  rows: readonly CameraRow[],
  { existing, added, removedIds }: WantedRows,
  { catalogue, ids }: ChangeContext,
): Omit<DesignDifference, 'serverSettings'> {
  const numbered = numberedRows(added, ids);
  const touched = new Set([...existing.values(), ...numbered].map(({ cameraGroupId }) => cameraGroupId));
  const before = rows.filter(({ id, cameraGroupId }) => touched.has(cameraGroupId) && !removedIds.has(id));
  const settled = settleRows([...before.map((row) => existing.get(row.id) ?? row), ...numbered], catalogue);
  return {
    added: settled.slice(before.length),
    changed: before.flatMap((row, index) => changedRow(row, settled[index]!)),
    removed: removedIds.size === 0 ? [] : rows.filter(({ id }) => removedIds.has(id)),
  };
}

function changedRow(before: CameraRow, after: CameraRow): ChangedRow[] {
  const fields = changedFields(before, after);
  return fields.length === 0 ? [] : [{ before, after, fields }];
}

function settingsErrors({ serverSettings }: DesignChange, catalogue: Catalogue): readonly FieldError[] {
  return serverSettings ? checkServerSettings(serverSettings, catalogue, 'serverSettings') : [];
}

function changedSettings(
  { serverSettings: before }: ChangeableDesign,
  { serverSettings }: DesignChange,
  catalogue: Catalogue,
): ServerSettings | undefined {
  if (!serverSettings || isSameData(serverSettings, before)) return undefined;
  const settled = settleServerSettings(serverSettings, catalogue, before);
  return isSameData(settled, before) ? undefined : settled;
}
