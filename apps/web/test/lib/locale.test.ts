import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['its own region where it is of the language of the app', ['de-CH', 'en-AU', 'en-US'], 'en-AU'],
  ['the usual region where the browser has another language', ['de-CH', 'fr'], 'en-GB'],
  ['the usual region where what it names is no tag', ['en-US@posix'], 'en-GB'],
])('numbers follow %s', async (_, languages, locale) => {
  vi.resetModules();
  vi.stubGlobal('navigator', { languages });
  const { LOCALE, DAY_LOCALE, LONG_DAY_LOCALE } = await import('../../src/lib/format/locale.ts');
  expect([LOCALE, DAY_LOCALE, LONG_DAY_LOCALE]).toEqual([locale, 'en-GB', 'en-US']);
});
