import { expect, test } from 'vitest';
import { violations } from '../../support/every-page/accessibility.ts';
import { useApp } from '../../support/run/app.ts';

const app = useApp();

/** Text in grey, which can be read on white only, after some that can. */
async function unreadable(text: string): Promise<readonly string[]> {
  const page = await app().openPage();
  await page.setContent(`<html lang="en"><title>Contrast</title>
    <style>body { background: #fff; color: #707070 } .dark { background: #555 }</style>
    <main><h1>Contrast</h1><p>First text</p><p>Second text</p>${text}</main></html>`);
  const found = await violations(page);
  return found.map((line) => /^(\S+) .* at (\S+):/.exec(line)!.slice(1).join(' at '));
}

test.each([
  ['nothing where all text has the same ground', '<p id="it">It</p>', []],
  ['a text on a darker ground', '<div class="dark"><p id="it">It</p></div>', ['color-contrast at #it']],
  ['a text of another colour', '<p id="it" style="color: #999">It</p>', ['color-contrast at #it']],
  ['a text of a translucent element', '<div style="opacity: .5"><p id="it">It</p></div>', ['color-contrast at #it']],
  [
    'a text that lies above a darker ground',
    '<div class="dark" style="height: 5em"></div><p id="it" style="position: absolute; top: 9em">It</p>',
    ['color-contrast at #it'],
  ],
])('the check of contrast finds %s', async (_, text, expected) => {
  expect(await unreadable(text)).toEqual(expected);
});
