import type { DiskFamily, RaidFamily } from '../../catalogue/schema.ts';
import type { Explained } from '../../derivation/explained.ts';
import type { Quantity } from '../../derivation/quantity.ts';
import { backEndIopsOf } from '../../formulas/disk-load.ts';
import type { LimitUnit } from '../../formulas/limits.ts';
import type { DatabaseFigures, GenericFigures } from '../figures/generic-figures.ts';
import type { ServerQuestion } from '../hardware/recording-servers.ts';
import { STORAGE_ROLES } from '../hardware/server-load.ts';
import { against, loadOf } from '../limits/limit.ts';
import type { LimitCode, ServerLoad } from '../result/result.ts';
import { saying } from '../result/sayings.ts';
import { operationsOf, throughputOf } from '../storage/disk-performance.ts';
import type { StorageNeed } from '../storage/storage-layout.ts';

/** A limit of one storage of a server. */
interface StorageLimit {
  readonly limit: LimitCode;
  /** What a need asks of disks in a RAID. */
  readonly of: (need: StorageNeed, raid: RaidFamily) => number;
  readonly allowed: (disks: Pick<DatabaseFigures, 'disks' | 'capacity'>, family: DiskFamily) => Quantity<LimitUnit>;
  /** What the fullest server asks of it. */
  readonly asked: (figures: DatabaseFigures) => Quantity<LimitUnit>;
}

/** Capacity, operations and transfer speed, which decide the layout of a storage. */
export const STORAGE_LIMITS: readonly StorageLimit[] = [
  {
    limit: 'storage',
    of: ({ tb }) => tb,
    allowed: ({ capacity }) => capacity.counted,
    asked: ({ need }) => need,
  },
  {
    limit: 'iops',
    of: ({ readIops, writeIops }, { writePenalty }) =>
      backEndIopsOf({ reads: readIops, writes: writeIops, penalty: writePenalty.value }),
    allowed: ({ disks }, family) => operationsOf(disks, family),
    asked: ({ iops }) => iops,
  },
  {
    limit: 'throughput',
    of: ({ megabytesPerSecond }) => megabytesPerSecond,
    allowed: ({ capacity }, family) => throughputOf(capacity.dataDisks, family),
    asked: ({ transfer }) => transfer,
  },
];

/** The loads of each storage of the fullest server. */
export function storageLoads({ databases }: GenericFigures, { searches }: ServerQuestion): Explained<ServerLoad>[] {
  return databases.flatMap((figures) => {
    const storage = STORAGE_ROLES[figures.name];
    const { family } = searches[figures.name];
    return STORAGE_LIMITS.map(({ limit, asked, allowed }) =>
      loadOf(
        { limit, title: saying('limit.of-storage', { limit, storage }), storage },
        against(asked(figures), allowed(figures, family)),
      ),
    );
  });
}
