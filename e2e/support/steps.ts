import type { Locator, Page } from 'playwright-core';
import { FOUR_RATES_KBPS, MOTION_PERCENT } from './four-cameras.ts';
import { goTo } from './go-to.ts';
import { hasWaited, pageForStorage } from './run/pages-in-turn.ts';
import { sharedSignIn } from './sign-in.ts';
import { ownUserId, type UserName } from './run/users.ts';

/** The button of a user on the sign-in page. */
export function userButton(page: Page, user: UserName): Locator {
  return page.locator(`button[name=user][value="${ownUserId(user)}"]`);
}

/** Signs in on the page of the embedded provider, whichever page asked for it. */
export async function signIn(page: Page, user: UserName): Promise<void> {
  await userButton(page, user).click();
  await page.getByRole('button', { name: /^Log out$/i }).waitFor();
}

/** Opens a page as a user who was never here. */
export async function openSigningIn(page: Page, path: string, user: UserName): Promise<void> {
  await page.goto(path);
  await signIn(page, user);
}

/** Who opened a page last. */
const openedBy = new WeakMap<Page, string>();

/** Opens a page as a user who has signed in before. */
export async function open(page: Page, path: string, user: UserName): Promise<void> {
  const id = ownUserId(user);
  const by = hasWaited(page, true) ? openedBy.get(page) : undefined;
  // Its app would go to the sign-in when another session is stored.
  if (by !== undefined && by !== id) throw new Error(`The page was kept for ${by}, and cannot be opened as ${id}`);
  openedBy.set(page, id);
  if (by === id) return goTo(page, path);
  const place = await pageForStorage(page);
  const { cookies, stored } = await sharedSignIn(user, new URL(place.url()).origin);
  await page.context().addCookies([...cookies]);
  await place.evaluate(([name, value]) => localStorage.setItem(name, value), stored);
  await page.goto(path);
  await page.getByRole('button', { name: /^Log out$/i }).waitFor();
}

/** Opens a page that needs no account as somebody who was never here. */
export async function openAsGuest(page: Page, path: string): Promise<void> {
  await (hasWaited(page, false) ? goTo(page, path) : page.goto(path));
}

/** From the list of projects to the editor of a new design. */
export async function addDesign(page: Page): Promise<void> {
  for (const [button, list] of [
    ['Add New Project', '/site'],
    ['Add New Site', '/sitedesign'],
    ['Add New Site Design', ''],
  ] as const) {
    const added = page.waitForResponse(
      (response) => response.request().method() === 'POST' && response.status() === 201,
    );
    await page.getByRole('button', { name: button, exact: true }).click();
    const address = (await (await added).headerValue('location')) ?? '';
    await page.locator(`a[href="${address.replace('/api', '')}${list}"]`).click();
  }
  await page.getByRole('tab', { name: 'Cameras' }).waitFor();
}

/** A cell of the camera table: "Motion, row 2". */
export function field(page: Page, column: string, row: number): Locator {
  return page.getByRole('gridcell', { name: new RegExp(`^${column}, row ${row}(, .*)?: `) });
}

/** What a cell shows, or what is being typed into it. */
export function textIn(cell: Locator): Promise<string | null> {
  return cell.evaluate((element) => element.querySelector('input')?.value ?? element.textContent);
}

/** Types into a cell and stays in it. */
export async function typeInto(cell: Locator, text: string): Promise<void> {
  await cell.click();
  await cell.page().keyboard.type(text);
}

/** Types into a cell and leaves it by the keyboard. */
export async function fillCell(cell: Locator, value: number): Promise<void> {
  await typeInto(cell, String(value));
  await cell.page().keyboard.press('Enter');
}

/** Types into a field and leaves it by the keyboard. */
export async function fill(into: Locator, value: number): Promise<void> {
  await into.fill(String(value));
  await into.press('Enter');
}

export async function addFourCameras(page: Page): Promise<void> {
  for (const [index] of FOUR_RATES_KBPS.entries()) {
    await page.getByRole('button', { name: 'Add Camera Group', exact: true }).click();
    await field(page, 'Bit rate', index + 1).waitFor();
  }
  for (const [index, kbps] of FOUR_RATES_KBPS.entries()) {
    await fillCell(field(page, 'Motion', index + 1), MOTION_PERCENT);
    await fillCell(field(page, 'Bit rate', index + 1), kbps);
  }
}

export async function chooseAppliance(page: Page, model: string): Promise<void> {
  await page.getByRole('tab', { name: 'Servers' }).click();
  await page.getByLabel('Choose Hardware type').selectOption({ index: 1 });
  await page.getByLabel('Husky IVO Model').selectOption({ label: model });
}

/** The report, once it has come, with all its chapters open. */
export async function generateFolded(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Generate Proposal' }).click();
  const report = page.getByRole('region', { name: 'Proposal', exact: true });
  await report.getByRole('article').waitFor();
  return report;
}

/** Generates a proposal, and opens all that it folds. */
export async function generateProposal(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Generate Proposal' }).click();
  return openReport(page);
}

/** The report that comes, with all that it folds; one of a failure folds nothing. */
export async function openReport(page: Page): Promise<Locator> {
  const report = page.getByRole('region', { name: 'Proposal', exact: true });
  await report.getByRole('article').waitFor();
  await unfold(report);
  return report;
}

/** Opens what a proposal has folded, and shows all of its solutions. */
export async function unfold(report: Locator): Promise<void> {
  const folded = report.locator('h4 button[aria-expanded=false]');
  // All at once: the page is painted for each click of a mouse.
  while ((await folded.count()) > 0) await folded.evaluateAll(pressAll);
  const more = report.getByRole('button', { name: /more solutions?$/ });
  if ((await more.count()) > 0) await more.click();
}

/** Runs in the page. */
function pressAll(buttons: readonly Element[]): void {
  for (const button of buttons) (button as HTMLButtonElement).click();
}
