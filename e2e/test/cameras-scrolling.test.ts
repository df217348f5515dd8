import { expect, test } from 'vitest';
import { seededDesign } from '../bench/cameras/seeded-design.ts';
import { useApp } from '../support/app.ts';
import { open } from '../support/steps.ts';

const app = useApp();
const FAR_PX = 20_000;

test('the active cell stays where it is however far one scrolls, and rows can be worked in where one rests', async () => {
  const page = await app().openPage();
  await open(page, await seededDesign(app().server), 'Alice');
  const first = page.getByRole('textbox', { name: 'Quantity, row 1', exact: true });
  await first.click();
  await page.mouse.wheel(0, FAR_PX);
  await page.getByRole('textbox', { name: 'Quantity, row 401', exact: true }).waitFor();
  expect(await first.evaluate((cell) => cell === document.activeElement)).toBe(true);

  const there = page.getByRole('textbox', { name: 'Quantity, row 401', exact: true });
  await there.click();
  await page.keyboard.type('9');
  await page.getByRole('region', { name: 'Totals' }).getByText('2,007').waitFor();
  await page.keyboard.press('Control+Home');
  expect(await first.inputValue()).toBe('2');
  expect(await there.count()).toBe(0);
});
