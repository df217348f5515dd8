import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright-core';

export interface PageOptions extends BrowserContextOptions {
  /** Whether the page needs a context that no other test has used: its clock, for instance, stays with a context. */
  readonly isAlone?: boolean;
}

const LAPTOP = { width: 1440, height: 900 };
/** Only there to end a step that hangs: how long one takes depends on the machine. */
const LONGEST_STEP_MS = 120_000;
/** Any file of the server will do: storage belongs to the origin. */
const KEEPER_PATH = '/favicon.svg';

/** A fresh browser context. */
async function newContext(
  browser: Browser,
  baseURL: string,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL, viewport: LAPTOP, reducedMotion: 'reduce', ...options });
  context.setDefaultTimeout(LONGEST_STEP_MS);
  return context;
}

export function pageOpener(browser: Browser, baseURL: string): (options?: BrowserContextOptions) => Promise<Page> {
  return async (options) => (await newContext(browser, baseURL, options)).newPage();
}

/** The page of a shared context that stays open from test to test: the stored sign-in is put there. */
const keepers = new WeakMap<BrowserContext, Page>();

/** What pages of an origin keep over their end, but for cookies. */
const STORAGE = 'local_storage,indexeddb,cache_storage,file_systems,service_workers';

/** A page on the origin of the server, where the stored sign-in is put before the page itself opens. */
export async function pageForStorage(page: Page): Promise<Page> {
  const keeper = keepers.get(page.context());
  if (keeper !== undefined) return keeper;
  await page.goto(KEEPER_PATH);
  return page;
}

/** What a page of the shared context can be given; other options need a context of their own. */
const OF_A_PAGE = new Set(['viewport', 'colorScheme', 'permissions', 'acceptDownloads']);

/**
 * Pages for the tests of a file, or of all files that use a server. The first page of each test is opened in a context that the tests have in turn, without
 * cookies and storage: a fresh one costs half a second, as it has nothing in its cache and no compiled script.
 */
export class PagesInTurn {
  readonly #browser: Browser;
  readonly #baseURL: string;
  #shared: BrowserContext | undefined;
  #devtools: CDPSession | undefined;
  /** Whether a test runs that has not got a page of the shared context yet. */
  #isFree = false;
  #opened: BrowserContext[] = [];

  constructor(browser: Browser, baseURL: string) {
    this.#browser = browser;
    this.#baseURL = baseURL;
  }

  readonly open = async ({ isAlone = false, ...options }: PageOptions = {}): Promise<Page> => {
    if (this.#isFree && !isAlone && Object.keys(options).every((name) => OF_A_PAGE.has(name))) {
      this.#isFree = false;
      return this.#openShared(options);
    }
    const context = await newContext(this.#browser, this.#baseURL, options);
    this.#opened.push(context);
    return context.newPage();
  };

  /** The context that the tests have in turn, once one of them has opened a page in it. */
  get shared(): BrowserContext | undefined {
    return this.#shared;
  }

  /** Before each test; what was opened before it, for all tests, stays open. */
  begin(): void {
    this.#isFree = true;
    this.#opened = [];
  }

  /** After each test. */
  async end(): Promise<void> {
    this.#isFree = false;
    await Promise.all(this.#opened.map((context) => context.close()));
    this.#opened = [];
    if (this.#shared !== undefined) await this.#clear(this.#shared);
  }

  /** Leaves nothing of a test in the context but what the browser has cached. */
  async #clear(context: BrowserContext): Promise<void> {
    const keeper = keepers.get(context);
    for (const page of context.pages().filter((each) => each !== keeper)) {
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.close();
    }
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.setOffline(false);
    await context.clearPermissions();
    await context.clearCookies();
    await this.#devtools?.send('Storage.clearDataForOrigin', { origin: this.#baseURL, storageTypes: STORAGE });
  }

  async #openShared({ viewport, colorScheme, permissions }: BrowserContextOptions): Promise<Page> {
    this.#shared ??= await this.#newShared();
    if (permissions !== undefined) await this.#shared.grantPermissions(permissions);
    const page = await this.#shared.newPage();
    if (viewport) await page.setViewportSize(viewport);
    if (colorScheme !== undefined) await page.emulateMedia({ colorScheme });
    return page;
  }

  async #newShared(): Promise<BrowserContext> {
    const context = await newContext(this.#browser, this.#baseURL);
    const keeper = await context.newPage();
    await keeper.goto(KEEPER_PATH);
    keepers.set(context, keeper);
    this.#devtools = await context.newCDPSession(keeper);
    return context;
  }
}
