import { calculateProposal } from '../../src/index.ts';
import { readCsv } from '../../scripts/csv.ts';
import { dataDisksOf } from '../../src/sizing/storage/raid-layout.ts';
import { catalogue, PUBLISHED_CASE } from '../support/designs.ts';
import { computed } from '../support/formula-sweep.ts';

type Row = Readonly<Record<string, string>>;

/** A figure in print, and what the engine makes of the same inputs. */
export interface PublishedCase {
  readonly id: string;
  /** What it was made of, told by its code with these figures. */
  readonly made: { readonly of: string } & Readonly<Record<string, string | number>>;
  readonly printed: number;
  readonly unit: string;
  readonly computed: number;
  /** What print rounds to, in its unit. */
  readonly rounding: number;
  /** Whether print is right; figures that are wrong in print are not reproduced. */
  readonly isRight: boolean;
  readonly source: string;
  readonly note: string;
}

function rowsOf(file: string): readonly Row[] {
  return readCsv(new URL(file, import.meta.url));
}

/** The number in a cell; a cell that should hold one and does not would make a test that cannot fail. */
export function numberIn(row: Row, column: string): number {
  const cell = row[column] ?? '';
  if (cell === '' || Number.isNaN(Number(cell))) throw new RangeError(`${row['id']}: no number in ${column}`);
  return Number(cell);
}

function caseOf(row: Row, made: PublishedCase['made'], figure: number): PublishedCase {
  return {
    id: row['id'] ?? '',
    made,
    printed: numberIn(row, 'printed'),
    unit: row['unit'] ?? '',
    computed: figure,
    rounding: numberIn(row, 'rounding'),
    isRight: row['status'] === 'holds',
    source: row['source'] ?? '',
    note: row['note'] ?? '',
  };
}

/** What the page on accuracy prints of a figure. */
export const toSixDigits = (value: number): number => Number(value.toPrecision(6));

/** How far a figure is from print, in units of what print rounds to. */
export function missBy({ computed: figure, printed, rounding }: PublishedCase): number {
  return Math.abs(figure - printed) / rounding;
}

function recordedBytes({ kbps, hoursPerDay = 24, days = 1 }: { kbps: number; hoursPerDay?: number; days?: number }) {
  return computed('recording.recorded-video', { streams: 1, averageKbps: kbps, hoursPerDay, retentionDays: days });
}

function storageCase(row: Row): PublishedCase {
  const [cameras, kbps, hoursPerDay, days, percent] = [
    'cameras',
    'kbps',
    'hours_per_day',
    'days',
    'motion_percent',
  ].map((column) => numberIn(row, column)) as [number, number, number, number, number];
  const averageKbps = computed('recording.event-average', {
    motionKbps: kbps,
    motionShare: computed('recording.motion-share', { motionPercent: percent }),
  });
  const bytes = cameras * recordedBytes({ kbps: averageKbps, hoursPerDay, days });
  const made = { of: 'recording', cameras, kbps, hoursPerDay, days, motionPercent: percent };
  return caseOf(row, made, bytes / numberIn(row, 'unit_bytes'));
}

/** Storage figures of manuals, calculators and guides. */
export const storageCases: readonly PublishedCase[] = rowsOf('storage-cases.csv').map(storageCase);

function familyOf(row: Row) {
  const family = catalogue.raidFamilies.find(({ name }) => name === row['raid']);
  if (family === undefined) throw new RangeError(`${row['id']}: no RAID ${row['raid']}`);
  return family;
}

function usableTb(row: Row): number {
  const dataDisks = dataDisksOf(familyOf(row), numberIn(row, 'disks'), catalogue.storageModel);
  return computed('raid.usable-capacity', { dataDisks, diskTb: numberIn(row, 'disk_tb') });
}

const { formattedPerTb, fileSystemShare } = catalogue.storageModel;

const RAID_FIGURES: Readonly<Record<string, (row: Row) => number>> = {
  TB: usableTb,
  'TiB formatted': (row) => usableTb(row) * formattedPerTb.value,
  TiB: (row) => (usableTb(row) * formattedPerTb.value) / fileSystemShare.value,
  share: (row) => usableTb(row) / (numberIn(row, 'disks') * numberIn(row, 'disk_tb')),
  IOPS: (row) =>
    computed('disk-load.back-end-iops', {
      reads: numberIn(row, 'reads'),
      writes: numberIn(row, 'writes'),
      penalty: familyOf(row).writePenalty.value,
    }),
};

function raidCase(row: Row): PublishedCase {
  const figure = RAID_FIGURES[row['unit'] ?? ''];
  if (figure === undefined) throw new RangeError(`${row['id']}: unit ${row['unit']}`);
  const raid = row['raid'] ?? '';
  const made =
    row['unit'] === 'IOPS'
      ? { of: 'operations', raid, reads: numberIn(row, 'reads'), writes: numberIn(row, 'writes') }
      : { of: 'capacity', raid, disks: numberIn(row, 'disks'), diskTb: numberIn(row, 'disk_tb') };
  return caseOf(row, made, figure(row));
}

/** RAID capacities and loads that makers and guides print. */
export const raidCases: readonly PublishedCase[] = rowsOf('raid-cases.csv').map(raidCase);

type Told = Pick<PublishedCase, 'made' | 'printed' | 'unit' | 'computed' | 'rounding' | 'source'>;

function rightCases(key: string, told: readonly Told[]): readonly PublishedCase[] {
  return told.map((each, index) => ({ ...each, id: `${key}${index + 1}`, isRight: true, note: '' }));
}

/** Days that one channel records on disks: kbit of 1024 bit, TB of 1024^4 bytes, whole days, some of them rounded up. */
const DAYS_BY_KBPS = {
  4096: [48, 72, 97, 145, 194, 291],
  6144: [32, 48, 65, 97, 129, 194],
  8192: [24, 36, 48, 72, 97, 145],
};

const daysOn = (tebibytes: number, kbps: number): number => (tebibytes * 2 ** 40) / (1.024 * recordedBytes({ kbps }));

/** Rows of tables that makers print. */
export const tableCases: readonly PublishedCase[] = rightCases('T', [
  ...Object.entries(DAYS_BY_KBPS).flatMap(([kbps, days]) =>
    days.map((printed, index) => {
      const tebibytes = [2, 3, 4, 6, 8, 12][index]!;
      return {
        made: { of: 'channel', kbps: Number(kbps), tb: tebibytes },
        printed,
        unit: 'days',
        computed: daysOn(tebibytes, Number(kbps)),
        rounding: 1,
        source: 'table of a recorder maker',
      };
    }),
  ),
  ...[
    [768 + 512, 77.7],
    [2 * 768 + 512, 48.5],
  ].map(([kbps = 0, printed = 0]) => ({
    made: { of: 'all-streams', kbps },
    printed,
    unit: 'days',
    computed: daysOn(1, kbps),
    rounding: 0.05,
    source: 'manual of a recorder',
  })),
  ...[
    [512, 225],
    [1024, 450],
    [1536, 675],
    [2048, 900],
  ].map(([kbps = 0, printed = 0]) => ({
    made: { of: 'hour', kbps },
    printed,
    unit: 'MB of 1024 kB',
    computed: recordedBytes({ kbps, hoursPerDay: 1 }) / 1_024_000,
    rounding: 0.5,
    source: 'table of recorder manuals',
  })),
  {
    made: { of: 'mjpeg' },
    printed: 1002,
    unit: 'GB',
    computed:
      [
        { kbps: 13 * 5 * 8, hoursPerDay: 8 },
        { kbps: 13 * 15 * 8, hoursPerDay: 8 },
        { kbps: 40 * 15 * 8, hoursPerDay: 12 },
      ].reduce((sum, camera) => sum + recordedBytes({ ...camera, days: 30 }), 0) / 1e9,
    rounding: 0.5,
    source: "a manual's worked example",
  },
]);

/** What a vendor printed of one proposal: four cameras on one appliance. */
export function proposalCases(): readonly PublishedCase[] {
  const { totals, huskyProposal } = calculateProposal(PUBLISHED_CASE, catalogue, { headroom: false });
  const source = "a vendor's published proposal";
  return rightCases('P', [
    {
      made: { of: 'proposal' },
      printed: 2.46,
      unit: 'TB',
      computed: totals.storageTb.value,
      rounding: 0.005,
      source,
    },
    {
      made: { of: 'formatted-disk' },
      printed: 3.57,
      unit: 'TiB',
      computed: huskyProposal!.storageWithOverhead.rangeMax,
      rounding: 0.005,
      source,
    },
    {
      made: { of: 'disk-fill' },
      printed: 68.97,
      unit: '%',
      computed: huskyProposal!.diskUtilization.value,
      rounding: 0.005,
      source,
    },
  ]);
}
