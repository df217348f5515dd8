import { requireCatalogue } from '../../checks/catalogue-check.ts';
import type { Catalogue } from '../../catalogue/schema.ts';
import type { CameraRow, Design, DesignInput, ServerSettings } from '../../design/design.ts';
import { SizingError } from '../../errors.ts';
import { checkCameraRow, validatedRows } from '../../design/row-checks.ts';
import { defaultHardwareSettings, NEW_STREAM } from '../../design/defaults.ts';
import type { RowPart } from '../../design/row-part.ts';
import { FieldChecks, type FieldError } from '../../checks/field-check.ts';
import { checkServerSettings } from '../../design/server-settings.ts';
import { withSharedSettings } from '../../design/shared-settings.ts';
import { refuse, structureErrors } from '../../checks/structure.ts';
import { TEXTS } from '../../checks/messages.ts';

/** Gets the rows of a design, part by part, while they are checked. */
export interface RowReader {
  add(part: RowPart): void;
}

/** A checked design, and the reader of its rows. */
interface ReadDesign<Reader> {
  readonly design: Design;
  readonly reader: Reader;
}

/** Makes a reader for at most so many rows. The settings are checked already. */
type ReaderOf<Reader> = (settings: ServerSettings, rows: number) => Reader;

/**
 * A checked design, with the frame rates that the recording modes start from and every shared setting.
 *
 * @throws SizingError `out-of-domain` with the path of the first wrong field.
 */
export function validated(design: DesignInput, catalogue: Catalogue): Design {
  return validatedAndRead(design, catalogue, () => NO_READER).design;
}

/** As {@link validated}, with a reader that gets the rows while they are checked. */
export function validatedAndRead<Reader extends RowReader>(
  design: DesignInput,
  catalogue: Catalogue,
  readerOf: ReaderOf<Reader>,
): ReadDesign<Reader> {
  requireCatalogue(catalogue);
  const shape = (): DesignInput => ({ ...ROWS, serverSettings: defaultHardwareSettings(catalogue) });
  return withStructureErrors(
    () => checked(design, catalogue, readerOf),
    () => structureErrors(design, shape(), ''),
  );
}

/** The rows alone, as {@link validatedAndRead} takes those of a design. */
export function validatedCameras<Reader extends RowReader>(
  cameras: DesignInput['cameras'],
  catalogue: Catalogue,
  readerOf: (rows: number) => Reader,
): { readonly rows: Design['cameras']; readonly reader: Reader } {
  requireCatalogue(catalogue);
  return withStructureErrors(
    () => {
      requireList(cameras);
      const reader = readerOf(cameras.length);
      return { rows: checkedCameras(cameras, catalogue, reader), reader };
    },
    () => structureErrors({ cameras }, ROWS, ''),
  );
}

const NO_READER: RowReader = { add: () => undefined };

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

function checked<Reader extends RowReader>(
  { cameras, serverSettings }: DesignInput,
  catalogue: Catalogue,
  readerOf: ReaderOf<Reader>,
): ReadDesign<Reader> {
  requireList(cameras);
  const wrong = settingsErrors(serverSettings, catalogue);
  // Errors of rows are reported before errors of the settings.
  if (wrong.length > 0) {
    checkedCameras(cameras, catalogue, NO_READER);
    refuse(wrong);
  }
  const settings = withSharedSettings(serverSettings);
  const reader = readerOf(settings, cameras.length);
  return { design: { cameras: checkedCameras(cameras, catalogue, reader), serverSettings: settings }, reader };
}

function settingsErrors(settings: DesignInput['serverSettings'], catalogue: Catalogue): readonly FieldError[] {
  const errors = structureErrors(settings, requiredSettings(catalogue), 'serverSettings');
  return errors.length > 0 ? errors : checkServerSettings(settings, catalogue, 'serverSettings');
}

/** What server settings must have. */
function requiredSettings(catalogue: Catalogue): object {
  const { huskyServerSettings, ...settings } = defaultHardwareSettings(catalogue);
  const { applianceSku: _optional, ...required } = huskyServerSettings;
  return { ...settings, huskyServerSettings: required };
}

function requireList(cameras: DesignInput['cameras']): void {
  if (!Array.isArray(cameras)) refuse([{ path: 'cameras', message: TEXTS.notList }]);
}

function checkedCameras(cameras: DesignInput['cameras'], catalogue: Catalogue, reader: RowReader): Design['cameras'] {
  const ids = new Float64Array(cameras.length);
  let wrongIds = -1;
  const { rows, isValid } = validatedRows(cameras, catalogue, (part) => {
    if (wrongIds !== -1) return;
    wrongIds = wrongIdsOf(part, ids);
    if (wrongIds === -1) reader.add(part);
  });
  if (!isValid) refuseRows(cameras, catalogue);
  if (wrongIds !== -1) refuseIdsOf(rows[wrongIds]!, `cameras[${wrongIds}]`);
  const repeated = firstRepeated(ids);
  if (repeated !== -1) refuse([{ path: `cameras[${repeated}].id`, message: TEXTS.namedTwice(rows[repeated]!.id) }]);
  return rows;
}

/** The number of the first row of a part with a wrong id; -1 where there is none. Ids of rows are put into their list. */
function wrongIdsOf({ rows, from, end }: RowPart, ids: Float64Array): number {
  for (let number = from; number < end; number += 1) {
    const { id, streamId, cameraGroupId } = rows[number]!;
    if (!isId(id) || !isId(streamId) || !isId(cameraGroupId)) return number;
    ids[number] = id;
  }
  return -1;
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

/** Greatest range of ids per row for which an array of marks is faster than a set. */
const MARKS_PER_ROW = 16;

/** The first place with an id that an earlier place has; -1 where there is none. */
function firstRepeated(ids: Float64Array): number {
  let least = Number.POSITIVE_INFINITY;
  let most = 0;
  for (let place = 0; place < ids.length; place += 1) {
    const id = ids[place]!;
    if (id < least) least = id;
    if (id > most) most = id;
  }
  if (most - least >= ids.length * MARKS_PER_ROW) return firstRepeatedFarApart(ids);
  const isSeen = new Uint8Array(ids.length === 0 ? 0 : most - least + 1);
  for (let place = 0; place < ids.length; place += 1) {
    const mark = ids[place]! - least;
    if (isSeen[mark] === 1) return place;
    isSeen[mark] = 1;
  }
  return -1;
}

function firstRepeatedFarApart(ids: Float64Array): number {
  const seen = new Set<number>();
  return ids.findIndex((id) => seen.size === seen.add(id).size);
}

/** Paths are computed only where something is wrong. */
function refuseRows(cameras: DesignInput['cameras'], catalogue: Catalogue): void {
  cameras.forEach((row, index) => refuse(checkCameraRow(row, catalogue, `cameras[${index}]`)));
}
