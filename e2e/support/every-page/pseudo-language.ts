import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page, Route } from 'playwright-core';
import { ROOT } from '../pages.ts';

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

/** Gives the page the app of a folder, and the API of the server, whose sentences are put into brackets. */
export async function showAppOf(page: Page, folder: string): Promise<void> {
  await page.route('**/*', async (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    const isAnswer = pathname.startsWith('/api/') && request.headers()['accept'] !== 'text/event-stream';
    if (isAnswer && request.method() === 'GET') return withBrackets(route);
    const isDocument = request.resourceType() === 'document' && !/^\/(api|idp)\//.test(pathname);
    if (!isDocument && !pathname.startsWith('/assets/')) return route.fallback();
    const file = isDocument ? 'index.html' : pathname;
    const contentType = TYPES[file.split('.').at(-1)!] ?? 'application/octet-stream';
    return route.fulfill({ body: await readFile(join(folder, file)), contentType });
  });
}

/** A sentence that the API says or has frozen in English; what has fewer words is a name or a code. */
const SENTENCE = /^[\p{L}\d"][^⟦\n]*(?: [^ ]+){3}/u;
/** A text of a document, however short: codes of it have no capital. */
const DOCUMENT_TEXT = /^\p{Lu}\p{L}*\P{L}|^\p{Lu}\p{Ll}+$|\p{L} \p{L}|\d \p{Ll}|\.$/u;
const CODED = new Set(['currency', 'locale', 'logo', 'paper']);

async function withBrackets(route: Route): Promise<void> {
  const response = await route.fetch();
  if (!response.headers()['content-type']?.startsWith('application/json')) return route.fulfill({ response });
  return route.fulfill({ response, body: JSON.stringify(bracketed(await response.json())) });
}

function bracketed(value: unknown, isOfDocument = false): unknown {
  if (typeof value === 'string') return (isOfDocument ? DOCUMENT_TEXT : SENTENCE).test(value) ? `⟦${value}⟧` : value;
  if (Array.isArray(value)) return value.map((each) => bracketed(each, isOfDocument));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      CODED.has(key) ? part : bracketed(part, isOfDocument || /document$/i.test(key)),
    ]),
  );
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
