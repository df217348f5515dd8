import type { Catalogue } from '../catalogue/schema.ts';
import { problem } from '../problem.ts';
import { isObject, refuse } from '../checks/structure.ts';
import { patchRow, settleCameraRow, type RowPatch } from './camera-row.ts';
import { NEW_STREAM } from './row-fields.ts';
import type { CameraRow } from './design.ts';
import { checkCameraRow } from './row-checks.ts';

/**
 * A new camera group of one stream, with the default of every field that is left out. A typed bit rate stands, all others are
 * calculated.
 *
 * @param fields - As of an edit; the halves that the recording mode does not use may be left out.
 * @param others - Rows of the design that the group is added to. Its ids follow theirs, and start at 1 without them.
 * @returns The rows of the group, settled: one for its stream.
 * @throws SizingError `out-of-domain` with the path of the first wrong field, such as `fields.fps`.
 * @example
 * ```ts
 * const gates = newGroup({ quantity: 4, retentionDays: 30 }, catalogue);
 * const cameras = [...gates, ...newGroup({ quantity: 12, fps: { motion: 10 } }, catalogue, gates)];
 * ```
 */
export function newGroup(
  fields: Omit<RowPatch, 'calculated'>,
  catalogue: Catalogue,
  others: readonly Pick<CameraRow, 'id' | 'cameraGroupId'>[] = [],
): CameraRow[] {
  refuseUnknown(fields, FIELDS, 'fields');
  const id = others.reduce((most, row) => Math.max(most, row.id, row.cameraGroupId), 0) + 1;
  const row = patchRow({ ...NEW_STREAM, id, cameraGroupId: id, streamId: id }, fields);
  refuse(checkCameraRow(row, catalogue, 'fields'));
  return [settleCameraRow(row, catalogue)];
}

/** What patches ignore: fields that rows do not have, and one value where a row has several. */
function refuseUnknown(fields: unknown, known: object, path: string): void {
  if (!isObject(fields)) return refuse([{ path, message: problem('field.object-of', { fields: Object.keys(known) }) }]);
  for (const [name, value] of Object.entries(fields)) {
    if (!Object.hasOwn(known, name)) refuse([{ path: `${path}.${name}`, message: problem('field.unknown') }]);
    const parts: unknown = known[name as keyof typeof known];
    if (isObject(parts)) refuseUnknown(value, parts, `${path}.${name}`);
  }
}

/** Custom flags follow from the rates. */
const { continuousIsCustomBitrate: _base, motionIsCustomBitrate: _event, ...FIELDS } = NEW_STREAM;
