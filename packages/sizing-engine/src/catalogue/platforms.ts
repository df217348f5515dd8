import { rackServer } from './machine-families.ts';
import type { DatabaseServerSpec, ManagementLevel, PlatformVersion } from './schema.ts';
import { SOURCES } from './sources.ts';

const assumed = { origin: 'assumed', source: SOURCES.model } as const;
const spec = { origin: 'spec', source: SOURCES.specification } as const;
const evidence = { origin: 'practice', source: SOURCES.evidenceLock } as const;

/** Cameras of one server in the editions without a camera limit of their own. */
const OPEN_EDITION = {
  camQtyDefault: { value: 150, unit: 'camera', ...assumed },
  camQtyMax: { value: 500, unit: 'camera', ...assumed },
} as const;

/** Editions of the recording software. */
export const PLATFORM_VERSIONS = [
  {
    id: 1,
    name: 'Corporate',
    sortOrder: 4,
    ...OPEN_EDITION,
    cameraLimit: null,
    managementServer: true,
    serverLimit: null,
    evidenceLock: { value: true, ...evidence },
  },
  {
    id: 2,
    name: 'Expert',
    sortOrder: 3,
    ...OPEN_EDITION,
    cameraLimit: null,
    managementServer: true,
    serverLimit: null,
    evidenceLock: { value: false, ...evidence },
  },
  {
    id: 3,
    name: 'Express+',
    sortOrder: 1,
    camQtyDefault: { value: 48, unit: 'camera', ...spec },
    camQtyMax: { value: 48, unit: 'camera', ...spec },
    cameraLimit: { value: 48, unit: 'camera', ...spec },
    managementServer: false,
    serverLimit: { value: 1, unit: 'server', ...assumed },
    evidenceLock: { value: false, ...evidence },
  },
  {
    id: 4,
    name: 'Professional+',
    sortOrder: 2,
    isDefault: true,
    ...OPEN_EDITION,
    cameraLimit: null,
    managementServer: true,
    serverLimit: null,
    evidenceLock: { value: false, ...evidence },
  },
] as const satisfies readonly PlatformVersion[];

/** A standard server: nothing is published for databases of so many cameras. */
const DATABASE_SERVER = {
  cpu: { value: '12-core server CPU', ...assumed },
  ramGb: { value: 32, unit: 'GB', ...assumed },
  osDisk: { value: '480 GB SSD', ...assumed },
  physical: rackServer(2, 180),
} as const satisfies DatabaseServerSpec;

/** Management servers by number of cameras; the last level has to be designed by a person. */
export const MANAGEMENT_LEVELS = [
  {
    id: 1,
    name: 'Up to 300',
    sortOrder: 1,
    maxCameras: { value: 300, unit: 'camera', ...spec },
    server: {
      cpu: { value: '4-core server CPU', ...assumed },
      ramGb: { value: 16, unit: 'GB', ...assumed },
      osDisk: { value: '240 GB SSD', ...assumed },
      diskType: { value: 'SSD', ...assumed },
      sqlServer: { value: 'Express (free edition)', ...assumed },
      databaseDisks: { value: 2, unit: 'disk', ...assumed },
      databaseDiskTb: { value: 0.48, unit: 'TB/disk', ...assumed },
      databaseRaid: { value: 'RAID 1', ...assumed },
      physical: rackServer(1, 100),
    },
  },
  {
    id: 2,
    name: 'Up to 1200',
    sortOrder: 2,
    maxCameras: { value: 1200, unit: 'camera', ...spec },
    server: {
      cpu: { value: '8-core server CPU', ...assumed },
      ramGb: { value: 32, unit: 'GB', ...assumed },
      osDisk: { value: '240 GB SSD', ...assumed },
      diskType: { value: 'SSD', ...assumed },
      sqlServer: { value: 'Standard', ...assumed },
      databaseDisks: { value: 2, unit: 'disk', ...assumed },
      databaseDiskTb: { value: 0.96, unit: 'TB/disk', ...assumed },
      databaseRaid: { value: 'RAID 1', ...assumed },
      physical: rackServer(1, 100),
    },
  },
  {
    id: 3,
    name: 'Up to 2500',
    sortOrder: 3,
    maxCameras: { value: 2500, unit: 'camera', ...spec },
    server: {
      cpu: { value: '12-core server CPU', ...assumed },
      ramGb: { value: 64, unit: 'GB', ...assumed },
      osDisk: { value: '480 GB SSD', ...assumed },
      diskType: { value: 'SSD', ...assumed },
      sqlServer: { value: 'Standard, own server', ...assumed },
      databaseDisks: { value: 4, unit: 'disk', ...assumed },
      databaseDiskTb: { value: 0.96, unit: 'TB/disk', ...assumed },
      databaseRaid: { value: 'RAID 10', ...assumed },
      physical: rackServer(1, 180),
      databaseServer: DATABASE_SERVER,
    },
  },
  {
    id: 4,
    name: 'Up to 5000',
    sortOrder: 4,
    maxCameras: { value: 5000, unit: 'camera', ...spec },
    server: {
      cpu: { value: '16-core server CPU', ...assumed },
      ramGb: { value: 128, unit: 'GB', ...assumed },
      osDisk: { value: '480 GB SSD', ...assumed },
      diskType: { value: 'SSD', ...assumed },
      sqlServer: { value: 'Enterprise, own server', ...assumed },
      databaseDisks: { value: 4, unit: 'disk', ...assumed },
      databaseDiskTb: { value: 1.92, unit: 'TB/disk', ...assumed },
      databaseRaid: { value: 'RAID 10', ...assumed },
      physical: rackServer(1, 180),
      databaseServer: DATABASE_SERVER,
    },
  },
  { id: 5, name: 'More than 5000', sortOrder: 5, maxCameras: null, server: null },
] as const satisfies readonly ManagementLevel[];
