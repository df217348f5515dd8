import type { Page } from 'playwright-core';

interface Watched extends Window {
  layoutShift?: number;
}

/**
 * Adds up the layout shifts of every page that is opened from now on. Those within half a second of a click count as well,
 * though the browser excuses them: on a slow machine the same shift comes later.
 */
export async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched = window as Watched;
    watched.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries() as (PerformanceEntry & { readonly value: number })[]) {
        watched.layoutShift = (watched.layoutShift ?? 0) + value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

export async function layoutShift(page: Page): Promise<number> {
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
  const shift = await page.evaluate(() => (window as Watched).layoutShift);
  if (shift === undefined) throw new Error('Nothing was watched');
  return shift;
}
