import { BASIC_COLUMNS, EXTRA_COLUMNS } from '@site-designer/camera-table';
import { expect, test } from 'vitest';
import { trackWidths, WIDTH_NAMES } from '../../../src/features/design-editor/cameras/grid/drawn-columns.ts';

const tracks = Object.values(trackWidths());

/** What the tracks have together of something that is a factor in each. */
function sumOf(pattern: RegExp): number {
  return tracks.reduce((sum, track) => sum + Number(pattern.exec(track)?.[1] ?? 0), 0);
}

test('a row has tracks for its title, its cells and its buttons', () => {
  const ofGroup = new Set(['streamName', 'lensType', 'licencesPerCamera']);
  const cells = BASIC_COLUMNS.filter(({ key }) => !ofGroup.has(key));
  expect(tracks).toHaveLength(cells.length + 2);
  const wide = Object.keys(trackWidths({}, true));
  expect(wide).toHaveLength(tracks.length + EXTRA_COLUMNS.length);
  expect(wide).toEqual(WIDTH_NAMES);
});

test('the tracks share all spare width, and shrink by all missing width', () => {
  const wanted = sumOf(/^round\(down, (\d+)px/);
  expect(tracks.join()).toContain(`max(0px, 100cqi - ${wanted}px)`);
  expect(sumOf(/max\([^)]*\) \* ([\d.]+)/)).toBeCloseTo(1, 9);
  expect(sumOf(/clamp\([^)]*\) \* ([\d.]+)/)).toBeCloseTo(1, 9);
});
