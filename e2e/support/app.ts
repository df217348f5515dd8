import axe from 'axe-core';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { launchBrowser } from './browser.ts';
import { startServer, type RunningServer } from './server.ts';

export interface App {
  readonly server: RunningServer;
  /** A page of a browser that nobody has used yet. */
  readonly openPage: (options?: BrowserContextOptions) => Promise<Page>;
}

const LAPTOP = { width: 1440, height: 900 };

/** Server and browser for the tests of a file; both end with it, the server in good order. */
export function useApp(): () => App {
  let server: RunningServer | undefined;
  let browser: Browser | undefined;

  beforeAll(async () => {
    [server, browser] = await Promise.all([startServer(), launchBrowser()]);
  });

  afterAll(async () => {
    await browser?.close();
    expect(await server?.stop()).toBe(0);
  });

  return () => {
    if (server === undefined || browser === undefined) throw new Error('The app runs only within tests');
    return { server, openPage: pageOpener(browser, server.origin) };
  };
}

export function pageOpener(browser: Browser, baseURL: string): App['openPage'] {
  return async (options = {}) => {
    const context = await browser.newContext({ baseURL, viewport: LAPTOP, reducedMotion: 'reduce', ...options });
    await checkable(context);
    return context.newPage();
  };
}

/** The content security policy lets no script in afterwards; the browser itself may bring one along. */
async function checkable(context: BrowserContext): Promise<void> {
  await context.addInitScript({ content: axe.source });
}
