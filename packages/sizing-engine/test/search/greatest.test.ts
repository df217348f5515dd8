import { describe, expect, it } from 'vitest';
import { greatest } from '../../src/sizing/search/greatest.ts';

describe('the greatest value that is held', () => {
  it.each([1, 7, 100])('is within its bounds, from %d on', (present) => {
    const bounds = { min: 1, max: 100 };
    expect(greatest(present, bounds, () => true)).toBe(100);
    expect(greatest(present, bounds, (value) => value <= 42)).toBe(42);
    expect(greatest(present, bounds, (value) => value <= 1)).toBe(1);
    expect(greatest(present, bounds, (value) => value < 1)).toBeUndefined();
  });

  it('is the present one where that lies beyond the bounds', () => {
    expect(greatest(150, { min: 1, max: 100 }, () => true)).toBe(150);
  });
});
