import type { Catalogue } from '../catalogue/schema.ts';
import type { CameraRow, Design, DesignInput } from '../design/design.ts';
import { SizingError } from '../errors.ts';
import { validatedRows, checkCameraRow } from '../design/camera-row.ts';
import { defaultHardwareSettings, NEW_STREAM } from '../design/defaults.ts';
import { FieldChecks, type FieldError } from '../field-check.ts';
import { checkServerSettings } from '../design/server-settings.ts';
import { withSharedSettings } from '../design/shared-settings.ts';
import { structureErrors } from '../design/structure.ts';
import { TEXTS } from '../messages.ts';

/**
 * A checked design, with the frame rates that the recording modes start from and every shared setting.
 *
 * @throws SizingError `out-of-domain` with the path of the first wrong field.
 */
export function validated(design: DesignInput, catalogue: Catalogue): Design {
  requireCatalogue(catalogue);
  const shape = (): DesignInput => ({ ...ROWS, serverSettings: defaultHardwareSettings(catalogue) });
  return withStructureErrors(
    () => checked(design, catalogue),
    () => structureErrors(design, shape(), ''),
  );
}

/** The rows alone, as {@link validated} takes those of a design. */
export function validatedCameras(cameras: DesignInput['cameras'], catalogue: Catalogue): Design['cameras'] {
  requireCatalogue(catalogue);
  return withStructureErrors(
    () => checkedCameras(cameras, catalogue),
    () => structureErrors({ cameras }, ROWS, ''),
  );
}

const ROWS: Pick<DesignInput, 'cameras'> = { cameras: [{ ...NEW_STREAM, id: 0, streamId: 0, cameraGroupId: 0 }] };

/** Checks of a value of the wrong structure throw errors of their own; only then its structure is looked at. */
function withStructureErrors<T>(check: () => T, structureErrorsOf: () => readonly FieldError[]): T {
  try {
    return check();
  } catch (error) {
    if (!(error instanceof SizingError)) refuse(structureErrorsOf());
    throw error;
  }
}

function checked({ cameras, serverSettings }: DesignInput, catalogue: Catalogue): Design {
  const rows = checkedCameras(cameras, catalogue);
  refuse(structureErrors(serverSettings, requiredSettings(catalogue), 'serverSettings'));
  refuse(checkServerSettings(serverSettings, catalogue, 'serverSettings'));
  return { cameras: rows, serverSettings: withSharedSettings(serverSettings) };
}

/** What server settings must have. */
function requiredSettings(catalogue: Catalogue): object {
  const { huskyServerSettings, ...settings } = defaultHardwareSettings(catalogue);
  const { applianceSku: _optional, ...required } = huskyServerSettings;
  return { ...settings, huskyServerSettings: required };
}

function checkedCameras(cameras: DesignInput['cameras'], catalogue: Catalogue): Design['cameras'] {
  if (!Array.isArray(cameras)) refuse([{ path: 'cameras', message: TEXTS.notList }]);
  const { rows, isValid } = validatedRows(cameras, catalogue);
  if (!isValid) refuseRows(cameras, catalogue);
  refuseIds(rows);
  return rows;
}

/** Ids of rows, which the result names groups by. */
const ID_BOUNDS = { min: 0, max: Number.MAX_SAFE_INTEGER };

function refuseIds(rows: Design['cameras']): void {
  const ids = new Float64Array(rows.length);
  for (let number = 0; number < rows.length; number += 1) {
    const { id, streamId, cameraGroupId } = rows[number]!;
    if (!isId(id) || !isId(streamId) || !isId(cameraGroupId)) refuseIdsOf(rows[number]!, `cameras[${number}]`);
    ids[number] = id;
  }
  const repeated = firstRepeated(ids);
  if (repeated === -1) return;
  refuse([{ path: `cameras[${repeated}].id`, message: TEXTS.namedTwice(rows[repeated]!.id) }]);
}

function isId(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0;
}

function refuseIdsOf({ id, streamId, cameraGroupId }: CameraRow, path: string): void {
  const checks = new FieldChecks(path);
  checks.within('id', id, ID_BOUNDS);
  checks.within('streamId', streamId, ID_BOUNDS);
  checks.within('cameraGroupId', cameraGroupId, ID_BOUNDS);
  refuse(checks.errors);
}

/** Possible ids for each row up to which a mark for every possible one is quicker than looking ids up. */
const MARKS_PER_ROW = 16;

/** The first place with an id that an earlier place has; -1 where there is none. */
function firstRepeated(ids: Float64Array): number {
  let least = Number.POSITIVE_INFINITY;
  let most = 0;
  for (const id of ids) {
    if (id < least) least = id;
    if (id > most) most = id;
  }
  const marks = ids.length * MARKS_PER_ROW;
  if (most - least >= marks) return firstRepeatedFarApart(ids);
  const isSeen = new Uint8Array(marks);
  return ids.findIndex((id) => {
    isSeen[id - least]! += 1;
    return isSeen[id - least] === 2;
  });
}

function firstRepeatedFarApart(ids: Float64Array): number {
  const seen = new Set<number>();
  return ids.findIndex((id) => seen.size === seen.add(id).size);
}

/** Paths are worked out only where something is wrong. */
function refuseRows(cameras: DesignInput['cameras'], catalogue: Catalogue): void {
  cameras.forEach((row, index) => refuse(checkCameraRow(row, catalogue, `cameras[${index}]`)));
}

/** Callers without TypeScript may leave it out. */
function requireCatalogue(catalogue: Catalogue | undefined): void {
  if (typeof catalogue !== 'object' || catalogue === null) {
    throw new SizingError('out-of-domain', 'catalogue', TEXTS.notObject);
  }
}

function refuse([first]: readonly FieldError[]): void {
  if (first !== undefined) throw new SizingError('out-of-domain', first.path || 'design', first.message);
}
