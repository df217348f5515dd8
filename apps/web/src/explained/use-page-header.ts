import { useEffect } from 'react';

/** The texts in the margins of each printed page. */
export interface PageMargins {
  readonly subject: string;
  /** Of an issued proposal. */
  readonly number?: string | undefined;
  readonly legend?: string;
}

const MARGIN_COLOR = '#566171';
const MARGIN_FONT = "8pt 'Inter Variable', sans-serif";

/**
 * Prints a header on each page, with the subject of the proposal and its number if it is issued, and a legend
 * below. Page margins can take text only from a style sheet, not from an element.
 */
export function usePageHeader({ subject, number = '', legend = '' }: PageMargins): void {
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(pageMarginRule({ subject, number, legend }));
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [subject, number, legend]);
}

/** The style rule that prints them. */
export function pageMarginRule({ subject, number = '', legend = '' }: PageMargins): string {
  const boxes = [
    marginBox('top-left', cssText(subject)),
    marginBox('top-right', cssText(number)),
    marginBox('bottom-left', cssText(legend)),
  ];
  return `@page { ${boxes.join(' ')} }`;
}

/** The style of a margin of a page. */
export function marginBox(place: string, content: string): string {
  return `@${place} { content: ${content}; color: ${MARGIN_COLOR}; font: ${MARGIN_FONT}; }`;
}

/** A text, such as the name of a project, as a string in a style sheet. */
export function cssText(text: string): string {
  return `"${text.replaceAll(/["\\\n\r\f<]/g, ' ')}"`;
}
