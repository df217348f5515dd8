import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { violations } from '../../support/every-page/accessibility.ts';
import { useApp } from '../../support/run/app.ts';
import { addFourCameras } from '../../support/four-cameras.ts';
import { pagesOf } from '../../support/pdf.ts';
import { openServers } from '../../support/server-settings.ts';
import { generateProposal } from '../../support/steps.ts';

const app = useApp();
let page: Page;

beforeAll(async () => {
  page = await openServers(app(), 'generic', addFourCameras);
});

const ready = () => page.getByRole('group', { name: 'When something fails' });

describe('the section of failures', () => {
  test('says that nothing is held ready, and one press adds a spare that is saved', async () => {
    await ready().getByText('Without a spare, 4 cameras are not recorded while a server is down.').waitFor();
    const saved = page.waitForResponse((response) => response.request().method() === 'PUT' && response.ok());
    await ready().getByRole('button', { name: 'Survive one server' }).click();
    await ready().getByText('1 spare server takes over within 7 to 35 s: every camera is recorded again.').waitFor();
    await saved;
    await page.reload();
    await page.getByRole('tab', { name: 'Servers' }).click();
    expect(await ready().getByRole('combobox', { name: 'Failover' }).inputValue()).toBe('1');
  });

  test('refuses more spares than servers with a reason', async () => {
    const spares = ready().getByRole('textbox', { name: 'Spare servers' });
    await spares.fill('3');
    await ready().getByText('Value must be between 1 and 1').waitFor();
    await spares.fill('1');
    await ready()
      .getByText(/^1 spare server takes over/)
      .waitFor();
    expect(await ready().getByText('At most as many as the 1 recording server of this design').count()).toBe(1);
  });

  test('has no axe violations', async () => {
    expect(await violations(page)).toEqual([]);
  });
});

describe('the proposal', () => {
  test('shows each failure state with its verdict, and the disks with a caution', async () => {
    const proposal = await generateProposal(page);
    const rows = proposal.getByRole('table', { name: 'When something fails' }).getByRole('row');
    const texts = await rows.allInnerTexts();
    expect(texts).toEqual([
      expect.stringMatching(/^State\s+Servers\s+Not recorded\s+Load\s+Storage\s+Keeps\s+Verdict$/),
      expect.stringMatching(/^Nothing has failed.*0 cameras.*Holds$/s),
      expect.stringMatching(
        /^One server is down.*0 cameras.*The spare records after 7 to 35 s; \d+ cameras have a gap of that length\.$/s,
      ),
      expect.stringMatching(/^A disk has failed and rebuilds, live database.*Holds$/s),
    ]);
    await proposal.getByText('Upper bounds by data sheet. Practice is worse', { exact: false }).waitFor();
    expect(await violations(page)).toEqual([]);
  });

  test('opens an explanation for each figure of a failure state', async () => {
    await page.getByTitle(/Explain Keeps, One server is down/).click();
    const panel = page.getByRole('dialog');
    await panel.waitFor();
    expect(await panel.innerText()).toContain('Video of a day with system overhead');
    await page.keyboard.press('Escape');
  });

  test('prints both tables', async () => {
    const printed = (await pagesOf(await page.pdf({ format: 'A4' }))).join(' ');
    for (const name of ['When something fails', 'Disks and rebuilds']) expect(printed).toContain(name);
  });

  test('fits a phone', async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    for (const each of [page.getByRole('table', { name: 'When something fails' }), ready()]) {
      const { x, width } = (await each.boundingBox())!;
      expect(x + width).toBeLessThanOrEqual(390);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
  });
});
