import type { DiskFamily, NetworkModel, PhysicalModel, RaidFamily, StorageModel, UpsSize } from './schema.ts';
import { SOURCES } from './sources.ts';

/** Constants of storage arithmetic. */
export const STORAGE_MODEL = {
  id: 'storage model',
  formattedPerTb: { value: 0.8931, unit: 'TiB/TB', origin: 'measured', source: SOURCES.vendorProposal },
  fileSystemShare: { value: 0.982, unit: '1', origin: 'measured', source: SOURCES.vendorProposal },
  reserve: { value: 0.005, unit: 'TB', origin: 'vendor', source: SOURCES.recorderReserve },
  disksPerArray: { value: 16, unit: 'disk/array', origin: 'practice', source: SOURCES.raidPractice },
  rebuildDiskSize: { value: 8, unit: 'TB/disk', origin: 'practice', source: SOURCES.rebuildPractice },
  rebuildDisks: { value: 8, unit: 'disk/array', origin: 'practice', source: SOURCES.rebuildPractice },
  sanDisksPerServer: { value: 240, unit: 'disk', origin: 'assumed', source: SOURCES.model },
  sanLink: { value: 10_000, unit: 'Mbit/s', origin: 'assumed', source: SOURCES.model },
  writeIopsPerStream: { value: 0.29, unit: 'IOPS/stream', origin: 'vendor', source: SOURCES.videoStorage },
  writeIopsPerMbit: { value: 0.065, unit: 'IOPS/(Mbit/s)', origin: 'vendor', source: SOURCES.videoStorage },
  readIopsPerMbit: { value: 0.035, unit: 'IOPS/(Mbit/s)', origin: 'vendor', source: SOURCES.videoStorage },
} as const satisfies StorageModel;

/** How links are planned. */
export const NETWORK_MODEL = {
  id: 'network model',
  linkShare: { value: 0.7, unit: '1', origin: 'practice', source: SOURCES.linkPractice },
  managementLink: { value: 1000, unit: 'Mbit/s', origin: 'assumed', source: SOURCES.model },
  applianceClientWarning: { value: 700, unit: 'Mbit/s', origin: 'assumed', source: SOURCES.model },
} as const satisfies NetworkModel;

/** 0.09 Wh a VA: published minutes at full load give 98 Wh for 1500 VA, 231 for 2200 and 405 for 3000. */
function upsSize(va: number, wattHours: number): UpsSize {
  return {
    rating: { value: va, unit: 'VA', origin: 'practice', source: SOURCES.upsSizes },
    energy: { value: wattHours, unit: 'Wh', origin: 'assumed', source: SOURCES.upsBatteries },
  };
}

/** Shelves for the disks of a storage network, and what keeps them running without mains. */
export const PHYSICAL_MODEL = {
  id: 'physical model',
  shelfRackUnits: { value: 2, unit: 'U', origin: 'practice', source: SOURCES.bays },
  shelfBasePower: { value: 60, unit: 'W', origin: 'assumed', source: SOURCES.shelfPractice },
  shelfBayPower: { value: 8, unit: 'W/disk', origin: 'assumed', source: SOURCES.shelfPractice },
  upsPowerFactor: { value: 0.9, unit: '1', origin: 'practice', source: SOURCES.upsPractice },
  upsMargin: { value: 1.25, unit: '1', origin: 'practice', source: SOURCES.upsPractice },
  upsEfficiency: { value: 0.85, unit: '1', origin: 'practice', source: SOURCES.upsPractice },
  upsSizes: [
    upsSize(750, 67.5),
    upsSize(1000, 90),
    upsSize(1500, 135),
    upsSize(2200, 198),
    upsSize(3000, 270),
    upsSize(5000, 450),
    upsSize(6000, 540),
    upsSize(8000, 720),
    upsSize(10_000, 900),
  ],
} as const satisfies PhysicalModel;

/** RAID types that a storage can have; how each divides its disks is a formula. */
export const RAID_FAMILIES = [
  {
    id: 1,
    name: 'JBOD',
    sortOrder: 1,
    smallest: { value: 1, unit: 'disk', origin: 'practice', source: SOURCES.raidPractice },
    writePenalty: { value: 1, unit: '1', origin: 'practice', source: SOURCES.raidPractice },
    survival: 0,
  },
  {
    id: 4,
    name: 'RAID 5',
    sortOrder: 2,
    smallest: { value: 3, unit: 'disk', origin: 'practice', source: SOURCES.raidPractice },
    writePenalty: { value: 4, unit: '1', origin: 'practice', source: SOURCES.raidPractice },
    survival: 1,
  },
  {
    id: 5,
    name: 'RAID 6',
    sortOrder: 3,
    smallest: { value: 4, unit: 'disk', origin: 'practice', source: SOURCES.raidPractice },
    writePenalty: { value: 6, unit: '1', origin: 'practice', source: SOURCES.raidPractice },
    survival: 3,
  },
  {
    id: 6,
    name: 'RAID 10',
    sortOrder: 4,
    smallest: { value: 4, unit: 'disk', origin: 'practice', source: SOURCES.raidPractice },
    writePenalty: { value: 2, unit: '1', origin: 'practice', source: SOURCES.raidPractice },
    survival: 2,
  },
] as const satisfies readonly RaidFamily[];

/** Disk families with their sizes and what one disk gives. */
export const DISK_FAMILIES = [
  {
    id: 1,
    name: '7.2k HDD',
    sortOrder: 1,
    sizesTb: {
      values: [1, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20],
      unit: 'TB/disk',
      origin: 'practice',
      source: SOURCES.diskSizes,
    },
    iops: { value: 80, unit: 'IOPS/disk', origin: 'practice', source: SOURCES.diskOperations },
    throughput: {
      value: 150,
      unit: 'MB/s/disk',
      origin: 'practice',
      source: SOURCES.diskThroughput,
    },
    sizeCapTb: { value: 20, unit: 'TB/disk', origin: 'spec', source: SOURCES.specification },
    power: { value: 9, unit: 'W/disk', origin: 'spec', source: SOURCES.diskDataSheet },
    shelfBays: { value: 12, unit: 'disk/shelf', origin: 'practice', source: SOURCES.bays },
  },
  {
    id: 2,
    name: '10k HDD',
    sortOrder: 2,
    sizesTb: { values: [0.6, 0.9, 1.2, 1.8, 2.4], unit: 'TB/disk', origin: 'practice', source: SOURCES.diskSizes },
    iops: { value: 140, unit: 'IOPS/disk', origin: 'practice', source: SOURCES.diskPractice },
    throughput: { value: 170, unit: 'MB/s/disk', origin: 'assumed', source: SOURCES.model },
    sizeCapTb: { value: 20, unit: 'TB/disk', origin: 'spec', source: SOURCES.specification },
    power: { value: 7.3, unit: 'W/disk', origin: 'measured', source: SOURCES.shelfMeasured },
    shelfBays: { value: 24, unit: 'disk/shelf', origin: 'practice', source: SOURCES.bays },
  },
  {
    id: 3,
    name: 'SSD',
    sortOrder: 3,
    sizesTb: { values: [0.48, 0.96, 1.92, 3.84, 6.4], unit: 'TB/disk', origin: 'practice', source: SOURCES.diskSizes },
    iops: { value: 20_000, unit: 'IOPS/disk', origin: 'practice', source: SOURCES.diskPractice },
    throughput: { value: 450, unit: 'MB/s/disk', origin: 'practice', source: SOURCES.diskPractice },
    sizeCapTb: { value: 7, unit: 'TB/disk', origin: 'spec', source: SOURCES.specification },
    power: { value: 6.3, unit: 'W/disk', origin: 'measured', source: SOURCES.shelfMeasured },
    shelfBays: { value: 24, unit: 'disk/shelf', origin: 'practice', source: SOURCES.bays },
  },
] as const satisfies readonly DiskFamily[];
