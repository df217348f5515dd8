import { describe, expect, it } from 'vitest';
import { checkName, DEFAULT_NAMES, duplicateName, type NamedKind } from '../src/basics/names.ts';

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
    expect(checkName('site', door.repeat(50))).toBeUndefined();
    expect(checkName('site', door.repeat(51))).toBe('Unable to post site as the name must be under 50 characters.');
    expect(checkName('site', ` ${letters(50)} `)).toBeUndefined();
  });

  it('of duplicates name the original', () => {
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

it.each(['a\nb', 'a\u001bb', '\u007f', '\u0085x'])('a name with control characters is refused: %j', (name) => {
  expect(checkName('project', name)).toBe('Must not contain line breaks or other control characters');
});

it.each(['\u200b', '\u2060\u200d', '\u3164', '\u2800'])('a name without visible characters is refused: %j', (name) => {
  expect(checkName('project', name)).toBe('Must contain visible characters');
});

it.each(['\n North gate \t', '👩‍👩‍👧', 'می‌خواهم'])('the name %j is accepted', (name) => {
  expect(checkName('project', name)).toBeUndefined();
});
