import type { CustomerDocument, ProjectDocument, SalesDocument } from '@site-designer/texts';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { pageMarginRule, type PageMargins } from '../../explained/use-page-header.ts';
import { CustomerPages } from './customer.tsx';
import type { DocumentBrand } from './document-head.tsx';
import { InstallerDocument, installerMargins, type InstallerDocumentProps } from './installer.tsx';
import { networkMargins, NetworkPages, type NetworkPagesProps } from './network.tsx';
import { pageRule } from './paper.ts';
import { ProjectPages } from './project.tsx';
import { SalesPages } from './sales.tsx';
import { LANGUAGE } from '../../lib/format/locale.ts';

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
  const pages = <CustomerPages document={document} brand={withOwnLogo(brand)} link={link} plans={plans} />;
  return fileOf(pages, { title: document.title, rule: pageRule(document) });
}

/** The customer's document of a project as such a file. */
export function projectFile(document: ProjectDocument, brand: DocumentBrand): Blob {
  const pages = <ProjectPages document={document} brand={withOwnLogo(brand)} />;
  return fileOf(pages, { title: document.title, rule: pageRule(document) });
}

/** A sales engineer's document as such a file. */
export function salesFile(document: SalesDocument, brand: DocumentBrand): Blob {
  const pages = <SalesPages document={document} brand={withOwnLogo(brand)} />;
  return fileOf(pages, { title: document.title, rule: pageRule(document) });
}

/** An installer's document as such a file. */
export function installerFile(props: InstallerDocumentProps, paper: 'A4' | 'Letter'): Blob {
  return builtFile(<InstallerDocument {...props} />, { margins: installerMargins(props), paper });
}

/** An IT request sheet as such a file. */
export function networkFile(props: NetworkPagesProps, paper: 'A4' | 'Letter'): Blob {
  return builtFile(<NetworkPages {...props} />, { margins: networkMargins(props), paper });
}

interface BuiltPaper {
  readonly margins: PageMargins;
  readonly paper: 'A4' | 'Letter';
}

function builtFile(pages: ReactNode, { margins, paper }: BuiltPaper): Blob {
  return fileOf(pages, { title: margins.subject, rule: `@page { size: ${paper}; } ${pageMarginRule(margins)}` });
}

function withOwnLogo(brand: DocumentBrand): DocumentBrand {
  return { ...brand, logo: brand.logo?.startsWith('data:') === true ? brand.logo : null };
}

interface FilePage {
  readonly title: string;
  /** Of its printed pages. */
  readonly rule: string;
}

function fileOf(pages: ReactNode, { title, rule }: FilePage): Blob {
  const page = globalThis.document.implementation.createHTMLDocument(title);
  page.documentElement.lang = LANGUAGE;
  // Paper is light.
  page.documentElement.dataset['theme'] = 'light';
  const place = globalThis.document.createElement('div');
  const root = createRoot(place);
  flushSync(() => root.render(pages));
  const style = page.createElement('style');
  style.textContent = [...stylesOf(place), rule].join('\n');
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
