import { describe, expect, it } from 'vitest';
import { unitText } from '../src/en/units.ts';

describe('the unit after a number', () => {
  it.each([
    ['camera', 1, 'camera'],
    ['camera', 50, 'cameras'],
    ['camera', 0, 'cameras'],
    ['day', 0.5, 'days'],
    ['shelf', 1, 'shelf'],
    ['shelf', 2, 'shelves'],
    ['pixel^2', 1, 'pixel'],
    ['pixel^2', 2_073_600, 'pixels'],
    ['disk/array', 8, 'disks/array'],
    ['frame/s', 1, 'frame/s'],
    ['h/day', 24, 'h/day'],
    ['MB/s/disk', 150, 'MB/s/disk'],
    ['TB', 8, 'TB'],
    ['U', 2, 'U'],
    ['1', 2, ''],
    ['1/year', 0.5, 'per year'],
    ['event/h', 6, 'events/h'],
    ['UPS', 2, 'UPS'],
  ])('of %s at %d is %s', (unit, value, text) => {
    expect(unitText(unit, value)).toBe(text);
  });
});
