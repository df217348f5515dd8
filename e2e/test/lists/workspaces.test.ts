import { expect, test } from 'vitest';
import { violations } from '../../support/every-page/accessibility.ts';
import { apiFor } from '../../support/api.ts';
import { useApp } from '../../support/run/app.ts';
import { goTo } from '../../support/go-to.ts';
import { open, signIn } from '../../support/steps.ts';

const app = useApp();
const PHONE = { viewport: { width: 390, height: 844 } };

test('a company: Alice invites Bob, who sees a project as viewer and edits it as editor', async () => {
  const alice = await app().openPage();
  await open(alice, '/', 'Alice');
  await alice.getByRole('button', { name: 'Workspace: Personal' }).press('Enter');
  await alice.getByRole('button', { name: 'Add a workspace' }).press('Enter');
  await alice.getByRole('dialog').getByRole('button', { name: 'Add workspace' }).click();
  await alice.getByRole('dialog').getByText('This field is required').waitFor();
  await alice.getByLabel('Name', { exact: true }).fill('Northern Light');
  await alice.keyboard.press('Enter');
  await alice.getByText('The last owner cannot leave').waitFor();
  await alice.getByRole('button', { name: 'Create invitation link' }).click();
  const address = new URL(await alice.getByLabel('Invitation link').inputValue()).pathname;
  await alice.getByRole('link', { name: 'Mail' }).waitFor();
  expect(await violations(alice)).toEqual([]);

  await alice.getByRole('link', { name: 'Projects' }).click();
  await alice.waitForURL(/\?workspace=\d+$/);
  await alice.getByRole('button', { name: 'New design' }).click();
  await alice.getByRole('dialog').getByRole('button', { name: 'Create and open' }).click();
  await alice.getByRole('button', { name: 'Add Camera Group', exact: true }).click();
  await alice.getByText('All changes saved').waitFor();
  const design = new URL(alice.url()).pathname;
  await alice.getByRole('link', { name: 'Site', exact: true }).click();
  await alice.getByRole('button', { name: 'Plan the switches' }).click();
  await alice.getByRole('button', { name: 'No switches' }).waitFor();
  await alice.getByText('All changes saved').waitFor();
  await alice.getByRole('link', { name: 'New Project' }).click();
  await alice.getByRole('button', { name: 'Share' }).click();
  await alice.getByLabel('Role of all members').selectOption('Viewer');
  await alice.getByText('0 members without a role of their own here').waitFor();

  const bob = await app().openPage(PHONE);
  await bob.goto(address);
  await bob.getByText('Alice Andersen invites you to the workspace Northern Light as a member.').waitFor();
  expect(await violations(bob)).toEqual([]);
  await bob.getByRole('button', { name: 'Sign in to accept' }).click();
  await signIn(bob, 'Bob');
  await bob.getByRole('button', { name: 'Accept invitation' }).click();
  await bob.getByRole('link', { name: 'New Project', exact: true }).waitFor();
  await goTo(bob, address);
  await bob.getByText('This invitation does not work').waitFor();

  await goTo(bob, design);
  await bob.getByText('You may view this project. Ask Alice Andersen for the right to edit or comment.').waitFor();
  const add = bob.getByRole('button', { name: 'Add Camera Group', exact: true });
  expect(await add.getAttribute('aria-disabled')).toBe('true');
  expect(await add.getAttribute('title')).toMatch(/^You may view this project; ask Alice Andersen/);
  await bob.getByText('Prices are not shown to viewers of this project.').waitFor();
  const quantity = bob.locator('[data-column="quantity"]').first();
  await quantity.click();
  await bob.keyboard.type('7');
  expect(await quantity.textContent()).toBe('1');
  expect(await violations(bob)).toEqual([]);

  await goTo(bob, `${design}/site`);
  await bob.locator('[data-figure="network.core.rateMbit"]').click();
  await bob.getByRole('dialog').waitFor();
  await bob.keyboard.press('Escape');
  expect(await bob.getByLabel('Spare ports').isDisabled()).toBe(true);
  expect(await bob.getByRole('button', { name: 'No switches' }).getAttribute('aria-disabled')).toBe('true');
  expect(await bob.getByRole('button', { name: 'XLSX' }).isEnabled()).toBe(true);
  expect(await violations(bob)).toEqual([]);

  await goTo(bob, design);
  await add.waitFor();
  await alice.reload();
  await alice.getByRole('button', { name: 'Share' }).click();
  await alice.getByLabel('Role of Bob Baker in this project').selectOption('Editor');
  await alice.getByText('bob@example.com, a role of their own').waitFor();
  expect(await violations(alice)).toEqual([]);

  // His page hears of it.
  await expect.poll(() => add.getAttribute('aria-disabled')).toBeNull();
  await goTo(alice, design);
  await alice.getByText('1 other here').waitFor();
  await quantity.click();
  await alice.getByRole('gridcell', { name: /^Quantity, row 1: 1\. Bob Baker is here$/ }).waitFor();
  expect(await violations(alice)).toEqual([]);
  await bob.keyboard.type('7');
  await bob.keyboard.press('Enter');
  const api = await apiFor('Alice', app().server);
  await expect
    .poll(
      async () => (await api.get<{ siteDesign: { cameras: { quantity: number }[] } }>(design)).siteDesign.cameras[0],
    )
    .toMatchObject({ quantity: 7 });
  await alice.getByRole('gridcell', { name: /^Quantity, row 1: 7\./ }).waitFor();
  await goTo(bob, '/');
  await alice.getByRole('gridcell', { name: /^Quantity, row 1: 7\. Changed by Bob Baker just now$/ }).waitFor();
  await expect.poll(() => alice.getByText('1 other here').count()).toBe(0);

  await goTo(alice, '/members');
  await alice.getByRole('link', { name: 'Audit' }).click();
  const audit = alice.getByRole('table', { name: 'Audit' });
  await audit.getByRole('row', { name: /Alice Andersen changed a role in New Project Bob Baker: editor/ }).waitFor();
  await audit.getByRole('row', { name: /Bob Baker joined the workspace as member/ }).waitFor();
  await alice.getByLabel('People').selectOption('Bob Baker');
  await expect.poll(() => audit.getByRole('row').count()).toBe(2);
  expect(await violations(alice)).toEqual([]);
});
