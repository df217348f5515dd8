import type { Catalogue } from '../catalogue/schema.ts';
import type { Design, DesignInput } from '../design/design.ts';
import { SizingError } from '../errors.ts';
import { validatedRows, checkCameraRow } from '../design/camera-row.ts';
import { defaultHardwareSettings, NEW_STREAM } from '../design/defaults.ts';
import { FieldChecks, type FieldError } from '../field-check.ts';
import { checkServerSettings } from '../design/server-settings.ts';
import { withSharedSettings } from '../design/shared-settings.ts';
import { structureErrors } from '../design/structure.ts';
import { TEXTS } from '../messages.ts';

/**
 * The design as the arithmetic takes it: checked, with the frame rates that the recording modes start from and every shared
 * setting.
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
  refuseRepeatedIds(rows);
  return rows;
}

/** Ids of rows, which the result names groups by. */
const ID_BOUNDS = { min: 0, max: Number.MAX_SAFE_INTEGER };

function refuseIds(rows: Design['cameras']): void {
  for (let number = 0; number < rows.length; number += 1) {
    const { id, streamId, cameraGroupId } = rows[number]!;
    if (isId(id) && isId(streamId) && isId(cameraGroupId)) continue;
    const checks = new FieldChecks(`cameras[${number}]`);
    checks.within('id', id, ID_BOUNDS);
    checks.within('streamId', streamId, ID_BOUNDS);
    checks.within('cameraGroupId', cameraGroupId, ID_BOUNDS);
    refuse(checks.errors);
  }
}

function isId(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0;
}

/** Paths are worked out only where something is wrong. */
function refuseRows(cameras: DesignInput['cameras'], catalogue: Catalogue): void {
  cameras.forEach((row, index) => refuse(checkCameraRow(row, catalogue, `cameras[${index}]`)));
}

/** Rows in the order of their ids need no look-up. */
function refuseRepeatedIds(rows: Design['cameras']): void {
  if (rows.every(({ id }, index) => index === 0 || id > rows[index - 1]!.id)) return;
  const seen = new Set<number>();
  for (const [index, { id }] of rows.entries()) {
    if (seen.has(id)) refuse([{ path: `cameras[${index}].id`, message: TEXTS.namedTwice(id) }]);
    seen.add(id);
  }
}

/** Callers without types may forget it. */
function requireCatalogue(catalogue: Catalogue | undefined): void {
  if (typeof catalogue !== 'object' || catalogue === null) {
    throw new SizingError('out-of-domain', 'catalogue', TEXTS.notObject);
  }
}

function refuse([first]: readonly FieldError[]): void {
  if (first !== undefined) throw new SizingError('out-of-domain', first.path || 'design', first.message);
}
