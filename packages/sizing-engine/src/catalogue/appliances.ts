import type { Appliance, Physical } from './schema.ts';
import { SOURCES } from './sources.ts';

// Secondary source: a maker's data sheets as another maker quotes them.
const comparison = { origin: 'practice', source: SOURCES.comparison } as const;
const modelNumber = { origin: 'assumed', source: SOURCES.modelNumber } as const;
const analogy = { origin: 'assumed', source: SOURCES.analogy } as const;
const proposal = { origin: 'measured', source: SOURCES.vendorProposal } as const;
const unknown = { value: null, origin: 'unknown', source: SOURCES.notFound } as const;

/** What is known of a housing: base power by form is assumed, greatest power of no model was found in a data sheet. */
function housing(form: 'desktop' | 'tower' | '1U' | '2U', weight: number | null): Physical {
  const { units, baseWatts } = HOUSINGS[form];
  return {
    rackUnits:
      units === 0
        ? { value: 0, unit: 'U', origin: 'practice', source: SOURCES.housing }
        : { value: units, unit: 'U', origin: 'practice', source: SOURCES.rackPractice },
    weight: weight === null ? unknown : { value: weight, unit: 'kg', origin: 'practice', source: SOURCES.rackPractice },
    basePower: { value: baseWatts, unit: 'W', origin: 'assumed', source: SOURCES.physicalModel },
    greatestPower: unknown,
  };
}

const HOUSINGS = {
  desktop: { units: 0, baseWatts: 60 },
  tower: { units: 0, baseWatts: 90 },
  '1U': { units: 1, baseWatts: 100 },
  '2U': { units: 2, baseWatts: 180 },
} as const;

/** The appliance series, smallest first. RAID 10 stands in the specification; the public comparison names RAID 5 and 6 alone. */
export const APPLIANCES = [
  {
    id: 1,
    model: 'HE150D',
    name: 'Husky IVO 150D',
    formFactor: 3,
    raidTypes: [1],
    recording: { value: 150, unit: 'Mbit/s', ...modelNumber },
    maxCameras: { value: 20, unit: 'camera', ...analogy },
    bays: { value: 1, unit: 'disk', ...proposal },
    processor: unknown,
    ramGb: unknown,
    operatingSystem: unknown,
    osDrive: unknown,
    networkPorts: unknown,
    dataSheetLink: null,
    physical: housing('desktop', null),
    skus: [
      {
        sku: 'HE150D-4TB',
        disks: { value: 1, unit: 'disk', ...proposal },
        diskTb: { value: 4, unit: 'TB/disk', ...proposal },
      },
      {
        sku: 'HE150D-8TB',
        disks: { value: 1, unit: 'disk', ...analogy },
        diskTb: { value: 8, unit: 'TB/disk', ...analogy },
      },
    ],
  },
  {
    id: 2,
    model: 'HE350T',
    name: 'Husky IVO 350T',
    formFactor: 4,
    raidTypes: [1],
    recording: { value: 350, unit: 'Mbit/s', ...modelNumber },
    maxCameras: { value: 50, unit: 'camera', ...analogy },
    bays: { value: 2, unit: 'disk', ...analogy },
    processor: unknown,
    ramGb: unknown,
    operatingSystem: unknown,
    osDrive: unknown,
    networkPorts: unknown,
    dataSheetLink: null,
    physical: housing('tower', null),
    skus: [
      {
        sku: 'HE350T-8TB',
        disks: { value: 2, unit: 'disk', ...analogy },
        diskTb: { value: 4, unit: 'TB/disk', ...analogy },
      },
      {
        sku: 'HE350T-16TB',
        disks: { value: 2, unit: 'disk', ...analogy },
        diskTb: { value: 8, unit: 'TB/disk', ...analogy },
      },
      {
        sku: 'HE350T-24TB',
        disks: { value: 2, unit: 'disk', ...analogy },
        diskTb: { value: 12, unit: 'TB/disk', ...analogy },
      },
    ],
  },
  {
    id: 3,
    model: 'HE350R',
    name: 'Husky IVO 350R',
    formFactor: 1,
    raidTypes: [1],
    recording: { value: 350, unit: 'Mbit/s', ...modelNumber },
    maxCameras: { value: 50, unit: 'camera', ...analogy },
    bays: { value: 2, unit: 'disk', ...analogy },
    processor: unknown,
    ramGb: unknown,
    operatingSystem: unknown,
    osDrive: unknown,
    networkPorts: unknown,
    dataSheetLink: null,
    physical: housing('1U', null),
    skus: [
      {
        sku: 'HE350R-8TB',
        disks: { value: 2, unit: 'disk', ...analogy },
        diskTb: { value: 4, unit: 'TB/disk', ...analogy },
      },
      {
        sku: 'HE350R-16TB',
        disks: { value: 2, unit: 'disk', ...analogy },
        diskTb: { value: 8, unit: 'TB/disk', ...analogy },
      },
      {
        sku: 'HE350R-24TB',
        disks: { value: 2, unit: 'disk', ...analogy },
        diskTb: { value: 12, unit: 'TB/disk', ...analogy },
      },
    ],
  },
  {
    id: 4,
    model: 'HE700R',
    name: 'Husky IVO 700R',
    formFactor: 1,
    raidTypes: [4, 5, 6],
    recording: { value: 700, unit: 'Mbit/s', ...modelNumber },
    maxCameras: { value: 100, unit: 'camera', ...comparison },
    bays: { value: 4, unit: 'disk', ...comparison },
    processor: { value: 'Intel Xeon E-2436, 6 cores, 2.9 GHz', ...comparison },
    ramGb: { value: 32, unit: 'GB', ...comparison },
    operatingSystem: { value: 'Windows Server 2022 IoT', ...comparison },
    osDrive: unknown,
    networkPorts: { value: '2 x 1 GbE', ...comparison },
    dataSheetLink: null,
    physical: housing('1U', 9),
    skus: [
      {
        sku: 'HE700R-16TB',
        disks: { value: 4, unit: 'disk', ...comparison },
        diskTb: { value: 4, unit: 'TB/disk', ...comparison },
      },
      {
        sku: 'HE700R-32TB',
        disks: { value: 4, unit: 'disk', ...comparison },
        diskTb: { value: 8, unit: 'TB/disk', ...comparison },
      },
      {
        sku: 'HE700R-48TB',
        disks: { value: 4, unit: 'disk', ...comparison },
        diskTb: { value: 12, unit: 'TB/disk', ...comparison },
      },
      {
        sku: 'HE700R-64TB',
        disks: { value: 4, unit: 'disk', ...comparison },
        diskTb: { value: 16, unit: 'TB/disk', ...comparison },
      },
    ],
  },
  {
    id: 5,
    model: 'HE1000R',
    name: 'Husky IVO 1000R',
    formFactor: 2,
    raidTypes: [4, 5, 6],
    recording: { value: 1000, unit: 'Mbit/s', ...modelNumber },
    maxCameras: { value: 150, unit: 'camera', ...comparison },
    bays: { value: 8, unit: 'disk', ...comparison },
    processor: { value: 'Intel Xeon Silver 4410Y, 12 cores, 2.0 GHz', ...comparison },
    ramGb: { value: 32, unit: 'GB', ...comparison },
    operatingSystem: { value: 'Windows Server 2022 IoT', ...comparison },
    osDrive: unknown,
    networkPorts: { value: '6 x 1 GbE + 1 x 1 GbE management', ...comparison },
    dataSheetLink: null,
    physical: housing('2U', 19.4),
    skus: [
      {
        sku: 'HE1000R-32TB',
        disks: { value: 8, unit: 'disk', ...comparison },
        diskTb: { value: 4, unit: 'TB/disk', ...comparison },
      },
      {
        sku: 'HE1000R-64TB',
        disks: { value: 8, unit: 'disk', ...comparison },
        diskTb: { value: 8, unit: 'TB/disk', ...comparison },
      },
      {
        sku: 'HE1000R-96TB',
        disks: { value: 8, unit: 'disk', ...comparison },
        diskTb: { value: 12, unit: 'TB/disk', ...comparison },
      },
      {
        sku: 'HE1000R-128TB',
        disks: { value: 8, unit: 'disk', ...comparison },
        diskTb: { value: 16, unit: 'TB/disk', ...comparison },
      },
    ],
  },
  {
    id: 6,
    model: 'HE1800R',
    name: 'Husky IVO 1800R',
    formFactor: 2,
    raidTypes: [4, 5, 6],
    recording: { value: 1800, unit: 'Mbit/s', ...modelNumber },
    maxCameras: { value: 250, unit: 'camera', ...comparison },
    bays: { value: 24, unit: 'disk', ...comparison },
    processor: { value: 'Intel Xeon Silver 4410Y, 12 cores, 2.0 GHz', ...comparison },
    ramGb: { value: 32, unit: 'GB', ...comparison },
    operatingSystem: { value: 'Windows Server 2022', ...comparison },
    osDrive: unknown,
    networkPorts: { value: '6 x 1 GbE + 1 x 1 GbE management', ...comparison },
    dataSheetLink: null,
    physical: housing('2U', 46.3),
    skus: [
      {
        sku: 'HE1800R-48TB',
        disks: { value: 12, unit: 'disk', ...comparison },
        diskTb: { value: 4, unit: 'TB/disk', ...comparison },
      },
      {
        sku: 'HE1800R-96TB',
        disks: { value: 12, unit: 'disk', ...comparison },
        diskTb: { value: 8, unit: 'TB/disk', ...comparison },
      },
      {
        sku: 'HE1800R-144TB',
        disks: { value: 12, unit: 'disk', ...comparison },
        diskTb: { value: 12, unit: 'TB/disk', ...comparison },
      },
      {
        sku: 'HE1800R-192TB',
        disks: { value: 12, unit: 'disk', ...comparison },
        diskTb: { value: 16, unit: 'TB/disk', ...comparison },
      },
      {
        sku: 'HE1800R-288TB',
        disks: { value: 24, unit: 'disk', ...comparison },
        diskTb: { value: 12, unit: 'TB/disk', ...comparison },
      },
      {
        sku: 'HE1800R-384TB',
        disks: { value: 24, unit: 'disk', ...comparison },
        diskTb: { value: 16, unit: 'TB/disk', ...comparison },
      },
    ],
  },
] as const satisfies readonly Appliance[];
