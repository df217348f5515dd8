import { useEffect } from 'react';

/** What stands around each printed page. */
export interface PageMargins {
  /** What the page is of. */
  readonly subject: string;
  /** Of an issued proposal. */
  readonly number?: string;
  readonly legend?: string;
}

export const MARGIN_COLOR = '#566171';
export const MARGIN_FONT = "8pt 'Inter Variable', sans-serif";

/**
 * Runs a line over the head of each printed page, what the proposal is of and its number where it is issued, and a legend
 * below its foot. A page takes its text from no element, only from a style sheet.
 */
export function usePageHeader({ subject, number = '', legend = '' }: PageMargins): void {
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    const boxes = [marginBox('top-left', subject), marginBox('top-right', number), marginBox('bottom-left', legend)];
    sheet.replaceSync(`@page { ${boxes.join(' ')} }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [subject, number, legend]);
}

function marginBox(place: string, text: string): string {
  return `@${place} { content: ${cssText(text)}; color: ${MARGIN_COLOR}; font: ${MARGIN_FONT}; }`;
}

/** What somebody called a project, as a text of a style sheet. */
function cssText(text: string): string {
  return `"${text.replaceAll(/["\\\n\r\f<]/g, ' ')}"`;
}
