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
import { operationsOf, throughputOf } from '../storage/disk-performance.ts';
import type { StorageNeed } from '../storage/storage-layout.ts';

/** A limit of one storage of a server. */
interface StorageLimit {
  readonly limit: LimitCode;
  /** Its title, given that of the storage. */
  readonly titleOf: (storage: string) => string;
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
    titleOf: (storage) => storage,
    of: ({ tb }) => tb,
    allowed: ({ capacity }) => capacity.counted,
    asked: ({ need }) => need,
  },
  {
    limit: 'iops',
    titleOf: (storage) => `${storage}, disk operations`,
    of: ({ readIops, writeIops }, { writePenalty }) =>
      backEndIopsOf({ reads: readIops, writes: writeIops, penalty: writePenalty.value }),
    allowed: ({ disks }, family) => operationsOf(disks, family),
    asked: ({ iops }) => iops,
  },
  {
    limit: 'throughput',
    titleOf: (storage) => `${storage}, transfer speed`,
    of: ({ megabytesPerSecond }) => megabytesPerSecond,
    allowed: ({ capacity }, family) => throughputOf(capacity.dataDisks, family),
    asked: ({ transfer }) => transfer,
  },
];

const TITLES = { liveDatabase: 'Live database', archiveDatabase: 'Archive' } as const;

/** The loads of each storage of the fullest server. */
export function storageLoads({ databases }: GenericFigures, { searches }: ServerQuestion): Explained<ServerLoad>[] {
  return databases.flatMap((figures) => {
    const { name } = figures;
    return STORAGE_LIMITS.map(({ limit, titleOf, asked, allowed }) =>
      loadOf(
        { limit, title: titleOf(TITLES[name]), storage: STORAGE_ROLES[name] },
        against(asked(figures), allowed(figures, searches[name].family)),
      ),
    );
  });
}
