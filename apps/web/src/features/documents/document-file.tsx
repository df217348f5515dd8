import type { CustomerDocument, SalesDocument } from '@site-designer/texts';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { CustomerPages } from './customer.tsx';
import type { DocumentBrand } from './document-head.tsx';
import { pageRule, type PagedDocument } from './paper.ts';
import { SalesPages } from './sales.tsx';

/**
 * A customer's document as one HTML file that needs no network: with its styles, and without a logo that is no data address.
 *
 * @param link - Where it may be accepted.
 */
export function customerFile(
  document: CustomerDocument,
  brand: DocumentBrand,
  { link, plans }: { readonly link?: string; readonly plans?: ReactNode } = {},
): Blob {
  return fileOf(document, <CustomerPages document={document} brand={withOwnLogo(brand)} link={link} plans={plans} />);
}

/** A sales engineer's document as such a file. */
export function salesFile(document: SalesDocument, brand: DocumentBrand): Blob {
  return fileOf(document, <SalesPages document={document} brand={withOwnLogo(brand)} />);
}

function withOwnLogo(brand: DocumentBrand): DocumentBrand {
  return { ...brand, logo: brand.logo?.startsWith('data:') === true ? brand.logo : null };
}

function fileOf(document: PagedDocument & Pick<CustomerDocument, 'title'>, pages: ReactNode): Blob {
  const page = globalThis.document.implementation.createHTMLDocument(document.title);
  page.documentElement.lang = 'en';
  // Paper is light.
  page.documentElement.dataset['theme'] = 'light';
  const place = globalThis.document.createElement('div');
  const root = createRoot(place);
  flushSync(() => root.render(pages));
  const style = page.createElement('style');
  style.textContent = [...stylesOf(place), pageRule(document)].join('\n');
  const charset = page.createElement('meta');
  charset.setAttribute('charset', 'utf-8');
  const viewport = page.createElement('meta');
  viewport.name = 'viewport';
  viewport.content = 'width=device-width, initial-scale=1';
  page.head.prepend(charset, viewport);
  page.head.append(style);
  page.body.innerHTML = place.innerHTML;
  root.unmount();
  return new Blob([`<!doctype html>\n${page.documentElement.outerHTML}\n`], { type: 'text/html;charset=utf-8' });
}

/** The style rules that something needs, as text. */
function stylesOf(place: HTMLElement): string[] {
  return [...globalThis.document.styleSheets].flatMap((sheet) => rulesFor(place, sheet.cssRules));
}

function rulesFor(place: HTMLElement, rules: CSSRuleList): string[] {
  return [...rules].flatMap((rule): string[] => {
    if (rule instanceof CSSStyleRule) return isFor(place, rule.selectorText) ? [rule.cssText] : [];
    if (rule instanceof CSSMediaRule || rule instanceof CSSSupportsRule) {
      const inside = rulesFor(place, rule.cssRules);
      const name = rule instanceof CSSMediaRule ? '@media' : '@supports';
      return inside.length === 0 ? [] : [`${name} ${rule.conditionText} { ${inside.join('\n')} }`];
    }
    // Fonts would be loaded, and pages have a rule of their own.
    return [];
  });
}

/** Whether a rule is about something there, or about the whole page. States and parts of elements count as the elements. */
function isFor(place: HTMLElement, selectors: string): boolean {
  return selectors.split(',').some((selector) => {
    if (/^\s*(?::root|html|body|\*)/.test(selector)) return true;
    const element = selector.replaceAll(/::?[\w-]+(?:\([^)]*\))?/g, '').trim();
    try {
      return element !== '' && place.querySelector(element) !== null;
    } catch {
      return false;
    }
  });
}
