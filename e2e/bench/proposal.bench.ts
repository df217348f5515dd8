import type { Page } from 'playwright-core';
import { median, type BenchRow } from '../../tools/bench-row.ts';
import { apiFor } from '../support/api.ts';
import { pageOpener } from '../support/run/pages-in-turn.ts';
import { launchBrowser } from '../support/run/browser.ts';
import { pathOf } from '../support/four-cameras.ts';
import { addPrepared, manyGroups, onServers } from '../support/prepared-designs.ts';
import { startServer } from '../support/run/server.ts';
import { signIn } from '../support/steps.ts';

const GROUPS = 500;
const ROUNDS = 9;

/** 150 ms, where a page of one word takes 25 ms from the answer to the frame that shows it. */
const GOAL = 6;

/** How long a proposal takes from the last byte of the answer to the frame that shows it, against a page of one word. */
export async function rows(): Promise<BenchRow[]> {
  const server = await startServer();
  const browser = await launchBrowser();
  try {
    const design = await addPrepared(await apiFor('Alice', server), {
      groups: manyGroups(GROUPS),
      settings: onServers({ addManagementServer: true }, { archiving: true }),
    });
    const page = await pageOpener(browser, server.origin)();
    await page.goto('/');
    await signIn(page, 'Alice');
    const ours: number[] = [];
    const empty: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      ours.push(await proposalMs(page, pathOf(design)));
      empty.push(await oneWordMs(page));
    }
    return [
      {
        name: `proposal of ${GROUPS} groups painted, to an empty page`,
        ratio: median(ours) / median(empty),
        goal: GOAL,
        better: 'lower',
      },
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function proposalMs(page: Page, path: string): Promise<number> {
  await page.goto(path);
  const painted = paintedAfter(page, '[aria-label=Proposal] article', '/calculate');
  await page.getByRole('button', { name: 'Generate Proposal' }).click();
  return painted;
}

async function oneWordMs(page: Page): Promise<number> {
  await page.goto('/healthz');
  const painted = paintedAfter(page, 'body > output', '/readyz');
  await page.evaluate(async () => {
    const answer = await (await fetch('/readyz')).text();
    const output = document.createElement('output');
    output.textContent = answer;
    document.body.append(output);
  });
  return painted;
}

/** From the last byte of an answer to the first frame after an element has come. */
function paintedAfter(page: Page, selector: string, answer: string): Promise<number> {
  return page.evaluate(
    ([wanted, url]) =>
      new Promise<number>((resolve) => {
        const tell = (): void => {
          const requests = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
          const { responseEnd } = requests.findLast(({ name }) => name.includes(url))!;
          // The second callback runs when the frame of the first has been handed over.
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - responseEnd)));
        };
        const observer = new MutationObserver(() => {
          if (document.querySelector(wanted) === null) return;
          observer.disconnect();
          tell();
        });
        observer.observe(document.body, { childList: true, subtree: true });
      }),
    [selector, answer] as const,
  );
}
