import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page, Request } from 'playwright-core';
import { goTo, TEXT_PAGES } from '../go-to.ts';

export interface PageOptions extends BrowserContextOptions {
  /** Whether the page needs a context that no other test has used: its clock, for instance, stays with a context. */
  readonly isAlone?: boolean;
  /** Whether the page may be that of the test before, which `open…` leads from page to page as a link of the app does. */
  readonly isKept?: boolean;
}

const LAPTOP = { width: 1440, height: 900 };
/** Only there to end a step that hangs: how long one takes depends on the machine. */
const LONGEST_STEP_MS = 120_000;
/** A page that waits longer for an answer is closed and not kept. */
const LONGEST_ANSWER_MS = 10_000;
/** Where a page waits for the next test: a page of text, for everybody. */
const WAITING_PATH = '/disclaimer/';
/** How the keys of a stored sign-in begin. */
const SESSION_KEY = 'oidc.user:';
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

/** Whether somebody is signed in on a page that waits. */
const waiting = new WeakMap<Page, boolean>();

/** Whether the page waited for this test, signed in or not. */
export function hasWaited(page: Page, isSignedIn: boolean): boolean {
  const isIt = waiting.get(page) === isSignedIn;
  waiting.delete(page);
  return isIt;
}

/** What a page of the shared context can be given; other options need a context of their own. */
const OF_A_PAGE = new Set(['viewport', 'colorScheme', 'permissions', 'acceptDownloads']);

/**
 * Pages for the tests of a file, or of all files that use a server. The first page of each test is opened in a context that the
 * tests have in turn, without cookies and storage: a fresh one costs half a second, as it has nothing in its cache and no compiled
 * script. A file whose first page is opened before its tests has the context for that page alone.
 */
export class PagesInTurn {
  readonly #browser: Browser;
  readonly #baseURL: string;
  #shared: BrowserContext | undefined;
  #devtools: CDPSession | undefined;
  #kept: Page | undefined;
  /** What the kept page has asked and got no answer to yet. */
  #asked = new Set<Request>();
  /** Whether nobody has got a page of the shared context yet: the test that runs, or the file before its first one. */
  #isFree = true;
  /** Whether a page of the shared context is for all tests of the file. */
  #isForAll = false;
  #hasBegun = false;
  #opened: BrowserContext[] = [];

  constructor(browser: Browser, baseURL: string) {
    this.#browser = browser;
    this.#baseURL = baseURL;
  }

  readonly open = async ({ isAlone = false, isKept = false, ...options }: PageOptions = {}): Promise<Page> => {
    if (this.#isFree && !isAlone && Object.keys(options).every((name) => OF_A_PAGE.has(name))) {
      this.#isFree = false;
      this.#isForAll = !this.#hasBegun;
      return this.#openShared(isKept, options);
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
    this.#hasBegun = true;
    this.#isFree = !this.#isForAll;
    this.#opened = [];
  }

  /** After each test; a page is kept only from one that passed. */
  async end(hasPassed: boolean): Promise<void> {
    this.#isFree = false;
    await Promise.all(this.#opened.map((context) => context.close()));
    this.#opened = [];
    if (this.#shared === undefined || this.#isForAll) return;
    await this.#free(this.#shared);
    if (!hasPassed || !(await this.#keep())) await this.#clear(this.#shared);
  }

  /** After the last test of a file: the users of the next one are others. */
  async leave(): Promise<void> {
    this.#isFree = true;
    this.#isForAll = false;
    this.#hasBegun = false;
    if (this.#shared === undefined) return;
    await this.#free(this.#shared);
    await this.#clear(this.#shared);
  }

  /** Takes from the context what a test has set, and its pages but for the one that is kept. */
  async #free(context: BrowserContext): Promise<void> {
    const stays = [keepers.get(context), this.#kept];
    for (const page of context.pages()) {
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      if (!stays.includes(page)) await page.close();
    }
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.setOffline(false);
    await context.clearPermissions();
  }

  /** Leads the page to where it waits for the next test, if somebody is signed in on it still or nobody ever was. */
  async #keep(): Promise<boolean> {
    const page = this.#kept;
    if (page === undefined || page.isClosed() || !page.url().startsWith(this.#baseURL)) return false;
    page.removeAllListeners('dialog');
    await goTo(page, WAITING_PATH);
    await page.getByRole('heading', { name: TEXT_PAGES[WAITING_PATH] }).waitFor();
    if (!(await this.#answered(page))) return false;
    const isSignedIn = await page.getByRole('button', { name: 'Log out' }).isVisible();
    if (!isSignedIn && (await page.context().cookies()).length > 0) return false;
    await page.evaluate((session) => {
      for (const key of Object.keys(localStorage)) if (!key.startsWith(session)) localStorage.removeItem(key);
      sessionStorage.clear();
    }, SESSION_KEY);
    await page.evaluate(forgetKept);
    await page.setViewportSize(LAPTOP);
    await page.emulateMedia({ colorScheme: null });
    waiting.set(page, isSignedIn);
    return true;
  }

  #watch(page: Page): void {
    const asked = new Set<Request>();
    // Of the API: what a worker was loading when it was ended is never told to have failed.
    page.on('request', (request) => request.resourceType() === 'fetch' && asked.add(request));
    page.on('requestfinished', (request) => asked.delete(request));
    page.on('requestfailed', (request) => asked.delete(request));
    this.#kept = page;
    this.#asked = asked;
  }

  /**
   * Waits for what the page has asked: an answer that comes during the next test may lead to the error page.
   *
   * @returns Whether all of it came. Of a request that a test was holding at its end the browser may tell nothing more.
   */
  async #answered(page: Page): Promise<boolean> {
    const end = Date.now() + LONGEST_ANSWER_MS;
    // An answer may lead to a further request.
    do await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 10)));
    while (this.#asked.size > 0 && Date.now() < end);
    return this.#asked.size === 0;
  }

  /** Leaves nothing of a test in the context but what the browser has cached. */
  async #clear(context: BrowserContext): Promise<void> {
    await this.#kept?.close();
    this.#kept = undefined;
    await context.clearCookies();
    await this.#devtools?.send('Storage.clearDataForOrigin', { origin: this.#baseURL, storageTypes: STORAGE });
  }

  async #openShared(isKept: boolean, { viewport, colorScheme, permissions }: BrowserContextOptions): Promise<Page> {
    this.#shared ??= await this.#newShared();
    if (permissions !== undefined) await this.#shared.grantPermissions(permissions);
    if (!isKept && this.#kept) await this.#clear(this.#shared);
    const page = this.#kept ?? (await this.#shared.newPage());
    if (isKept && page !== this.#kept) this.#watch(page);
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

/** Runs in the page: empties what the app keeps in IndexedDB, where unsaved changes of an earlier test may be. */
async function forgetKept(): Promise<void> {
  const request = indexedDB.open('keyval-store');
  request.onupgradeneeded = () => request.result.createObjectStore('keyval');
  await new Promise((resolve) => (request.onsuccess = resolve));
  const transaction = request.result.transaction('keyval', 'readwrite');
  transaction.objectStore('keyval').clear();
  await new Promise((resolve) => (transaction.oncomplete = resolve));
  request.result.close();
}
