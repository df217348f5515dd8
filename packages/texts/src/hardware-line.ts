import type { Answer } from '@site-designer/sizing-engine';
import { english } from './english.ts';

type AnsweredHardware = Pick<Answer, 'recording' | 'hardware' | 'storages'>;

/**
 * What records, in one line of a list: `2 x HE1000R-96TB`, or servers with the disks of each, `3 x Standard server, 8 x 20 TB RAID 6`.
 * Spares are not counted.
 *
 * @returns Empty where nothing fits.
 */
export function hardwareLine({ recording: servers, hardware, storages }: AnsweredHardware): string {
  if (servers === null || hardware === null) return '';
  // The SKU of an appliance names its disks.
  const layouts = storages.flatMap(({ disks: count, diskTb: sizeTb, diskType, raid }) =>
    diskType === null ? [] : [{ disks: { count, sizeTb }, raid }],
  );
  return english.say({ say: 'hardware.servers', servers, machine: hardware.designation, layouts });
}
