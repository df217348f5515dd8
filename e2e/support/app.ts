import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import { connectBrowser } from './browser.ts';
import { startServer, type RunningServer } from './server.ts';
import { setOnSharedServer } from './users.ts';

export interface App {
  readonly server: Pick<RunningServer, 'port' | 'origin'>;
  /** A page in a fresh browser context. */
  readonly openPage: (options?: BrowserContextOptions) => Promise<Page>;
}

const LAPTOP = { width: 1440, height: 900 };

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

  beforeAll(async () => {
    setOnSharedServer(!hasOwnServer);
    [own, browser] = await Promise.all([hasOwnServer ? startServer(variables) : undefined, connectBrowser(endpoint())]);
  });

  afterAll(async () => {
    await browser?.close();
    if (own) expect(await own.stop()).toBe(0);
  });

  return () => {
    if (browser === undefined) throw new Error('The app runs only within tests');
    const server = own ?? sharedServer();
    return { server, openPage: pageOpener(browser, server.origin) };
  };
}

function sharedServer(): App['server'] {
  const port = inject('sharedPort');
  return { port, origin: `http://localhost:${port}` };
}

function endpoint(): string {
  const browsers = inject('browsers');
  return browsers[Number(process.env['VITEST_POOL_ID']) % browsers.length]!;
}

export function pageOpener(browser: Browser, baseURL: string): App['openPage'] {
  return async (options = {}) => {
    const context = await browser.newContext({ baseURL, viewport: LAPTOP, reducedMotion: 'reduce', ...options });
    // Only there to end a step that hangs: how long one takes depends on the machine.
    context.setDefaultTimeout(120_000);
    return context.newPage();
  };
}
