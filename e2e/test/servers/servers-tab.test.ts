import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { violations, violationsInBothSchemes } from '../../support/every-page/accessibility.ts';
import { useApp } from '../../support/run/app.ts';
import { addFourCameras } from '../../support/four-cameras.ts';
import {
  list,
  liveAnswer,
  number,
  panel,
  restoreDefaults,
  settingOf,
  openServers,
  showServers,
  wayBack,
} from '../../support/server-settings.ts';
import { field, fill, fillCell, generateProposal } from '../../support/steps.ts';

const app = useApp();
let page: Page;

beforeAll(async () => {
  page = await openServers(app(), 'generic', addFourCameras);
});

const report = (): Locator => page.getByRole('region', { name: 'Proposal', exact: true });
const status = (within: Locator): Promise<string[]> => within.getByRole('status').allTextContents();

async function toCameras(): Promise<void> {
  await page.getByRole('tab', { name: 'Cameras' }).click();
}

/** The quantity of the first group. */
async function setCameras(quantity: number): Promise<void> {
  await toCameras();
  await fillCell(field(page, 'Quantity', 1), quantity);
  await page.getByRole('tab', { name: 'Servers' }).click();
}

async function updateProposal(): Promise<string> {
  const answered = page.waitForResponse(/\/calculate(\?|$)/);
  await page.getByRole('button', { name: /^(Generate|Update) Proposal$/ }).click();
  await answered;
  await report().getByRole('article').waitFor();
  await report().getByText('The design has changed since this proposal.').waitFor({ state: 'detached' });
  return (await report().textContent()) ?? '';
}

describe('archiving', () => {
  const archiving = (): Locator => page.getByRole('checkbox', { name: 'Archiving' });

  test('is saved at once without the camera rows, and shows its section', async () => {
    expect(await panel(page, 'Archiving').count()).toBe(0);
    for (const isOn of [true, false, true]) {
      const saved = page.waitForRequest((request) => request.url().endsWith('/savechanges'));
      const reloaded = page.waitForResponse((response) => /\/sitedesign\/\d+$/.test(response.url()));
      await archiving().setChecked(isOn, { force: true });
      const body = (await saved).postDataJSON() as {
        readonly cameras: unknown;
        readonly serverSettings: {
          readonly genericServerSettings: { readonly advancedSettings: { readonly archiving: boolean } };
        };
      };
      expect(body.cameras).toBeNull();
      expect(body.serverSettings.genericServerSettings.advancedSettings.archiving).toBe(isOn);
      await reloaded;
      await panel(page, 'Archiving').waitFor({ state: isOn ? 'visible' : 'detached' });
    }
  });

  test('has its own storage settings and a frequency in times per day', async () => {
    const section = panel(page, 'Archiving');
    for (const label of ['Storage connectivity', 'Raid type', 'Disk type', 'Archive Frequency']) {
      expect(await list(section, label).isEnabled()).toBe(true);
    }
    await list(section, 'Disk type').selectOption({ label: 'SSD' });
    expect(await list(panel(page, 'Live Database'), 'Disk type').inputValue()).toBe('1');
    expect(await number(section, 'Disk size max').inputValue()).toBe('7');
    expect(await list(section, 'Archive Frequency').inputValue()).toBe('6');
  });
});

describe('the defaults', () => {
  test('are restored for both hardware types only after a confirmation', async () => {
    await fill(number(page, 'System overhead (%)'), 35);
    await showServers(page, 'appliances');
    await list(page, 'Husky IVO Model').selectOption({ label: 'HE700R' });
    await page.getByRole('button', { name: 'Defaults', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Restore Default Server Settings' });
    const words = await dialog.textContent();
    expect(words).toContain(
      'Are you sure you want to restore all default server settings? This will reset your configurations, including generic and Husky IVO settings.',
    );
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    expect(await list(page, 'Husky IVO Model').inputValue()).toBe('4');

    await restoreDefaults(page);
    expect(await list(page, 'Husky IVO Model').inputValue()).toBe('0');
    await showServers(page, 'generic');
    expect(await number(page, 'System overhead (%)').inputValue()).toBe('20');
    expect(await page.getByRole('checkbox', { name: 'Archiving' }).isChecked()).toBe(false);
  });
});

describe('another hardware type', () => {
  test('keeps the camera specifications and clears the old proposal', async () => {
    // The cells of buttons come a moment after the others, and hold nothing of a camera.
    const typed = () => page.locator('[role=gridcell]:not([aria-label^="Actions of "])').allTextContents();
    await toCameras();
    const before = await typed();
    expect(before.length).toBeGreaterThan(20);
    await showServers(page, 'generic');
    await generateProposal(page);
    await page.getByRole('button', { name: 'Update Proposal' }).waitFor();

    await showServers(page, 'appliances');
    await report().waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Generate Proposal' }).waitFor();
    await toCameras();
    expect(await typed()).toEqual(before);
    await showServers(page, 'appliances');
  });
});

describe('a warning is shown at its cause and in the proposal until the cause is gone', () => {
  const EXPRESS = 'The Express+ edition supports only up to 48 cameras.';
  const EXCEEDED = 'Please note that the sum of carmeras you have added exceeds your selection.';
  const PRESALES = 'Please contact presales for an optimized design.';

  test('about the edition', async () => {
    await setCameras(45);
    await list(page, 'Select XProtect Version').selectOption({ label: 'Express+' });
    await expect.poll(() => status(panel(page, 'Platform'))).toEqual([]);
    expect(await page.getByText(EXPRESS).count()).toBe(1);

    await setCameras(46);
    await expect.poll(() => status(panel(page, 'Platform'))).toEqual([EXPRESS]);
    expect(await updateProposal()).toContain(EXPRESS);

    await list(page, 'Select XProtect Version').selectOption({ label: 'Professional+' });
    await expect.poll(() => status(panel(page, 'Platform'))).toEqual([]);
    expect(await updateProposal()).not.toContain(EXPRESS);
  });

  test.each([
    [1, 300],
    [2, 1200],
    [3, 2500],
  ])('of the management server, level %i', async (level, most) => {
    await page.getByRole('checkbox', { name: 'Add Management Server' }).setChecked(true, { force: true });
    await list(page, 'Supported Cameras').selectOption(String(level));
    const management = panel(page, 'Management Server Settings');
    await setCameras(most - 3);
    await expect.poll(() => status(management)).toEqual([]);
    await setCameras(most - 2);
    await expect.poll(() => status(management)).toEqual([EXCEEDED]);
    expect(await updateProposal()).toContain(EXCEEDED);
    await list(page, 'Supported Cameras').selectOption(String(level + 1));
    await expect.poll(() => status(management)).toEqual([]);
    expect(await updateProposal()).not.toContain(EXCEEDED);
  });

  test('about more cameras than one proposal covers', async () => {
    const management = panel(page, 'Management Server Settings');
    await list(page, 'Supported Cameras').selectOption('4');
    await setCameras(5000 - 3);
    await expect.poll(() => status(management)).toEqual([]);
    await setCameras(5001 - 3);
    await expect.poll(() => status(management)).toEqual([EXCEEDED, PRESALES]);
    await setCameras(1);
    await expect.poll(() => status(management)).toEqual([]);
    await list(page, 'Supported Cameras').selectOption('5');
    await expect.poll(() => status(management)).toEqual([PRESALES]);
    expect(await updateProposal()).toContain(PRESALES);
    await list(page, 'Supported Cameras').selectOption('1');
    await expect.poll(() => status(management)).toEqual([]);
  });

  test('about disks without redundancy', async () => {
    const appliance = panel(page, 'Appliance');
    await list(page, 'Raid Array').selectOption({ label: 'JBOD' });
    const warning = 'JBOD has no protection: one failed disk loses its recordings.';
    const warned = page.getByRole('region', { name: 'To know before you sell' }).getByText(warning);
    await expect.poll(() => status(appliance)).toEqual([warning]);
    await updateProposal();
    expect(await warned.count()).toBe(1);
    await list(page, 'Raid Array').selectOption({ label: 'RAID 6' });
    await expect.poll(() => status(appliance)).toEqual([]);
    await updateProposal();
    expect(await warned.count()).toBe(0);
  });

  test('about clients that read more than the network is planned for', async () => {
    const limits = panel(page, 'Limits per server');
    await fill(number(page, 'Remote smart client streams per server'), 500);
    // The warning comes with the answer, as those above.
    const told = async () => (await status(limits)).join();
    await expect.poll(told).toMatch(/^Remote clients read [\d,]+ Mbit\/s from each server/);
    await wayBack(number(page, 'Remote smart client streams per server')).click();
    await expect.poll(() => status(limits)).toEqual([]);
  });
});

describe('the live answer', () => {
  test('follows a setting', async () => {
    await restoreDefaults(page);
    await list(page, 'Husky IVO Model').selectOption({ label: 'HE150D' });
    const answer = () => liveAnswer(page).textContent();
    await expect.poll(answer).toContain('1 x Husky IVO 150D, 4\u00a0TB');
    expect(await answer()).toContain('69 % full, 80 % allowed');
    expect(await liveAnswer(page).getByRole('meter').count()).toBe(1);
    await list(page, 'Husky IVO Model').selectOption({ label: 'HE1000R' });
    await expect.poll(answer).toContain('1 x Husky IVO 1000R, 32\u00a0TB');
    expect(await answer()).toContain('11 % full');
    await list(page, 'Husky IVO Model').selectOption({ label: 'HE150D' });
  });
});

describe('a setting', () => {
  test('opens its help by keyboard and returns the focus', async () => {
    const streams = number(page, 'Remote smart client streams per server');
    await streams.focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const help = page.getByRole('dialog', { name: 'Remote smart client streams per server' });
    expect(await help.textContent()).toContain('Bounds1 to 500 streams');
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await help.waitFor({ state: 'detached' });
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-description'));
    await expect.poll(focused).toBe('Remote smart client streams per server');
  });

  test('that differs from its default is marked and can be reset alone', async () => {
    const [streams, slider] = [
      number(page, 'Remote smart client streams per server'),
      page.getByRole('slider', { name: 'Max disk utilization' }),
    ];
    await fill(streams, 7);
    await slider.press('ArrowLeft');
    expect(await settingOf(streams).getAttribute('data-changed')).toBe('true');
    await wayBack(slider).click();
    expect(await slider.inputValue()).toBe('80');
    expect(await wayBack(slider).count()).toBe(0);
    expect(await streams.inputValue()).toBe('7');
  });
});

test.each(['generic', 'appliances'] as const)(
  'axe finds nothing in both themes with settings of %s',
  async (hardware) => {
    await showServers(page, hardware);
    if (hardware === 'appliances') await page.getByRole('slider', { name: 'Max system utilization' }).press('Home');
    else {
      await number(page, 'System overhead (%)').fill('501');
      await page.getByRole('checkbox', { name: 'Archiving' }).setChecked(true, { force: true });
      await panel(page, 'Archiving').waitFor();
    }
    expect(await violationsInBothSchemes(page)).toEqual([]);
  },
);
