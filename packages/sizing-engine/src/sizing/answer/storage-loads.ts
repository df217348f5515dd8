import type { Explained } from '../../derivation/explained.ts';
import type { GenericFigures } from '../figures/generic-figures.ts';
import type { ServerQuestion } from '../hardware/recording-servers.ts';
import { against, loadOf } from '../limits/limit.ts';
import type { ServerLoad } from '../result/result.ts';
import { operationsOf, throughputOf } from '../storage/disk-performance.ts';

/** Capacity, operations and transfer speed of each storage of the fullest server, which decide its layout. */
export function storageLoads({ databases }: GenericFigures, { searches }: ServerQuestion): Explained<ServerLoad>[] {
  return databases.flatMap(({ name, need, capacity, disks, iops, transfer }) => {
    const { family } = searches[name];
    const [storage, title] =
      name === 'liveDatabase' ? (['live', 'Live database'] as const) : (['archive', 'Archive'] as const);
    return [
      loadOf({ limit: 'storage', title, storage }, against(need, capacity.counted)),
      loadOf(
        { limit: 'iops', title: `${title}, disk operations`, storage },
        against(iops, operationsOf(disks, family)),
      ),
      loadOf(
        { limit: 'throughput', title: `${title}, transfer speed`, storage },
        against(transfer, throughputOf(capacity.dataDisks, family)),
      ),
    ];
  });
}
