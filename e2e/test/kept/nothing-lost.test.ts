import { beforeEach, expect, onTestFinished, test } from 'vitest';
import type { Page, Request } from 'playwright-core';
import { apiFor, type Api } from '../../support/api.ts';
import { useApp } from '../../support/run/app.ts';
import { violations } from '../../support/every-page/accessibility.ts';
import { addDesign, pathOf, type DesignPath } from '../../support/four-cameras.ts';
import { field, open, textIn } from '../../support/steps.ts';

const app = useApp();
let api: Api;
let design: DesignPath;
let page: Page;
/** Writes of the page, since the design was opened. */
let writes: string[];

interface Stored {
  readonly siteDesign: { readonly cameras: readonly { readonly id: number; readonly streamName: string }[] };
}

beforeEach(async () => {
  api = await apiFor('Alice', app().server);
  design = await addDesign(api);
  await api.post(`${pathOf(design)}/camera`);
  page = await app().openPage({ isKept: true, permissions: ['clipboard-read', 'clipboard-write'] });
  await open(page, pathOf(design), 'Alice');
  await field(page, 'Quantity', 1).waitFor();
  writes = [];
  const watch = (request: Request) => {
    const { pathname } = new URL(request.url());
    // That somebody has it open changes nothing.
    const isWrite = request.method() !== 'GET' && !pathname.endsWith('/presence');
    if (isWrite && pathname.includes('/api/project/')) {
      writes.push(`${request.method()} ${pathname.split('/').at(-1)}`);
    }
  };
  page.on('request', watch);
  onTestFinished(() => void page.off('request', watch));
});

async function stored(): Promise<Stored['siteDesign']['cameras']> {
  return (await api.get<Stored>(pathOf(design))).siteDesign.cameras;
}

async function paste(lines: readonly string[]): Promise<void> {
  await page.evaluate((text) => navigator.clipboard.writeText(text), lines.join('\n'));
  await field(page, 'Name', 1).click();
  await page.keyboard.press('ControlOrMeta+v');
}

test('a paste of more groups than a design holds is refused, and deletes nothing', async () => {
  const before = await stored();
  await paste(Array.from({ length: 5001 }, (_, index) => `Camera ${index}`));
  await page.getByRole('alert').getByText('5,001 camera groups; a design holds at most 5,000').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByText('All changes saved').waitFor();
  await page.reload();
  await field(page, 'Quantity', 1).waitFor();
  expect(writes).toEqual([]);
  expect(await stored()).toEqual(before);
});

test('a paste keeps the group that it changes, and is stored by one write', async () => {
  const [before] = await stored();
  await paste(['A', 'B', 'C']);
  await expect.poll(async () => (await stored()).map(({ streamName }) => streamName)).toEqual(['B', 'C', 'A']);
  expect((await stored()).at(-1)?.id).toBe(before?.id);
  await page.getByText('All changes saved').waitFor();
  expect(writes).toEqual(['PUT savechanges']);
});

test('changes of thousands of groups that cannot be sent survive a reload', async () => {
  page.on('dialog', (dialog) => void dialog.accept());
  await page.route('**/savechanges', (route) => route.abort());
  await paste(Array.from({ length: 4000 }, (_, index) => `Camera ${index}`));
  await page.getByText('Offline: changes are saved in this browser').waitFor();
  await page.reload();
  await expect.poll(() => textIn(field(page, 'Name', 1))).toBe('Camera 1');
  await page.unroute('**/savechanges');
  await page.getByText('All changes saved').waitFor();
  expect(await stored()).toHaveLength(4000);
});
