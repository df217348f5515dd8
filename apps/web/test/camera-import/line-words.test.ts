import { expect, test } from 'vitest';
import { otherReading } from '../../src/features/camera-import/preview/line-words.ts';

test.each([
  ['15 fps', '15', ''],
  ['15', '15', ''],
  ['12,5 fps', '12.5', '12.5 fps'],
  ['', '', ''],
])('a cell with %j of which %j is read has %j below it', (text, reading, below) => {
  expect(otherReading({ text, reading, state: 'list' }, 'fps.motion')).toBe(below);
});
