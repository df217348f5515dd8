import type { CDPSession } from 'playwright-core';
import type { BenchRow } from '../../../tools/bench-row.ts';
import type { Table } from './tables.ts';

const EDITS = 1000;
const GOAL = 1.2;
const BYTES_PER_MB = 1e6;

/** What a long day of edits leaves in memory, the way back through all of them included. */
export async function memoryRow({ page, commitKeys, settle }: Table): Promise<BenchRow> {
  await page.bringToFront();
  await page.reload();
  await page.getByRole('textbox', { name: 'Quantity, row 1', exact: true }).click();
  const devtools = await page.context().newCDPSession(page);
  await settle();
  const before = await usedBytes(devtools);
  for (let edit = 0; edit < EDITS; edit += 1) {
    for (const key of [String(1 + (edit % 9)), ...commitKeys]) await page.keyboard.press(key);
  }
  await settle();
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

async function usedBytes(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return usedSize;
}
