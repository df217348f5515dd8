import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { violationsInBothSchemes } from '../../support/every-page/accessibility.ts';
import { apiFor, invite, type Api } from '../../support/api.ts';
import { useApp } from '../../support/run/app.ts';
import { expectShown } from '../../support/expect-shown.ts';
import { addDesign, addGroups, pathOf, type DesignPath } from '../../support/four-cameras.ts';
import { open } from '../../support/steps.ts';

const app = useApp();
let api: Api;
let design: DesignPath;
let page: Page;

beforeAll(async () => {
  api = await apiFor('Alice', app().server);
  design = await addDesign(api);
  await addGroups(api, design, [{ streamName: 'Lobby' }, { streamName: 'Car park', quantity: 16 }]);
  page = await app().openPage();
});

test('a group is commented on, answered and resolved; a text outlives a reload and a failed request', async () => {
  await open(page, pathOf(design), 'Alice');
  await page
    .getByRole('gridcell', { name: /Car park/ })
    .first()
    .click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Comment on the group' }).click();
  const panel = page.getByRole('dialog', { name: 'Comments' });
  const text = panel.getByRole('textbox', { name: 'New comment' });
  await text.fill('@Jo Is 30 days enough?');
  await page.route('**/comment', (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()));
  await text.press('Control+Enter');
  await panel.getByText('Your text is kept').waitFor();
  await page.unroute('**/comment');
  await page.reload();
  await page.getByRole('button', { name: 'Comments' }).click();
  await expect.poll(() => text.inputValue()).toBe('@Jo Is 30 days enough?');
  await panel.getByRole('combobox', { name: 'About' }).selectOption({ label: 'Group 2, Car park' });
  await text.press('Control+Enter');
  const thread = panel.getByRole('article');
  await thread.getByText('Group 2, Car park').waitFor();
  await expect.poll(() => text.inputValue()).toBe('');

  await thread.getByRole('button', { name: 'Reply' }).click();
  await thread.getByRole('textbox').fill('60 are safer.');
  await thread.getByRole('textbox').press('Control+Enter');
  await thread.getByText('60 are safer.').waitFor();
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await thread.getByRole('button', { name: 'Resolve' }).click();
  await panel.getByText('Show 1 resolved thread').click();
  await thread.getByText('Resolved').waitFor();
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });
});

test('a question of a customer arrives with a badge', async () => {
  const { proposal } = await api.post<{ proposal: { id: number } }>(`${pathOf(design)}/proposal`, {
    customer: 'Hotel',
  });
  const { link } = await api.post<{ link: { url: string } }>(
    `/project/${design.projectId}/proposal/${proposal.id}/link`,
  );
  const customer = await app().openPage();
  await customer.goto(link.url);
  await customer.getByRole('button', { name: 'Ask a question' }).click();
  await customer.getByRole('textbox', { name: 'Your name' }).fill('Jo Smith');
  await customer.getByRole('textbox', { name: 'Your question' }).fill('Is the gate covered at night?');
  expect(await violationsInBothSchemes(customer)).toEqual([]);
  await customer.getByRole('button', { name: 'Send question' }).click();
  await expectShown(customer.getByText(/Your question was sent/));

  await open(page, '/', 'Alice');
  await page.getByRole('link', { name: '1 new comment' }).click();
  const list = page.getByRole('list', { name: 'Comments' });
  await list.getByText('Is the gate covered at night?').waitFor();
  await list.getByText('Jo Smith (customer)').waitFor();
  await list.getByText('Question about P-0001 A').waitFor();
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await open(page, '/', 'Alice');
  await page.getByRole('link', { name: 'New Project' }).first().waitFor();
  await open(page, `/project/${design.projectId}/site`, 'Alice');
  await page.getByRole('link', { name: 'Comments', exact: true }).waitFor();
  expect(await page.getByText('1 new').count()).toBe(0);
});

test('a person of the project is mentioned by keyboard, on a phone', async () => {
  const bob = await apiFor('Bob', app().server);
  const workspaceId = await invite(api, bob, { projectId: design.projectId, role: 'commenter' });
  const { members } = await api.get<{ members: readonly { name: string }[] }>(`/workspace/${workspaceId}/member`);
  const [alice, guest] = members.map(({ name }) => name) as [string, string];

  const phone = await app().openPage({ viewport: { width: 390, height: 800 } });
  await open(phone, pathOf(design), 'Alice');
  await phone.getByRole('button', { name: 'Comments' }).focus();
  await phone.keyboard.press('Enter');
  const panel = phone.getByRole('dialog', { name: 'Comments' });
  const text = panel.getByRole('textbox', { name: 'New comment' });
  await expect.poll(() => text.evaluate((area) => area === document.activeElement)).toBe(true);
  await phone.keyboard.type('@B and @');
  const people = panel.getByRole('listbox', { name: 'People' });
  await expect.poll(() => people.getByRole('option').allInnerTexts()).toEqual([alice, guest]);
  expect(await violationsInBothSchemes(phone)).toEqual([]);
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await phone.keyboard.press('ArrowDown');
  await phone.keyboard.press('Tab');
  expect(await text.inputValue()).toBe(`@B and @${guest} `);

  await phone.keyboard.type(`and @${alice.slice(0, 3).toLowerCase()}`);
  await people.waitFor();
  await phone.keyboard.press('Escape');
  await people.waitFor({ state: 'detached' });
  await phone.keyboard.type(alice.slice(3, 4));
  expect([await people.count(), await panel.count()]).toEqual([0, 1]);
  for (const _ of '@alic') await phone.keyboard.press('Backspace');
  await phone.keyboard.type(`@${alice.slice(0, 3)}`);
  await phone.keyboard.press('Enter');
  expect(await text.inputValue()).toBe(`@B and @${guest} and @${alice} `);
  await phone.keyboard.press('Control+Enter');
  const marked = panel.getByRole('article').first().locator('span[class*=mention]');
  await expect.poll(() => marked.allInnerTexts()).toEqual([`@${guest}`, `@${alice}`]);

  await text.pressSequentially('@');
  await people.getByRole('option', { name: guest }).click();
  await phone.keyboard.type('?');
  expect(await text.inputValue()).toBe(`@${guest} ?`);
});
