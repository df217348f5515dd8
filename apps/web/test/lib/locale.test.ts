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

test('in another language numbers are as the language writes them, whatever the region, and keep their unit on one line', async () => {
  vi.resetModules();
  vi.stubGlobal('navigator', { languages: ['de-CH'] });
  vi.doMock('@site-designer/texts', async (original) => ({ ...(await original<object>()), LOCALE: 'de-DE' }));
  const { LOCALE } = await import('../../src/lib/format/locale.ts');
  const { quantityText } = await import('../../src/lib/format/format-quantity.ts');
  vi.doUnmock('@site-designer/texts');
  vi.resetModules();
  expect([LOCALE, quantityText(1300.5, 'TB')]).toEqual(['de-DE', '1.300,50\u00A0TB']);
});
