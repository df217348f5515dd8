import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { apiFor, type Api } from '../../support/api.ts';
import { useApp } from '../../support/run/app.ts';
import { expectGone, expectShown } from '../../support/expect-shown.ts';
import { addDesign, pathOf } from '../../support/four-cameras.ts';
import { field, open, openSigningIn, signIn, textIn, typeInto, userButton } from '../../support/steps.ts';

const app = useApp();
const MINUTE_MS = 60_000;
/** An access token of the embedded provider lasts ten minutes; the notice comes ten seconds before its end. */
const TOKEN_EXPIRING_MS = 10 * MINUTE_MS - 5000;
let api: Api;

beforeEach(async () => {
  api = await apiFor('Alice', app().server);
});

/** The list of projects on a page whose time the test moves. A token that is about to run out has to be new. */
async function pageWithClock(enter: typeof open): Promise<Page> {
  const page = await app().openPage({ isAlone: true });
  await page.context().clock.install();
  await enter(page, '/', 'Alice');
  return page;
}

function tokenOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('oidc.user:')) ?? '';
    return (JSON.parse(localStorage.getItem(key) ?? '{}') as { access_token?: string }).access_token ?? '';
  });
}

/** The session is over without an answer from anybody: the provider asks who is there. */
function signedOut(page: Page): Promise<void> {
  return userButton(page, 'Alice').waitFor();
}

test('a deep link with a query opens its page after the sign-in', async () => {
  const { projectId } = await addDesign(api);
  const page = await app().openPage();
  const path = `/project/${projectId}/site?search=new&size=20`;
  await openSigningIn(page, path, 'Alice');
  await page.getByRole('link', { name: 'New Site', exact: true }).waitFor();
  const { pathname, search } = new URL(page.url());
  expect(pathname + search).toBe(path);
});

test('the page says that it is loading until the user is signed in', async () => {
  const page = await app().openPage();
  // A page that is about to leave for the sign-in cannot be asked anything: it is held where it does not know where to go.
  await page.route('**/api/identity', () => undefined);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('status').getByText('Loading').waitFor();
  expect(await page.getByRole('table').count()).toBe(0);
});

describe('an access token that runs out', () => {
  test('is renewed without interrupting the user', async () => {
    const page = await pageWithClock(openSigningIn);
    const before = await tokenOf(page);
    const renewal = page.waitForResponse('**/idp/token');
    await page.clock.fastForward(TOKEN_EXPIRING_MS);
    await renewal;
    await expect.poll(() => tokenOf(page)).not.toBe(before);
    await page.clock.runFor(5000);
    expect(await page.getByText('Your session is about to end').count()).toBe(0);
    await page.reload();
    await page.getByRole('heading', { name: 'Projects' }).waitFor();
  });

  test('and cannot be renewed is announced ten seconds before, and the user can stay signed in', async () => {
    const page = await pageWithClock(openSigningIn);
    await page.route('**/idp/token', (route) => route.abort());
    await page.clock.fastForward(TOKEN_EXPIRING_MS);
    await page.getByText('Your session is about to end. What you typed is kept.').waitFor();
    await page.unroute('**/idp/token');
    await page.getByRole('button', { name: 'Stay signed in' }).click();
    await expectGone(page.getByText('Your session is about to end'));
    await expectShown(page.getByRole('heading', { name: 'Projects' }));
  });

  test('during an edit is replaced, and the edit is stored', async () => {
    const design = await addDesign(api);
    await api.post(`${pathOf(design)}/camera`);
    const page = await app().openPage();
    await open(page, pathOf(design), 'Alice');
    await field(page, 'Quantity', 1).waitFor();
    await page.evaluate(() => {
      const key = Object.keys(localStorage).find((name) => name.startsWith('oidc.user:')) ?? '';
      const user = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
      localStorage.setItem(key, JSON.stringify({ ...user, access_token: 'over' }));
    });
    await typeInto(field(page, 'Quantity', 1), '77');
    await page.getByText('All changes saved').waitFor();
    expect(await textIn(field(page, 'Quantity', 1))).toBe('77');
    const { siteDesign } = await api.get<{ siteDesign: { cameras: readonly { quantity: number }[] } }>(pathOf(design));
    expect(siteDesign.cameras.map(({ quantity }) => quantity)).toEqual([77]);
  });
});

describe('fifteen minutes without click, mouse move or key press', () => {
  test('sign the user out', async () => {
    const page = await pageWithClock(open);
    await page.clock.fastForward(14 * MINUTE_MS);
    expect(await page.getByRole('heading', { name: 'Projects' }).count()).toBe(1);
    await page.clock.fastForward(MINUTE_MS + 1000);
    await signedOut(page);
    expect(await tokenOf(page)).toBe('');
  });

  test('are counted from the last activity', async () => {
    const page = await pageWithClock(open);
    for (const sign of [() => page.mouse.move(300, 300), () => page.keyboard.press('Tab')]) {
      await page.clock.fastForward(14 * MINUTE_MS);
      await sign();
    }
    await page.clock.fastForward(14 * MINUTE_MS);
    expect(await page.getByRole('heading', { name: 'Projects' }).count()).toBe(1);
    await page.clock.fastForward(MINUTE_MS + 1000);
    await signedOut(page);
  });

  test('in one tab do not count while another tab is used', async () => {
    const first = await pageWithClock(open);
    const second = await first.context().newPage();
    await second.goto('/release-notes/');
    await second.goto('/');
    await second.getByRole('heading', { name: 'Projects' }).waitFor();
    const before = await first.evaluate(() => JSON.stringify(localStorage));
    await first.context().clock.fastForward(14 * MINUTE_MS);
    await second.mouse.move(200, 200);
    await second.mouse.move(300, 300);
    // Each tab has its own copy of what is stored; the clock would be forwarded before the news has come.
    await first.waitForFunction((stored) => JSON.stringify(localStorage) !== stored, before);
    await first.context().clock.fastForward(14 * MINUTE_MS);
    for (const tab of [first, second]) expect(await tab.getByRole('heading', { name: 'Projects' }).count()).toBe(1);
    await first.context().clock.fastForward(MINUTE_MS + 1000);
    await signedOut(first);
  });
});

test('logging out in one tab logs out the other', async () => {
  const first = await app().openPage();
  await open(first, '/', 'Alice');
  const second = await first.context().newPage();
  await second.goto('/');
  await second.getByRole('heading', { name: 'Projects' }).waitFor();
  await first.getByRole('button', { name: /^Log out$/i }).click();
  await expectGone(second.getByRole('heading', { name: 'Projects' }));
  await Promise.all([signedOut(first), signedOut(second)]);
});

test('opening a used sign-in callback offers a new sign-in', async () => {
  const page = await app().openPage();
  await page.goto('/authentication-callback?code=used&state=used');
  await page.getByRole('heading', { name: 'The sign-in was not completed' }).waitFor();
  await page.getByRole('button', { name: 'Sign in again' }).click();
  await signIn(page, 'Alice');
  await expectShown(page.getByRole('heading', { name: 'Projects' }));
});
