import type { Catalogue } from '../catalogue/schema.ts';
import type { Design } from '../design.ts';
import { SizingError } from '../errors.ts';
import { admittedRows, checkCameraRow } from '../selection/camera-rules.ts';
import { defaultServerSettings, NEW_STREAM } from '../selection/defaults.ts';
import type { FieldError } from '../selection/field-check.ts';
import { checkServerSettings } from '../selection/server-rules.ts';
import { structureErrors } from '../selection/structure.ts';
import { TEXTS } from '../selection/texts.ts';

/**
 * The design as the arithmetic takes it: checked, and with the frame rates that the recording modes start from.
 *
 * @throws SizingError `out-of-domain` with the path of the first wrong field.
 */
export function admitted(design: Design, catalogue: Catalogue): Design {
  try {
    return checked(design, catalogue);
  } catch (error) {
    // What is no object where one is due lets the checks themselves fail. Its place is worth looking for only then.
    if (!(error instanceof SizingError)) refuse(structureErrors(design, patternOf(catalogue), ''));
    throw error;
  }
}

function checked({ cameras, serverSettings }: Design, catalogue: Catalogue): Design {
  if (!Array.isArray(cameras)) refuse([{ path: 'cameras', message: TEXTS.notList }]);
  const { rows, areSound } = admittedRows(cameras, catalogue);
  if (!areSound) refuseRows(cameras, catalogue);
  refuse(structureErrors(serverSettings, defaultServerSettings(catalogue), 'serverSettings'));
  refuse(checkServerSettings(serverSettings, catalogue, 'serverSettings'));
  return { cameras: rows, serverSettings };
}

function patternOf(catalogue: Catalogue): Design {
  const row = { ...NEW_STREAM, id: 0, streamId: 0, cameraGroupId: 0 };
  return { cameras: [row], serverSettings: defaultServerSettings(catalogue) };
}

/** Paths are worked out only where something is wrong. */
function refuseRows(cameras: Design['cameras'], catalogue: Catalogue): void {
  cameras.forEach((row, index) => refuse(checkCameraRow(row, catalogue, `cameras[${index}]`)));
}

function refuse([first]: readonly FieldError[]): void {
  if (first !== undefined) throw new SizingError('out-of-domain', first.path || 'design', first.message);
}
