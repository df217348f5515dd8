import { describe, expect, it } from 'vitest';
import { readCsv } from '../../scripts/csv.ts';
import { bitratePoints, deriveRange } from '../../scripts/bitrate-ranges.ts';
import { calculateBitrate } from '../../src/index.ts';
import { dataDisksOf } from '../../src/sizing/storage/raid-layout.ts';
import { catalogue } from '../support/designs.ts';
import { expectClose } from '../support/close-to.ts';
import { computed } from '../support/formula-sweep.ts';

type Row = Readonly<Record<string, string>>;

function rowsOf(file: string): Row[] {
  return readCsv(new URL(file, import.meta.url));
}

/** The number in a cell; a cell that should hold one and does not would make a test that cannot fail. */
function numberIn(row: Row, column: string): number {
  const cell = row[column] ?? '';
  if (cell === '' || Number.isNaN(Number(cell))) throw new RangeError(`${row['id']}: no number in ${column}`);
  return Number(cell);
}

const holds = ({ status }: Row): boolean => status === 'holds';
const isWrong = ({ status }: Row): boolean => status === 'PUBLISHED ERROR';

/** How far a figure is from print, in units of what the print rounds to. */
function missBy(row: Row, figure: number): number {
  return Math.abs(figure - numberIn(row, 'printed')) / numberIn(row, 'rounding');
}

describe("a vendor's calculator", () => {
  const readings = rowsOf('bitrate-points.csv').filter(({ source_key: source }) => source === 'MSD');

  it('has ten readings', () => {
    expect(readings).toHaveLength(10);
  });

  it.each(readings)('is reproduced within 1.5 %%: $codec, $fps fps, complexity $complexity, $kbps kbit/s', (row) => {
    const codec = catalogue.codecs.find(({ name }) => name === row['codec']);
    const resolution = catalogue.resolutions.find(({ width, height }) => `${width}x${height}` === sizeOf(row));
    const kbps = calculateBitrate(
      {
        codecId: codec?.id ?? 0,
        complexityId: numberIn(row, 'rung'),
        resolutionId: resolution?.id ?? 0,
        fps: numberIn(row, 'fps'),
      },
      catalogue,
    );
    expectClose(kbps, numberIn(row, 'kbps'), 0.015);
  });

  it('is reproduced exactly at the default stream of the specification', () => {
    const [anchor] = rowsOf('bitrate-points.csv');
    expect(anchor).toMatchObject({ source_key: 'CAL', kbps: '2702' });
    expect(calculateBitrate({ codecId: 3, complexityId: 2, resolutionId: 8, fps: 15 }, catalogue)).toBe(2702);
  });
});

function sizeOf(row: Row): string {
  return `${row['width']}x${row['height']}`;
}

describe('the range of calculated bit rates', () => {
  const points = bitratePoints(catalogue);
  const { interFrame, mjpeg } = catalogue.bitrateModel.ranges;

  it('of inter-frame codecs is P10 and P90 of the published points', () => {
    const { low, high } = deriveRange(points, 'inter-frame');
    expect({ low: interFrame.low.value, high: interFrame.high.value }).toEqual({ low, high });
  });

  it('of MJPEG is P10 and P90 of its own points', () => {
    const { low, high } = deriveRange(points, 'mjpeg');
    expect({ low: mjpeg.low.value, high: mjpeg.high.value }).toEqual({ low, high });
  });

  it('of inter-frame codecs is about 0.6 to 1.7 around 1', () => {
    const { low, median, high } = deriveRange(points, 'inter-frame');
    expect(low).toBeCloseTo(0.6, 1);
    expect(median).toBeCloseTo(1, 1);
    expect(high).toBeGreaterThan(1.65);
    expect(high).toBeLessThan(1.8);
  });

  it('leaves out the calibration row and codecs that it does not know', () => {
    const rows = rowsOf('bitrate-points.csv');
    const unknown = rows.filter(({ codec }) => codec === 'unspecified');
    expect(unknown).toHaveLength(1);
    expect(points).toHaveLength(rows.length - 1 - unknown.length);
  });

  it('weights every source equally, however many points it has', () => {
    const point = (source: string, ratio: number) => ({
      source,
      kind: 'mjpeg' as const,
      publishedKbps: ratio * 100,
      predictedKbps: 100,
    });
    // Two points of one source against four of another, all of which lie above: half of the weight is below.
    const few = [point('A', 0.5), point('A', 0.6)];
    const many = [point('B', 1.1), point('B', 1.2), point('B', 1.3), point('B', 1.4)];
    expect(deriveRange([...few, ...many], 'mjpeg')).toEqual({ low: 0.5, median: 0.6, high: 1.4 });
  });

  it('leaves out a source with a single point', () => {
    const point = (source: string, ratio: number) => ({
      source,
      kind: 'mjpeg' as const,
      publishedKbps: ratio * 100,
      predictedKbps: 100,
    });
    const range = deriveRange([point('A', 1), point('A', 1), point('B', 9)], 'mjpeg');
    expect(range).toEqual({ low: 1, median: 1, high: 1 });
  });
});

describe('a published storage figure', () => {
  const cases = rowsOf('storage-cases.csv');

  function inUnitOf(row: Row): number {
    const averageKbps = computed('recording.event-average', {
      motionKbps: numberIn(row, 'kbps'),
      motionShare: computed('recording.motion-share', { motionPercent: numberIn(row, 'motion_percent') }),
    });
    const bytes = computed('recording.recorded-video', {
      streams: numberIn(row, 'cameras'),
      averageKbps,
      hoursPerDay: numberIn(row, 'hours_per_day'),
      retentionDays: numberIn(row, 'days'),
    });
    return bytes / numberIn(row, 'unit_bytes');
  }

  it('says where it was read', () => {
    expect(cases.filter(({ source = '' }) => source.trim() === '')).toEqual([]);
  });

  it('holds or is wrong', () => {
    expect(cases.filter(holds)).toHaveLength(12);
    expect(cases.filter(isWrong)).toHaveLength(2);
  });

  it.each(cases.filter(holds))('$id is met within the rounding of print: $printed $unit', (row) => {
    expect(missBy(row, inUnitOf(row))).toBeLessThanOrEqual(1);
  });

  it.each(cases.filter(isWrong))('$id is wrong in print and not reproduced: $printed $unit', (row) => {
    expect(missBy(row, inUnitOf(row))).toBeGreaterThan(10);
  });

  it('for three MJPEG cameras of different hours holds: 1002 GB', () => {
    // 13 KB at 5 a second for 8 h, 13 KB at 15 for 8 h, 40 KB at 15 for 12 h, 30 days; a manual's worked example
    const video = [
      [13 * 5 * 8, 8],
      [13 * 15 * 8, 8],
      [40 * 15 * 8, 12],
    ].map(([averageKbps = 0, hoursPerDay = 0]) =>
      computed('recording.recorded-video', { streams: 1, averageKbps, hoursPerDay, retentionDays: 30 }),
    );
    expect(computed('recording.total-video', { rows: video }) * 1000).toBeCloseTo(1002, 0);
  });

  it.each(
    (
      [
        [4096, [48, 72, 97, 145, 194, 291]],
        [6144, [32, 48, 65, 97, 129, 194]],
        [8192, [24, 36, 48, 72, 97, 145]],
      ] as const
    ).flatMap(([kbps, days]) => days.map((printed, index) => [kbps, [2, 3, 4, 6, 8, 12][index]!, printed] as const)),
  )('for one channel of %i kbit/s holds: %i TB for %i days', (averageKbps, tebibytes, days) => {
    // A maker's table: kbit of 1024 bit, TB of 1024^4 bytes, whole days; it rounds some up and some down.
    const perDay =
      1.024 * computed('recording.recorded-video', { streams: 1, averageKbps, hoursPerDay: 24, retentionDays: 1 });
    expect(Math.abs((tebibytes * 2 ** 40) / perDay - days)).toBeLessThan(1);
  });

  it.each([
    [768 + 512, '77.7'],
    [2 * 768 + 512, '48.5'],
  ])('for streams of one camera of %i kbit/s in all holds: %s days on 1 TB', (averageKbps, days) => {
    // kbit of 1024 bit, TB of 1024^4 bytes
    const perDay =
      1.024 * computed('recording.recorded-video', { streams: 1, averageKbps, hoursPerDay: 24, retentionDays: 1 });
    expect((2 ** 40 / perDay).toFixed(1)).toBe(days);
  });

  it.each([
    [512, 225],
    [1024, 450],
    [1536, 675],
    [2048, 900],
  ])('for an hour at %i kbit/s holds: %i MB', (averageKbps, printed) => {
    // A maker's table: MB of 1024 kB
    const hour = computed('recording.recorded-video', { streams: 1, averageKbps, hoursPerDay: 1, retentionDays: 1 });
    expect(hour / 1_024_000).toBe(printed);
  });
});

describe('a published RAID figure', () => {
  const cases = rowsOf('raid-cases.csv');

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

  const FIGURES: Readonly<Record<string, (row: Row) => number>> = {
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

  function figureOf(row: Row): number {
    const figure = FIGURES[row['unit'] ?? ''];
    if (figure === undefined) throw new RangeError(`${row['id']}: unit ${row['unit']}`);
    return figure(row);
  }

  it('says where it was read', () => {
    expect(cases.filter(({ source = '' }) => source.trim() === '')).toEqual([]);
  });

  it('holds or is wrong', () => {
    expect(cases.filter(holds)).toHaveLength(19);
    expect(cases.filter(isWrong)).toHaveLength(1);
  });

  it.each(cases.filter(holds))('$id is met within the rounding of print: $raid, $printed $unit', (row) => {
    expect(missBy(row, figureOf(row))).toBeLessThanOrEqual(1);
  });

  it.each(cases.filter(isWrong))('$id is wrong in print and not reproduced: $raid, $printed $unit', (row) => {
    expect(missBy(row, figureOf(row))).toBeGreaterThan(10);
  });

  it('of the load of 100 cameras of 2.702 Mbit/s holds: 29 writes and 9.5 reads a second', () => {
    const load = { streams: 100, cameraMbit: 270.2, perStream: 0.29, perMbit: 0.065 };
    expectClose(computed('disk-load.write-iops', load), 29);
    expect(computed('disk-load.read-iops', { perMbit: 0.035, movedMbit: 270.2 }).toFixed(1)).toBe('9.5');
  });
});
