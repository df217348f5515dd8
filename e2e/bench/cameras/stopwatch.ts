import type { Page } from 'playwright-core';

/** What runs in the page beside the table and measures it from within. */
interface Stopwatch {
  /** From the press of each digit to the frame that shows other totals, milliseconds. */
  readonly times: number[];
  readonly watch: (totals: Element) => void;
  readonly startFilm: () => void;
  /** Between each frame since and the next, milliseconds. */
  readonly endFilm: () => readonly number[];
  /** From the last answer that the page waited for to the frame that shows its first cells, milliseconds. */
  readonly opened: Promise<number>;
}

declare global {
  var stopwatch: Stopwatch;
}

/** Brings the stopwatch along with every page of a context. It has to stand alone: it is sent to the browser as text. */
export function installStopwatch(): void {
  const times: number[] = [];
  let pressedAt: number | undefined;
  const isDigit = ({ key }: KeyboardEvent): boolean => /^\d$/.test(key);
  addEventListener('keydown', (event) => (pressedAt = isDigit(event) ? event.timeStamp : undefined), true);

  // What is urgent comes right behind the frame, before whatever the page itself has put off until then.
  const afterPaint = (work: () => void): void => {
    requestAnimationFrame(() => void scheduler.postTask(work, { priority: 'user-blocking' }));
  };

  const changed = (): void => {
    if (pressedAt === undefined) return;
    const from = pressedAt;
    pressedAt = undefined;
    afterPaint(() => times.push(performance.now() - from));
  };

  const watch = (totals: Element): void =>
    new MutationObserver(changed).observe(totals, { subtree: true, childList: true, characterData: true });

  let frames: number[] | undefined;
  const film = (last: number) => (now: number) => {
    frames?.push(now - last);
    if (frames) requestAnimationFrame(film(now));
  };
  const startFilm = (): void => {
    frames = [];
    requestAnimationFrame((now) => requestAnimationFrame(film(now)));
  };
  const endFilm = (): readonly number[] => {
    const filmed = frames ?? [];
    frames = undefined;
    return filmed;
  };
  const lastAnswerAt = (): number => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const answers = entries.filter(({ initiatorType }) => initiatorType === 'fetch');
    return Math.max(...answers.map(({ responseEnd }) => responseEnd));
  };
  const opened = new Promise<number>((resolve) => {
    const seen = new MutationObserver(() => {
      if (!document.querySelector('[role="gridcell"]')) return;
      seen.disconnect();
      const from = lastAnswerAt();
      afterPaint(() => resolve(performance.now() - from));
    });
    seen.observe(document, { subtree: true, childList: true });
  });
  globalThis.stopwatch = { times, watch, startFilm, endFilm, opened };
}

export async function watchTotals(page: Page): Promise<void> {
  await page.getByRole('region', { name: 'Totals' }).evaluate((totals) => globalThis.stopwatch.watch(totals));
}
