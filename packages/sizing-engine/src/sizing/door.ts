import type { Catalogue } from '../catalogue/schema.ts';
import type { CameraRow, Design } from '../design.ts';
import { SizingError } from '../errors.ts';
import { checkCameraRow } from '../selection/camera-rules.ts';
import type { FieldError } from '../selection/field-check.ts';
import { checkServerSettings } from '../selection/server-rules.ts';

/**
 * Refuse a design with a field that is out of its bounds, before any arithmetic sees it.
 *
 * @throws SizingError `out-of-domain` with the path of the first wrong field.
 */
export function assertDesign({ cameras, serverSettings }: Design, catalogue: Catalogue): void {
  for (const row of cameras) if (checkCameraRow(row, catalogue, '').length > 0) refuseRow(cameras, row, catalogue);
  refuse(checkServerSettings(serverSettings, catalogue, 'serverSettings'));
}

/** The path is worked out only for a row that is wrong. */
function refuseRow(cameras: Design['cameras'], row: CameraRow, catalogue: Catalogue): void {
  refuse(checkCameraRow(row, catalogue, `cameras[${cameras.indexOf(row)}]`));
}

function refuse([first]: readonly FieldError[]): void {
  if (first !== undefined) throw new SizingError('out-of-domain', first.path, first.message);
}
