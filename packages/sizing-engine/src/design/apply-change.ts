import { requireCatalogue } from '../checks/catalogue-check.ts';
import type { Catalogue } from '../catalogue/schema.ts';
import { bulkApplyErrors, bulkApplyPatch } from './bulk-apply.ts';
import { orderRows } from './camera-groups.ts';
import { measuredAsBefore, patchRow, settleRows, sizeAsBefore, type RowPatch } from './camera-row.ts';
import { RowChecks } from './row-checks.ts';
import { identityErrors, removalErrors } from './change-errors.ts';
import type { CameraRow, LaterRowField } from './design.ts';
import type {
  AppliedChange,
  CameraRowToSave,
  ChangeableDesign,
  ChangedRow,
  DesignChange,
  DesignDifference,
  NewIds,
} from './design-change.ts';
import type { FieldError } from '../checks/field-check.ts';
import { withLaterFields, type LaterFields } from './row-fields.ts';
import { changedFields, kept } from './same-data.ts';
import { otherSettings, settingsErrors, settledSettings } from './settings-change.ts';

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
 * change does not touch are not read.
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
  requireCatalogue(catalogue);
  const wanted = wantedRows(design.cameras, change, catalogue);
  const settings = otherSettings(design, change);
  const errors = [...wanted.errors, ...(settings ? settingsErrors(settings, design, catalogue) : [])];
  if (errors.length > 0) return { design, difference: NO_DIFFERENCE, errors };
  const rows = rowDifference(design.cameras, wanted, { catalogue, ids });
  const difference = {
    ...rows,
    serverSettings: settledSettings(settings, design, { catalogue, removed: rows.removed }),
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
  const gone = new Set(removed.map(({ id }) => id));
  const left = gone.size === 0 ? rows : rows.filter(({ id }) => !gone.has(id));
  const kept = withRows(
    left,
    changed.map(({ after }) => after),
  );
  return added.length === 0 ? kept : orderRows([...kept, ...added]);
}

/**
 * Rows, some of them as they are now. Those usually stand in the order of the table: then nothing is looked up.
 *
 * @param now - The last one of an id counts; those that are not among the rows are left out.
 */
function withRows(rows: readonly CameraRow[], now: readonly CameraRow[]): CameraRow[] {
  let next = 0;
  const after = rows.map((row) => {
    if (now[next]?.id !== row.id) return row;
    next += 1;
    return now[next - 1]!;
  });
  if (next === now.length) return after;
  const byId = new Map(now.map((row) => [row.id, row]));
  return rows.map((row) => byId.get(row.id) ?? row);
}

/** Rows as a change wants them, before their groups are brought into line. */
interface WantedRows {
  /** Of the same id, the last one counts. */
  readonly existing: readonly CameraRow[];
  readonly added: readonly CameraRowToSave[];
  readonly removedIds: ReadonlySet<number>;
  readonly errors: readonly FieldError[];
}

function wantedRows(rows: readonly CameraRow[], change: DesignChange, catalogue: Catalogue): WantedRows {
  const { bulkApply, removedCameraIds = [] } = change;
  const saves = change.cameras ?? [];
  const removedIds = new Set(removedCameraIds);
  const known = knownRows(rows, change, removedIds);
  const befores = saves.map(({ id }) => (id === undefined ? undefined : known.find(id)));
  const bulkErrors = bulkApply === undefined ? [] : bulkApplyErrors(bulkApply, catalogue);
  const patched = bulkErrors.length > 0 ? [] : patchedRows(rows, change);
  const existing = patched.map(({ row }) => row);
  const added: CameraRowToSave[] = [];
  const checks = new RowChecks(catalogue, 'cameras');
  saves.forEach((save, index) => {
    const before = befores[index];
    if (save.id === undefined) added.push(save);
    if (before !== undefined) existing.push(savedRow(save, before));
    checks.check(save, index, before);
  });
  const patchChecks = new RowChecks(catalogue, 'cameras');
  for (const { row, index } of patched) patchChecks.check(row, index, rows[index]);
  return {
    existing,
    added,
    removedIds,
    errors: [
      ...identityErrors(saves, befores, known.hasGroup),
      ...checks.errors,
      ...bulkErrors,
      ...patchChecks.errors,
      ...removalErrors(removedCameraIds, rows),
    ],
  };
}

/** Rows that a save may name. */
interface KnownRows {
  readonly find: (id: number) => CameraRow | undefined;
  readonly hasGroup: (id: number) => boolean;
}

/** Saved rows usually stand in the order of the table: then nothing is looked up. */
function knownRows(
  rows: readonly CameraRow[],
  { cameraGroupId }: DesignChange,
  removedIds: ReadonlySet<number>,
): KnownRows {
  const isKnown = (row: CameraRow) =>
    (cameraGroupId === undefined || row.cameraGroupId === cameraGroupId) && !removedIds.has(row.id);
  let next = 0;
  let byId: ReadonlyMap<number, CameraRow> | undefined;
  let groupIds: ReadonlySet<number> | undefined;
  return {
    find: (id) => {
      const row = rows[next];
      next += 1;
      if (row?.id === id && isKnown(row)) return row;
      return (byId ??= new Map(rows.filter(isKnown).map((each) => [each.id, each]))).get(id);
    },
    hasGroup: (id) => (groupIds ??= new Set(rows.filter(isKnown).map((row) => row.cameraGroupId))).has(id),
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

function savedRow(save: CameraRowToSave, before: CameraRow): CameraRow {
  const measured = save.measured === undefined ? { ...save, measured: measuredAsBefore(save, before) } : save;
  const sized = save.size === undefined ? { ...measured, size: sizeAsBefore(save, before) } : measured;
  const row = withLaterFields(sized, before);
  const { id, cameraGroupId, motion } = before;
  // Equal parts stay the same objects: settling and comparing need not look inside then.
  return withoutNewGroup({
    ...row,
    id,
    streamId: id,
    cameraGroupId,
    fps: kept(row.fps, before.fps),
    motion: row.motion.motion === motion.motion ? motion : { continuous: 0, motion: row.motion.motion },
    complexity: kept(row.complexity, before.complexity),
    resolution: kept(row.resolution, before.resolution),
    bitrateKbit: kept(row.bitrateKbit, before.bitrateKbit),
    measured: kept(row.measured, before.measured),
    extras: kept(row.extras, before.extras),
    size: kept(row.size, before.size),
    network: kept(row.network, before.network),
    liveStream: kept(row.liveStream, before.liveStream),
    optics: kept(row.optics, before.optics),
    purpose: kept(row.purpose, before.purpose),
  });
}

function rowOf(save: Omit<CameraRowToSave, LaterRowField> & LaterFields, id: number, cameraGroupId: number): CameraRow {
  const motion = { continuous: 0, motion: save.motion.motion };
  return withoutNewGroup({ ...save, id, streamId: id, cameraGroupId, motion });
}

/** Copying without one field costs several times a plain copy, and few rows have this field. */
function withoutNewGroup<R extends CameraRow>(row: R): CameraRow {
  if (!('newGroup' in row)) return row;
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
  const touched = new Set<number>();
  for (const row of existing) touched.add(row.cameraGroupId);
  for (const row of numbered) touched.add(row.cameraGroupId);
  const before = rows.filter(({ id, cameraGroupId }) => touched.has(cameraGroupId) && !removedIds.has(id));
  const wanted = withRows(before, existing);
  const settled = settleRows([...wanted, ...numbered], catalogue);
  return {
    added: settled.slice(before.length),
    changed: changedRows(before, settled),
    removed: removedIds.size === 0 ? [] : rows.filter(({ id }) => removedIds.has(id)),
  };
}

/** @param settled - A row for each one before, in the same order; what follows is new. */
function changedRows(before: readonly CameraRow[], settled: readonly CameraRow[]): ChangedRow[] {
  const changed: ChangedRow[] = [];
  before.forEach((row, index) => {
    const after = settled[index]!;
    const fields = changedFields(row, after);
    if (fields.length > 0) changed.push({ before: row, after, fields });
  });
  return changed;
}
