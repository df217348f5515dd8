import type { Catalogue } from '../catalogue/schema.ts';
import type { Design } from '../design.ts';
import { SizingError } from '../errors.ts';
import { areSoundRows, checkCameraRow } from '../selection/camera-rules.ts';
import type { FieldError } from '../selection/field-check.ts';
import { checkServerSettings } from '../selection/server-rules.ts';

/**
 * Refuse a design with a field that is out of its bounds, before any arithmetic sees it.
 *
 * @throws SizingError `out-of-domain` with the path of the first wrong field.
 */
export function assertDesign({ cameras, serverSettings }: Design, catalogue: Catalogue): void {
  if (!areSoundRows(cameras, catalogue)) refuseRows(cameras, catalogue);
  refuse(checkServerSettings(serverSettings, catalogue, 'serverSettings'));
}

/** Paths are worked out only where something is wrong. */
function refuseRows(cameras: Design['cameras'], catalogue: Catalogue): void {
  cameras.forEach((row, index) => refuse(checkCameraRow(row, catalogue, `cameras[${index}]`)));
}

function refuse([first]: readonly FieldError[]): void {
  if (first !== undefined) throw new SizingError('out-of-domain', first.path, first.message);
}
