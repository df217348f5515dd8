import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { readTableFile } from '../../../packages/camera-table/src/files/read-file.ts';
import { SCHOOL } from '../../../packages/sizing-engine/test/support/school.ts';
import { violationsInBothSchemes } from '../../support/every-page/accessibility.ts';
import { useApp } from '../../support/run/app.ts';
import { savedFile } from '../../support/downloads.ts';
import { chooseAppliance, HE150D, pathOf } from '../../support/four-cameras.ts';
import { openNewDesign } from '../../support/new-design.ts';

const app = useApp();
let page: Page;

/** The school of the worked example: 29 cameras in three closets, and a guard room. */
beforeEach(async () => {
  const groups = SCHOOL.cameras.map(({ streamName, quantity, network }) => ({ streamName, quantity, network }));
  const { network, viewing } = SCHOOL.serverSettings;
  const opened = await openNewDesign(app(), {
    groups: groups.toReversed(),
    prepare: async (api, design) => {
      await chooseAppliance(api, design, HE150D);
      const { siteDesign } = await api.get<{ siteDesign: { serverSettings: object } }>(pathOf(design));
      await api.put(`${pathOf(design)}/serversettings`, { ...siteDesign.serverSettings, network, viewing });
    },
  });
  ({ page } = opened);
  await page.getByRole('link', { name: 'Site', exact: true }).press('Enter');
  await page.getByText('3 switches in 3 closets carry 29 cameras').waitFor();
});

const kinds = (): Locator => page.getByRole('table', { name: 'Other switch kinds for the whole site' });

test('the switch kinds of the whole site are compared, taken over and undone by keyboard', async () => {
  await kinds()
    .getByRole('row', { name: /^Auto \(now\) 3 56 100 % ports, IDF 2 Parking/ })
    .waitFor();
  await kinds()
    .getByRole('row', { name: /^PoE switch, 8 ports, 30 W, everywhere 6 48 / })
    .waitFor();
  const use = page.getByRole('button', { name: 'Use PoE switch, 8 ports, 30 W, everywhere' });
  await use.press('Enter');
  await page.getByText('6 switches in 3 closets carry 29 cameras').waitFor();
  await kinds()
    .getByRole('row', { name: /^PoE switch, 8 ports, 30 W, everywhere \(now\) 6 48 / })
    .waitFor();
  // The key goes on from where it was pressed.
  expect(await page.evaluate(() => document.activeElement?.closest('tr')?.textContent)).toContain('8 ports');
  await page.keyboard.press('ControlOrMeta+z');
  await page.getByText('3 switches in 3 closets carry 29 cameras').waitFor();
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await violationsInBothSchemes(page)).toEqual([]);
});

test('a finding leads to the field that mends it, which takes its number with the unit', async () => {
  const finding = page.getByText('Parking turret: cables of 96 m, 90 m are allowed');
  await page.getByRole('button', { name: 'How the length came about' }).press('Enter');
  await page.getByRole('dialog').getByText('576 m').first().waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Set the length' }).press('Enter');
  await page.keyboard.type('60 m');
  await finding.waitFor({ state: 'detached' });
  await page.keyboard.press('Tab');
  expect(await page.getByLabel('Cable, Parking turret').inputValue()).toBe('60');
});

test('cable labels and the sheet for the IT are taken away as files', async () => {
  const sheet = page.getByRole('region', { name: 'IT request sheet' });
  const pressed = async (name: string): Promise<string> => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      sheet.getByRole('button', { name }).press('Enter'),
    ]);
    return savedFile(download);
  };
  const labels = await pressed('Cable labels (CSV)');
  expect(labels).toMatch(/New Site Design labels\.csv$/);
  const lines = (await readFile(labels, 'utf8')).trim().split(/\r?\n/);
  expect(lines).toHaveLength(1 + 29);
  expect(lines.filter((line) => line.includes('Parking turret 6'))).toHaveLength(1);

  const workbook = await pressed('XLSX');
  expect(workbook).toMatch(/New Site Design IT request\.xlsx$/);
  const { sheets } = await readTableFile(new Uint8Array(await readFile(workbook)));
  const [derived, questions] = sheets.map(({ cells }) => cells.map((line) => line.map(String).join(' | ')));
  expect(derived!.join('\n')).toMatch(/Ports for cameras, MDF Main building \| 15 \| ports/);
  expect(questions!.join('\n')).toMatch(/VLAN number for cameras \| .* \| 120/);
});
