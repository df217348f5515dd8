import { settleCameraRow, type CameraRow, type Halves } from '@site-designer/sizing-engine';
import { rowsByGroup, settleGroup, type Half } from '@site-designer/sizing-engine/design';
import { catalogue } from './catalogue.ts';

type PlainField = 'streamName' | 'quantity' | 'lensType' | 'recording' | 'hoursPerDay' | 'retentionDays' | 'codec';
export type HalvedField = 'fps' | 'motion' | 'complexity' | 'resolution' | 'bitrateKbit';

/** What an edit changes of a row. */
export type RowPatch = Partial<Pick<CameraRow, PlainField>> &
  Partial<Record<HalvedField, Partial<Halves<number>>>> & {
    /** The half that goes back to its calculated rate. */
    readonly calculated?: Half | 'both';
  };

/** What changes, by row id. */
export type Patches = ReadonlyMap<number, RowPatch>;

/** Fields of which a change makes a typed rate meaningless. */
export const RATE_FIELDS = ['codec', 'fps', 'complexity', 'resolution'] as const;

/**
 * Edits rows as the server will: rates recalculated, custom flags kept in step, each group in line.
 *
 * @returns The rows that differ afterwards.
 */
export function editRows(rows: readonly CameraRow[], patches: Patches): CameraRow[] {
  const touched = new Set(rows.filter(({ id }) => patches.has(id)).map(({ cameraGroupId }) => cameraGroupId));
  const groups = rowsByGroup(rows.filter(({ cameraGroupId }) => touched.has(cameraGroupId)));
  return [...groups.values()].flatMap((group) => editGroup(group, patches));
}

/** {@link editRows} of one row, which at every key may not cost a look at all of them. */
export function editRow(rows: readonly CameraRow[], id: number, patch: RowPatch): CameraRow[] {
  const groupId = rows.find((row) => row.id === id)?.cameraGroupId;
  const group = rows.filter(({ cameraGroupId }) => cameraGroupId === groupId);
  return editGroup(group, new Map([[id, patch]]));
}

function editGroup(group: readonly CameraRow[], patches: Patches): CameraRow[] {
  const patched = group.map((row) => patchedRow(row, patches.get(row.id)));
  return settleGroup(patched).filter((row, index) => !isSameRow(row, group[index]));
}

/** One row with a patch, settled; the group is not looked at. */
export function patchedRow(row: CameraRow, patch: RowPatch | undefined): CameraRow {
  return patch === undefined ? row : settleCameraRow(patchRow(row, patch), catalogue);
}

function patchRow(row: CameraRow, { calculated, ...patch }: RowPatch): CameraRow {
  return {
    ...row,
    ...patch,
    ...patchHalves(row, patch),
    ...customFlags(row, { ...patch, ...(calculated && { calculated }) }),
  };
}

function patchHalves(row: CameraRow, patch: RowPatch): Pick<CameraRow, HalvedField> {
  const merged = (field: HalvedField) => ({ ...row[field], ...patch[field] });
  return {
    fps: merged('fps'),
    motion: merged('motion'),
    complexity: merged('complexity'),
    resolution: merged('resolution'),
    bitrateKbit: merged('bitrateKbit'),
  };
}

type CustomFlags = Pick<CameraRow, 'continuousIsCustomBitrate' | 'motionIsCustomBitrate'>;

/** A rate that comes with other settings is meant for them; without one, a change of them makes the old one meaningless. */
function customFlags(row: CameraRow, patch: RowPatch): CustomFlags {
  const isRecalculated = RATE_FIELDS.some((field) => patch[field] !== undefined);
  const isGivenUp = (half: Half) => isRecalculated || patch.calculated === half || patch.calculated === 'both';
  const isTyped = (half: Half, before: boolean) =>
    patch.bitrateKbit?.[half] !== undefined || (before && !isGivenUp(half));
  return {
    continuousIsCustomBitrate: isTyped('continuous', row.continuousIsCustomBitrate),
    motionIsCustomBitrate: isTyped('motion', row.motionIsCustomBitrate),
  };
}

/** Rows are small and flat but for their halves. */
export function isSameRow(row: CameraRow, before: CameraRow | undefined): boolean {
  return row === before || JSON.stringify(row) === JSON.stringify(before);
}
