import { describe, expect, it } from 'vitest';
import { readCsv } from '../../scripts/csv.ts';
import { bitratePoints, deriveRange } from '../../scripts/bitrate-ranges.ts';
import { calculateBitrate } from '../../src/index.ts';
import { catalogue } from '../support/designs.ts';
import { expectClose } from '../support/close-to.ts';
import { computed } from '../support/formula-sweep.ts';
import { missBy, numberIn, proposalCases, raidCases, storageCases, tableCases } from './published-cases.ts';

type Row = Readonly<Record<string, string>>;

function rowsOf(file: string): Row[] {
  return readCsv(new URL(file, import.meta.url));
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

describe.each([
  ['storage figures', storageCases, 12, 2],
  ['RAID figures', raidCases, 19, 1],
  ['tables of makers', tableCases, 25, 0],
  ["a vendor's proposal", proposalCases(), 3, 0],
])('published %s', (_, cases, right, wrong) => {
  it('say where they were read', () => {
    expect(cases.filter(({ source }) => source.trim() === '')).toEqual([]);
  });

  it('hold or are wrong', () => {
    expect(cases.filter(({ isRight }) => isRight)).toHaveLength(right);
    expect(cases.filter(({ isRight }) => !isRight)).toHaveLength(wrong);
  });

  it.each(cases.filter(({ isRight }) => isRight))(
    'are met within the rounding of print: $id, $printed $unit',
    (each) => {
      expect(missBy(each)).toBeLessThanOrEqual(1);
    },
  );

  it('are not reproduced where they are wrong', () => {
    expect(cases.filter((each) => !each.isRight && missBy(each) <= 10)).toEqual([]);
  });
});

it('the load of 100 cameras of 2.702 Mbit/s is the published one: 29 writes and 9.5 reads a second', () => {
  const load = { streams: 100, cameraMbit: 270.2, perStream: 0.29, perMbit: 0.065 };
  expectClose(computed('disk-load.write-iops', load), 29);
  expect(computed('disk-load.read-iops', { perMbit: 0.035, movedMbit: 270.2 }).toFixed(1)).toBe('9.5');
});
