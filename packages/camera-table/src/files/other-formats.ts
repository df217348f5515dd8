import type { CameraForm } from '../cells/columns.ts';
import type { ConvertedTable, FileCells } from '../cells/file-cell.ts';
import { beginsWithHeaders } from './headers.ts';
import { camerasOfProfiles } from './system-surveyor.ts';
import { camerasOfHardware } from './vms-hardware.ts';

/** Whether a block has headers, so that its columns are not read by position. */
export function isOtherTable(cells: FileCells, form: CameraForm): boolean {
  return beginsWithHeaders(cells) || convertedTable(cells, form) !== undefined;
}

/**
 * Tables of other programs for which mapping headers is not enough; undefined for any other table.
 *
 * @param isTaken - Whether a line of a list of devices is a camera whatever it says.
 */
export function convertedTable(
  cells: FileCells,
  form: CameraForm,
  isTaken?: (line: number) => boolean,
): ConvertedTable | undefined {
  return camerasOfProfiles(cells) ?? camerasOfHardware(cells, form, isTaken);
}
