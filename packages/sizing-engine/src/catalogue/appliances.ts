import type { Appliance, ApplianceSku, Fact, Physical } from './schema.ts';
import { SOURCES } from './sources.ts';

// Secondary source: a maker's data sheets as another maker quotes them.
const comparison = { origin: 'practice', source: SOURCES.comparison } as const;
const modelNumber = { origin: 'assumed', source: SOURCES.modelNumber } as const;
const analogy = { origin: 'assumed', source: SOURCES.analogy } as const;
const proposal = { origin: 'measured', source: SOURCES.vendorProposal } as const;
const unknown = { value: null, origin: 'unknown', source: SOURCES.notFound } as const;

/** A model without a data sheet. */
const undescribed = {
  processor: unknown,
  ramGb: unknown,
  operatingSystem: unknown,
  osDrive: unknown,
  networkPorts: unknown,
  dataSheetLink: null,
} as const;

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

/** What an appliance is filled with: so many disks of so many TB. */
function disksOf(disks: number, tb: number, known: Pick<Fact, 'origin' | 'source'>): Omit<ApplianceSku, 'sku'> {
  return { disks: { value: disks, unit: 'disk', ...known }, diskTb: { value: tb, unit: 'TB/disk', ...known } };
}

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
    ...undescribed,
    physical: housing('desktop', null),
    skus: [
      { sku: 'HE150D-4TB', ...disksOf(1, 4, proposal) },
      { sku: 'HE150D-8TB', ...disksOf(1, 8, analogy) },
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
    ...undescribed,
    physical: housing('tower', null),
    skus: [
      { sku: 'HE350T-8TB', ...disksOf(2, 4, analogy) },
      { sku: 'HE350T-16TB', ...disksOf(2, 8, analogy) },
      { sku: 'HE350T-24TB', ...disksOf(2, 12, analogy) },
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
    ...undescribed,
    physical: housing('1U', null),
    skus: [
      { sku: 'HE350R-8TB', ...disksOf(2, 4, analogy) },
      { sku: 'HE350R-16TB', ...disksOf(2, 8, analogy) },
      { sku: 'HE350R-24TB', ...disksOf(2, 12, analogy) },
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
      { sku: 'HE700R-16TB', ...disksOf(4, 4, comparison) },
      { sku: 'HE700R-32TB', ...disksOf(4, 8, comparison) },
      { sku: 'HE700R-48TB', ...disksOf(4, 12, comparison) },
      { sku: 'HE700R-64TB', ...disksOf(4, 16, comparison) },
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
      { sku: 'HE1000R-32TB', ...disksOf(8, 4, comparison) },
      { sku: 'HE1000R-64TB', ...disksOf(8, 8, comparison) },
      { sku: 'HE1000R-96TB', ...disksOf(8, 12, comparison) },
      { sku: 'HE1000R-128TB', ...disksOf(8, 16, comparison) },
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
      { sku: 'HE1800R-48TB', ...disksOf(12, 4, comparison) },
      { sku: 'HE1800R-96TB', ...disksOf(12, 8, comparison) },
      { sku: 'HE1800R-144TB', ...disksOf(12, 12, comparison) },
      { sku: 'HE1800R-192TB', ...disksOf(12, 16, comparison) },
      { sku: 'HE1800R-288TB', ...disksOf(24, 12, comparison) },
      { sku: 'HE1800R-384TB', ...disksOf(24, 16, comparison) },
    ],
  },
] as const satisfies readonly Appliance[];
