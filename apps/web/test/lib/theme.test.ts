import { readFileSync } from 'node:fs';
import { runInThisContext } from 'node:vm';
import { expect, test } from 'vitest';
import { chooseTheme, storedTheme } from '../../src/lib/theme.ts';

const SCRIPT = '../../public/theme.js';
const { dataset } = document.documentElement;

/** What the page does before its first paint. */
function loadPage(): void {
  delete dataset['theme'];
  runInThisContext(readFileSync(new URL(SCRIPT, import.meta.url), 'utf8'));
}

test.each(['light', 'dark'] as const)(
  '%s colours are shown when chosen, and by the next page from its start',
  (theme) => {
    chooseTheme(theme);
    expect(dataset['theme']).toBe(theme);
    loadPage();
    expect(dataset['theme']).toBe(theme);
    expect(storedTheme()).toBe(theme);
  },
);

test('who goes back to the system has its colours', () => {
  chooseTheme('dark');
  chooseTheme('system');
  loadPage();
  expect(dataset['theme']).toBeUndefined();
  expect(storedTheme()).toBe('system');
});

test('another value in the store is no theme', () => {
  localStorage.setItem('site-designer.theme', 'purple');
  loadPage();
  expect(dataset['theme']).toBeUndefined();
  expect(storedTheme()).toBe('system');
});
