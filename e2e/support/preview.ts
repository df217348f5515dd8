import type { Locator } from 'playwright-core';

/** The words on each page of the preview in a dialog. */
export function previewedPages(dialog: Locator): Promise<readonly string[]> {
  return dialog
    .locator('iframe')
    .contentFrame()
    .locator('body')
    .evaluate((body) => {
      const sheets = [...body.querySelectorAll('[data-sheet]')].map((sheet) => sheet.getBoundingClientRect());
      const words: string[][] = sheets.map(() => []);
      const pageOf = (box: DOMRect | undefined): string[] | undefined =>
        words[sheets.findIndex(({ left, right }) => box && box.left >= left && box.left < right)];
      const range = body.ownerDocument.createRange();
      const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        if (node.parentElement?.closest('.visually-hidden')) continue;
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\S+/g)) {
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const box = range.getClientRects()[0];
          if (box && box.width > 0) pageOf(box)?.push(word);
        }
      }
      // What a line is used for stands below its name, from the style sheet.
      for (const name of body.querySelectorAll<HTMLElement>('[data-purpose]')) {
        if (getComputedStyle(name, '::after').content !== 'none')
          pageOf(name.getClientRects()[0])?.push(name.dataset['purpose']!);
      }
      return words.map((each) => each.join(' '));
    });
}
