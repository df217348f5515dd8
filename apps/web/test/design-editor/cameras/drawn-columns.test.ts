import { expect, test } from 'vitest';
import { trackTemplate } from '../../../src/features/design-editor/cameras/drawn-columns.ts';

function widths(availablePx: number): number[] {
  return trackTemplate(availablePx).split(' ').map(Number.parseFloat);
}

function total(availablePx: number): number {
  return widths(availablePx).reduce((sum, px) => sum + px, 0);
}

// A window of 1280, 1366 and 1440 px, less the answer, the margins and two scroll bars.
test.each([884, 970, 1044, 1300, 1900])('all columns have room in %i px', (availablePx) => {
  expect(total(availablePx)).toBeLessThanOrEqual(availablePx);
  expect(total(availablePx)).toBeGreaterThan(availablePx - 20);
});

test('below that columns stay as wide as they have to be', () => {
  expect(widths(500)).toEqual(widths(880));
});
