/** Where the text of a report is read. */
export type Page = 'screen' | 'engineer' | 'customer';

const OFF_PAPER = '[class*=legend]:not(ul), [class*=jumps], [class*=print]:has(button), summary, [class*=no-print]';

/** What each page leaves out; the styles of the paper are read by the tests of a browser. */
const LEFT_OUT: Readonly<Record<Page, string>> = {
  screen: '[class*=cover], [class*=forPaper], .paper-only',
  engineer: OFF_PAPER,
  customer: `${OFF_PAPER}, [class*=forEngineer]`,
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
    if (page !== 'screen' && isScreenHeader(node)) return;
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

/** What was configured stands on the cover. */
function isScreenHeader(element: Element): boolean {
  return element.matches('[class*=header]') && element.closest('[class*=cover]') === null;
}
