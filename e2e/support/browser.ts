import chromium from '@sparticuz/chromium';
import { existsSync } from 'node:fs';
import { chromium as playwright, type Browser } from 'playwright-core';

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

/** A browser that is on the machine, else the one that came with the packages. */
export async function launchBrowser(): Promise<Browser> {
  const installed = process.env['CHROMIUM_PATH'] ?? INSTALLED.find((path) => existsSync(path));
  if (installed !== undefined)
    return playwright.launch({ executablePath: installed, args: OWN_ARGS, env: ENVIRONMENT });
  return playwright.launch({ executablePath: await chromium.executablePath(), args: packagedArgs(), env: ENVIRONMENT });
}

/** Without web security nothing is cross-origin, and one process for all dies with the first page that closes. */
const UNWANTED = ['--disable-web-security', '--single-process', '--headless'];

function packagedArgs(): string[] {
  const args = chromium.args.filter((arg) => !UNWANTED.some((unwanted) => arg.startsWith(unwanted)));
  return [...new Set([...args, ...OWN_ARGS])];
}
