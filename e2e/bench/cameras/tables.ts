import type { Browser, Page } from 'playwright-core';
import { field, signIn } from '../../support/steps.ts';
import { installStopwatch, watchTotals } from './stopwatch.ts';

/** A table on a page of its own, with the same rows and the same cell in focus. */
export interface Table {
  readonly name: string;
  readonly page: Page;
  /** What ends an edit and leaves the cell in focus. */
  readonly commitKeys: readonly string[];
  /** Waits for what an edit leads to in the background. */
  readonly settle: () => Promise<void>;
  /** The element that scrolls. */
  readonly scroller: string;
}

export const REACT_DATA_GRID = 'react-data-grid';
const LAPTOP = { width: 1440, height: 900 };
const BACKGROUND_MS = 300;

async function openPage(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({ viewport: LAPTOP });
  await context.addInitScript(installStopwatch);
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

export async function editorTable(browser: Browser, address: string): Promise<Table> {
  const page = await openPage(browser, address);
  await signIn(page, 'Alice');
  await focusFirstCell(page);
  await watchTotals(page);
  return {
    name: 'ours',
    page,
    commitKeys: ['Enter', 'ArrowUp'],
    settle: async () => {
      await page.getByText('All changes saved').waitFor();
      await page.waitForTimeout(BACKGROUND_MS);
    },
    scroller: '[role="grid"]',
  };
}

/** The quantity of the first row, which every table edits. */
export async function focusFirstCell(page: Page): Promise<void> {
  await field(page, 'Quantity', 1).click();
}

export async function agGridTable(browser: Browser, origin: string): Promise<Table> {
  const page = await openPage(browser, `${origin}ag-grid.html`);
  await page.locator('.ag-row[row-index="0"] [col-id="quantity"]').click();
  await watchTotals(page);
  return plain('AG Grid', page);
}

export async function reactDataGridTable(browser: Browser, origin: string): Promise<Table> {
  const page = await openPage(browser, `${origin}react-data-grid.html`);
  const quantity = await page.getByRole('columnheader', { name: 'Quantity' }).getAttribute('aria-colindex');
  await page.locator(`[role="row"][aria-rowindex="2"] [aria-colindex="${quantity}"]`).click();
  await watchTotals(page);
  return plain(REACT_DATA_GRID, page);
}

function plain(name: string, page: Page): Table {
  return { name, page, commitKeys: ['Enter'], settle: () => page.waitForTimeout(BACKGROUND_MS), scroller: '.table' };
}

export interface Tables {
  readonly ours: Table;
  readonly rivals: readonly Table[];
}
