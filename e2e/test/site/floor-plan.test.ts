import { expect, test } from 'vitest';
import { violations, violationsInBothSchemes } from '../../support/every-page/accessibility.ts';
import { useApp } from '../../support/run/app.ts';
import { pathOf } from '../../support/four-cameras.ts';
import { addDrawing, cameras, drawing, OPTICS, plan, press, saved } from '../../support/floor-plan.ts';
import { openNewDesign } from '../../support/new-design.ts';

const app = useApp();

const GROUPS = [
  {
    streamName: 'Hallway dome',
    quantity: 4,
    optics: OPTICS,
    network: { poeClass: 0, watts: null, cableM: null, closet: 'MDF' },
  },
  { streamName: 'Entrance dome', quantity: 2 },
];

test('a newcomer uploads a plan, sets its scale and places cameras, which are there after a reload', async () => {
  const { api, design, page } = await openNewDesign(app(), { groups: GROUPS });
  await page.getByRole('link', { name: 'Plan', exact: true }).click();
  const input = page.getByLabel('Drawing of a floor').first();
  await input.setInputFiles({ name: 'nothing.png', mimeType: 'image/png', buffer: Buffer.alloc(0) });
  await page.getByText('The file is empty.').waitFor();
  await input.setInputFiles({ name: 'bomb.png', mimeType: 'image/png', buffer: Buffer.from('<svg></svg>') });
  await page.getByText('This is an SVG drawing').waitFor();
  await input.setInputFiles({ name: 'ground-floor.png', mimeType: 'image/png', buffer: await drawing(page) });
  await plan(page).waitFor();

  await page.getByRole('button', { name: 'Set the scale' }).first().click();
  await press(page, 0.3, 0.6);
  await press(page, 0.6, 0.6);
  await page.getByLabel('Length of the line').waitFor();
  await page.keyboard.type('0');
  await page.keyboard.press('Enter');
  await page.getByText('Enter a length above 0 m.').waitFor();
  await page.getByLabel('Length of the line').fill('12');
  await page.keyboard.press('Enter');
  await page.getByText(/The whole picture shows/).waitFor();
  await expect.poll(() => plan(page).evaluate((element) => element === document.activeElement)).toBe(true);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Scale: not set').waitFor();
  await page.getByRole('button', { name: 'Redo' }).click();
  await page.getByText(/The whole picture shows/).waitFor();

  await page.getByRole('button', { name: 'Wall', exact: true }).focus();
  await page.keyboard.press('Enter');
  for (const key of ['Space', 'Shift+ArrowDown', 'Shift+ArrowRight', 'Space', 'Enter', 'Escape'])
    await page.keyboard.press(key);
  const walls = plan(page).getByRole('button', { name: 'Wall 1' });
  await walls.waitFor({ state: 'attached' });
  await page.keyboard.press('Control+z');
  await walls.waitFor({ state: 'detached' });

  await page.getByRole('button', { name: /^Hallway dome/ }).click();
  await press(page, 0.3, 0.5);
  await press(page, 0.7, 0.5);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Entrance dome/ }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('{');
  await page.keyboard.press(']');
  await expect.poll(() => page.getByLabel('Direction').inputValue()).toBe('320');
  await expect.poll(() => cameras(page).count()).toBe(3);
  await page.getByText('3 of 6 cameras are placed.').waitFor();
  await saved(page);
  expect(await violationsInBothSchemes(page)).toEqual([]);

  await page.reload();
  await cameras(page).nth(2).waitFor();
  const placements = async () =>
    (await api.get<{ siteDesign: { placements: readonly object[] } }>(pathOf(design))).siteDesign.placements;
  const before = await placements();
  expect(before).toMatchObject([{ label: 'C-01' }, { label: 'C-02' }, { label: 'C-03', directionDeg: 320 }]);

  await cameras(page).first().focus();
  await page.keyboard.press('Delete');
  await expect.poll(() => cameras(page).count()).toBe(2);
  await saved(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => cameras(page).count()).toBe(3);
  await saved(page);
  await expect.poll(placements).toEqual(before);

  // The installer's document and its link show the plan as it was issued.
  const issued = await api.post<{ proposal: { id: number } }>(`${pathOf(design)}/proposal`, { audience: 'installer' });
  const proposals = `/project/${design.projectId}/proposal`;
  const { link } = await api.post<{ link: { url: string } }>(`${proposals}/${issued.proposal.id}/link`, {});
  const installer = await app().openPage();
  await installer.goto(new URL(link.url).pathname);
  const sheet = installer.getByRole('img', { name: 'Floor plan: Ground floor' });
  await sheet.locator('image').waitFor();
  expect(await sheet.locator('text').allTextContents()).toEqual(expect.arrayContaining(['C-01', 'C-02', 'C-03']));
});

test('on a phone the plan is there without scrolling sideways; without an account the page says that it needs one', async () => {
  const { page } = await openNewDesign(app(), { groups: GROUPS, browser: { viewport: { width: 390, height: 844 } } });
  await addDrawing(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await violations(page)).toEqual([]);
  const other = await app().openPage();
  await other.goto('/try');
  await other
    .getByRole('button', { name: /without an account|start/i })
    .first()
    .click();
  await other.getByRole('tab', { name: 'Cameras' }).waitFor();
  await other.getByRole('link', { name: 'Plan', exact: true }).click();
  await other.getByText('Floor plans need an account').waitFor();
});
