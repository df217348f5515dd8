import type { Catalogue } from '../catalogue/schema.ts';
import type { Design } from '../design.ts';
import { SizingError } from '../errors.ts';
import { admittedRows, checkCameraRow } from '../selection/camera-rules.ts';
import type { FieldError } from '../selection/field-check.ts';
import { checkServerSettings } from '../selection/server-rules.ts';

/**
 * The design as the arithmetic takes it: checked, and with the frame rates that the recording modes start from.
 *
 * @throws SizingError `out-of-domain` with the path of the first wrong field.
 */
export function admitted({ cameras, serverSettings }: Design, catalogue: Catalogue): Design {
  const { rows, areSound } = admittedRows(cameras, catalogue);
  if (!areSound) refuseRows(cameras, catalogue);
  refuse(checkServerSettings(serverSettings, catalogue, 'serverSettings'));
  return { cameras: rows, serverSettings };
}

/** Paths are worked out only where something is wrong. */
function refuseRows(cameras: Design['cameras'], catalogue: Catalogue): void {
  cameras.forEach((row, index) => refuse(checkCameraRow(row, catalogue, `cameras[${index}]`)));
}

function refuse([first]: readonly FieldError[]): void {
  if (first !== undefined) throw new SizingError('out-of-domain', first.path, first.message);
}
