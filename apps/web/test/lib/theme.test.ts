import { readFileSync } from 'node:fs';
import { runInThisContext } from 'node:vm';
import { expect, test } from 'vitest';
import { chooseTheme, storedTheme } from '../../src/lib/state/theme.ts';

const SCRIPT = '../../public/theme.js';
const { dataset } = document.documentElement;

/** What the page does before its first paint. */
function loadPage(): void {
  delete dataset['theme'];
  runInThisContext(readFileSync(new URL(SCRIPT, import.meta.url), 'utf8'));
}

test.each(['light', 'dark'] as const)(
  '%s colours are shown when chosen, and from the start of the next page',
  (theme) => {
    chooseTheme(theme);
    expect(dataset['theme']).toBe(theme);
    loadPage();
    expect(dataset['theme']).toBe(theme);
    expect(storedTheme()).toBe(theme);
  },
);

test('choosing the system theme restores its colours', () => {
  chooseTheme('dark');
  chooseTheme('system');
  loadPage();
  expect(dataset['theme']).toBeUndefined();
  expect(storedTheme()).toBe('system');
});

test('an unknown stored value is ignored', () => {
  localStorage.setItem('site-designer.theme', 'purple');
  loadPage();
  expect(dataset['theme']).toBeUndefined();
  expect(storedTheme()).toBe('system');
});
