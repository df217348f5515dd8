import type { CDPSession } from 'playwright-core';
import type { BenchRow } from '../../../tools/bench-row.ts';
import { focusFirstCell, type Table } from './tables.ts';

const EDITS = 1000;
/** By then the browser has compiled what an edit runs, which it would count as memory that edits take. */
const WARM_UP_EDITS = 100;
const GOAL = 1.1;
const BYTES_PER_MB = 1e6;

/** What a long day of edits leaves in memory, the way back through all of them included. */
export async function memoryRow(table: Table): Promise<BenchRow> {
  const { page } = table;
  await page.bringToFront();
  await page.reload();
  await focusFirstCell(page);
  const devtools = await page.context().newCDPSession(page);
  await editTimes(table, WARM_UP_EDITS);
  const before = await usedBytes(devtools);
  await editTimes(table, EDITS);
  const after = await usedBytes(devtools);
  const inMb = (bytes: number): string => `${(bytes / BYTES_PER_MB).toFixed(1)} MB`;
  return {
    name: `cameras: memory after ${EDITS} edits / before`,
    ratio: after / before,
    goal: GOAL,
    better: 'lower',
    figures: `${inMb(before)} before, ${inMb(after)} after`,
  };
}

async function editTimes({ page, commitKeys, settle }: Table, edits: number): Promise<void> {
  for (let edit = 0; edit < edits; edit += 1) {
    for (const key of [String(1 + (edit % 9)), ...commitKeys]) await page.keyboard.press(key);
  }
  await settle();
}

interface HeapUsage {
  /** Objects and code of the script. */
  readonly usedSize: number;
  /** The document and all that belongs to it. */
  readonly embedderHeapUsedSize: number;
  readonly backingStorageSize: number;
}

/** What a page holds after what is no longer used has gone. */
export async function usedBytes(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage');
  const usage = (await devtools.send('Runtime.getHeapUsage')) as HeapUsage;
  return usage.usedSize + usage.embedderHeapUsedSize + usage.backingStorageSize;
}
