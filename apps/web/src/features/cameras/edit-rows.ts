import {
  rowsByGroup,
  settleCameraRow,
  settleGroup,
  type CameraRow,
  type Half,
  type Halves,
} from '@site-designer/sizing-engine';
import { catalogue } from '../../lib/catalogue.ts';

type PlainField = 'streamName' | 'quantity' | 'lensType' | 'recording' | 'hoursPerDay' | 'retentionDays' | 'codec';
export type HalvedField = 'fps' | 'motion' | 'complexity' | 'resolution' | 'bitrateKbit';

/** What an edit changes of a row. */
export type RowPatch = Partial<Pick<CameraRow, PlainField>> &
  Partial<Record<HalvedField, Partial<Halves<number>>>> & {
    /** The half that goes back to its calculated rate. */
    readonly calculated?: Half;
  };

/** Fields of which a change makes a typed rate meaningless. */
export const RATE_FIELDS = ['codec', 'fps', 'complexity', 'resolution'] as const;

/**
 * Edits one row as the server will: rates recalculated, custom flags kept in step, the group in line.
 *
 * @returns The rows that differ afterwards.
 */
export function editRows(rows: readonly CameraRow[], id: number, patch: RowPatch): CameraRow[] {
  const edited = rows.find((row) => row.id === id);
  if (!edited) return [];
  const group = rowsByGroup(rows).get(edited.cameraGroupId) ?? [];
  const patched = group.map((row) => (row.id === id ? settleCameraRow(patchRow(row, patch), catalogue) : row));
  return settleGroup(patched).filter((row, index) => !isSame(row, group[index]));
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

function customFlags(row: CameraRow, patch: RowPatch): CustomFlags {
  if (RATE_FIELDS.some((field) => patch[field] !== undefined)) {
    return { continuousIsCustomBitrate: false, motionIsCustomBitrate: false };
  }
  const isTyped = (half: Half, before: boolean) =>
    patch.calculated !== half && (before || patch.bitrateKbit?.[half] !== undefined);
  return {
    continuousIsCustomBitrate: isTyped('continuous', row.continuousIsCustomBitrate),
    motionIsCustomBitrate: isTyped('motion', row.motionIsCustomBitrate),
  };
}

/** Rows are small and flat but for their halves. */
function isSame(row: CameraRow, before: CameraRow | undefined): boolean {
  return row === before || JSON.stringify(row) === JSON.stringify(before);
}
