import { calculateBitrate } from '@site-designer/sizing-engine';
import { describe, expect, test } from 'vitest';
import { publishedCatalogue as catalogue } from '@site-designer/sizing-engine/catalogue';
import { typed } from './support/session.ts';

const ASKED = ['bitrate', '--codec', 'H.264', '--resolution', '1080p', '--fps', '15'];

interface Rates {
  readonly codec: string;
  readonly resolution: string;
  readonly complexity: string;
  readonly kbps: { readonly value: number; readonly low: number; readonly high: number };
  readonly averageKbps: Rates['kbps'];
  readonly gbPerDay: Rates['kbps'];
  readonly warnings: readonly string[];
}

async function ratesOf(args: readonly string[]): Promise<Rates> {
  const { out, err } = await typed([...args, '--json']);
  expect(err).toBe('');
  return JSON.parse(out) as Rates;
}

describe('bitrate', () => {
  test('is that of the engine, with its range', async () => {
    const { kbps } = await ratesOf(ASKED);
    expect(kbps.value).toBe(calculateBitrate({ codecId: 3, complexityId: 2, resolutionId: 8, fps: 15 }, catalogue));
    const { low, high } = catalogue.bitrateModel.ranges.interFrame;
    expect(kbps.low).toBeCloseTo(2702 * low.value, 6);
    expect(kbps.high).toBeCloseTo(2702 * high.value, 6);
  });

  test('without options is that of a new camera', async () => {
    expect(await ratesOf(['bitrate'])).toEqual(await ratesOf(ASKED));
  });

  test('is less on average where only motion is recorded', async () => {
    const { averageKbps, gbPerDay } = await ratesOf([...ASKED, '--motion', '25 %']);
    expect(averageKbps.value).toBeCloseTo(2702 / 4, 6);
    expect(gbPerDay.value).toBeCloseTo((2702 / 4 / 8) * 86_400 * 1e-6, 6);
    expect((await ratesOf(ASKED)).averageKbps.value).toBe(2702);
  });

  test.each([
    ['4K', '3840x2160 4K'],
    ['1920×1080', '1920x1080 1080p'],
    ['6400', '6400x1200 8MP panoramic'],
  ])('knows the resolution %s', async (typedName, name) => {
    const { resolution } = await ratesOf(['bitrate', '--codec', 'h.265', '--resolution', typedName, '--fps', '12']);
    expect(resolution).toBe(name);
  });

  test('takes any size, and a decimal of the frame rate', async () => {
    const rates = await ratesOf(['bitrate', '--codec', 'H.264', '--resolution', '2688 x 1520', '--fps', '12.5']);
    const query = { codecId: 3, complexityId: 2, size: { width: 2688, height: 1520 }, fps: 12.5 };
    expect(rates).toMatchObject({
      resolution: '2688x1520',
      fps: 12.5,
      kbps: { value: calculateBitrate(query, catalogue) },
    });
  });

  test.each([
    ['--resolution', '15x1520', 'between 16 and 16384'],
    ['--resolution', '2688x16385', 'between 16 and 16384'],
    ['--resolution', '0x1520', 'between 16 and 16384'],
    ['--fps', '60.1', 'between 1 and 60'],
    ['--fps', '12.55', 'at most one decimal'],
    ['--fps', '0.9', 'between 1 and 60'],
  ])('refuses %s %s', async (option, text, message) => {
    const { code, out, err } = await typed(['bitrate', option, text]);
    expect([code, out, err]).toEqual([2, '', expect.stringContaining(`${option} "${text}": `)]);
    expect(err).toContain(message);
  });

  test('warns where the law was not measured', async () => {
    const { warnings } = await ratesOf(['bitrate', '--codec', 'H.265', '--resolution', '4K', '--fps', '60']);
    expect(warnings).toEqual([expect.stringContaining('extrapolation')]);
    expect((await ratesOf(ASKED)).warnings).toEqual([]);
  });

  test('prints a table', async () => {
    const { out } = await typed([...ASKED, '--complexity', 'high', '--motion', '40']);
    expect(out.split('\n')[0]).toBe('H.264, 1920x1080 1080p, 15 fps, complexity High');
    expect(out).toMatch(/^Average with 40 % motion +[\d,]+ kbit\/s +[\d,]+ to [\d,]+ kbit\/s$/m);
  });

  test.each([
    [['--codec', 'H.26'], /--codec "H\.26": Must be one of MJPEG, .*Did you mean H\.264, H\.265/],
    [['--resolution', '5K'], /--resolution "5K": Must be one of 352x288 CIF, /],
    [['--fps', '0'], /--fps "0": Value must be between 1 and 60\./],
    [['--fps', 'many'], /--fps "many": Must be a valid number\./],
    [['--motion', '101'], /--motion "101": Value must be between/],
    [['--complexity', 'medium-'], /--complexity "medium-": Must be one of Low, Medium-low/],
  ])('refuses %j and says what there is', async (change, said) => {
    const { code, out, err } = await typed([...ASKED, ...change]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(said);
  });
});
