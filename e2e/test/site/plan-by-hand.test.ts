import type { CDPSession, Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { apiFor, type Api } from '../../support/api.ts';
import { useApp } from '../../support/run/app.ts';
import { addDrawing, cameras, plan, pointOf, press, saved } from '../../support/floor-plan.ts';
import { pathOf } from '../../support/four-cameras.ts';
import { openNewDesign } from '../../support/new-design.ts';
import { open } from '../../support/steps.ts';

const app = useApp();
const GROUPS = [
  { streamName: 'Hallway dome', quantity: 4 },
  { streamName: 'Entrance dome', quantity: 2 },
];
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

interface Placed {
  readonly label: string;
  readonly x: number;
  readonly y: number;
}

/** Lets Bob edit a project of Alice. */
async function invite(alice: Api, projectId: number): Promise<void> {
  const { workspaces } = await alice.get<{ workspaces: readonly { id: number }[] }>('/workspace');
  const { invitation } = await alice.post<{ invitation: { url: string } }>(
    `/workspace/${workspaces[0]!.id}/invitation`,
    { role: 'editor', projectId },
  );
  const bob = await apiFor('Bob', app().server);
  await bob.post(new URL(invitation.url).pathname, {});
}

const placesOn = (page: Page) =>
  cameras(page).evaluateAll((marks) => marks.map((mark) => mark.getAttribute('transform')!.split(' scale')[0]));

test('two people on one plan see what the other places, and their moves of different cameras come together', async () => {
  const { api, design, page: mine } = await openNewDesign(app(), { groups: GROUPS });
  await addDrawing(mine);
  await invite(api, design.projectId);
  const context = await mine.context().browser()!.newContext({ baseURL: app().server.origin });
  onTestFinished(() => context.close());
  const theirs = await context.newPage();
  await open(theirs, `${pathOf(design)}/plan`, 'Bob');
  await plan(theirs).waitFor();

  await mine.getByRole('button', { name: /^Hallway dome/ }).click();
  await press(mine, 0.3, 0.5);
  await theirs.getByRole('button', { name: /^Entrance dome/ }).click();
  await press(theirs, 0.7, 0.5);
  for (const page of [mine, theirs]) {
    await page.keyboard.press('Escape');
    await expect.poll(() => cameras(page).count()).toBe(2);
  }

  await Promise.all([
    cameras(mine).filter({ hasText: 'C-01' }).press('Shift+ArrowDown'),
    cameras(theirs).filter({ hasText: 'C-02' }).press('Shift+ArrowLeft'),
  ]);
  await Promise.all([saved(mine), saved(theirs)]);

  // Walls belong to the plan of the site, not to the design.
  await mine.getByRole('button', { name: 'Wall', exact: true }).focus();
  for (const key of ['Enter', 'Space', 'Shift+ArrowDown', 'Space', 'Enter', 'Escape']) await mine.keyboard.press(key);
  await plan(theirs).getByRole('button', { name: 'Wall 1' }).waitFor({ state: 'attached' });

  const { siteDesign } = await api.get<{ siteDesign: { placements: readonly Placed[] } }>(pathOf(design));
  expect(siteDesign.placements.map(({ label }) => label)).toEqual(['C-01', 'C-02']);
  const [first, second] = siteDesign.placements;
  expect(first!.y).toBeGreaterThan(second!.y);
  const stored = siteDesign.placements.map(({ x, y }) => `translate(${x} ${y})`);
  for (const page of [mine, theirs]) await expect.poll(() => placesOn(page)).toEqual(stored);
});

/** Puts fingers on the screen and moves them from place to place. */
async function fingers(session: CDPSession, ways: readonly (readonly { x: number; y: number }[])[]): Promise<void> {
  const [first, ...others] = ways;
  const touch = (type: 'touchStart' | 'touchMove', touchPoints: (typeof ways)[number]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: touchPoints.map((point, id) => ({ ...point, id })) });
  await touch('touchStart', first!);
  for (const points of others) await touch('touchMove', points);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('by touch a camera is placed and moved, and two fingers come nearer', async () => {
  const { page } = await openNewDesign(app(), { groups: GROUPS, browser: PHONE });
  await addDrawing(page);
  const session = await page.context().newCDPSession(page);
  await page.getByRole('button', { name: /^Hallway dome/ }).tap();
  await plan(page).scrollIntoViewIfNeeded();
  const middle = await pointOf(page, 0.5, 0.5);
  await page.touchscreen.tap(middle.x, middle.y);
  await expect.poll(() => cameras(page).count()).toBe(1);
  await page.getByRole('button', { name: 'Done', exact: true }).tap();
  await saved(page);

  const [before] = await placesOn(page);
  const mark = (await cameras(page).first().boundingBox())!;
  const at = { x: mark.x + mark.width / 2, y: mark.y + mark.height / 2 };
  await fingers(session, [[at], [{ x: at.x + 20, y: at.y + 10 }], [{ x: at.x + 60, y: at.y + 20 }]]);
  await expect.poll(async () => (await placesOn(page))[0]).not.toBe(before);
  await saved(page);

  const width = async () => (await plan(page).locator('image').boundingBox())!.width;
  const drawn = await width();
  const [left, right] = [await pointOf(page, 0.3, 0.3), await pointOf(page, 0.5, 0.3)];
  await fingers(session, [
    [left, right],
    [left, { ...right, x: right.x + 30 }],
    [left, { ...right, x: right.x + 60 }],
  ]);
  await expect.poll(width).toBeGreaterThan(drawn * 1.3);
});
