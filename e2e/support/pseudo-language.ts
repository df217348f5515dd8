import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { ROOT } from './pages.ts';

/** Builds the web app in the pseudo-language, in which every text stands in brackets. */
export async function buildPseudoLanguage(folder: string): Promise<void> {
  await promisify(execFile)(process.execPath, ['build.ts', folder], { cwd: join(ROOT, 'apps/web') });
}

const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css',
  html: 'text/html',
  js: 'text/javascript',
  mjs: 'text/javascript',
  woff2: 'font/woff2',
};

/** Gives the page the app of a folder, and the API of the server. */
export async function showAppOf(page: Page, folder: string): Promise<void> {
  await page.route('**/*', async (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    const isDocument = request.resourceType() === 'document' && !/^\/(api|idp)\//.test(pathname);
    if (!isDocument && !pathname.startsWith('/assets/')) return route.fallback();
    const file = isDocument ? 'index.html' : pathname;
    const contentType = TYPES[file.split('.').at(-1)!] ?? 'application/octet-stream';
    return route.fulfill({ body: await readFile(join(folder, file)), contentType });
  });
}

/** Texts that are visible, or read out, and stand in no text file: those without brackets that are no data. */
export function hardCoded(page: Page, data: readonly string[]): Promise<readonly string[]> {
  return page.evaluate((words) => {
    const known = new Set(words);
    const isData = (text: string): boolean =>
      (text.match(/[\p{L}\d][\p{L}\d'’./-]*/gu) ?? []).every((word) => !/\p{L}{2}/u.test(word) || known.has(word));
    const withoutTexts = (text: string): string => {
      const rest = text.replaceAll(/⟦[^⟦⟧]*⟧/g, ' ');
      return rest === text ? rest : withoutTexts(rest);
    };
    const isFound = (text: string): boolean => {
      const rest = withoutTexts(text);
      return !/[⟦⟧]/.test(rest) && !isData(rest);
    };
    const placeOf = (element: Element): string =>
      `${element.tagName.toLowerCase()}.${String(element.getAttribute('class') ?? '').split(' ')[0]}`;
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement!;
      const isShown = parent.tagName === 'OPTION' || parent.checkVisibility({ visibilityProperty: true });
      if (!isShown || parent.closest('script, style, template, [translate=no]')) continue;
      const text = (node.textContent ?? '').trim();
      if (isFound(text)) found.push(`${placeOf(parent)}: ${text}`);
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt], [data-title]')) {
      if (element.closest('[translate=no]')) continue;
      for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'data-title']) {
        const text = element.getAttribute(name) ?? '';
        if (isFound(text)) found.push(`${placeOf(element)} ${name}: ${text}`);
      }
    }
    return [...new Set(found)];
  }, data);
}

/** Texts that have no room: cut within their element, or beyond the edge of the page. */
export function cutTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const scrolls = (element: Element | null): boolean =>
      element !== null && (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    const isBeyond = (element: Element): boolean =>
      element.getBoundingClientRect().right > innerWidth + 1 &&
      getComputedStyle(element).position !== 'fixed' &&
      !scrolls(element.parentElement);
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      const own = [...element.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim());
      if (!own || !element.checkVisibility({ visibilityProperty: true })) continue;
      const { clientWidth, scrollWidth } = element;
      const { overflowX, display } = getComputedStyle(element);
      const { width } = element.getBoundingClientRect();
      if (width <= 1 || ['OPTION', 'TEXTAREA', 'SELECT'].includes(element.tagName)) continue;
      const isCut = display !== 'inline' && scrollWidth > clientWidth + 1 && /hidden|clip/.test(overflowX);
      if (isCut || isBeyond(element)) {
        found.push(`${isCut ? 'cut' : 'beyond'} ${element.tagName} ${element.className}: ${element.textContent}`);
      }
    }
    return [...new Set(found)];
  });
}
