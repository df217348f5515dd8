import { requireCatalogue } from '../../checks/catalogue-check.ts';
import type { Catalogue } from '../../catalogue/schema.ts';
import type { CameraRow, Design, DesignInput } from '../../design/design.ts';
import { SizingError } from '../../errors.ts';
import { GroupNumbers } from '../demand/group-numbers.ts';
import { firstStreams } from '../demand/first-streams.ts';
import { checkCameraRow, validatedRows } from '../../design/row-checks.ts';
import { defaultHardwareSettings } from '../../design/defaults.ts';
import { NEW_STREAM } from '../../design/row-fields.ts';
import { FieldChecks, type FieldError } from '../../checks/field-check.ts';
import { checkServerSettings } from '../../design/server-settings.ts';
import { withSharedSettings } from '../../design/shared-settings.ts';
import { refuse, structureErrors } from '../../checks/structure.ts';
import { problem } from '../../problem.ts';
import { checkSiteSettings, onlyKnownKinds } from '../../site/site-settings-checks.ts';

/**
 * A checked design with settled rows and every shared setting.
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

function checked({ cameras, serverSettings, cableRuns }: DesignInput, catalogue: Catalogue): Design {
  // Errors of rows are reported before errors of the settings.
  const rows = checkedCameras(cameras, catalogue);
  refuse(settingsErrors(serverSettings, catalogue));
  const settled = { cameras: rows, serverSettings: withSharedSettings(serverSettings) };
  if (cableRuns === undefined) return settled;
  refuse(cableRunErrors(cableRuns));
  return { ...settled, cableRuns };
}

const LENGTHS = { min: 0, max: Number.MAX_SAFE_INTEGER };

/** Runs of groups that are gone are not looked at. */
function cableRunErrors(runs: NonNullable<DesignInput['cableRuns']>): readonly FieldError[] {
  const checks = new FieldChecks('cableRuns');
  runs.forEach(({ cameras, metres, longestM }, place) => {
    checks.enter(place);
    checks.within('cameras', cameras, LENGTHS);
    checks.between('metres', metres, LENGTHS);
    checks.between('longestM', longestM, LENGTHS);
  });
  return checks.errors;
}

function settingsErrors(settings: DesignInput['serverSettings'], catalogue: Catalogue): readonly FieldError[] {
  const errors = structureErrors(settings, requiredSettings(catalogue), 'serverSettings');
  return errors.length > 0
    ? errors
    : checkServerSettings(withoutUnknownKinds(settings, catalogue), catalogue, 'serverSettings');
}

/** A switch or a decoder that a later catalogue lacks is read as Auto or none; a warning says so. */
function withoutUnknownKinds(
  settings: DesignInput['serverSettings'],
  catalogue: Catalogue,
): DesignInput['serverSettings'] {
  const errors = new FieldChecks('');
  checkSiteSettings(settings, catalogue, errors);
  // What is wrong otherwise is refused by the checks of all settings.
  return errors.hasErrors ? settings : onlyKnownKinds(settings, catalogue);
}

/** What server settings must have. */
function requiredSettings(catalogue: Catalogue): object {
  const { huskyServerSettings, ...settings } = defaultHardwareSettings(catalogue);
  const { applianceSku: _optional, ...required } = huskyServerSettings;
  return { ...settings, huskyServerSettings: required };
}

function requireList(cameras: DesignInput['cameras']): void {
  if (!Array.isArray(cameras)) refuse([{ path: 'cameras', message: problem('field.list') }]);
}

function checkedCameras(cameras: DesignInput['cameras'], catalogue: Catalogue): Design['cameras'] {
  requireList(cameras);
  const rows = validatedRows(cameras, catalogue) ?? refusedRows(cameras, catalogue);
  const ids = new Set<number>();
  const groups = new GroupNumbers();
  const quantities: number[] = [];
  let isAlike = true;
  for (let place = 0; place < rows.length; place += 1) {
    const row = rows[place]!;
    const { id, streamId, cameraGroupId, quantity } = row;
    if (!isId(id) || !isId(streamId) || !isId(cameraGroupId)) refuseIdsOf(row, `cameras[${place}]`);
    ids.add(id);
    isAlike &&= (quantities[groups.numberOf(cameraGroupId)] ??= quantity) === quantity;
  }
  if (ids.size < rows.length) refuseRepeatedId(rows);
  if (!isAlike) refuse(quantityErrors(rows));
  return rows;
}

/** Rows of one group are streams of the same cameras: those whose quantity is not that of the first stream. */
function quantityErrors(rows: readonly CameraRow[]): FieldError[] {
  const firsts = new Map(firstStreams(rows).map((number) => [rows[number]!.cameraGroupId, rows[number]!.quantity]));
  return rows.flatMap(({ cameraGroupId, quantity }, index) => {
    const first = firsts.get(cameraGroupId)!;
    return quantity === first
      ? []
      : [
          {
            path: `cameras[${index}].quantity`,
            message: problem('field.quantity-of-group', { first, other: quantity }),
          },
        ];
  });
}

/** Ids of rows, which the result names groups by. */
const ID_BOUNDS = { min: 0, max: Number.MAX_SAFE_INTEGER };

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

function refuseRepeatedId(rows: readonly CameraRow[]): void {
  const seen = new Set<number>();
  const repeated = rows.findIndex(({ id }) => seen.size === seen.add(id).size);
  refuse([{ path: `cameras[${repeated}].id`, message: problem('field.named-twice', { id: rows[repeated]!.id }) }]);
}

/** Paths are computed only where something is wrong. */
function refusedRows(cameras: DesignInput['cameras'], catalogue: Catalogue): never {
  cameras.forEach((row, index) => refuse(checkCameraRow(row, catalogue, `cameras[${index}]`)));
  throw new Error('A row was refused, and nothing is wrong with any');
}
