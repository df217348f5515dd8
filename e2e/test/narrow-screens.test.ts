import { beforeAll, expect, test } from 'vitest';
import { apiFor } from '../support/api.ts';
import { useApp } from '../support/app.ts';
import { addDesign, addFourCameras, pathOf, type DesignPath } from '../support/four-cameras.ts';
import { addPrepared } from '../support/prepared-designs.ts';
import { field, fillCell, generateProposal, open } from '../support/steps.ts';

const app = useApp();
let design: DesignPath;

beforeAll(async () => {
  const api = await apiFor('Alice', app().server);
  design = await addDesign(api);
  await addFourCameras(api, design);
});

test.each([320, 390])('nothing is wider than a screen of %i pixels', async (width) => {
  const page = await app().openPage({ viewport: { width, height: 800 }, hasTouch: true, isMobile: true });
  const widest = () => page.evaluate(() => document.documentElement.scrollWidth);
  await open(page, '/', 'Alice');
  await page.getByRole('link', { name: 'New Project' }).waitFor();
  expect(await widest()).toBe(width);

  const { projectId, siteId } = design;
  for (const path of [
    `/project/${projectId}/site`,
    `/project/${projectId}/site/${siteId}/sitedesign`,
    '/release-notes/',
    '/disclaimer/',
    '/error-page',
    '/no/such/page',
  ]) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect([path, await widest()]).toEqual([path, width]);
  }

  await page.goto(pathOf(design));
  await page.getByRole('tab', { name: 'Servers' }).click();
  await page.getByLabel('Choose Hardware type').waitFor();
  expect(await widest()).toBe(width);

  await page.getByRole('tab', { name: 'Cameras' }).click();
  const card = page.getByRole('button', { name: /^Group 4/ });
  await card.tap();
  expect(await card.textContent()).toMatch(/^Group 4.*1 camera · \d+ kbit\/s$/);
  expect(await field(page, 'Quantity', 1).count()).toBe(0);
  await fillCell(field(page, 'Quantity', 2), 3);
  expect(await card.getAttribute('aria-expanded')).toBe('false');
  await card.press('Enter');
  await field(page, 'Quantity', 1).waitFor();
  await generateProposal(page);
  expect(await widest()).toBe(width);
});

test('a server of the plan tells on a phone below its name whose cameras it has', async () => {
  const page = await app().openPage({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });
  await open(page, pathOf(design), 'Alice');
  await generateProposal(page);
  const plan = page.getByRole('table', { name: 'Server plan' });
  const server = plan.getByRole('rowheader').first();
  expect(await server.innerText()).toMatch(/^Servers? 1.*\n.*\d of Group \d/);
  expect(await plan.getByRole('columnheader', { name: 'Cameras of' }).isVisible()).toBe(false);
});

test.each([1280, 1366, 1440])('all columns are visible at %i pixels, also beside a scroll bar', async (width) => {
  const page = await app().openPage({ viewport: { width, height: 800 } });
  await open(page, pathOf(design), 'Alice');
  const table = page.getByRole('grid', { name: 'Camera groups' });
  await table
    .getByRole('row', { name: /^Stream 1 of/ })
    .first()
    .waitFor();
  const spare = await table.evaluate(({ parentElement: frame }) => {
    // Such a page has a scroll bar that takes room, and so has the table.
    document.body.style.overflowY = 'scroll';
    frame!.style.overflowY = 'scroll';
    return frame!.clientWidth - frame!.scrollWidth;
  });
  expect(spare).toBe(0);
  const lastCell = await table
    .getByRole('row', { name: /^Stream 1 of/ })
    .first()
    .locator(':scope > *')
    .last()
    .boundingBox();
  const frame = await table.boundingBox();
  expect((lastCell?.x ?? 0) + (lastCell?.width ?? 0)).toBeGreaterThan((frame?.x ?? 0) + (frame?.width ?? 0) - 60);
});

test('no text of a row is cut at 1265 pixels (1280 less a scroll bar) with base and event in each cell', async () => {
  const halves = { recording: 2, quantity: 9999, retentionDays: 365, codec: 5 };
  const complexity = { continuous: 2, motion: 4 };
  const stored = await addPrepared(await apiFor('Alice', app().server), { groups: [{ ...halves, complexity }] });
  const page = await app().openPage({ viewport: { width: 1265, height: 800 } });
  await open(page, pathOf(stored), 'Alice');
  await field(page, 'Bit rate', 1).first().waitFor();
  const cells = await page.getByRole('gridcell').evaluateAll((all) =>
    all.map((cell) => {
      const text = document.createRange();
      text.selectNodeContents(cell);
      const room = cell.clientWidth - parseFloat(getComputedStyle(cell).paddingRight);
      const right = cell.getBoundingClientRect().left + cell.clientLeft + room;
      return { text: cell.textContent, isCut: text.getBoundingClientRect().right > right + 0.5 };
    }),
  );
  expect(cells.map(({ text }) => text)).toEqual(expect.arrayContaining(['H.264 smart', 'Med-low', 'Med-high']));
  expect(cells.filter(({ isCut }) => isCut)).toEqual([]);
});
