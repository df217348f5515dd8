import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apiFor } from '../../support/api.ts';
import { useApp } from '../../support/run/app.ts';
import { launchBrowser } from '../../support/run/browser.ts';
import { addDesign, addFourCameras, pathOf, type DesignPath } from '../../support/four-cameras.ts';
import { pageOpener } from '../../support/run/pages-in-turn.ts';
import { addPrepared, manyGroups } from '../../support/prepared-designs.ts';
import { goOver, goTo, TEXT_PAGES } from '../../support/go-to.ts';
import { field, fillCell, generateProposal, open } from '../../support/steps.ts';

const app = useApp();
let design: DesignPath;

beforeAll(async () => {
  const api = await apiFor('Alice', app().server);
  design = await addDesign(api);
  await addFourCameras(api, design);
});

describe('on a phone', () => {
  let page: Page;

  beforeAll(async () => {
    page = await app().openPage({ hasTouch: true, isMobile: true });
    await open(page, '/', 'Alice');
  });

  /** What is shown fits both widths; it is shown at the second of them then. */
  async function expectToFit(): Promise<void> {
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 800 });
      const widest = await page.evaluate(() => document.documentElement.scrollWidth);
      expect([page.url(), widest]).toEqual([page.url(), width]);
    }
  }

  test('nothing is wider than a screen of 320 or 390 pixels', async () => {
    const { projectId, siteId } = design;
    const sites = `/project/${projectId}/site`;
    const designs = `${sites}/${siteId}/sitedesign`;
    for (const [list, entry] of [
      ['/', sites],
      [sites, designs],
      [designs, pathOf(design)],
    ] as const) {
      await goTo(page, list);
      await page.getByRole('table').locator(`a[href="${entry}"]`).waitFor();
      await expectToFit();
    }
    for (const [path, name] of Object.entries(TEXT_PAGES)) {
      await goTo(page, path);
      await page.getByRole('heading', { level: 1, name }).waitFor();
      await expectToFit();
    }

    await goTo(page, pathOf(design));
    await page.setViewportSize({ width: 320, height: 800 });
    const undo = page.getByRole('button', { name: 'Undo', exact: true });
    expect((await undo.boundingBox())?.width).toBeGreaterThanOrEqual(24);
    await page.getByRole('tab', { name: 'Servers' }).click();
    await page.getByLabel('Choose Hardware type').waitFor();
    await expectToFit();

    await page.getByRole('tab', { name: 'Cameras' }).click();
    const card = page.getByRole('button', { name: /^Group 4/ });
    await card.tap();
    expect(await card.textContent()).toMatch(/^Group 4.*1 camera · \d,\d{3} kbit\/s$/);
    expect(await field(page, 'Quantity', 1).count()).toBe(0);
    await fillCell(field(page, 'Quantity', 2), 3);
    expect(await card.getAttribute('aria-expanded')).toBe('false');
    await card.press('Enter');
    await field(page, 'Quantity', 1).waitFor();
    await generateProposal(page);
    await expectToFit();
  });

  test('a server of the plan tells below its name whose cameras it has', async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    await goOver(page, pathOf(design));
    await generateProposal(page);
    const plan = page.getByRole('table', { name: 'Server plan' });
    const server = plan.getByRole('rowheader').first();
    expect(await server.innerText()).toMatch(/^Servers? 1.*\n.*\d of Group \d/);
    expect(await plan.getByRole('columnheader', { name: 'Cameras of' }).isVisible()).toBe(false);
  });
});

/** Values that are as wide as their cells may have to be, in the groups with the highest numbers. */
const WIDEST = [
  {
    recording: 2,
    quantity: 999_999,
    retentionDays: 9999,
    codec: 5,
    fps: { continuous: 60, motion: 60 },
    motion: { continuous: 0, motion: 100 },
    complexity: { continuous: 2, motion: 4 },
    resolution: { continuous: 16, motion: 16 },
    bitrateKbit: { continuous: 26_000, motion: 26_000 },
    continuousIsCustomBitrate: true,
    motionIsCustomBitrate: true,
    licencesPerCamera: 16,
  },
  { recording: 0, complexity: { continuous: 4, motion: 4 }, resolution: { continuous: 16, motion: 16 } },
  {
    recording: 2,
    codec: 1,
    fps: { continuous: 60, motion: 60 },
    complexity: { continuous: 5, motion: 5 },
    resolution: { continuous: 17, motion: 17 },
  },
  { streamName: 'Gate' },
];

describe('with scroll bars that take room', () => {
  let browser: Browser;
  let page: Page;
  let wide: DesignPath;

  beforeAll(async () => {
    browser = await launchBrowser({ ignoreDefaultArgs: ['--hide-scrollbars'] });
    const api = await apiFor('Alice', app().server);
    wide = await addPrepared(api, { groups: [...manyGroups(998), ...WIDEST] });
    page = await pageOpener(browser, app().server.origin)();
    await open(page, pathOf(wide), 'Alice');
  });
  afterAll(() => browser.close());

  test.each([1280, 1366, 1440])('the whole camera table is visible at %i pixels, and no text is cut', async (width) => {
    await page.setViewportSize({ width, height: 800 });
    await page.getByRole('button', { name: 'Delete camera group' }).first().waitFor();
    const grid = page.getByRole('grid', { name: 'Camera groups' });
    const roomBeside = () => grid.evaluate(({ parentElement: frame }) => frame!.clientWidth - frame!.scrollWidth);
    await expect.poll(roomBeside).toBe(0);
    const bar = await grid.evaluate(({ parentElement: frame }) => frame!.offsetWidth - frame!.clientWidth);
    expect(bar).toBeGreaterThan(10);
    const cells = await grid.getByRole('gridcell').evaluateAll(roomIn);
    const texts = cells.map(({ text }) => text);
    expect(texts).toEqual(expect.arrayContaining(['999999', 'H.264 smart', 'Med-high', '8MP pano', '26000']));
    expect(texts).toContainEqual(expect.stringMatching(/^\d{7}$/));
    expect(cells.filter(({ isCut, isWholeInTitle }) => isCut && !isWholeInTitle)).toEqual([]);
    // The name of the first group is in a control.
    const [, ...heads] = await grid.getByRole('rowheader', { name: /^Group/ }).evaluateAll(besideNames);
    expect(heads[0]).toMatchObject({ text: '1001' });
    expect(heads.filter(({ gapPx }) => gapPx < 4)).toEqual([]);
    const heading = await grid.getByRole('columnheader', { name: 'Lens type' }).boundingBox();
    const lens = await grid
      .getByRole('gridcell', { name: /^Lens type, row 2\b/ })
      .first()
      .boundingBox();
    expect(lens?.x).toBe(heading?.x);
  });
});

/** Whether the text of each cell has the room that the cell leaves it beside its dot. */
function roomIn(cells: Element[]) {
  return cells.map((cell) => {
    const text = document.createRange();
    text.selectNodeContents(cell);
    const { left, right } = text.getBoundingClientRect();
    const box = cell.getBoundingClientRect();
    const { paddingLeft, paddingRight, backgroundPositionX, backgroundSize } = getComputedStyle(cell);
    const isTyped = cell.hasAttribute('data-custom');
    const from = isTyped ? parseFloat(backgroundPositionX) + parseFloat(backgroundSize) : parseFloat(paddingLeft);
    const isCut = left < box.left + from - 0.5 || right > box.right - parseFloat(paddingRight) + 0.5;
    const isWholeInTitle =
      getComputedStyle(cell).overflow === 'hidden' && cell.getAttribute('title') === cell.textContent;
    return { text: cell.textContent, isCut, isWholeInTitle };
  });
}

/** The number of each group, and what is free between it and the name. */
function besideNames(heads: Element[]) {
  return heads.map((head) => {
    const [number, name] = [head, head.nextElementSibling!].map((element) => {
      const text = document.createRange();
      text.selectNodeContents(element);
      return text.getBoundingClientRect();
    });
    return { text: head.textContent, gapPx: name!.left - number!.right };
  });
}
