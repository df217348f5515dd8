import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { violations, violationsInBothSchemes } from '../../support/every-page/accessibility.ts';
import { apiFor, type Api } from '../../support/api.ts';
import { pathOf, type DesignPath } from '../../support/four-cameras.ts';
import { addPrepared, onAppliances } from '../../support/prepared-designs.ts';
import { liveAnswer } from '../../support/server-settings.ts';
import { useApp } from '../../support/run/app.ts';
import { field, fillCell, open } from '../../support/steps.ts';

const USER = 'Bob';
const EVENT = 1;
const BOTH_FULL_HD = { continuous: 8, motion: 8 };

const app = useApp();
let api: Api;
let design: DesignPath;
let page: Page;

interface Line {
  readonly kind: string;
  readonly designation: string;
}

interface Calculated {
  readonly bill: readonly Line[];
  readonly alternatives: readonly { readonly bill: readonly Line[] | null }[];
}

function price(designation: string, unitPrice: string) {
  return { designation, sku: '', description: '', unitPrice, margin: null, leadTimeDays: null };
}

beforeEach(async () => {
  api = await apiFor(USER, app().server);
  design = await addPrepared(api, {
    groups: [{ streamName: 'Halls', quantity: 82, recording: EVENT, retentionDays: 60, resolution: BOTH_FULL_HD }],
    settings: onAppliances(),
  });
  page = await app().openPage({ isKept: true });
});

async function hardware(): Promise<string> {
  return (await liveAnswer(page).locator('p').first().textContent()) ?? '';
}

/** Presses a button with the keyboard alone. */
async function press(name: string | RegExp): Promise<void> {
  const button = liveAnswer(page).getByRole('button', { name });
  await button.focus();
  await page.keyboard.press('Enter');
}

/** Prices of all that is bought and that could be, of which the recording server of another choice is the cheapest. */
async function priceOneCheaper(): Promise<Line> {
  const { bill, alternatives } = await api.get<Calculated>(`${pathOf(design)}/calculate`);
  const lines = [bill, ...alternatives.map((each) => each.bill ?? [])].flat();
  const cheap = alternatives
    .flatMap((each) => each.bill ?? [])
    .find(({ kind, designation }) => kind === 'recording-server' && designation !== bill[0]!.designation)!;
  const names = [...new Set(lines.map(({ designation }) => designation))];
  await api.put('/price-list', {
    priceList: {
      currency: 'EUR',
      lines: names.map((name) => price(name, name === cheap.designation ? '100.00' : '10000.00')),
    },
  });
  return cheap;
}

/** Presses a key until the focus is where it is wanted. */
async function tabTo(of: Page, key: string, isThere: () => Promise<boolean>): Promise<void> {
  for (let presses = 0; presses < 30; presses += 1) {
    await of.keyboard.press(key);
    if (await isThere()) return;
  }
  throw new Error('The focus does not get there');
}

describe('the answer card', () => {
  test('says the risk of a failed server, adds a spare by the keyboard, and undoes it', async () => {
    await open(page, pathOf(design), USER);
    await liveAnswer(page).getByText('If the server fails, no camera is recorded until it is repaired.').waitFor();
    const before = await hardware();
    await press('Add a spare');
    await liveAnswer(page).getByText('1 records, 1 is a cold spare.', { exact: false }).waitFor();
    await liveAnswer(page).getByText('the spare records after').waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Undo' }).last().press('Enter');
    await liveAnswer(page).getByText('If the server fails, no camera is recorded until it is repaired.').waitFor();
    expect(await hardware()).toBe(before);
  });

  test('takes the cheaper choice in one press, and says what it costs', async () => {
    const cheap = await priceOneCheaper();
    await open(page, pathOf(design), USER);
    await liveAnswer(page)
      .getByText(/EUR\s[\d,.]+ less/)
      .waitFor();
    const generate = liveAnswer(page).getByRole('button', { name: 'Generate Proposal' });
    for (const height of [900, 720]) {
      await page.setViewportSize({ width: 1440, height });
      await liveAnswer(page)
        .getByLabel('What if so many more cameras')
        .fill(`${height / 90}`);
      const told = liveAnswer(page).getByText(new RegExp(`^${82 + height / 90} cameras: `));
      await told.waitFor();
      const [box, below] = [(await told.boundingBox())!, (await generate.boundingBox())!];
      expect(box.y + box.height).toBeLessThanOrEqual(below.y);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    await press(/^Compare with /);
    const pair = liveAnswer(page).getByRole('table', { name: /^Compare with / });
    await pair.getByText('EUR', { exact: false }).first().waitFor();
    expect(await pair.getByRole('columnheader').allTextContents()).toEqual([
      'Solution',
      'This proposal',
      expect.stringContaining(cheap.designation),
    ]);
    expect(await violations(page)).toEqual([]);
    await press(/^Compare with /);
    await pair.waitFor({ state: 'detached' });
    await press(/^Use /);
    await liveAnswer(page).getByText(cheap.designation, { exact: false }).first().waitFor();
    expect(await page.getByRole('button', { name: 'Undo' }).last().isEnabled()).toBe(true);
    await api.put('/price-list', { priceList: { currency: 'EUR', lines: [] } });
  });

  test('is used by the keyboard alone: what if, the cheaper choice, taking it over and back', async () => {
    await priceOneCheaper();
    await open(page, pathOf(design), USER);
    await liveAnswer(page)
      .getByText(/EUR\s[\d,.]+ less/)
      .waitFor();
    const before = await hardware();
    const focused = () =>
      page.evaluate(
        () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
      );
    // From the foot of the page backwards the card is near: nothing of the table is passed.
    await liveAnswer(page).getByRole('button', { name: 'Generate Proposal' }).focus();
    await tabTo(page, 'Shift+Tab', () => page.evaluate(() => document.activeElement instanceof HTMLInputElement));
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.type('10');
    await liveAnswer(page)
      .getByText(/^92 cameras: /)
      .waitFor();
    await page.keyboard.press('Enter');
    await tabTo(page, 'Shift+Tab', async () => (await focused()).startsWith('Use '));
    await page.keyboard.press('Enter');
    await expect.poll(hardware).not.toBe(before);
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Control+z');
    await expect.poll(hardware).toBe(before);
  });

  test('takes a way out that keeps recordings shorter in one press, and undoes all of it', async () => {
    const both = <T>(value: T) => ({ continuous: value, motion: value });
    const hopeless = await addPrepared(api, {
      groups: [
        {
          streamName: 'Psychiatry',
          quantity: 30,
          recording: 0,
          retentionDays: 365,
          codec: 3,
          resolution: both(17),
          fps: both(30),
        },
      ],
      settings: onAppliances({ ivoModel: 1 }),
    });
    await open(page, pathOf(hopeless), USER);
    await liveAnswer(page).getByText('No hardware fits').waitFor();
    await press(/keep recordings for/i);
    await liveAnswer(page).getByText('kept').first().waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Undo' }).last().press('Enter');
    await liveAnswer(page).getByText('No hardware fits').waitFor();
    expect(
      await liveAnswer(page)
        .getByRole('button', { name: /keep recordings for/i })
        .count(),
    ).toBeGreaterThan(0);
  });

  test('answers what if, and refuses more than there may be', async () => {
    await open(page, pathOf(design), USER);
    const cameras = liveAnswer(page).getByLabel('What if so many more cameras');
    await cameras.fill('10');
    await liveAnswer(page)
      .getByText(/^92 cameras: /)
      .waitFor();
    const answered = await hardware();
    for (const field of [cameras, liveAnswer(page).getByLabel('What if so many more days')]) {
      await field.fill('100001');
      const message = liveAnswer(page).getByText('Value must be between 1 and').last();
      await message.waitFor();
      const [box, card] = [(await message.boundingBox())!, (await liveAnswer(page).boundingBox())!];
      expect(box.x + box.width).toBeLessThanOrEqual(card.x + card.width);
    }
    expect(await hardware()).toBe(answered);
    await cameras.fill('0');
    await cameras.press('Enter');
    await liveAnswer(page).getByText('Value must be between 1 and 100000').waitFor();
    await liveAnswer(page)
      .getByText(/^92 cameras: /)
      .waitFor({ state: 'detached' });
    await liveAnswer(page).getByText('Value must be between 1 and 100000').waitFor({ state: 'detached' });
    // The same again, typed over the 0 that stands there.
    await cameras.press('0');
    await cameras.press('Enter');
    await liveAnswer(page).getByText('Value must be between 1 and 100000').waitFor();
    expect(await hardware()).toBe(answered);
  });

  test('comes into sight where more is asked, and stays away while the table is typed into', async () => {
    await page.setViewportSize({ width: 390, height: 700 });
    await open(page, pathOf(design), USER);
    const answer = (cameras: number) => liveAnswer(page).getByText(new RegExp(`^${cameras} cameras: `));
    const isInSight = async (cameras: number): Promise<boolean> => {
      const box = (await answer(cameras).boundingBox())!;
      return box.y >= 0 && Math.floor(box.y + box.height) <= 700;
    };
    await liveAnswer(page).getByLabel('What if so many more cameras').fill('10');
    await answer(92).waitFor();
    await expect.poll(() => isInSight(92)).toBe(true);
    await fillCell(field(page, 'Quantity', 1), 83);
    await answer(93).waitFor();
    expect(await isInSight(93)).toBe(false);
    await page.keyboard.press('Control+z');
    await answer(92).waitFor();
  });

  test.each([390, 2560])('fits %i pixels in both schemes', async (width) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, pathOf(design), USER);
    await liveAnswer(page).getByText('kept').first().waitFor();
    const tabs = (await page.getByRole('tablist').boundingBox())!;
    const answer = (await liveAnswer(page).boundingBox())!;
    expect(answer.y + answer.height < tabs.y).toBe(width === 390);
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      const box = (await liveAnswer(page).boundingBox())!;
      expect(box.x + box.width).toBeLessThanOrEqual(width);
    }
    expect(await violationsInBothSchemes(page)).toEqual([]);
  });
});
