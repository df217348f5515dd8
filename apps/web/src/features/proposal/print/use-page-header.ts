import { useEffect } from 'react';

/** Runs a line over the head of each printed page but the first. A page takes its text from no element, only from a style sheet. */
export function usePageHeader(text: string): void {
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`@page { @top-left { content: ${cssText(text)}; color: #566171; font: 8pt 'Inter Variable', sans-serif; } }
@page :first { @top-left { content: none; } }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [text]);
}

/** What somebody called a project, as a text of a style sheet. */
function cssText(text: string): string {
  return `"${text.replaceAll(/["\\\n\r\f<]/g, ' ')}"`;
}
