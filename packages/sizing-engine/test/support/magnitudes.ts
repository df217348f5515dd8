import fc from 'fast-check';
import type { Unit } from '../../src/index.ts';

const whole = (min: number, max: number): fc.Arbitrary<number> => fc.integer({ min, max });
const hundredths = (min: number, max: number): fc.Arbitrary<number> => whole(min * 100, max * 100).map((n) => n / 100);

/**
 * A plausible magnitude for each unit, so that one test can sweep every formula there is and will be.
 *
 * Whole numbers and hundredths: free doubles would mostly test subnormal numbers, which nobody configures.
 */
export const magnitudes: Readonly<Record<Unit, fc.Arbitrary<number>>> = {
  '1': hundredths(0, 1).map((share) => (share === 0 ? 0.01 : share)),
  '%': whole(1, 500),
  'kbit/s': whole(1, 26_000),
  'Mbit/s': hundredths(1, 10_000),
  'MB/s': hundredths(1, 2000),
  B: whole(1, 1e15),
  TB: hundredths(1, 5000),
  TiB: hundredths(1, 5000),
  'TiB/TB': hundredths(0, 1).map((share) => 0.5 + share / 2),
  'TB/disk': hundredths(1, 20),
  day: whole(1, 9999),
  h: hundredths(1, 48),
  'h/day': whole(1, 24),
  'run/day': fc.constantFrom(1, 2, 3, 4, 6, 8, 12, 24),
  'frame/s': whole(1, 60),
  's/frame': whole(0, 800).map((n) => n / 1e5),
  'kbit/frame': whole(1, 3000),
  pixel: whole(160, 7680),
  'pixel^2': whole(160 * 120, 7680 * 4320),
  camera: whole(1, 5000),
  stream: whole(1, 9999),
  server: whole(1, 500),
  disk: whole(4, 240),
  array: whole(1, 15),
  'disk/array': whole(4, 16),
  IOPS: hundredths(1, 20_000),
  'IOPS/stream': hundredths(0, 1),
  'IOPS/(Mbit/s)': hundredths(0, 1),
  'IOPS/disk': whole(50, 20_000),
  'MB/s/disk': whole(100, 500),
  GB: whole(1, 256),
  s: whole(0, 60),
  's/event': whole(0, 300),
  'event/h': whole(0, 3600),
  'TB/h': hundredths(0, 10),
  'TB/day': hundredths(1, 50),
  'TB/year': hundredths(1, 5000),
  '1/year': hundredths(0, 20).map((percent) => (percent + 0.01) / 100),
  '1/bit': whole(1, 1000).map((n) => n * 1e-17),
  W: whole(1, 5000),
  'W/disk': hundredths(1, 20),
  'BTU/h': hundredths(1, 20_000),
  'kWh/year': whole(1, 50_000),
  VA: whole(100, 10_000),
  Wh: whole(1, 10_000),
  min: whole(1, 240),
  U: whole(0, 42),
  kg: hundredths(1, 60),
  shelf: whole(1, 20),
  'disk/shelf': whole(12, 24),
  UPS: whole(1, 9),
  port: whole(1, 52),
  'W/port': hundredths(4, 90),
  licence: whole(1, 80_000),
  'licence/camera': whole(1, 16),
};
