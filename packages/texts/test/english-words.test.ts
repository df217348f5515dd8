import { describe, expect, it } from 'vitest';
import { anOrdinal } from '../src/english-words.ts';

describe('a place in a row', () => {
  it.each([
    [2, 'a second'],
    [8, 'an eighth'],
    [10, 'a tenth'],
    [11, 'an 11th'],
    [18, 'an 18th'],
    [21, 'a 21st'],
    [22, 'a 22nd'],
    [23, 'a 23rd'],
    [24, 'a 24th'],
    [80, 'an 80th'],
    [110, 'a 110th'],
    [112, 'a 112th'],
    [1100, 'a 1100th'],
    [11000, 'an 11000th'],
  ])('%i is %s', (place, words) => {
    expect(anOrdinal(place)).toBe(words);
  });
});
