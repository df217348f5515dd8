import type { PlanSheet, PlanSheets } from '@site-designer/api-contract/plan-sheets';
import { expect, test } from 'vitest';
import { coversOf } from '../../src/features/floor-plan/sheet/sheet-view.ts';

/** A camera in the middle that looks to the right, and gives `observe` for 10 m. */
const SHEET: PlanSheet = {
  id: 1,
  name: 'Ground floor',
  width: 100,
  height: 100,
  metresPerPixel: 0.5,
  rotation: 0,
  opacity: 1,
  crop: null,
  pictureHash: '',
  walls: [],
  cameras: [{ label: 'C-01', group: 'Lobby', view: 0, x: 50, y: 50, directionDeg: 90, note: '' }],
  closets: [],
  areas: [
    { points: [], level: 'observe' },
    { points: [], level: 'identify' },
  ],
};
const PLANS: PlanSheets = {
  standard: '2014',
  views: [
    {
      coverage: { cameraGroupId: 1, hfovDeg: 90, vfovDeg: 50, reach: [{ level: 'observe', groundM: 10 }] },
      optics: { tiltDeg: null, mountHeightM: 3, aimHeightM: 1.5 },
    },
  ],
  sheets: [SHEET],
};

const points = (path: string): number[][] => path.match(/[\d.]+ [\d.]+/g)!.map((point) => point.split(' ').map(Number));

test('an area is covered as far as cameras give its level, in pixels', () => {
  const [observe, identify] = coversOf(SHEET, PLANS);
  expect(Math.max(...points(observe!).map(([x]) => x!))).toBeCloseTo(70, 1);
  expect(identify).toBe('');
});

test('a wall ends what is covered', () => {
  const wall = [
    { x: 60, y: 0 },
    { x: 60, y: 100 },
  ];
  const [observe] = coversOf({ ...SHEET, walls: [wall] }, PLANS);
  expect(Math.max(...points(observe!).map(([x]) => x!))).toBeCloseTo(60, 1);
});

test('nothing is said to be covered, or not, where the drawing has no scale', () => {
  expect(coversOf({ ...SHEET, metresPerPixel: null }, PLANS)).toEqual([]);
});
