import { expect, test } from 'vitest';
import { seededDesign } from '../../bench/cameras/seeded-design.ts';
import { useApp } from '../../support/run/app.ts';
import { field, open, textIn } from '../../support/steps.ts';

const app = useApp();
const FAR_PX = 20_000;

test('scrolling keeps the active cell, and rows that come into view can be edited', async () => {
  const page = await app().openPage({ isKept: true });
  await open(page, await seededDesign(app().server), 'Alice');
  const first = field(page, 'Quantity', 1);
  await first.click();
  const isFocused = () => first.evaluate((cell) => cell.contains(document.activeElement));
  await page.mouse.wheel(0, FAR_PX);
  const there = field(page, 'Quantity', 601);
  await there.waitFor();
  expect(await isFocused()).toBe(true);

  await there.click();
  await page.keyboard.type('9');
  await page.getByRole('region', { name: 'Totals' }).getByText('2,007').waitFor();
  await page.keyboard.press('Control+Home');
  expect(await textIn(first)).toBe('2');
  expect(await page.getByRole('row').count()).toBeLessThan(100);
});

test('rows out of view do not make the page longer', async () => {
  const page = await app().openPage({ isKept: true });
  await open(page, await seededDesign(app().server), 'Alice');
  await field(page, 'Quantity', 1).waitFor();
  const beyond = await page.evaluate(
    () =>
      document.documentElement.scrollHeight -
      scrollY -
      document.querySelector('footer')!.getBoundingClientRect().bottom,
  );
  expect(beyond).toBeLessThan(1);
});

test('scrolling reuses the elements of rows', async () => {
  const page = await app().openPage({ isKept: true });
  await open(page, await seededDesign(app().server), 'Alice');
  await field(page, 'Quantity', 1).click();
  await page.mouse.wheel(0, FAR_PX);
  await field(page, 'Quantity', 601).waitFor();
  const elements = await page.evaluateHandle(() => [...document.querySelectorAll('[role="row"]')]);
  await page.mouse.wheel(0, FAR_PX);
  await field(page, 'Quantity', 1181).waitFor();
  const isSame = await elements.evaluate((before) =>
    [...document.querySelectorAll('[role="row"]')].every((row, index) => row === before[index]),
  );
  expect(isSame).toBe(true);
  // Top to bottom, in whatever order the elements stand.
  const body = page.getByRole('rowgroup').nth(1);
  const owned = (await body.getAttribute('aria-owns'))?.split(' ') ?? [];
  const indices = await Promise.all(
    owned.map((id) => page.locator(`[id="${id}"]`).getAttribute('aria-rowindex').then(Number)),
  );
  expect(indices).toEqual(indices.toSorted((a, b) => a - b));
});

test('a row that comes to another place is styled without its cells', async () => {
  const page = await app().openPage({ isKept: true });
  await open(page, await seededDesign(app().server), 'Alice');
  await field(page, 'Quantity', 1).waitFor();
  const devtools = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  devtools.on('Tracing.dataCollected', ({ value }) => void events.push(...(value as unknown[] as TraceEvent[])));
  await devtools.send('Tracing.start', { categories: 'devtools.timeline,blink.user_timing' });
  await page.evaluate(() => {
    const row = document.querySelector<HTMLElement>('[data-kind="stream"]')!;
    row.getBoundingClientRect();
    performance.mark('moves');
    row.style.top = '1px';
    row.getBoundingClientRect();
    performance.mark('moved');
  });
  const complete = new Promise((resolve) => void devtools.once('Tracing.tracingComplete', resolve));
  await devtools.send('Tracing.end');
  await complete;
  await devtools.detach();
  const timeOf = (mark: string) => events.find(({ name }) => name === mark)?.ts ?? Number.NaN;
  const styled = events.filter(
    ({ name, ts }) => name === 'UpdateLayoutTree' && ts > timeOf('moves') && ts < timeOf('moved'),
  );
  expect(styled.map(({ args }) => args.elementCount)).toEqual([1]);
});

interface TraceEvent {
  readonly name: string;
  /** Microseconds. */
  readonly ts: number;
  readonly args: { readonly elementCount?: number };
}
