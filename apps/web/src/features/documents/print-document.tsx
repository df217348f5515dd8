import type { CustomerDocument, ProjectDocument, SalesDocument } from '@site-designer/texts';
import { useEffect, type ComponentProps, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { CustomerPages } from './customer.tsx';
import type { DocumentBrand } from './document-head.tsx';
import { InstallerDocument, type InstallerDocumentProps } from './installer.tsx';
import { NetworkPages, ProjectNetworkPages, type NetworkPagesProps } from './network.tsx';
import { pageRule, type PagedDocument } from './paper.ts';
import { ProjectPages } from './project.tsx';
import { SalesPages } from './sales.tsx';

/** Prints the document that the page shows on its paper. */
export function useDocumentPaper(document: PagedDocument): void {
  const rule = pageRule(document);
  useEffect(() => withStyles(rule), [rule]);
}

/** Hides the rest of the page on paper, and the document on screen. */
const ALONE = `
  @media screen { body > [data-printed-document] { display: none; } }
  @media print { body > :not([data-printed-document]) { display: none !important; } }
`;

/** Prints a customer's document in place of the page that is open. */
export function printCustomerDocument(document: CustomerDocument, brand: DocumentBrand, plans?: ReactNode): void {
  printAlone(<CustomerPages document={document} brand={brand} plans={plans} />, pageRule(document));
}

/** Prints the customer's document of a project. */
export function printProjectDocument(document: ProjectDocument, brand: DocumentBrand): void {
  printAlone(<ProjectPages document={document} brand={brand} />, pageRule(document));
}

/** Prints a sales engineer's document. */
export function printSalesDocument(document: SalesDocument, brand: DocumentBrand): void {
  printAlone(<SalesPages document={document} brand={brand} />, pageRule(document));
}

/** Prints an installer's document, whose header is its own. */
export function printInstallerDocument(props: InstallerDocumentProps, paper: 'A4' | 'Letter'): void {
  printAlone(<InstallerDocument {...props} />, `@page { size: ${paper}; }`);
}

/** Prints an IT request sheet, whose header is its own. */
export function printNetworkDocument(props: NetworkPagesProps, paper: 'A4' | 'Letter'): void {
  printAlone(<NetworkPages {...props} />, `@page { size: ${paper}; }`);
}

/** Prints that of a project. */
export function printProjectNetwork(props: ComponentProps<typeof ProjectNetworkPages>, paper: 'A4' | 'Letter'): void {
  printAlone(<ProjectNetworkPages {...props} />, `@page { size: ${paper}; }`);
}

function printAlone(pages: ReactNode, rule: string): void {
  const place = globalThis.document.createElement('div');
  place.dataset['printedDocument'] = '';
  globalThis.document.body.append(place);
  const root = createRoot(place);
  flushSync(() => root.render(pages));
  const undo = withStyles(`${ALONE} ${rule}`);
  const end = (): void => {
    undo();
    root.unmount();
    place.remove();
  };
  addEventListener('afterprint', end, { once: true });
  // A logo and the pictures of plans must be there before the page is drawn for the printer.
  const addresses = [
    ...[...place.querySelectorAll('img')].map(({ src }) => src),
    ...[...place.querySelectorAll('image')].map(({ href }) => href.baseVal),
  ];
  const loaded = addresses.map((src) =>
    Object.assign(new Image(), { src })
      .decode()
      .catch(() => undefined),
  );
  void Promise.all(loaded).then(() => window.print());
}

/** @returns What takes the styles away again. */
function withStyles(text: string): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  const { document } = globalThis;
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  };
}
