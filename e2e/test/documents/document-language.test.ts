import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { violations } from '../../support/every-page/accessibility.ts';
import { apiFor } from '../../support/api.ts';
import { useApp } from '../../support/run/app.ts';
import { addPublishedCase, pathOf, type DesignPath } from '../../support/four-cameras.ts';
import { cutTexts } from '../../support/every-page/pseudo-language.ts';
import { sharedSignIn } from '../../support/sign-in.ts';
import { generateProposal, open } from '../../support/steps.ts';

const app = useApp();
const PHONE = { width: 390, height: 844 };
let design: DesignPath;

beforeAll(async () => {
  const api = await apiFor('Alice', app().server);
  design = await addPublishedCase(api);
  await api.put('/price-list', {
    priceList: { currency: 'EUR', lines: [{ designation: 'Husky IVO 150D', sku: 'HE150D-4TB', unitPrice: '1700.00' }] },
  });
});

const languageOf = (page: Page) => page.evaluate(() => document.documentElement.lang);

test('a link opens in the language of its document, as the seller has seen it before', async () => {
  const seller = await app().openPage();
  await open(seller, pathOf(design), 'Alice');
  await generateProposal(seller);
  await seller.getByRole('button', { name: 'Issue proposal' }).click();
  const dialog = seller.getByRole('dialog', { name: 'Issue proposal' });
  await dialog.getByRole('combobox', { name: 'Customer' }).fill('Hotel Bellevue AG');
  await dialog.getByLabel('Language of the document').selectOption({ label: 'Deutsch' });
  const [preview] = await Promise.all([
    seller.waitForEvent('popup'),
    dialog.getByRole('link', { name: /Deutsch/ }).click(),
  ]);
  const shown = preview.getByRole('dialog').locator('article');
  await shown.getByText('Was Sie erhalten').waitFor();
  expect(await languageOf(preview)).toBe('de');
  expect(await shown.innerText()).toContain('Hotel Bellevue AG');
  expect(await shown.textContent()).toContain('nicht verbindlich');
  await preview.close();
  expect(await languageOf(seller)).toBe('en');
  await dialog.getByRole('radio', { name: /^With prices/ }).check();
  const answered = seller.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().endsWith('/proposal'),
  );
  await dialog.getByRole('combobox', { name: 'Customer' }).press('Enter');
  const { proposal } = (await (await answered).json()) as { proposal: { id: number; language: string } };
  expect(proposal.language).toBe('de');

  const api = await apiFor('Alice', app().server);
  const of = `/project/${design.projectId}/proposal/${proposal.id}/link`;
  const { link } = await api.post<{ link: { url: string } }>(of);
  const customer = await app().openPage({ viewport: PHONE, isAlone: true, locale: 'en-GB' });
  await customer.goto(link.url);
  await customer.getByText('Was Sie erhalten').waitFor();
  expect(await languageOf(customer)).toBe('de');
  const page = await customer.locator('body').innerText();
  expect(page).toMatch(/1\.700,00\sEUR/);
  expect(page).toMatch(/\d\d\.\d\d\.\d{4}/);
  expect(page).not.toMatch(/Accept|Decline|What you get/);
  expect(await cutTexts(customer)).toEqual([]);
  expect(await violations(customer)).toEqual([]);
  await customer.getByRole('button', { name: 'Annehmen' }).click();
  const answer = customer.getByRole('dialog', { name: /annehmen/i });
  await answer.getByLabel('Ihr Name').waitFor();
  expect(await violations(customer)).toEqual([]);
});

test('on a phone no text of a French screen is cut, and axe finds nothing', async () => {
  const page = await app().openPage({ viewport: PHONE, isAlone: true, locale: 'fr-FR' });
  const { cookies, stored } = await sharedSignIn('Alice', app().server.origin);
  await page.goto('/favicon.svg');
  await page.context().addCookies([...cookies]);
  await page.evaluate(([name, value]) => localStorage.setItem(name, value), stored);
  const at = pathOf(design);
  for (const [path, text] of [
    ['/', 'Ajouter un projet'],
    [at, 'Ajouter un groupe de caméras'],
    [`${at}/site`, 'Réseau'],
    ['/account', 'Votre compte'],
  ] as const) {
    await page.goto(path);
    // The closed menu of the head says the name of a page too.
    await page.getByText(text).filter({ visible: true }).first().waitFor();
    expect(await languageOf(page)).toBe('fr');
    expect(await cutTexts(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);
  }
});
