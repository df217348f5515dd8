import { readFile } from 'node:fs/promises';
import type { Page, Request } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { violations } from '../../support/every-page/accessibility.ts';
import { apiFor, type Api } from '../../support/api.ts';
import { useApp } from '../../support/run/app.ts';
import { choose, PLANNED_KBPS, reportOf, SECRET } from '../../support/camera-report.ts';
import { savedFile } from '../../support/downloads.ts';
import { pathOf, type DesignPath } from '../../support/four-cameras.ts';
import { goOver } from '../../support/go-to.ts';
import { pagesOf } from '../../support/pdf.ts';
import { addPrepared } from '../../support/prepared-designs.ts';
import { open } from '../../support/steps.ts';

const app = useApp();
const PHONE = { width: 390, height: 844 };
const LAPTOP = { width: 1440, height: 900 };

/** Twice the rate in the planned space: half of the days. */
const LOBBY = { name: 'Lobby', cameras: 3, kbps: 2 * PLANNED_KBPS, days: 45, setDays: 90 };
const AS_PLANNED = { name: 'Gate', cameras: 2, kbps: PLANNED_KBPS, days: 30, setDays: 30 };
const ROOF = { ...AS_PLANNED, name: 'Roof', cameras: 1 };
const COMMA_REPORT = reportOf([LOBBY, AS_PLANNED, ROOF], 'de-DE');

/** What goes out of a page besides the files of the app. */
function watched(page: Page): readonly string[] {
  const sent: string[] = [];
  page.on('request', (request: Request) => {
    const { pathname } = new URL(request.url());
    // The design stays open meanwhile: others see that, and it follows them.
    const isFollowing = /\/(?:events|presence)$/.test(pathname);
    if (!pathname.startsWith('/assets/') && !isFollowing) sent.push(`${request.method()} ${pathname}`);
  });
  return sent;
}

async function textOfGroup(page: Page, name: string): Promise<string> {
  const row = page.getByRole('table', { name: 'Groups' }).getByRole('row', { name: new RegExp(`^${name}`) });
  return (await row.innerText()).replaceAll(/\s+/g, ' ');
}

interface StoredRow {
  readonly streamName: string;
  readonly bitrateKbit: { readonly motion: number };
  readonly measured: { readonly motion: { readonly measuredUtc: string; readonly note: string } | null };
}

let api: Api;
let design: DesignPath;
let page: Page;

async function storedLobby(): Promise<StoredRow> {
  const { siteDesign } = await api.get<{ siteDesign: { cameras: readonly StoredRow[] } }>(pathOf(design));
  return siteDesign.cameras.find(({ streamName }) => streamName === 'Lobby')!;
}

beforeAll(async () => {
  api = await apiFor('Alice', app().server);
  design = await addPrepared(api, {
    groups: [
      { streamName: 'Lobby', quantity: 3, retentionDays: 90 },
      { streamName: 'Gate', quantity: 2 },
    ],
  });
  page = await app().openPage({ acceptDownloads: true });
});

describe('the as-built check', () => {
  test('opens from the design and from the list of designs', async () => {
    const { projectId, siteId } = design;
    await open(page, `/project/${projectId}/site/${siteId}/sitedesign`, 'Alice');
    await page.getByRole('button', { name: 'Actions for site design New Site Design' }).click();
    await page.getByRole('menuitem', { name: 'As-built check' }).click();
    await page.getByRole('heading', { level: 1, name: 'As-built check of New Site Design' }).waitFor();
    expect(new URL(page.url()).pathname).toBe(`${pathOf(design)}/as-built`);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('link', { name: 'New Site Design', exact: true }).click();
    await page.getByRole('link', { name: 'As-built check' }).click();
    await page.getByRole('button', { name: 'Choose a camera report' }).waitFor();
  });

  test('reads a report with decimal commas without sending it, and shows where days are lost', async () => {
    const sent = watched(page);
    await choose(page, COMMA_REPORT);
    await page.getByText('1 of 2 groups keeps fewer days than planned.').waitFor();
    expect(await textOfGroup(page, 'Lobby')).toMatch(/1,081 kbit.s .*actual 2,162 kbit.s/);
    expect(await textOfGroup(page, 'Lobby')).toMatch(
      /−45 days.* rate −45 recorded share 0 retention setting 0 space 0/,
    );
    expect(await textOfGroup(page, 'Gate')).toMatch(/30 days.*30 days none 0 days/);
    await page.getByText('1 camera of the report has no group of the design yet').waitFor();
    await page.getByText('Dropped without being read: Password.').waitFor();
    await page
      .getByText(/Give the recordings|Keep recordings for/)
      .first()
      .waitFor();
    // The page's own data may still come: what is only read takes no report along.
    expect(sent.filter((each) => !each.startsWith('GET '))).toEqual([]);
    expect(await page.content()).not.toContain(SECRET);
    expect(await violations(page)).toEqual([]);
  });

  test('explains each figure down to the cameras of the report', async () => {
    await page
      .locator('[data-figure="groups[0].actual.rateKbps"], [data-figure="groups[1].actual.rateKbps"]')
      .first()
      .click();
    const panel = page.getByRole('dialog', { name: /^Actual long-run rate/ });
    await panel.getByText('camera report').first().waitFor();
    await page.keyboard.press('Escape');
    await page.locator('[data-figure="cameras[0].actual.days"]').click();
    const days = page.getByRole('dialog', { name: 'Days held, Lobby 1' });
    await days.getByText('The camera report tells it.').waitFor();
    expect(await days.innerText()).toContain('45 days');
    await page.keyboard.press('Escape');
  });

  test('remembers the chosen groups in this browser for the next report', async () => {
    await page.getByRole('button', { name: 'Show them' }).click();
    await page.getByText('1 of 6 cameras').waitFor();
    await page.getByLabel('Group of Roof 1').selectOption('Gate');
    await page.getByText('The design has 2 cameras, the report 3.').waitFor();
    await page.reload();
    await choose(page, COMMA_REPORT);
    await page.getByText('The design has 2 cameras, the report 3.').waitFor();
    expect(await page.getByText('has no group of the design yet').count()).toBe(0);
    await page.getByRole('searchbox', { name: 'Search cameras' }).fill('roof');
    await page.getByText('chosen by you').waitFor();
    expect(await page.evaluate(() => JSON.stringify(Object.entries(localStorage)))).not.toContain(SECRET);
    await page.getByRole('button', { name: 'Forget all choices' }).click();
    await page.getByText('1 camera of the report has no group of the design yet').waitFor();
    await page.getByRole('searchbox', { name: 'Search cameras' }).fill('');
  });

  test('assigns many cameras to a group by a pattern', async () => {
    await page.getByLabel('Names of cameras').fill('ro?f*');
    await page.getByText('fits 1 camera').waitFor();
    await page.getByLabel('Group', { exact: true }).selectOption('Gate');
    await page.getByLabel('Names of cameras').press('Enter');
    await page.getByText('ro?f* → Gate').waitFor();
    await page.getByText('The design has 2 cameras, the report 3.').waitFor();
    expect(await textOfGroup(page, 'Gate')).toContain('3 of 2');
    await page.getByRole('button', { name: 'Remove the pattern ro?f*' }).click();
    await page.getByText('1 camera of the report has no group of the design yet').waitFor();
  });

  test('is exported as a workbook and as a table, and prints', async () => {
    const workbook = page.waitForEvent('download');
    await page.getByRole('button', { name: 'XLSX', exact: true }).click();
    const bytes = await readFile(await savedFile(await workbook));
    expect(bytes.subarray(0, 2).toString()).toBe('PK');
    const table = page.waitForEvent('download');
    await page.getByRole('button', { name: 'CSV', exact: true }).click();
    const text = await readFile(await savedFile(await table), 'utf8');
    expect(text).toMatch(/^Lobby,3,3,3,1081,2162,40,40,90,45,/m);
    expect(text).toMatch(/^Roof 1,Fits no group of the design\.$/m);
    const short = (await pagesOf(await page.pdf())).join(' ');
    expect(short).toContain('As-built check of New Site Design');
    expect(short).toContain('report.csv: 6 cameras');
    expect(short).not.toContain('Lobby 2');
    await page.getByText('Print each camera').click();
    expect((await pagesOf(await page.pdf())).join(' ')).toContain('Lobby 2');
  });

  test('applies the rates as one step, which is saved and can be undone', async () => {
    const before = await storedLobby();
    await page.getByRole('button', { name: 'Apply the measured rates' }).click();
    const preview = page.getByRole('dialog', { name: 'Apply the measured rates' });
    expect(await preview.getByRole('row', { name: /^Lobby/ }).innerText()).toMatch(/2,702\s+5,40\d/);
    await preview
      .getByText('1 group of the design will change as follows, and 1 keeps its settings and records its rate')
      .waitFor();
    expect(await violations(page)).toEqual([]);
    await preview.getByRole('button', { name: 'Apply' }).click();
    await page.getByText('Applied: measured rates').waitFor();
    await page.getByText('All changes saved').waitFor();
    const applied = await storedLobby();
    expect(applied.bitrateKbit.motion / before.bitrateKbit.motion).toBeCloseTo(2, 3);
    expect(applied.measured.motion).toMatchObject({ note: 'Camera report: 3 cameras' });
    expect(applied.measured.motion?.measuredUtc).toContain('2026-05-04');
    await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
    await page.getByText('All changes saved').waitFor();
    await expect.poll(storedLobby).toEqual(before);
  });

  test('keeps its report and the undo history after a visit to the design', async () => {
    await page.getByRole('button', { name: 'Apply the measured rates' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Apply' }).click();
    await page.getByText('Applied: measured rates').waitFor();
    await page.getByRole('link', { name: 'New Site Design', exact: true }).click();
    await page.getByRole('tab', { name: 'Cameras' }).waitFor();
    await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
    await page.getByText('Undone: measured rates').waitFor();
    await page.getByRole('link', { name: 'As-built check' }).click();
    await page.getByText('report.csv: 6 cameras').waitFor();
    expect(await textOfGroup(page, 'Lobby')).toContain('−45 days');
  });

  test('fits a phone', async () => {
    await page.setViewportSize(PHONE);
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
    const cards = page.getByRole('table').filter({ has: page.getByLabel('Group of Lobby 1') });
    const clipped = await cards
      .locator('tbody tr > *')
      .evaluateAll((cells) => cells.filter((cell) => cell.scrollHeight > cell.clientHeight).length);
    expect(clipped).toBe(0);
    await page.setViewportSize(LAPTOP);
  });

  test('refuses unreadable values with their place, and asks about ambiguous ones', async () => {
    await choose(page, COMMA_REPORT.replace('"True"', '"Perhaps"'), 'broken.csv');
    await page.getByText('Line 2, column 59 (Enabled): Not True or False.').waitFor();
    expect(await violations(page)).toEqual([]);
    const open = 'Name;UsedSpaceInGB;ActualRetentionDays\nLobby 1;1,234;30';
    await choose(page, open, 'open.csv');
    await page.getByRole('heading', { name: 'How does this report write its numbers?' }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page
      .getByRole('button', { name: /as de-DE writes it|as .* writes it/ })
      .last()
      .click();
    await page.getByText('open.csv: 1 camera').waitFor();
  });

  test('reads a report that is dropped on the page', async () => {
    const dropped = await page.evaluateHandle((text) => {
      const data = new DataTransfer();
      data.items.add(new File([text], 'dropped.csv', { type: 'text/csv' }));
      return data;
    }, COMMA_REPORT);
    await page.getByText('or drop the CSV file here.').dispatchEvent('drop', { dataTransfer: dropped });
    await page.getByText('dropped.csv: 6 cameras').waitFor();
    expect(await textOfGroup(page, 'Lobby')).toContain('3 of 3');
  });
});

interface Ticking extends Window {
  ticks?: number;
  ticksWhileReading?: number;
}

test('a report of 5 000 cameras is read without blocking the page, and only the visible lines are rendered', async () => {
  const many = await addPrepared(api, {
    groups: Array.from({ length: 100 }, (_, index) => ({ streamName: `Area ${index + 1}`, quantity: 50 })),
  });
  await goOver(page, `${pathOf(many)}/as-built`);
  await page.getByRole('button', { name: 'Choose a camera report' }).waitFor();
  await page.evaluate(() => {
    const page = window as Ticking;
    setInterval(() => {
      page.ticks = (page.ticks ?? 0) + 1;
      if (document.querySelector('progress') !== null) page.ticksWhileReading = (page.ticksWhileReading ?? 0) + 1;
    }, 0);
  });
  const groups = Array.from({ length: 100 }, (_, index) => ({
    ...AS_PLANNED,
    name: `Area ${index + 1}:`,
    cameras: 50,
  }));
  await choose(page, reportOf(groups, 'en-US'));
  await page.getByText('5,000 of 5,000 cameras').waitFor();
  await page.getByText('Every group keeps its recordings for the planned days.').waitFor();
  expect(await page.evaluate(() => (window as Ticking).ticksWhileReading)).toBeGreaterThan(1);
  const table = page.getByRole('region', { name: 'Cameras of the report' }).getByRole('table');
  expect(await table.getAttribute('aria-rowcount')).toBe('5001');
  expect(await table.getByRole('row').count()).toBeLessThan(60);
  await page.getByRole('region', { name: 'Cameras of the report' }).evaluate((box) => {
    box.scrollIntoView();
    box.scrollTo(0, box.scrollHeight);
  });
  await page.getByLabel('Group of Area 100: 50').waitFor();
});

test('without an account the local design is checked and nothing is sent', async () => {
  const other = await app().openPage();
  await other.goto('/try');
  await other.getByRole('button', { name: 'Start with an empty design' }).click();
  await other.getByRole('link', { name: 'As-built check' }).click();
  await other.getByText('This design has no cameras yet: add camera groups first.').waitFor();
  await other.getByRole('link', { name: 'Back to the design' }).click();
  await other.getByRole('button', { name: 'Add Camera Group', exact: true }).click();
  await other.getByText('All changes saved').waitFor();
  const sent = watched(other);
  await other.getByRole('link', { name: 'As-built check' }).click();
  await choose(other, reportOf([{ ...AS_PLANNED, cameras: 1 }], 'fr-FR'));
  await other.getByLabel('Group of Gate 1').selectOption('Group 1');
  await other.getByText('Every group keeps its recordings for the planned days.').waitFor();
  expect(sent).toEqual([]);
  expect(new URL(other.url()).pathname).toBe('/try/as-built');
  await other.close();
});
