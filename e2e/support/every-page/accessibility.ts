import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Frame, Page } from 'playwright-core';

type Contrast = (
  this: { data: (told: { contrastRatio?: number }) => void },
  node: Element,
  ...rest: unknown[]
) => unknown;

interface Checked extends Window {
  readonly axe?: typeof axe & { readonly _audit: { readonly checks: Record<string, { evaluate: Contrast }> } };
}

/** Half as large as what the module holds: it is sent to each page that is checked. */
const AXE_SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The rules that depend on colours. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** What axe finds wrong with the page as it stands, a line each; empty where nothing is. */
export function violations(page: Page): Promise<readonly string[]> {
  return axeFindings(page);
}

/** The same in light and in dark colours, on a page in light ones; the other rules cannot tell the two apart. */
export async function violationsInBothSchemes(page: Page): Promise<readonly string[]> {
  const inLight = await violations(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const inDark = await axeFindings(page, { runOnly: { type: 'rule', values: COLOR_RULES } });
  await page.emulateMedia({ colorScheme: 'light' });
  return [...inLight, ...inDark.map((line) => `in dark colours: ${line}`)];
}

async function axeFindings(page: Page, options: axe.RunOptions = {}): Promise<readonly string[]> {
  // Loaded here, as every page that is opened would have to read it. Frames are checked by an axe of their own.
  await Promise.all(page.frames().map(loadAxe));
  // What is in order is not described: finding a selector for each such element takes long.
  const found = await page.evaluate(runAxe, { ...options, resultTypes: ['violations'] } satisfies axe.RunOptions);
  return found.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary}`),
  );
}

/**
 * Runs axe in the page. The contrast of text takes two thirds of its time, so text is passed over that looks like text whose
 * contrast is enough: the same letters on the same colours of its ancestors, nothing of it translucent. Text on a transparent
 * element out of the flow of the page is always looked at, as something else than an ancestor is behind it.
 */
async function runAxe(options: axe.RunOptions): Promise<axe.Result[]> {
  const { axe } = window as Checked;
  if (axe === undefined) throw new Error('Axe is not loaded');
  // Nobody reads the source of an element, and each element that is looked at would be written out.
  axe.configure({ noHtml: true });

  const grounds = new Map<Element | null, string | undefined>([[null, '']]);
  const groundOf = (element: Element | null): string | undefined => {
    if (element !== null && !grounds.has(element)) {
      const { position, float, transform, backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
      const behind = groundOf(element.parentElement);
      const isOpaque = backgroundColor.startsWith('rgb(') && backgroundImage === 'none';
      const isInFlow = /static|relative/.test(position) && float === 'none' && transform === 'none';
      if (behind === undefined || opacity !== '1' || !(isOpaque || isInFlow)) grounds.set(element, undefined);
      else grounds.set(element, isOpaque ? backgroundColor : [behind, backgroundColor, backgroundImage].join());
    }
    return grounds.get(element);
  };
  const lookOf = (element: Element): string | undefined => {
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    const ground = groundOf(element);
    return ground === undefined ? undefined : [color, fontSize, fontWeight, textShadow, ground].join();
  };

  const readable = new Set<string>();
  const check = axe._audit.checks['color-contrast']!;
  const { evaluate } = check;
  check.evaluate = function (node, ...rest) {
    const look = lookOf(node);
    if (look !== undefined && readable.has(look)) return true;
    // Text that cannot be seen is in order, too, though it has no contrast.
    let hasContrast = false;
    const data = (told: { readonly contrastRatio?: number }) => {
      hasContrast = told.contrastRatio !== undefined;
      this.data(told);
    };
    const isReadable = evaluate.call({ ...this, data }, node, ...rest);
    if (isReadable === true && hasContrast && look !== undefined) readable.add(look);
    return isReadable;
  };
  const { violations: found } = await axe.run(options);
  check.evaluate = evaluate;
  return found;
}

async function loadAxe(frame: Frame): Promise<void> {
  const isLoaded = await frame.evaluate(() => (window as Checked).axe !== undefined);
  if (!isLoaded) await frame.evaluate(AXE_SOURCE);
}
