import type { PriceList } from '@site-designer/api-contract';
import { publishedCatalogue as catalogue } from '@site-designer/sizing-engine/catalogue';
import { formatsOf } from '@site-designer/texts';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { accentStyle } from '../../src/app/issued/accent.ts';
import { CustomerPages } from '../../src/features/documents/customer.tsx';
import { customerFile } from '../../src/features/documents/document-file.tsx';
import { documentOfResult, DRAFT } from '../../src/features/documents/document-of-result.ts';
import { ItemTable } from '../../src/features/documents/item-table.tsx';
import { printCustomerDocument } from '../../src/features/documents/print-document.tsx';
import { resultOf } from '../proposal/designs.ts';
import { BRANDING, documentOf, HOTEL, ISSUE } from './document-of.ts';

const BRAND = { name: BRANDING.name, logo: 'data:image/png;base64,AAAA' };
const PRICES: PriceList = {
  currency: 'EUR',
  lines: [
    { designation: 'HE1000R-96TB', sku: '', description: '', margin: null, unitPrice: '17900.00', leadTimeDays: 15 },
  ],
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function textOf(cells: HTMLCollection): string {
  return [...cells].map((cell) => cell.textContent.replaceAll(/\s/g, ' ')).join(' | ');
}

describe("a customer's document", () => {
  test('shows each promise, each item with its price or as on request, and the total once', () => {
    render(<CustomerPages document={documentOf(HOTEL, { prices: PRICES })!} brand={BRAND} />);
    const [promises, items] = screen.getAllByRole('table');
    const rowsOf = (table: HTMLElement | undefined) =>
      within(table!)
        .getAllByRole('row')
        .map((row) => textOf(row.children));
    expect(rowsOf(promises)).toEqual([
      'Where | Cameras | Picture | Pictures a second | Recorded | Kept',
      'Lobby and entrances | 14 | 1920 × 1080 | 15 | on events, 24 h a day | 30 days',
      'Corridors | 36 | 2560 × 1440 | 15 | on events, 24 h a day | 14 days',
      'Car park | 16 | 2592 × 1944, 5MP | 1, on events 15 | always, faster on events | 30 days',
      'Cash desk and safe | 6 | 1920 × 1080 | 15 | always | 90 days',
      'Kitchen | 10 | 1920 × 1080 | 10 | on events, 24 h a day | 7 days',
      'Total | 82',
    ]);
    expect(rowsOf(items)).toEqual([
      'Item | For what | Quantity | Unit price | Price, EUR',
      'Husky IVO 1000R, 96 TB | Records all cameras | 1 | 17,900.00 | 17,900.00',
      'Husky IVO 1000R, 96 TB, spare | Takes over if the server fails | 1 | 17,900.00 | 17,900.00',
      'Professional+ base licence | Once for the system | 1 |  | on request',
      'Professional+ device licence | For the cameras | 82 |  | on request',
      'UPS 2200 VA | 15 minutes without mains | 1 |  | on request',
      'Sum of the priced items | 35,800.00',
      'Net | EUR 35,800.00',
    ]);
  });

  test('has no heads over a price that stands alone, as that of all sites does', () => {
    const { price, locale } = documentOf(HOTEL, { prices: PRICES })!;
    render(<ItemTable items={[]} price={price} formats={formatsOf(locale)} />);
    const rows = screen.getAllByRole('row').map((row) => textOf(row.children));
    expect(rows).toEqual(['Sum of the priced items | 35,800.00', 'Net | EUR 35,800.00']);
  });

  test('has no column of prices where it is without', () => {
    render(<CustomerPages document={documentOf(HOTEL)!} brand={BRAND} />);
    const [, items] = screen.getAllByRole('table');
    expect(
      within(items!)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['Item', 'For what', 'Quantity']);
    expect(document.body.textContent).not.toMatch(/on request|EUR/);
  });

  test('of a draft has neither number nor dates, and nothing to accept', () => {
    const result = resultOf(HOTEL);
    const draft = documentOfResult({
      result,
      design: HOTEL,
      catalogue,
      branding: BRANDING,
      integrator: null,
      issue: { ...ISSUE, ...DRAFT, withPrices: false },
    })!;
    render(<CustomerPages document={draft} brand={BRAND} />);
    const text = document.body.textContent;
    expect(text).toContain('Hotel Bellevue AG');
    expect(text).not.toMatch(/P-0001|Valid until|Accepted|Signature|Our estimates/);
  });

  test('is printed in place of the page that is open, which is as before then', async () => {
    const printed: string[] = [];
    vi.stubGlobal('print', () => {
      printed.push(document.querySelector('body > [data-printed-document] article h1')?.textContent ?? '');
      dispatchEvent(new Event('afterprint'));
    });
    const sheets = document.adoptedStyleSheets.length;
    printCustomerDocument(documentOf(HOTEL)!, { ...BRAND, logo: null });
    await waitFor(() => expect(printed).toEqual(['Video recording for North building']));
    expect(document.querySelector('[data-printed-document]')).toBeNull();
    expect(document.adoptedStyleSheets).toHaveLength(sheets);
  });

  test('is one file, whose paper is that of the company, and whose logo is in it or left out', async () => {
    const branding = { ...BRANDING, paper: 'Letter' } as const;
    const document = documentOf(HOTEL, { branding })!;
    const html = await customerFile(document, BRAND, { link: 'https://example.com/shared/x' }).text();
    expect(html).toMatch(/^<!doctype html>\n<html lang="en" data-theme="light"><head><meta charset="utf-8">/);
    expect(html).toContain('@page { size: Letter;');
    expect(html).toContain('https://example.com/shared/x');
    expect(html).toContain(BRAND.logo);
    expect(html).not.toMatch(/<script|<link|<button/);
    const other = await customerFile(document, { ...BRAND, logo: '/branding/provider.svg' }).text();
    expect(other).not.toContain('<img');
  });
});

test('the colour of a company is used where white can be read on it', () => {
  expect(accentStyle('#0f5c52')).toEqual({
    '--accent': '#0f5c52',
    '--accent-fill': '#0f5c52',
    '--accent-fill-hover': '#0f5c52',
  });
  expect(['#ffd400', '#999999', '', 'red'].map(accentStyle)).toEqual([undefined, undefined, undefined, undefined]);
});
