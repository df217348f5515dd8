import { calculateProposal } from '@site-designer/sizing-engine';
import { publishedCatalogue as catalogue } from '@site-designer/sizing-engine/catalogue';
import { english, installerDocumentOf, type InstallerDocument as Content } from '@site-designer/texts';
import { render, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { InstallerDocument } from '../../src/features/documents/installer.tsx';
import { TWELVE_DESIGNS } from '../proposal/twelve-designs.ts';

const HEAD = {
  seller: 'Northern Light',
  number: 'P-0001 C',
  projectName: 'Hotel "Bellevue"',
  siteName: 'Main building',
  designName: 'Cameras 2027',
  designedUtc: '2026-11-28T09:00:00Z',
  phone: '+45 55 50 10 01',
};

function contentOf(name: string): Content {
  const design = TWELVE_DESIGNS[name]!;
  const result = english.rendered(calculateProposal(design, catalogue, { plan: true }));
  return installerDocumentOf({ result, design, catalogue, locale: 'en-GB' })!;
}

function show(content: Content): HTMLElement {
  render(<InstallerDocument document={content} head={HEAD} />);
  return screen.getByRole('article', { name: 'For the installer' });
}

/** Every text of a document, however deep. */
function textsOf(node: unknown): string[] {
  if (typeof node === 'string') return node === '' ? [] : [node];
  return typeof node === 'object' && node !== null ? Object.values(node).flatMap(textsOf) : [];
}

/** What only others read: money, times of delivery, and what is argued with a customer. */
const FORBIDDEN = /price|EUR|discount|margin|VAT|lead time|deliver|NO DATA|cheaper|undefined|null|NaN/i;

describe.each(Object.keys(TWELVE_DESIGNS))("the installer's document of %s", (name) => {
  test('says what it has always said, and nothing for others', async () => {
    const { locale: _, headings: __, ...told } = contentOf(name) ?? {};
    const text = textsOf(told).join('\n');
    await expect(`${text}\n`).toMatchFileSnapshot(`golden/installer/${name}.txt`);
    expect(FORBIDDEN.exec(text)?.[0]).toBeUndefined();
  });
});

describe('the installer document', () => {
  test.each(['shop-of-12', 'hospital-of-400', 'mixed-groups', 'groups-of-500', 'san'])(
    'of %s shows every text of its content',
    (name) => {
      const content = contentOf(name);
      const shown = show(content).textContent;
      const { locale: _, headings: __, ...told } = content;
      expect(textsOf(told).filter((text) => !shown.includes(text))).toEqual([]);
      expect(shown).not.toMatch(/undefined|null|NaN|EUR|\[object/);
    },
  );

  test.each(['shop-of-12', 'hospital-of-400', 'express-plus'])('of %s names every row of its tables', (name) => {
    const headers = show(contentOf(name)).querySelectorAll('tbody th');
    expect([...headers].filter(({ textContent }) => textContent === '')).toEqual([]);
    expect(headers.length).toBeGreaterThan(0);
  });

  test('has four numbered pages, boxes to tick and room for what is found', () => {
    const article = show(contentOf('hospital-of-400'));
    expect(
      within(article)
        .getAllByRole('heading', { level: 2 })
        .map(({ textContent }) => textContent),
    ).toEqual(['1 What arrives', '2 Each server', '3 Cameras by server', '4 Failover and acceptance']);
    const acceptance = within(article).getByRole('table', { name: 'Acceptance' });
    expect(
      within(acceptance)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Check', 'Should be', 'Found']);
    for (const row of within(acceptance).getAllByRole('row').slice(1)) {
      expect(within(row).getAllByRole('cell').at(-1)!.textContent).toBe('');
    }
  });

  test('numbers what it assumes, and explains each number', () => {
    const content = contentOf('hospital-of-400');
    const article = show(content);
    const marks = [...article.querySelectorAll('sup')].map(({ textContent }) => Number(textContent));
    expect(marks.length).toBeGreaterThan(0);
    expect(Math.max(...marks)).toBe(content.assumptions.length);
    expect(new Set(marks).size).toBe(content.assumptions.length);
  });
});
