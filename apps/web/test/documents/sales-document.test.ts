import { billMargin, priceChange, priceResult, soldItems } from '@site-designer/price-list';
import type { PriceList } from '@site-designer/api-contract';
import { calculateProposal, explain, type Design } from '@site-designer/sizing-engine';
import { publishedCatalogue as catalogue } from '@site-designer/sizing-engine/catalogue';
import { Failover } from '@site-designer/sizing-engine/enumerations';
import { figurePaths } from '@site-designer/sizing-engine/explanations';
import { withMore } from '@site-designer/sizing-engine/goals';
import {
  english,
  salesDocumentOf,
  salesHistories,
  whatIfQuestions,
  type SalesDocument,
  type SalesDocumentInput,
} from '@site-designer/texts';
import { describe, expect, test } from 'vitest';
import { SCHOOL } from '../../../../packages/sizing-engine/test/support/school.ts';
import { salesFile } from '../../src/features/documents/document-file.tsx';
import { groupsOf, onGenericServers, resultOf } from '../proposal/designs.ts';
import { TWELVE_DESIGNS } from '../proposal/twelve-designs.ts';
import { BRANDING, HOTEL, ISSUE } from './document-of.ts';

const HARDWARE_PRICE = { sku: '', description: '', leadTimeDays: null };
const PRICES: PriceList = {
  currency: 'EUR',
  lines: [
    { ...HARDWARE_PRICE, designation: 'HE1000R-96TB', unitPrice: '17900.00', margin: 0.2 },
    { ...HARDWARE_PRICE, designation: 'Professional+ device licence', unitPrice: '210', margin: null },
  ],
};

function sourcesOf(design: Design, prices?: PriceList): SalesDocumentInput {
  const proposal = english.rendered(calculateProposal(design, catalogue));
  const result = { ...resultOf(design), ...priceResult(proposal, prices) };
  const asked = proposal.calculationSuccess ? whatIfQuestions(proposal.totals.cameras.value) : [];
  const whatIf = asked.map((more) => {
    const after = priceResult(english.rendered(calculateProposal(withMore(design, more), catalogue)), prices);
    return { more, result: after, change: prices && after.bill ? priceChange(result, after, prices) : null };
  });
  const paths = figurePaths(proposal);
  return {
    result,
    items: soldItems(result.bill ?? []),
    design,
    catalogue,
    branding: BRANDING,
    integrator: null,
    issue: ISSUE,
    whatIf,
    histories: salesHistories({ result, cameras: design.cameras }, (path) => explain(proposal, path), paths),
    margin: prices ? billMargin(result, prices) : null,
  };
}

/** What only others read: an installer's tasks, and the marks of the print layout. */
const FORBIDDEN = /NO DATA|\*|REC-\d|strip size|signature|Accepted|undefined|NaN|null/;

function textsOf(document: SalesDocument): string[] {
  const { pages, warnings, assumptions } = document;
  const parts = pages.flatMap(({ title, parts: each }) => [{ title, lines: [], table: null }, ...each]);
  const told = parts.flatMap(({ title, lines, table }) => [
    `\n${title}`,
    ...lines.map(({ text }) => text),
    ...(table === null ? [] : [table.columns.map((column) => column.title).join(' | ')]),
    ...(table?.rows ?? []).map((row) =>
      row.map(({ text, marks }) => (marks === undefined ? text : `${text} [${marks.join(', ')}]`)).join(' | '),
    ),
  ]);
  return [...document.sentences, ...warnings, ...told, ...assumptions.map((text, place) => `[${place + 1}] ${text}`)];
}

describe.each(Object.entries({ ...TWELVE_DESIGNS, school: SCHOOL }))(
  "the sales engineer's document of %s",
  (name, design) => {
    const sources = sourcesOf(design);
    const document = salesDocumentOf(sources);

    test('says what it has always said, and nothing for others', async () => {
      const text = document === null ? 'no hardware' : textsOf(document).join('\n');
      await expect(`${text}\n`).toMatchFileSnapshot(`golden/sales/${name}.txt`);
      expect(FORBIDDEN.exec(text)?.[0]).toBeUndefined();
    });

    test('has every number from the result, the design or the catalogue', () => {
      const figures = new Set<string>();
      collect([sources.result, sources.whatIf, sources.histories, design, catalogue, ISSUE], figures);
      const told = (document === null ? [] : textsOf(document)).map((text) =>
        // Sums of groups that share a row, days between words of the usual rate of a rebuild, and marks.
        text.replaceAll(/\d+ more groups .*$|rebuilding takes .*$|^\[\d+\]|\[[\d, ]+\]/g, ''),
      );
      const foreign = told.flatMap(numbersIn).filter((number) => !figures.has(number));
      expect(foreign).toEqual([]);
    });
  },
);

function numbersIn(text: string): string[] {
  return [...text.matchAll(/\d[\d,]*(?:\.\d+)?/g)].map(([number]) => number.replaceAll(',', ''));
}

const ROUNDED = [0, 1, 2, 3].map(
  (digits) =>
    new Intl.NumberFormat('en', { useGrouping: false, minimumFractionDigits: digits, maximumFractionDigits: digits }),
);

/** Every number in some data with up to three decimals, as a share too; and those within its texts. */
function collect(data: unknown, figures: Set<string>): void {
  if (typeof data === 'number') {
    for (const round of ROUNDED) figures.add(round.format(data));
    figures.add(String(Math.floor(data)));
    figures.add(ROUNDED[2]!.format(data * 100));
  } else if (typeof data === 'string') for (const number of numbersIn(data)) figures.add(number);
  else if (typeof data === 'object' && data !== null) Object.values(data).forEach((each) => collect(each, figures));
}

test('the days of each retention are told, and of a failed server only what its spare makes of it', () => {
  const design = onGenericServers(
    groupsOf({ quantity: 300, retentionDays: 30 }, { quantity: 300, retentionDays: 180 }),
  );
  const rowsWith = (kind: Failover) => {
    const resilience = { failover: { kind, servers: 1, outageDays: 3 }, hotSparesPerServer: 0 };
    const serverSettings = { ...design.serverSettings, resilience };
    const { pages } = salesDocumentOf(sourcesOf({ ...design, serverSettings }))!;
    const part = pages.flatMap(({ parts }) => parts).find(({ title }) => title === 'If something fails')!;
    return part.table!.rows.map((row) => [row[0]!.text, row.at(-2)!.text]);
  };
  const moved = expect.stringMatching(/^30, \d+ of 180 days$/);
  expect(rowsWith(Failover.none)).toEqual([
    ['Nothing has failed', '30, 180 days'],
    ['One server is down', '30, 180 days'],
    ['Its cameras moved to the others by hand', moved],
    ['A disk has failed and rebuilds, live database', '30, 180 days'],
  ]);
  expect(rowsWith(Failover.coldStandby)).toEqual([
    ['Nothing has failed', '30, 180 days'],
    ['Its cameras moved to the others by hand', moved],
    ['A spare has taken over', expect.stringMatching(/^outage of \d+ days$/)],
    ['A disk has failed and rebuilds, live database', '30, 180 days'],
  ]);
});

describe('prices', () => {
  test('are told with what is earned, and a difference only where every line that differs has a price', () => {
    const { margin, pages } = salesDocumentOf(sourcesOf(HOTEL, PRICES))!;
    const rows = margin!.table!.rows.map((row) => row.map(({ text }) => text));
    expect(rows).toEqual([
      ['HE1000R-96TB', '1', '17,900.00', '22,375.00', '4,475.00', '20.0 %'],
      ['HE1000R-96TB', '1', '17,900.00', '22,375.00', '4,475.00', '20.0 %'],
      ['Professional+ device licence', '82', '17,220.00', '17,220.00', '0.00', '0.0 %'],
      ['Total', '', '53,020.00', '61,970.00', '8,950.00', '14.4 %'],
    ]);
    const whatIf = pages[0]!.parts.find(({ title }) => title === 'What if')!.table!.rows;
    expect(whatIf[0]!.at(-1)!.text).toBe('no price for HE1000R-128TB');
    const larger = { ...HARDWARE_PRICE, designation: 'HE1000R-128TB', unitPrice: '25000', margin: null };
    const all = salesDocumentOf(sourcesOf(HOTEL, { ...PRICES, lines: [...PRICES.lines, larger] }))!;
    const first = all.pages[0]!.parts.find(({ title }) => title === 'What if')!.table!.rows[0];
    // Two appliances for 2,625.00 more each, and nine licences.
    expect(first!.at(-1)!.text.replaceAll('\u00a0', ' ')).toBe('+ EUR 7,140.00');
  });

  test('are not in it where it is issued without them', () => {
    const issue = { ...ISSUE, withPrices: false };
    const document = salesDocumentOf({ ...sourcesOf(HOTEL, PRICES), issue })!;
    expect([document.margin, document.price]).toEqual([null, null]);
    expect(textsOf(document).join(' ')).not.toMatch(/EUR|17,900/);
  });

  test('number what is assumed, with its source', () => {
    const { assumptions, pages } = salesDocumentOf(sourcesOf(HOTEL))!;
    expect(assumptions.length).toBeGreaterThan(0);
    expect(assumptions.every((text) => /: assumed\. Source: ./.test(text))).toBe(true);
    const marks = pages.flatMap(({ parts }) => parts.flatMap(({ table }) => table?.rows.flat() ?? []));
    expect(marks.some(({ marks: numbers }) => numbers?.includes(1))).toBe(true);
  });
});

test('goes out as one file that needs no network', async () => {
  const html = await salesFile(salesDocumentOf(sourcesOf(HOTEL))!, { name: 'Northern Light', logo: null }).text();
  expect(html).toMatch(/^<!doctype html>\n<html lang="en"/);
  expect(html).toContain('What was asked');
  expect(html).toContain('@page { size: A4;');
  expect(html).not.toMatch(/<script|<link|<button/);
});

test('has headings that go down one level at a time', async () => {
  const html = await salesFile(salesDocumentOf(sourcesOf(HOTEL))!, { name: 'Northern Light', logo: null }).text();
  const levels = Array.from(html.matchAll(/<h([1-6])/g), ([, level]) => Number(level));
  expect(levels.length).toBeGreaterThan(5);
  expect(levels.filter((level, place) => level > (levels[place - 1] ?? 0) + 1)).toEqual([]);
});
