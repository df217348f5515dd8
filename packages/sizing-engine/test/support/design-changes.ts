import fc from 'fast-check';
import type { CameraRow, Design } from '../../src/index.ts';
import { BulkApplyField, Recording } from '../../src/doors/enumerations.ts';
import {
  firstOf,
  rowsByGroup,
  type CameraRowToSave,
  type DesignChange,
  type RowPatch,
} from '../../src/doors/design.ts';
import { designs, genericDesigns, unruledRow } from './arbitraries.ts';

const whole = (min: number, max: number): fc.Arbitrary<number> => fc.integer({ min, max });

/** Patches that leave any row valid: both halves of the rows here are within bounds. */
const rowPatch: fc.Arbitrary<RowPatch> = fc.oneof(
  fc.record({ quantity: whole(1, 99) }),
  fc.record({ lensType: fc.constantFrom(0 as const, 1 as const) }),
  fc.record({ recording: fc.constantFrom(...Object.values(Recording)) }),
  fc.record({ codec: whole(1, 6) }),
  fc.record({ streamName: fc.constantFrom('', 'Gate', 'Yard') }),
  fc.record({ fps: fc.record({ motion: whole(10, 600).map((tenths) => tenths / 10) }) }),
  fc.record({ resolution: fc.record({ motion: whole(1, 17) }) }),
  fc.record({ size: fc.record({ continuous: fc.constant({ width: 2688, height: 1520 }) }) }),
  fc.record({ bitrateKbit: fc.record({ continuous: whole(1, 26_000) }) }),
  fc.record({ extras: fc.record({ audioKbps: whole(0, 320) }) }),
  fc.record({ calculated: fc.constantFrom('continuous' as const, 'motion' as const, 'both' as const) }),
);

/** What a change does, with numbers in place of the ids of a design. */
const recipe = fc.record({
  edits: fc.array(fc.record({ pick: fc.nat(), row: unruledRow }), { maxLength: 3 }),
  additions: fc.array(fc.record({ pick: fc.nat(), row: unruledRow, where: whole(0, 2), mark: whole(0, 2) }), {
    maxLength: 4,
  }),
  patches: fc.array(fc.record({ pick: fc.nat(), patch: rowPatch }), { maxLength: 3 }),
  removals: fc.array(fc.record({ pick: fc.nat(), isWholeGroup: fc.boolean() }), { maxLength: 2 }),
  settings: fc.option(designs.map(({ serverSettings }) => serverSettings)),
  bulkApply: fc.option(
    fc.record({ bulkApplyDataField: fc.constant(BulkApplyField.retentionDays), value: whole(1, 99) }),
    { freq: 3 },
  ),
});

export interface ChangeOfDesign {
  readonly design: Design;
  readonly change: DesignChange;
}

/** Designs with a valid change of any kind. */
export const designChanges: fc.Arbitrary<ChangeOfDesign> = fc
  .tuple(genericDesigns, recipe)
  .map(([design, { edits, additions, patches, removals, settings, bulkApply }]) => {
    const rows = design.cameras;
    const removed = new Set(removals.flatMap(({ pick, isWholeGroup }) => removable(rows, pick, isWholeGroup)));
    const kept = rows.filter(({ id }) => !removed.has(id));
    const named = new Map(edits.flatMap(({ pick, row }) => picked(kept, pick).map(({ id }) => [id, row] as const)));
    return {
      design,
      change: {
        cameras: [
          ...[...named].map(([id, row]) => ({ ...contentOf(row), id })),
          ...additions.map(({ row, ...place }) => ({ ...contentOf(row), ...placeOf(kept, place) })),
        ],
        patches: new Map(
          patches.flatMap(({ pick, patch }) => picked(kept, pick).map(({ id }) => [id, patch] as const)),
        ),
        removedCameraIds: [...removed],
        serverSettings: settings,
        ...(bulkApply !== null && { bulkApply }),
      },
    };
  });

function contentOf({ id: _id, streamId: _stream, cameraGroupId: _group, ...content }: CameraRow): CameraRowToSave {
  return content;
}

function picked(rows: readonly CameraRow[], pick: number): CameraRow[] {
  return rows.length === 0 ? [] : [rows[pick % rows.length]!];
}

function placeOf(
  rows: readonly CameraRow[],
  { pick, where, mark }: { readonly pick: number; readonly where: number; readonly mark: number },
): Pick<CameraRowToSave, 'cameraGroupId' | 'newGroup'> {
  if (where === 0) return {};
  if (where === 1) return { newGroup: mark };
  return Object.assign({}, ...picked(rows, pick).map(({ cameraGroupId }) => ({ cameraGroupId })));
}

/** The ids of a whole group, or of one of its further streams. */
function removable(rows: readonly CameraRow[], pick: number, isWholeGroup: boolean): number[] {
  const groups = [...rowsByGroup(rows).values()];
  const group = groups[pick % groups.length]!;
  if (isWholeGroup) return group.map(({ id }) => id);
  const first = firstOf(group)!;
  return picked(
    group.filter((row) => row !== first),
    pick,
  ).map(({ id }) => id);
}
