const REPEATED = 'data-repeated';

/** Styles of a head cell, which it would lose among the rows. */
const LOOKS = ['color', 'font', 'height', 'overflow-wrap', 'padding', 'text-align', 'vertical-align', 'white-space'];

/**
 * Repeats the head of each table above its first row on each further page. Browsers repeat heads on pages, but
 * not in columns.
 *
 * @param pageOf - The page on which an element starts; undefined if it is not rendered.
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
  // The head starts a page together with the row below it, and must not widen the column of row names.
  copy.style.cssText = 'break-before: column; break-after: avoid';
  [...head.cells].forEach((cell, place) => {
    const style = getComputedStyle(cell);
    const looks = LOOKS.map((name) => `${name}: ${style.getPropertyValue(name)}`);
    copy.cells[place]!.style.cssText = [...looks, 'width: auto', 'border-top: 0'].join('; ');
  });
  return copy;
}
