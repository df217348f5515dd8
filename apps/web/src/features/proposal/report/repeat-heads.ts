/** Marks a head that stands on a page once more. */
const REPEATED = 'data-repeated';

/** How a cell looks in its head, which it would lose among the rows. */
const LOOKS = ['color', 'font', 'height', 'overflow-wrap', 'padding', 'text-align', 'vertical-align', 'white-space'];

/**
 * Puts the head of each table once more above the first of its rows on each further page. Pages repeat heads of themselves,
 * columns do not.
 *
 * @param pageOf - The page that an element starts on; undefined for one that is not drawn.
 */
export function repeatHeads(report: HTMLElement, pageOf: (element: Element) => number | undefined): void {
  for (const repeated of report.querySelectorAll(`[${REPEATED}]`)) repeated.remove();
  for (const table of report.querySelectorAll('table')) repeatHead(table, pageOf);
}

function repeatHead({ tHead, tBodies }: HTMLTableElement, pageOf: (row: Element) => number | undefined): void {
  const rows = [...tBodies].flatMap((body) => [...body.rows]);
  const [first, last] = [rows.at(0), rows.at(-1)];
  if (tHead === null || first === undefined || last === undefined || pageOf(first) === pageOf(last)) return;
  let page = pageOf(first);
  for (const row of rows) {
    if (pageOf(row) === page) continue;
    row.before(...[...tHead.rows].map(copyOf));
    page = pageOf(row);
  }
}

function copyOf(head: HTMLTableRowElement): HTMLElement {
  const copy = head.cloneNode(true) as HTMLTableRowElement;
  copy.setAttribute(REPEATED, '');
  // It starts a page with the row that it stands above, and nothing of it is as wide as the name of a row.
  copy.style.cssText = 'break-before: column; break-after: avoid';
  [...head.cells].forEach((cell, place) => {
    const style = getComputedStyle(cell);
    const looks = LOOKS.map((name) => `${name}: ${style.getPropertyValue(name)}`);
    copy.cells[place]!.style.cssText = [...looks, 'width: auto', 'border-top: 0'].join('; ');
  });
  return copy;
}
