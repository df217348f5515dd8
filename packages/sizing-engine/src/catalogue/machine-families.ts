import type { MachineFamily, Physical, TextFact } from './schema.ts';
import { SOURCES } from './sources.ts';

const assumed = { origin: 'assumed', source: SOURCES.analogy } as const;
const unknown = { value: null, origin: 'unknown', source: SOURCES.notFound } as const;

/** A rack server: height and base power are assumed; nothing else is known of servers of every make. */
export function rackServer(units: number, baseWatts: number): Physical {
  return {
    rackUnits: { value: units, unit: 'U', origin: 'assumed', source: SOURCES.bays },
    weight: unknown,
    basePower: { value: baseWatts, unit: 'W', origin: 'assumed', source: SOURCES.physicalModel },
    greatestPower: unknown,
  };
}

/** Server machine types of generic hardware; type 0 (Auto) is a choice among those that are `automatic`. */
export const MACHINE_FAMILIES = [
  {
    id: 1,
    name: 'Entry server',
    sortOrder: 1,
    cpu: { value: '6-core server CPU', ...assumed },
    ramGb: { value: 16, unit: 'GB', ...assumed },
    recording: { value: 350, unit: 'Mbit/s', ...assumed },
    bays: { value: 8, unit: 'disk', ...assumed },
    cameraLink: { value: 1000, unit: 'Mbit/s', ...assumed },
    clientLink: { value: 1000, unit: 'Mbit/s', ...assumed },
    automatic: true,
    rank: 1,
    cores: { value: 6, unit: '1', ...assumed },
    physical: rackServer(2, 100),
  },
  {
    id: 2,
    name: 'Standard server',
    sortOrder: 2,
    cpu: { value: '12-core server CPU', ...assumed },
    ramGb: { value: 32, unit: 'GB', ...assumed },
    recording: { value: 1000, unit: 'Mbit/s', ...assumed },
    bays: { value: 12, unit: 'disk', ...assumed },
    cameraLink: { value: 10_000, unit: 'Mbit/s', ...assumed },
    clientLink: { value: 10_000, unit: 'Mbit/s', ...assumed },
    automatic: true,
    rank: 2,
    cores: { value: 12, unit: '1', ...assumed },
    physical: rackServer(2, 180),
  },
  {
    id: 3,
    name: 'High-performance server',
    sortOrder: 3,
    cpu: { value: '2 x 16-core server CPU', ...assumed },
    ramGb: { value: 64, unit: 'GB', ...assumed },
    recording: { value: 1800, unit: 'Mbit/s', ...assumed },
    bays: { value: 24, unit: 'disk', ...assumed },
    cameraLink: { value: 10_000, unit: 'Mbit/s', ...assumed },
    clientLink: { value: 10_000, unit: 'Mbit/s', ...assumed },
    automatic: true,
    rank: 3,
    cores: { value: 32, unit: '1', ...assumed },
    physical: rackServer(2, 250),
  },
  {
    id: 4,
    name: 'Virtual machine',
    sortOrder: 4,
    cpu: { value: '8 vCPU', ...assumed },
    ramGb: { value: 32, unit: 'GB', ...assumed },
    recording: { value: 500, unit: 'Mbit/s', ...assumed },
    bays: null,
    cameraLink: { value: 10_000, unit: 'Mbit/s', ...assumed },
    clientLink: null,
    automatic: false,
    rank: 4,
    cores: { value: 8, unit: '1', ...assumed },
    advisedCameras: { value: 72, unit: 'camera', origin: 'vendor', source: SOURCES.virtualMachines },
  },
] as const satisfies readonly MachineFamily[];

/** Disks of the operating system, which are always apart from those of the recordings. */
export const OS_DISK = {
  mirrored: { value: '2 x 480 GB SSD, RAID 1', origin: 'vendor', source: SOURCES.systemDisk },
  single: { value: '480 GB SSD', origin: 'vendor', source: SOURCES.systemDisk },
} as const satisfies Readonly<Record<string, TextFact>>;
