import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { apiFor } from '../../support/api.ts';
import { violations } from '../../support/every-page/accessibility.ts';
import { useApp } from '../../support/run/app.ts';
import { copied } from '../../support/clipboard.ts';
import { addDesign, addFourCameras, addPublishedCase, archiveOnServers, pathOf } from '../../support/four-cameras.ts';
import { expectShown } from '../../support/expect-shown.ts';
import { goTo } from '../../support/go-to.ts';
import { shownNumber } from '../../support/shown-number.ts';
import { generateProposal, open } from '../../support/steps.ts';

const app = useApp();
let page: Page;
let report: Locator;

beforeAll(async () => {
  const api = await apiFor('Alice', app().server);
  const design = await addPublishedCase(api);
  page = await app().openPage({ permissions: ['clipboard-read', 'clipboard-write'] });
  await open(page, pathOf(design), 'Alice');
  report = await generateProposal(page);
});

const panel = (): Locator => page.getByRole('dialog');
const line = (title: string | RegExp): Locator => panel().getByRole('button', { name: title });
const way = (): Locator => panel().getByRole('navigation', { name: 'Way to this figure' });

describe('a figure of the proposal', () => {
  test('opens its formula with the numbers of the design by keyboard', async () => {
    const fill = report.locator('[title="Explain Storage per server"]');
    await fill.focus();
    await page.keyboard.press('Enter');

    await panel().getByRole('heading', { name: 'Storage per server' }).waitFor();
    await expectShown(panel().getByText('= 100 × 2.463728 ÷ 3.5724'));
  });

  test('opens further, down to typed values and the sources of constants', async () => {
    await line(/^Recorded video of a server/).click();
    await line(/^Recorded video rows/).click();
    await line(/^Group 4/).click();
    await line(/^Retention days, Group 4/).click();
    await panel().getByText('The default: nobody changed it in this design.').waitFor();
    expect(await way().getByRole('listitem').allInnerTexts()).toEqual([
      'Storage per server',
      'Recorded video of a server',
      'Recorded video',
      expect.stringMatching(/^Group 4/),
    ]);
    expect(await violations(page)).toEqual([]);
  });

  test('returns by keyboard to the line that was opened', async () => {
    await page.keyboard.press('Backspace');
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    expect(await focused()).toMatch(/^Retention days, Group 4/);
    await page.keyboard.press('ArrowLeft');
    expect(await focused()).toMatch(/^Group 4/);
    await way().getByRole('button', { name: 'Storage per server' }).click();
    expect(await focused()).toMatch(/^Recorded video of a server/);
    expect(await way().count()).toBe(0);
  });

  test('leads to the source of a constant', async () => {
    await line(/^Capacity as vendors count it/).click();
    await line(/^Formatted capacity/).click();
    await line(/^Storage model, formatted TiB of a decimal TB/).click();
    await panel()
      .getByText(/Catalogue, measured: a vendor's published proposal/)
      .waitFor();
    expect(await violations(page)).toEqual([]);
  });

  test('links its sources to chapters of the model', async () => {
    await way().getByRole('button', { name: 'Storage per server' }).click();
    const chapter = panel()
      .getByRole('link', { name: /^The model, / })
      .first();
    const address = new URL((await chapter.getAttribute('href'))!, page.url());
    const answer = await page.request.get(address.href);
    expect(answer.headers()['content-type']).toContain('text/html');
    expect(await answer.text()).toContain(`id="${address.hash.slice(1)}"`);
  });

  const copiedText = () =>
    copied(page, async () => {
      await panel().getByRole('button', { name: 'Copy as text' }).click();
      await panel().getByText('Copied').waitFor();
    });

  test('is copied as text', async () => {
    const text = await copiedText();
    expect(text).toMatch(
      /^Storage per server is 68\.9656 %\.\n\nDisk utilization is 68\.9656 %: 100 × .+ = 100 × 2\.463728 ÷ 3\.5724; /,
    );
    expect(text).toMatch(/^Retention days is 30 days in 4 rows: /m);
    // Names and not the identifiers of the code.
    expect(text).not.toMatch(/\b[a-z]+[A-Z]\w*/);
  });

  test('is copied with its inputs when it tells how long the disks hold', async () => {
    await report.locator('[title^="Explain Retention held, busy"]').click();
    const text = await copiedText();
    expect(text).toMatch(/31\.6363/);
    expect(text).toMatch(/2\.7101 TB/);
    await report.locator('[title="Explain Storage per server"]').click();
  });

  test('returns the focus when its explanation is closed', async () => {
    await page.keyboard.press('Escape');
    expect(await panel().count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('title'))).toBe('Explain Storage per server');
  });
});

/** Texts of what is shown in front of the open panel, looked for at points all over it. */
function inFrontOfPanel(): string[] {
  const dialog = document.querySelector('dialog[open]')!;
  const { left, top, width, height } = dialog.getBoundingClientRect();
  const parts = Array.from({ length: 40 }, (_, part) => (part + 0.5) / 40);
  const found = parts.flatMap((x) =>
    parts.map((y) => document.elementFromPoint(left + width * x, top + height * y) ?? dialog),
  );
  return [...new Set(found.filter((element) => !dialog.contains(element)).map(({ outerHTML }) => outerHTML))];
}

describe('a figure of the answer beside the table', () => {
  test('is explained in front of the table and the proposal', async () => {
    await page.getByRole('complementary').locator('[data-figure]').first().click();
    await panel().waitFor();
    for (const behind of [page.getByRole('tab', { name: 'Cameras' }), report]) {
      await behind.evaluate((element) => element.scrollIntoView({ block: 'start' }));
      expect(await page.evaluate(inFrontOfPanel)).toEqual([]);
    }
    await page.keyboard.press('Escape');
  });
});

interface ExplainedFigure {
  readonly figure: string;
  readonly title: string;
  readonly shown: string;
  /** The number at the head of its explanation. */
  readonly explained: string;
  /** The sentences of its explanation; if it has none, the rows that it is the sum of. */
  readonly reasons: readonly string[];
}

/** Presses every figure in turn, in the page: hundreds of presses from outside would each wait for the page twice. */
async function explainedFigures(figures: readonly (HTMLElement | SVGElement)[]): Promise<ExplainedFigure[]> {
  const told: ExplainedFigure[] = [];
  for (const element of figures) {
    element.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    const text = (of: Element | null): string =>
      (of instanceof HTMLElement ? of.innerText : (of?.textContent ?? '')).trim();
    const amount = (): string => text(document.querySelector('dialog[open] header p'));
    // The panel opens at once, and has its content when the worker has answered.
    do await new Promise(requestAnimationFrame);
    while (amount() === '');
    told.push({
      figure: element.dataset['figure'] ?? '',
      title: element.getAttribute('title') ?? '',
      shown: text(element),
      explained: amount(),
      reasons: [...document.querySelectorAll('dialog[open] header ~ div :is(p, ul:not(p ~ ul) > li)')].map(text),
    });
  }
  return told;
}

async function expectEveryFigureExplained(proposal: Locator): Promise<void> {
  // Sentences about a next step or another solution tell more numbers than their own.
  const figures = proposal
    .locator('[data-figure]:not([data-figure^=headroom], [data-figure^=alternatives], p > [data-figure^=ledger])')
    .filter({ visible: true });
  expect(await figures.count()).toBeGreaterThan(40);
  const wrong: string[] = [];
  for (const { figure, title, shown, explained, reasons } of await figures.evaluateAll(explainedFigures)) {
    const { number, tolerance } = shownNumber(shown);
    const { number: root } = shownNumber(explained);
    // Days that are not held to their end are not told.
    const isRoundedDown = /^Explain (?:Retention held|kept$|If all scenes are busy)/.test(title);
    const isText = Number.isNaN(number);
    const tells = isText
      ? explained === shown
      : Math.abs(root - (isRoundedDown ? 0.5 : 0) - number) <= tolerance + root * 1e-5;
    if (!tells) wrong.push(`${figure} shows ${shown}, explained as ${explained}`);
    // The number alone is no reason for it.
    if (reasons.every((reason) => reason === explained)) wrong.push(`${figure} shows ${shown} without a reason`);
  }
  expect(wrong).toEqual([]);
}

describe('every figure opens an explanation of the number that it shows', () => {
  test('in a proposal of appliances', async () => {
    await expectEveryFigureExplained(report);
  });

  test('in a proposal of generic servers with an archive and a management server', async () => {
    const api = await apiFor('Alice', app().server);
    const design = await addDesign(api);
    await addFourCameras(api, design);
    await archiveOnServers(api, design);
    await goTo(page, pathOf(design));
    await expectEveryFigureExplained(await generateProposal(page));
  });
});
