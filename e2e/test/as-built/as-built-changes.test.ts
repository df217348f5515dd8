import type { Locator, Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { violations } from '../../support/every-page/accessibility.ts';
import { apiFor, type Api } from '../../support/api.ts';
import { useApp } from '../../support/run/app.ts';
import { choose, PLANNED_KBPS, reportOf } from '../../support/camera-report.ts';
import { pathOf, type DesignPath } from '../../support/four-cameras.ts';
import { goTo } from '../../support/go-to.ts';
import { addPrepared } from '../../support/prepared-designs.ts';
import { open } from '../../support/steps.ts';

const PLANNED_DAYS = 90;
/** So much faster is nothing that the disks have room for. */
const TIMES = 3;
const REPORT = reportOf(
  [{ name: 'Lobby', cameras: 3, kbps: TIMES * PLANNED_KBPS, days: PLANNED_DAYS / TIMES, setDays: PLANNED_DAYS }],
  'en-US',
);

const app = useApp();
let api: Api;
let design: DesignPath;
let page: Page;

beforeEach(async () => {
  api = await apiFor('Alice', app().server);
  design = await addPrepared(api, {
    groups: [{ streamName: 'Lobby', quantity: 3, retentionDays: PLANNED_DAYS }],
  });
  page = await app().openPage({ isKept: true });
  await open(page, `${pathOf(design)}/as-built`, 'Alice');
  await choose(page, REPORT);
});

interface StoredRow {
  readonly retentionDays: number;
  readonly bitrateKbit: { readonly motion: number };
  readonly measured: { readonly motion: { readonly note: string } | null };
}

async function stored(): Promise<StoredRow> {
  const { siteDesign } = await api.get<{ siteDesign: { cameras: readonly [StoredRow] } }>(pathOf(design));
  return siteDesign.cameras[0];
}

/** The question that a change asks before it is taken over, and the days of retention that it leaves. */
async function asked(): Promise<{ readonly question: Locator; readonly left: number }> {
  await page.getByRole('button', { name: /^Take over ?: Keep recordings for/ }).click();
  const question = page.getByRole('dialog', { name: /^Keep recordings for \d+ instead of 90 days$/ });
  const title = await question.getByRole('heading').first().innerText();
  return { question, left: Number(/\d+/.exec(title)![0]) };
}

test('a change is shown with its rates, applied as one step and undone', async () => {
  const before = await stored();
  const { question, left } = await asked();
  expect(left).toBeGreaterThan(PLANNED_DAYS / TIMES);
  await question.getByText('The measured rates are applied with it.').waitFor();
  const lines = (await question.getByRole('row').allInnerTexts()).map((line) => line.replaceAll(/\s+/g, ' ').trim());
  expect(lines.slice(1)).toEqual([
    `Lobby Retention, days ${PLANNED_DAYS} ${left}`,
    expect.stringMatching(/^Lobby Bit rate.* 2,702 8,1\d\d$/),
  ]);
  expect(await violations(page)).toEqual([]);
  await question.getByRole('button', { name: 'Apply', exact: true }).click();
  await page.getByText(`Applied: as-built: Keep recordings for ${left} instead of ${PLANNED_DAYS} days`).waitFor();
  await page.getByText('All changes saved').waitFor();
  const after = await stored();
  expect(after.retentionDays).toBe(left);
  expect(after.bitrateKbit.motion / before.bitrateKbit.motion).toBeCloseTo(TIMES, 2);
  expect(after.measured.motion).toMatchObject({ note: 'Camera report: 3 cameras' });
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
  await page.getByText('All changes saved').waitFor();
  await expect.poll(stored).toEqual(before);
});

test('declining a change leaves the design as it was', async () => {
  const before = await stored();
  const { question } = await asked();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await question.waitFor({ state: 'detached' });
  expect(await page.getByRole('button', { name: 'Undo', exact: true }).first().isDisabled()).toBe(true);
  expect(await stored()).toEqual(before);
});

test('spare space of one group does not hide the shortage of another', async () => {
  const two = await addPrepared(api, {
    groups: [
      { streamName: 'Lobby', quantity: 3, retentionDays: 90 },
      { streamName: 'Gate', quantity: 4 },
    ],
  });
  await goTo(page, `${pathOf(two)}/as-built`);
  await page.getByRole('table', { name: 'Groups' }).waitFor({ state: 'detached' });
  const lacking = { name: 'Lobby', cameras: 3, kbps: 2 * PLANNED_KBPS, days: 45, setDays: 90 };
  const spare = { name: 'Gate', cameras: 4, kbps: PLANNED_KBPS, days: 400, setDays: 400 };
  await choose(page, reportOf([lacking, spare], 'en-US'));
  const table = page.getByRole('table', { name: 'Groups' });
  for (const name of [/^Lobby/, /^All groups/]) {
    await table.getByRole('row', { name }).getByText('3.15 TB').waitFor();
  }
  expect(await table.getByRole('row', { name: /^Gate/ }).innerText()).toMatch(/none/);
  await table.locator('[data-figure="totals.shortTb"]').click();
  await page.getByRole('dialog', { name: 'Space missing for the planned days, All groups' }).waitFor();
});

test('a design that was issued is compared as it was issued, and takes the measured rates in one step', async () => {
  await api.post(`${pathOf(design)}/proposal`);
  await page.reload();
  await page.getByText('Compared with what was issued:').waitFor();
  await page.getByRole('link', { name: /^proposal P-\d+ A of / }).waitFor();
  await choose(page, REPORT);
  await page.getByRole('button', { name: /^Take over ?: Keep recordings for/ }).waitFor();
  const before = await stored();
  await page.getByRole('button', { name: 'Apply the measured rates' }).click();
  const preview = page.getByRole('dialog', { name: 'Apply the measured rates' });
  expect(await preview.getByRole('row', { name: /^Lobby/ }).innerText()).toMatch(/2,702\s+8,1\d\d/);
  await preview.getByRole('button', { name: 'Apply' }).click();
  await page.getByText('All changes saved').waitFor();
  expect((await stored()).bitrateKbit.motion / before.bitrateKbit.motion).toBeCloseTo(TIMES, 2);
  const group = page.getByRole('table', { name: 'Groups' }).getByRole('row', { name: /^Lobby/ });
  await group.getByText('1,081 kbit/s').waitFor();
  await page.getByText('The design has changed since it was issued').waitFor();
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
  await page.getByText('All changes saved').waitFor();
  await expect.poll(stored).toEqual(before);
});
