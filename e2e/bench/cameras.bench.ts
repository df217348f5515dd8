import type { BenchRow } from '../../tools/bench-row.ts';
import { launchBrowser } from '../support/run/browser.ts';
import { startServer } from '../support/run/server.ts';
import { memoryRow } from './cameras/memory.ts';
import { servedRivals } from './cameras/rival-pages.ts';
import { openingRow } from './cameras/opening.ts';
import { scrollingRows } from './cameras/scrolling.ts';
import { seededDesign } from './cameras/seeded-design.ts';
import { agGridTable, editorTable, reactDataGridTable, type Tables } from './cameras/tables.ts';
import { typingRows } from './cameras/typing.ts';

/** The camera table in a real browser, beside two grids that people know. */
export async function rows(): Promise<BenchRow[]> {
  await using closing = new AsyncDisposableStack();
  const server = await startServer();
  closing.defer(async () => void (await server.stop()));
  const rivals = await servedRivals();
  closing.defer(() => rivals.stop());
  const browser = await launchBrowser();
  closing.defer(() => browser.close());

  const tables: Tables = {
    ours: await editorTable(browser, server.origin + (await seededDesign(server))),
    rivals: [await agGridTable(browser, rivals.origin), await reactDataGridTable(browser, rivals.origin)],
  };
  return [
    ...(await typingRows(tables)),
    ...(await scrollingRows(tables)),
    await openingRow(tables),
    await memoryRow(tables.ours),
  ];
}
