import chromium from '@sparticuz/chromium';
import { existsSync } from 'node:fs';
import { chromium as playwright, type Browser, type LaunchOptions } from 'playwright-core';
import { packagedBrowser } from './packaged-browser.ts';

const INSTALLED = [
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
];

const OWN_ARGS = ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'];

/** Where a machine has no language set, the browser writes no file under a name with other letters than those of ASCII. */
const ENVIRONMENT = { ...process.env, LC_ALL: 'C.UTF-8' };

export async function launchBrowser(more: LaunchOptions = {}): Promise<Browser> {
  return started({ ...(await launchOptions()), ...more });
}

/** The browser crashes now and then before it has shown a page (a segmentation fault of its own): then once more. */
async function started(options: LaunchOptions): Promise<Browser> {
  return playwright.launch(options).catch(() => playwright.launch(options));
}

let shared: Promise<Browser> | undefined;

/**
 * The browser for all test files of a worker. The worker starts it itself, so that no third process passes its messages on.
 * Pages of a context that show the same site share a process: a new process would compile all scripts again, which is half the
 * cost of opening a page.
 */
export function workerBrowser(): Promise<Browser> {
  shared ??= launchForWorker();
  return shared;
}

/** Vitest leaves a worker half a second to end: long enough to end the browser and to remove its files, not to ask it to. */
async function launchForWorker(): Promise<Browser> {
  const { args = [], ...options } = await launchOptions();
  process.once('SIGTERM', () => process.exit());
  return started({ ...options, args: [...args, '--process-per-site'], handleSIGTERM: false });
}

/** The browser of the machine, else the one that comes with the packages. */
async function launchOptions(): Promise<LaunchOptions> {
  const installed = process.env['CHROMIUM_PATH'] ?? INSTALLED.find((path) => existsSync(path));
  return installed === undefined
    ? { executablePath: await packagedBrowser(), args: packagedArgs(), env: ENVIRONMENT }
    : { executablePath: installed, args: OWN_ARGS, env: ENVIRONMENT };
}

/**
 * Without web security no request is cross-origin, a single process ends with the first page that is closed, and without a
 * zygote each page starts the program anew.
 */
const UNWANTED = ['--disable-web-security', '--single-process', '--no-zygote', '--headless', '--hide-scrollbars'];

/**
 * A script that is compiled while it is being downloaded is compiled again for each page; otherwise a process reuses what it compiled for
 * the page before. And of one link in a hundred, drawn anew at each load, the browser keeps statistics by drawing frames that show nothing
 * new: on a page with 30 links, one load in four has keys that wait for them.
 */
const SWITCHED_OFF = ['ScriptStreaming', 'NavigationPredictor'];

/** Added to the list that the package already passes, as the browser reads only the last list. */
function withLessRunning(arg: string): string {
  return arg.startsWith('--disable-features=') ? [arg, ...SWITCHED_OFF].join(',') : arg;
}

function packagedArgs(): string[] {
  const args = chromium.args
    .filter((arg) => !UNWANTED.some((unwanted) => arg.startsWith(unwanted)))
    .map(withLessRunning);
  return [...new Set([...args, ...OWN_ARGS])];
}
