import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { apiFor, type Api } from '../../support/api.ts';
import { useApp } from '../../support/run/app.ts';
import { pathOf } from '../../support/four-cameras.ts';
import { filledPagesOf } from '../../support/pdf.ts';
import {
  addPrepared,
  expressPlus,
  manyGroups,
  onAppliances,
  onServers,
  type PreparedDesign,
} from '../../support/prepared-designs.ts';
import { goTo } from '../../support/go-to.ts';
import { generateProposal, open } from '../../support/steps.ts';

const app = useApp();
let api: Api;
let page: Page;

beforeAll(async () => {
  api = await apiFor('Alice', app().server);
  page = await app().openPage();
  await open(page, '/', 'Alice');
});

const HUNDRED = [{ quantity: 60 }, { quantity: 40, recording: 2 }];
const MANAGED = { addManagementServer: true, managementServerSettings: { supportedCameras: 2 } };

const DESIGNS: Readonly<Record<string, PreparedDesign>> = {
  'generic servers': { groups: HUNDRED, settings: onServers() },
  'generic servers with an archive': { groups: HUNDRED, settings: onServers(MANAGED, { archiving: true }) },
  appliances: { groups: [{}], settings: onAppliances() },
  'appliances with a management server': { groups: HUNDRED, settings: onAppliances(MANAGED) },
  'an edition at its limit': { groups: [{ quantity: 48 }], settings: expressPlus },
  'five hundred groups': { groups: manyGroups(500), settings: onServers({}, { archiving: true }) },
};

interface Printed {
  /** Figures of the proposal on the screen, as they are written there. */
  readonly figures: readonly string[];
  readonly pages: readonly string[];
  readonly filled: readonly number[];
  /** How far something reaches beyond the right edge of a page, pixels: browsers shrink all pages by it. */
  readonly beyondEdge: number;
}

const made = new Map<string, Printed>();
/** The design whose proposal is open. */
let opened: string | undefined;

/** Each is printed once. */
async function printedOf(name: string, format: string): Promise<Printed> {
  const key = `${name} ${format}`;
  const known = made.get(key) ?? (await printed(name, format));
  made.set(key, known);
  return known;
}

async function printed(name: string, format: string): Promise<Printed> {
  if (opened !== name) await openProposal(name);
  const pages = await filledPagesOf(await page.pdf({ format }));
  return {
    figures: await figuresOn(),
    pages: pages.map(({ text }) => text),
    filled: pages.map(({ filled }) => filled),
    beyondEdge: await beyondEdgeOf(WIDTHS[format]),
  };
}

async function openProposal(name: string): Promise<void> {
  await goTo(page, pathOf(await addPrepared(api, DESIGNS[name]!)));
  await generateProposal(page);
  opened = name;
}

/** Widths of a page between its margins, pixels. */
const WIDTHS: Readonly<Record<string, number>> = { A4: 673, Letter: 695 };

async function beyondEdgeOf(width = 0): Promise<number> {
  const usual = page.viewportSize()!;
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ ...usual, width });
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await page.emulateMedia({ media: null });
  await page.setViewportSize(usual);
  return beyond;
}

function figuresOn(): Promise<string[]> {
  return page
    .getByRole('region', { name: 'Proposal', exact: true })
    .locator('[data-figure]')
    .filter({ visible: true })
    .evaluateAll((figures) => figures.map(({ textContent }) => textContent.trim()));
}

/** Spaces differ between a page and its text, and the font draws an x between numbers as a sign of multiplication. */
function squeezed(text: string): string {
  return text.replaceAll(/\s/g, '').replaceAll('×', 'x');
}

/** Less of a page is one that something fell onto. */
const LEAST_FILLED = 1 / 3;

describe.each(Object.keys(DESIGNS))('the printed proposal of %s', (name) => {
  test.each(['A4', 'Letter'])(
    'on %s has every figure of the result and no page that is nearly empty',
    async (format) => {
      const { figures, pages, filled, beyondEdge } = await printedOf(name, format);
      expect(figures.length).toBeGreaterThan(40);
      const text = squeezed(pages.join(' '));
      expect(figures.filter((figure) => !text.includes(squeezed(figure)))).toEqual([]);
      expect(pages[0]).toContain('Alice Andersen');
      expect(text).toContain('Termsandconditions');
      expect(pages.at(-1)).toContain(`Page ${pages.length} of ${pages.length}`);
      expect(filled.filter((share) => share < LEAST_FILLED)).toEqual([]);
      expect(beyondEdge).toBe(0);
    },
  );
});

test('a table over several pages repeats its head on each and its rows on none', async () => {
  const { pages } = await printedOf('five hundred groups', 'A4');
  const rows = (text: string): string[] => text.match(/Group \d+: Camera \d+ \d (?:Constant|Event|Speedup)/g) ?? [];
  const withRows = pages.filter((text) => rows(text).length > 0);
  expect(withRows.length).toBeGreaterThan(5);
  expect(withRows.filter((text) => !text.includes('Complexity'))).toEqual([]);
  expect(new Set(withRows.flatMap(rows)).size).toBe(500);
  expect(withRows.flatMap(rows)).toHaveLength(500);
});
