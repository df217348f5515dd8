import { describe, expect, it } from 'vitest';
import {
  checkCameraName,
  checkName,
  DEFAULT_NAMES,
  DEFAULT_PAGE_SIZE,
  duplicateName,
  nameLength,
  PAGE_SIZES,
  PRESALES_CAMERA_LIMIT,
  TEXTS,
  type NamedKind,
} from '../../src/index.ts';

const letters = (length: number): string => 'x'.repeat(length);

/** One character to people and one code point, but two units of UTF-16. */
const door = '🚪';

describe('names', () => {
  it.each([
    ['project', 100, 'Unable to post project as the name must be under 100 characters.'],
    ['site', 50, 'Unable to post site as the name must be under 50 characters.'],
    ['siteDesign', 50, 'Unable to post site design as the name must be under 50 characters.'],
  ] as const)('of a %s have 1 to %i characters', (kind, max, message) => {
    expect(checkName(kind, letters(1))).toBeUndefined();
    expect(checkName(kind, letters(max))).toBeUndefined();
    expect(checkName(kind, letters(max + 1))).toBe(message);
  });

  it.each([
    ['project', 92],
    ['site', 42],
    ['siteDesign', 42],
  ] as const)('of a %s have up to %i characters to be duplicated', (kind, max) => {
    expect(checkName(kind, letters(max), 'duplicate')).toBeUndefined();
    expect(checkName(kind, letters(max + 1), 'duplicate')).toMatch(/^Unable to post .* characters\.$/);
    expect(checkName(kind, duplicateName(letters(max)))).toBeUndefined();
  });

  it.each(['', ' ', '\t\n'])('that are blank (%j) are refused', (name) => {
    expect(checkName('project', name)).toBe('This field is required');
  });

  it('are counted in code points after trimming', () => {
    expect(nameLength(`  Gate ${door} `)).toBe(6);
    expect(checkName('site', door.repeat(50))).toBeUndefined();
    expect(checkName('site', door.repeat(51))).toBe(TEXTS.siteName);
    expect(checkName('site', ` ${letters(50)} `)).toBeUndefined();
  });

  it('of a camera may be empty and have up to 70 characters', () => {
    expect(checkCameraName('')).toBeUndefined();
    expect(checkCameraName(door.repeat(70))).toBeUndefined();
    expect(checkCameraName(door.repeat(71))).toBe('Must be 70 characters or less');
  });

  it('of a duplicate say what it is a copy of', () => {
    expect(duplicateName('North gate')).toBe('Copy of North gate');
  });

  it.each<[NamedKind, string]>([
    ['project', 'New Project'],
    ['site', 'New Site'],
    ['siteDesign', 'New Site Design'],
  ])('of a new %s are %s', (kind, name) => {
    expect(DEFAULT_NAMES[kind]).toBe(name);
  });
});

describe('the texts of the product', () => {
  it.each([
    [TEXTS.required, 'This field is required'],
    [TEXTS.maxLength(70), 'Must be 70 characters or less'],
    [TEXTS.minLength(3), 'Must be at least 3 characters'],
    [TEXTS.alphanumeric, 'Must contain only letters and numbers'],
    [TEXTS.numeric, 'Must be a valid number'],
    [TEXTS.between({ min: 1, max: 60 }), 'Value must be between 1 and 60'],
    [TEXTS.atLeast(1), 'Value must be at least 1'],
    [TEXTS.atMost(60), 'Value must be no more than 60'],
    [TEXTS.onlyNumbers('1,5 k'), 'Only numbers are allowed - pasted value: "1,5 k"'],
    [TEXTS.sliderMinimum(50), 'Minimum is 50 %'],
    [TEXTS.sliderMinimum(50, 'TB'), 'Minimum is 50 TB'],
    [TEXTS.sumExceedsSelection, 'Please note that the sum of carmeras you have added exceeds your selection.'],
    [TEXTS.contactPresales, 'Please contact presales for an optimized design.'],
    [TEXTS.proposalFailed, 'We have run into an error while trying to calculate proposals'],
    [TEXTS.noData, 'NO DATA'],
    [TEXTS.noCameras, 'Add a camera group first.'],
    [
      TEXTS.evenDistribution,
      'All figures assume an even distribution of cameras (quantity, FPS, codec and resolution) across all Recording Servers.',
    ],
  ])('stand letter for letter: %s', (text, specified) => {
    expect(text).toBe(specified);
  });
});

describe('the lists of the product', () => {
  it('have pages of 10 to 50 rows', () => {
    expect(PAGE_SIZES).toEqual([10, 20, 30, 40, 50]);
    expect(DEFAULT_PAGE_SIZE).toBe(10);
  });

  it('call for presales above 5000 cameras', () => {
    expect(PRESALES_CAMERA_LIMIT).toBe(5000);
  });
});
