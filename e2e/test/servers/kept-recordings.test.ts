import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { violations } from '../../support/every-page/accessibility.ts';
import { apiFor } from '../../support/api.ts';
import { useApp } from '../../support/run/app.ts';
import { pathOf } from '../../support/four-cameras.ts';
import { goOver } from '../../support/go-to.ts';
import { pagesOf } from '../../support/pdf.ts';
import { addPrepared, onServers, type PreparedDesign } from '../../support/prepared-designs.ts';
import { liveAnswer, number, panel } from '../../support/server-settings.ts';
import { field, fill, fillCell, generateProposal, open } from '../../support/steps.ts';

const PCI = 'PCI DSS, sensitive areas';
const FRANCE = 'France, public places';

const app = useApp();
let page: Page;

beforeAll(async () => {
  page = await app().openPage();
  await open(page, '/', 'Alice');
});

async function goToDesign(design: PreparedDesign, viewport = { width: 1440, height: 900 }): Promise<void> {
  const api = await apiFor('Alice', app().server);
  const path = pathOf(await addPrepared(api, design));
  await page.setViewportSize(viewport);
  await goOver(page, path);
}

const GROUPS = [
  { streamName: 'Gate', quantity: 60, retentionDays: 30 },
  { streamName: 'Yard', quantity: 20, retentionDays: 90 },
];

const rules = (page: Page): Locator => panel(page, 'Retention rules');
const rule = (page: Page, name: string): Locator => rules(page).getByRole('checkbox', { name });
const message = (page: Page, text: string): Locator => page.getByRole('status').filter({ hasText: text });

describe('rules on retention', () => {
  beforeAll(() => goToDesign({ groups: GROUPS }));

  test('are selected in the server settings, which report conflicting rules', async () => {
    await page.getByRole('tab', { name: 'Servers' }).click();
    await rule(page, PCI).setChecked(true, { force: true });
    await liveAnswer(page).getByText('1 camera group breaks a retention rule').waitFor();
    await rule(page, FRANCE).setChecked(true, { force: true });
    await liveAnswer(page).getByText('2 camera groups break a retention rule').waitFor();
    await rules(page).getByText('No retention keeps both rules').waitFor();
    expect(await violations(page)).toEqual([]);
  });

  test('are undone and redone with all other changes', async () => {
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await rules(page).getByText(`was ${PCI}, ${FRANCE}`).waitFor();
    expect(await rule(page, FRANCE).isChecked()).toBe(false);
    await page.getByRole('button', { name: 'Redo', exact: true }).click();
    expect(await rule(page, FRANCE).isChecked()).toBe(true);
  });

  test('mark the retentions that break them, with a citation at the cell', async () => {
    const show = liveAnswer(page).getByRole('button', { name: 'Show the next retention that breaks a rule' });
    await show.click();
    await message(page, `Kept for 90 days. ${FRANCE} asks for at most 30 days (Code de la sécurité`).waitFor();
    expect(await violations(page)).toEqual([]);
    await show.click();
    await message(page, `Kept for 30 days. ${PCI} asks for at least 90 days (PCI DSS v4.0`).waitFor();
    const yard = field(page, 'Retention', 1);
    expect(await yard.getAttribute('aria-label')).toContain(`Breaks ${FRANCE}`);
    await fillCell(yard, 30);
    await page.getByRole('gridcell', { name: new RegExp(`^Retention, row 1.*: 30. Breaks ${PCI}$`) }).waitFor();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
  });

  test('are listed in the proposal with their groups, on screen and paper', async () => {
    const report = await generateProposal(page);
    const findings = report.getByRole('table', { name: 'Retention rules' });
    const lines = await findings.getByRole('row').allInnerTexts();
    expect(lines.map((line) => line.replaceAll(/\s+/g, ' '))).toEqual([
      'Camera group Kept Asked for Rule Citation',
      expect.stringMatching(`^Group 2: Yard 90 days at most 30 days ${FRANCE} Code de la sécurité`),
      expect.stringMatching(`^Group 1: Gate 30 days at least 90 days ${PCI} PCI DSS v4`),
    ]);
    expect(await violations(page)).toEqual([]);
    const printed = (await pagesOf(await page.pdf({ format: 'A4' }))).join(' ');
    expect(printed).toContain('Code de la sécurité intérieure, article L252-5');
    expect(printed).toContain('Checked against');
  });
});

test('on a phone the cards of groups that break a rule are marked, closed or open', async () => {
  const settings = (defaults: Parameters<ReturnType<typeof onServers>>[0]) => ({
    ...onServers()(defaults),
    retentionRules: [1],
  });
  await goToDesign({ groups: GROUPS, settings }, { width: 390, height: 844 });
  const gate = page.getByRole('button', { name: 'Group 1 breaks a retention rule' });
  await gate.click();
  expect(await gate.getAttribute('aria-expanded')).toBe('false');
  expect(await page.getByRole('button', { name: /^Group 2/ }).textContent()).not.toContain('breaks');
  await liveAnswer(page).getByRole('button', { name: 'Show the next retention that breaks a rule' }).click();
  await message(page, 'Kept for 30 days.').waitFor();
  expect(await gate.getAttribute('aria-expanded')).toBe('true');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('tab', { name: 'Servers' }).click();
  await rules(page).waitFor();
  expect(await violations(page)).toEqual([]);
});

test('an evidence lock reserve is set, shown and proposed separately from the storage of the cameras', async () => {
  // 4 locks x 6 cameras x 2 hours x 12 months = 576 hours of 4 Mbit/s, 1.8 GB each.
  const constant = { quantity: 100, recording: 0, bitrateKbit: { continuous: 4000, motion: 4000 } };
  const typed = { continuousIsCustomBitrate: true, motionIsCustomBitrate: true };
  await goToDesign({ groups: [{ ...constant, ...typed }], settings: onServers({ xProtectVersion: 1 }) });
  await page.getByRole('tab', { name: 'Servers' }).click();
  const lock = panel(page, 'Evidence lock');
  await lock.getByText('Nothing is locked: no storage is reserved.').waitFor();
  const typedSettings = { 'Locks per month': 4, 'Cameras per lock': 6, 'Hours per lock': 1.5, 'Months kept': 12 };
  for (const [label, value] of Object.entries(typedSettings)) await fill(number(lock, label), value);
  await lock.getByText('1.04 TB are reserved (likely 0.93 TB to 1.14 TB) for 576 locked hours').waitFor();
  expect(await violations(page)).toEqual([]);

  await liveAnswer(page).locator('[data-figure="evidenceLock.storageTb.value"]').click();
  const explanation = page.getByRole('dialog');
  await explanation.getByText('Mean rate of a camera while it is recorded').waitFor();
  await page.keyboard.press('Escape');

  const report = await generateProposal(page);
  const ledger = report.getByRole('table', { name: 'From video to disks' });
  const lines = (await ledger.getByRole('row').allInnerTexts()).map((line) => line.replaceAll(/\s+/g, ' '));
  expect(lines.slice(1, 4)).toEqual([
    expect.stringMatching(/^Video of the whole retention .*129\.60 TB/),
    expect.stringMatching(/^Evidence lock reserve .*130\.64 TB/),
    expect.stringMatching(/^System overhead/),
  ]);
  expect(await violations(page)).toEqual([]);
  const printed = (await pagesOf(await page.pdf({ format: 'A4' }))).join(' ');
  expect(printed).toContain('4 locks a month, 6 cameras, 1.5 hours each, kept for 12 months');
  expect(printed).toContain('Evidence lock reserve');
});
