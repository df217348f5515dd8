import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject } from 'vitest';
import { workerBrowser } from './browser.ts';
import { PagesInTurn, type PageOptions } from './pages-in-turn.ts';
import { startServer, type RunningServer } from './server.ts';
import { setOnSharedServer } from './users.ts';

export interface App {
  readonly server: Pick<RunningServer, 'port' | 'origin'>;
  /** A page of somebody who was never here. It is closed after the test that opens it. */
  readonly openPage: (options?: PageOptions) => Promise<Page>;
}

interface AppOptions {
  /** Whether the tests of the file need a server that no other test uses: its users are Alice and Bob alone. */
  readonly hasOwnServer?: boolean;
  /** Environment of that server. */
  readonly variables?: Readonly<Record<string, string>>;
}

/** Server and browser for the tests of a file, with users of its own. */
export function useApp({ hasOwnServer = false, variables }: AppOptions = {}): () => App {
  let own: RunningServer | undefined;
  let browser: Browser | undefined;
  let pages: PagesInTurn | undefined;

  beforeAll(async () => {
    setOnSharedServer(!hasOwnServer);
    [own, browser] = await Promise.all([hasOwnServer ? startServer(variables) : undefined, workerBrowser()]);
    pages = own === undefined ? pagesOfSharedServer(browser) : new PagesInTurn(browser, own.origin);
  });
  beforeEach(() => pages?.begin());
  afterEach(({ task }) => pages?.end(task.result?.state !== 'fail'));

  afterAll(async () => {
    await pages?.leave();
    const ended = browser?.contexts().filter((context) => context !== ofSharedServer?.shared) ?? [];
    await Promise.all(ended.map((context) => context.close()));
    if (own) expect(await own.stop()).toBe(0);
  });

  return () => {
    if (pages === undefined) throw new Error('The app runs only within tests');
    return { server: own ?? sharedServer(), openPage: pages.open };
  };
}

let ofSharedServer: PagesInTurn | undefined;

/** The same for all files of a worker, as what its context has cached and compiled serves them all. */
function pagesOfSharedServer(browser: Browser): PagesInTurn {
  ofSharedServer ??= new PagesInTurn(browser, sharedServer().origin);
  return ofSharedServer;
}

function sharedServer(): App['server'] {
  const port = inject('sharedPort');
  return { port, origin: `http://localhost:${port}` };
}
