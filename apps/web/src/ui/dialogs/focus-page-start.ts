/** Focuses the heading of the open dialog, else of the page, so that keyboard and screen readers continue there. */
export function focusPageStart(): void {
  const main = document.querySelector<HTMLElement>('dialog[open], #content') ?? document.body;
  const start = main.querySelector<HTMLElement>('h1, h2') ?? main;
  start.setAttribute('tabindex', '-1');
  start.focus({ preventScroll: true });
}
