import { fireEvent } from '@testing-library/react';

/** Where the text of a report is read. */
export type Page = 'screen' | 'paper';

/** What each page leaves out; the styles of the paper are read by the tests of a browser. */
const LEFT_OUT: Readonly<Record<Page, string>> = {
  screen: '[class*=cover], .paper-only',
  paper: '[class*=legend]:not(ul), summary, [class*=no-print]',
};

const SILENT = '[class*=narrowOnly], svg, meter, img, option, style, dialog, .visually-hidden, [aria-hidden=true]';
/** A name and its value stand in one line. */
const LINES =
  'article, section, p, h2, h3, h4, ul, li, dl, table, thead, tbody, tr, figure, figcaption, nav, details, summary, div, button:not([data-figure], [aria-expanded])';

/** The text of a report, a line for each paragraph, row or pair of a name and its value; a star is behind what is assumed. */
export function textOf(report: Element, page: Page): string {
  const lines: string[] = [''];
  write(report);
  return `${lines
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join('\n')}\n`;

  function write(node: Node): void {
    if (node.nodeType === Node.TEXT_NODE) lines[lines.length - 1] += node.textContent ?? '';
    if (!(node instanceof Element) || node.matches(`${SILENT}, ${LEFT_OUT[page]}`)) return;
    const isLine = node.matches(LINES);
    if (isLine) lines.push('');
    for (const child of node.childNodes) {
      write(child);
      lines[lines.length - 1] += textBehind(child);
    }
    if (isLine) lines.push('');
  }
}

/** What parts two texts of one line. */
const BEHIND: Readonly<Record<string, string>> = {
  'td, th': ' | ',
  dt: ': ',
  '[class*=label]': ' ',
  '[data-is-assumed=true]': '*',
};

function textBehind(node: Node): string {
  if (!(node instanceof Element)) return '';
  return Object.entries(BEHIND)
    .filter(([selector]) => node.matches(selector))
    .map(([, text]) => text)
    .join('');
}

/** Opens what is folded, and what is shown by pressing for more. */
export function unfold(report: Element): void {
  const closed = '[aria-expanded=false]:not([data-figure])';
  const folded = [...report.querySelectorAll<HTMLElement>(closed)].filter((each) => each.closest('h4') !== null);
  for (const toggle of folded) fireEvent.click(toggle);
}

/** Draws what is printed. */
export function startPrinting(): void {
  fireEvent(window, new Event('beforeprint'));
}
