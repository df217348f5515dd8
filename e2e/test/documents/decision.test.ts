import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { violations, violationsInBothSchemes } from '../../support/every-page/accessibility.ts';
import { apiFor, type Api } from '../../support/api.ts';
import { useApp } from '../../support/run/app.ts';
import { addPublishedCase, pathOf, type DesignPath } from '../../support/four-cameras.ts';
import { open } from '../../support/steps.ts';

const app = useApp();
const PHONE = { width: 390, height: 844 };
const PRICES = {
  currency: 'EUR',
  lines: [{ designation: 'Husky IVO 150D', sku: 'HE150D-4TB', unitPrice: '1700.00' }],
};
let api: Api;
let design: DesignPath;
let owner: Page;
let customer: Page;

beforeAll(async () => {
  api = await apiFor('Alice', app().server);
  design = await addPublishedCase(api);
  await api.put('/price-list', { priceList: PRICES });
  owner = await app().openPage();
  customer = await app().openPage({ viewport: PHONE });
});

interface Issued {
  readonly proposal: { readonly id: number };
}

/** The address of a new link to a new issue of the design. */
async function issuedLink(): Promise<string> {
  const { proposal } = await api.post<Issued>(`${pathOf(design)}/proposal`, {
    withPrices: true,
    customer: 'Harbour Authority',
  });
  const { link } = await api.post<{ link: { url: string } }>(
    `/project/${design.projectId}/proposal/${proposal.id}/link`,
  );
  return link.url;
}

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);
const focusedOn = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

describe('a customer with a link', () => {
  test('accepts a proposal for its price on a phone, by keyboard, and the owner sees who did', async () => {
    await customer.goto(await issuedLink());
    const answer = customer.getByRole('region', { name: 'Your answer' });
    await answer.getByRole('button', { name: 'Decline' }).waitFor();
    await answer.getByRole('button', { name: 'Accept' }).press('Enter');
    const dialog = customer.getByRole('dialog', { name: 'Accept P-0001 A' });
    const send = dialog.getByRole('button', { name: /^Accept for EUR.1,700\.00$/ });
    await send.press('Enter');
    await dialog.getByText('This field is required').waitFor();
    await dialog.getByText('Tick the price to accept the proposal').waitFor();
    const name = dialog.getByLabel('Your name');
    expect(await name.evaluate((field) => field === document.activeElement)).toBe(true);
    await name.fill('x'.repeat(201));
    await send.press('Enter');
    await dialog.getByText('Must be 200 characters or less').waitFor();
    await name.fill('');
    expect(await violationsInBothSchemes(customer)).toEqual([]);
    expect(await widthOf(customer)).toBeLessThanOrEqual(PHONE.width);

    await customer.keyboard.type('Jo Smith');
    await dialog.getByLabel('Remark (optional)').fill('Please start in May.');
    await dialog
      .getByRole('checkbox', {
        name: /^I accept for Harbour Authority, for EUR.1,700\.00 net\. These items on request/,
      })
      .press('Space');
    await name.press('Enter');
    const told = customer.getByText(/^Accepted by Jo Smith on \d\d\/\d\d\/\d{4}\.$/);
    await told.waitFor();
    expect(await answer.count()).toBe(0);
    expect(await focusedOn(customer)).toBe('Video recording for New Site');
    await customer.reload();
    await told.waitFor();
    expect(await violationsInBothSchemes(customer)).toEqual([]);

    await open(owner, `/project/${design.projectId}/proposals`, 'Alice');
    const row = owner.getByRole('row', { name: /P-0001 A/ });
    expect(await row.innerText()).toMatch(/Accepted\s+Jo Smith, \d\d\/\d\d\/\d{4}/);
    await row.getByRole('link').click();
    const statuses = owner.getByRole('list', { name: 'Statuses' });
    await statuses.waitFor();
    expect(await statuses.innerText()).toMatch(/^Issued on .*\s+Accepted on .* by Jo Smith\s+Please start in May\.$/);
    expect(await violations(owner)).toEqual([]);
  });

  test('is told whom to ask once a later revision is issued', async () => {
    await open(owner, '/company', 'Alice');
    await owner.getByLabel('Company name').fill('Northern Security');
    await owner.getByLabel('Telephone').fill('+44 20 7946 0000');
    await owner.getByLabel('Email').fill('sales');
    await owner.getByRole('button', { name: 'Save' }).click();
    await owner.getByText('Must be an e-mail address').waitFor();
    await owner.getByLabel('Email').fill('sales@example.com');
    await owner.getByLabel('Paper').selectOption('Letter');
    await owner.getByRole('button', { name: 'Save' }).click();
    await owner.getByText('Saved', { exact: true }).waitFor();
    expect(await violationsInBothSchemes(owner)).toEqual([]);
    await owner.reload();
    expect(await owner.getByLabel('Paper').evaluate((list: HTMLSelectElement) => list.selectedOptions[0]?.text)).toBe(
      'Letter',
    );

    const later = await issuedLink();
    await customer.reload();
    await customer.getByText('A later revision of this proposal has been issued.').waitFor();
    await customer.getByText('Ask Northern Security for the proposal that counts now.').waitFor();
    const phone = customer.getByRole('link', { name: '+44 20 7946 0000' });
    expect(await phone.getAttribute('href')).toBe('tel:+442079460000');
    expect(await customer.getByRole('article').count()).toBe(0);
    expect(await customer.locator('header').allInnerTexts()).toEqual(['Northern Security']);
    expect(await customer.getByRole('button', { name: 'Log In' }).count()).toBe(0);
    expect(await widthOf(customer)).toBeLessThanOrEqual(PHONE.width);
    expect(await violationsInBothSchemes(customer)).toEqual([]);

    await customer.goto(later);
    await customer.getByRole('button', { name: 'Decline' }).click();
    await customer.getByLabel('Your name').fill('Jo Smith');
    const send = customer.getByRole('dialog').getByRole('button', { name: 'Decline' });
    await customer.context().setOffline(true);
    await send.click();
    await customer.getByText(/^The server cannot be reached/).waitFor();
    await customer.context().setOffline(false);
    const secret = later.replace(/^.*\//, '');
    // Somebody else is faster.
    await api.post(`/shared/${secret}/decision`, { decision: 'accepted', name: 'Ann' });
    await send.click();
    await customer.getByText(/^Your answer was not recorded/).waitFor();
    await customer.getByText(/^Accepted by Ann on /).waitFor();
    expect(await customer.getByRole('dialog').count()).toBe(0);
    expect(await focusedOn(customer)).toBe('Video recording for New Site');
  });
});
