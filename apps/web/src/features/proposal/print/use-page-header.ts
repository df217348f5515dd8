import { useEffect } from 'react';

/**
 * Runs a line over the head of each printed page, what the proposal is of and its number where it is issued, and a legend
 * below its foot. A page takes its text from no element, only from a style sheet.
 */
export function usePageHeader(subject: string, number: string, legend: string): void {
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
  return `@${place} { content: ${cssText(text)}; color: #566171; font: 8pt 'Inter Variable', sans-serif; }`;
}

/** What somebody called a project, as a text of a style sheet. */
function cssText(text: string): string {
  return `"${text.replaceAll(/["\\\n\r\f<]/g, ' ')}"`;
}
