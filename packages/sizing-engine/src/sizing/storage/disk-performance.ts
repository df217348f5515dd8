import type { DiskFamily } from '../../catalogue/schema.ts';
import { cited, type Quantity } from '../../derivation/quantity.ts';
import { iopsOfDisks, throughputOfDisks } from '../../formulas/disk-load.ts';
import { saying } from '../result/sayings.ts';

/** Operations per second of disks of a family. */
export function operationsOf(disks: Quantity<'disk'>, { name, iops }: DiskFamily): Quantity<'IOPS'> {
  return iopsOfDisks({ disks, perDisk: cited(name, saying('field.disk-operations'), iops) });
}

/** Transfer speed of disks of a family; parity and mirrors do not count. */
export function throughputOf(dataDisks: Quantity<'disk'>, { name, throughput }: DiskFamily): Quantity<'MB/s'> {
  return throughputOfDisks({ dataDisks, perDisk: cited(name, saying('field.disk-speed'), throughput) });
}
