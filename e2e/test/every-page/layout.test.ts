import { chunksAfterList, firstLoadChunks } from '../../../apps/web/first-load.ts';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { apiFor } from '../../support/api.ts';
import { useApp } from '../../support/run/app.ts';
import { expectGone, expectShown } from '../../support/expect-shown.ts';
import { addDesign, addFourCameras, pathOf, type DesignPath } from '../../support/four-cameras.ts';
import { goTo, TEXT_PAGES } from '../../support/go-to.ts';
import { layoutShift, watchLayoutShifts } from '../../support/every-page/layout-shift.ts';
import { addProjects } from '../../support/lists.ts';
import { open, signIn } from '../../support/steps.ts';

const app = useApp();

async function designOfAlice(): Promise<DesignPath> {
  return addDesign(await apiFor('Alice', app().server));
}

describe('the header', () => {
  test('shows its menu at 1200 pixels, and behind a button below', async () => {
    const page = await app().openPage();
    await page.goto('/disclaimer/');
    const burger = page.getByRole('button', { name: 'Menu' });
    const projects = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Projects' });
    for (const width of [1200, 1199, 390]) {
      const isMenuShown = width >= 1200;
      await page.setViewportSize({ width, height: 800 });
      await goTo(page, '/disclaimer/');
      await page.getByRole('heading', { name: 'Disclaimer' }).waitFor();
      expect([width, await burger.isVisible(), await projects.isVisible()]).toEqual([width, !isMenuShown, isMenuShown]);
      if (isMenuShown) continue;
      await burger.click();
      await page.getByRole('link', { name: 'Release Notes' }).click();
      await page.getByRole('heading', { name: 'Release Notes' }).waitFor();
      await projects.waitFor({ state: 'hidden' });
      expect(await burger.getAttribute('aria-expanded')).toBe('false');
    }
  });

  test('highlights the current section', async () => {
    const { projectId, siteId, siteDesignId } = await designOfAlice();
    const page = await app().openPage({ isKept: true });
    await open(page, '/', 'Alice');
    const current = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current="page"]');
    const paths = [
      [`/project/${projectId}/site`, 'New Project', 'Projects'],
      [`/project/${projectId}/site/${siteId}/sitedesign`, 'New Site', 'Projects'],
      [pathOf({ projectId, siteId, siteDesignId }), 'New Site Design', 'Projects'],
      ['/release-notes/', 'Release Notes', 'Release Notes'],
      ['/disclaimer/', 'Disclaimer', 'Disclaimer'],
      ['/', 'Projects', 'Projects'],
    ] as const;
    for (const [path, heading, name] of paths) {
      await goTo(page, path);
      await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
      await current.waitFor();
      expect(await current.allTextContents()).toEqual([name]);
    }
    await goTo(page, '/no/such/page');
    await page.getByRole('heading', { level: 1, name: TEXT_PAGES['/no/such/page'] }).waitFor();
    expect(await current.count()).toBe(0);
  });

  test('stays at the top of a long page', async () => {
    const page = await app().openPage({ viewport: { width: 1440, height: 300 } });
    await page.goto('/release-notes/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    expect((await page.getByRole('banner').boundingBox())?.y).toBe(0);
  });
});

test('colours follow the system until the user chooses, and the choice stays', async () => {
  const page = await app().openPage({ colorScheme: 'dark' });
  await page.goto('/disclaimer/');
  const isDark = () => page.evaluate(() => getComputedStyle(document.body).color === 'rgb(233, 237, 242)');
  const button = page.getByRole('button', { name: /^Theme/ });
  await button.waitFor();
  expect(await isDark()).toBe(true);
  await button.click();
  expect(await isDark()).toBe(false);
  await page.reload();
  await button.waitFor();
  expect(await isDark()).toBe(false);
  await button.click();
  expect(await isDark()).toBe(true);
});

test('the footer shows the company, the legal links and the year', async () => {
  const page = await app().openPage();
  await page.goto('/disclaimer/');
  const footer = page.getByRole('contentinfo');
  expect(await footer.getByRole('navigation', { name: 'Company' }).getByRole('link').allTextContents()).toEqual([
    'About Us',
    'Contact Us',
    'Offices',
    'Careers',
    'Sign up for news',
    'Share your feedback',
  ]);
  expect(await footer.getByRole('navigation', { name: 'Legal' }).getByRole('link').count()).toBe(6);
  expect(await footer.textContent()).toContain(String(new Date().getFullYear()));
});

test('Back opens the previous page, or the start page if there is none', async () => {
  const page = await app().openPage();
  await page.goto('/disclaimer/');
  await page.getByRole('link', { name: 'Release Notes' }).click();
  await page.getByRole('heading', { name: 'Release Notes' }).waitFor();
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('heading', { name: 'Disclaimer' }).waitFor();
  await page.getByRole('button', { name: 'Back' }).click();
  await signIn(page, 'Alice');
  await expect.poll(() => new URL(page.url()).pathname).toBe('/');
});

test('breadcrumbs open the parent pages, and long names wrap', async () => {
  const api = await apiFor('Alice', app().server);
  const { projectId, siteId, siteDesignId } = await addDesign(api);
  const long = 'Longest name that a project may have '.repeat(3).slice(0, 100).trim();
  await api.put(`/project/${projectId}`, { id: projectId, name: long });
  const page = await app().openPage({ isKept: true, viewport: { width: 320, height: 800 } });
  await open(page, pathOf({ projectId, siteId, siteDesignId }), 'Alice');
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
  await crumbs.getByRole('link', { name: long }).waitFor();
  expect(await crumbs.getByRole('link').allTextContents()).toEqual(['Projects', long, 'New Site', 'New Site Design']);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await crumbs.getByRole('link', { name: 'New Site', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'New Site', exact: true }).waitFor();
  await expect.poll(() => page.title()).toBe('New Site – Site Designer');
});

describe('a slow network', () => {
  const SLOW = { offline: false, latency: 300, downloadThroughput: 80_000, uploadThroughput: 40_000 };

  /** Lets projects wait for their answer until the returned function is called. */
  async function held(page: Page, method: string): Promise<() => void> {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/project', async (route) => {
      if (route.request().method() === method) await released;
      await route.continue();
    });
    return release;
  }

  test('shows placeholders of rows under an overlay, then the rows', async () => {
    await addProjects(await apiFor('Alice', app().server), ['Harbour']);
    const page = await app().openPage({ isKept: true });
    await open(page, '/', 'Alice');
    const session = await page.context().newCDPSession(page);
    await session.send('Network.emulateNetworkConditions', SLOW);
    const answer = await held(page, 'GET');
    await page.reload({ waitUntil: 'commit' });
    await page.locator('table[aria-busy="true"] tbody tr').first().waitFor({ state: 'attached' });
    await page.locator('[data-loading-overlay]').waitFor();
    answer();
    await page.getByRole('link', { name: 'Harbour' }).waitFor();
    await page.locator('[data-loading-overlay]').waitFor({ state: 'detached' });
    expect(await page.locator('table[aria-busy="true"]').count()).toBe(0);
    // The next test has the page with a quick network.
    await session.detach();
  });

  test('covers the page while an action waits for its answer', async () => {
    await addProjects(await apiFor('Alice', app().server), ['Depot']);
    const page = await app().openPage({ isKept: true });
    await open(page, '/', 'Alice');
    const links = page.getByRole('link', { name: 'New Project' });
    await page.getByRole('link', { name: 'Depot' }).waitFor();
    const before = await links.count();
    const answer = await held(page, 'POST');
    await page.getByRole('button', { name: 'Add New Project' }).click();
    await page.locator('[data-loading-overlay]').getByText('Loading').waitFor();
    answer();
    await expect.poll(() => links.count()).toBe(before + 1);
    await expectGone(page.locator('[data-loading-overlay]'));
  });
});

describe('a failing network', () => {
  test('is reported in place of a list, and the list loads by itself when the server can be reached', async () => {
    await designOfAlice();
    const page = await app().openPage({ isKept: true });
    await open(page, '/', 'Alice');
    await page.route('**/api/project', (route) => route.abort());
    await page.reload();
    await page.getByText('The projects could not be loaded. Your saved data is safe.').waitFor();
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    await page.unroute('**/api/project');
    await expectShown(page.getByRole('table').getByRole('link'));
  });

  test('that refuses a request leads to the error page, which says what failed and links back', async () => {
    const page = await app().openPage({ isKept: true });
    await open(page, '/', 'Alice');
    await page.route('**/api/project', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 500, json: { type: 'about:blank', title: 'Internal', status: 500 } })
        : route.continue(),
    );
    await page.getByRole('button', { name: 'Add New Project' }).click();
    await page.waitForURL('**/error-page');
    await page.getByText('What failed: Add project.').waitFor();
    await page.getByRole('button', { name: 'Go to projects' }).click();
    await expectShown(page.getByRole('heading', { name: 'Projects' }));
  });
});

describe('the layout does not shift', () => {
  test('while a page loads', async () => {
    const api = await apiFor('Alice', app().server);
    const design = await addDesign(api);
    await addFourCameras(api, design);
    const { projectId, siteId } = design;
    const page = await app().openPage();
    await watchLayoutShifts(page);
    await open(page, '/', 'Alice');
    for (const [path, isThere] of [
      ['/', page.getByRole('table').getByRole('link').first()],
      [`/project/${projectId}/site`, page.getByRole('table').getByRole('link').first()],
      [`/project/${projectId}/site/${siteId}/sitedesign`, page.getByRole('table').getByRole('link').first()],
      [pathOf(design), page.getByRole('tab', { name: 'Cameras' })],
      ['/release-notes/', page.getByRole('heading', { level: 1 })],
    ] as const) {
      await page.goto(path);
      await isThere.waitFor();
      await page.getByRole('button', { name: 'Log out' }).waitFor();
      expect(await layoutShift(page)).toBeLessThan(0.05);
    }
  });
});

test('the first load of the list of projects fetches the files that the size limit counts, and the links of the header keep their places when it becomes known who is signed in', async () => {
  const page = await app().openPage();
  await open(page, '/', 'Bob');
  await page.addInitScript(() => {
    const seen = new Set<number>();
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const link = document.querySelector('nav a[href="/disclaimer/"]');
      if (link) seen.add(link.getBoundingClientRect().left);
    }).observe(document, { childList: true, subtree: true, attributes: true });
  });
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname.slice(1));
  });
  await page.goto('/');
  await page.getByRole('heading', { name: 'Projects' }).waitFor();
  await page.getByRole('link', { name: 'Price list' }).waitFor();
  await page.getByRole('button', { name: 'Log out' }).waitFor();
  expect(await page.evaluate(() => [...(window as unknown as { seen: Set<number> }).seen])).toHaveLength(1);
  const first = ['theme.js', ...firstLoadChunks()];
  expect([...scripts]).toEqual(expect.arrayContaining(first));
  // Unread comments and the workspaces come behind the list, sometimes before the last of these scripts.
  const behind = new Set(chunksAfterList());
  expect([...scripts].filter((file) => !first.includes(file) && !behind.has(file))).toEqual([]);
});
