import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './server-process.ts';

/** The block of a page of documentation that a test replays: it names the test with `see=`. */
export function fenceOf(page: string, test: string): string {
  const text = readFileSync(join(ROOT, page), 'utf8');
  const block = text.split(/^```/m).find((part) => part.split('\n')[0]?.endsWith(` see=${test}`));
  if (block === undefined) throw new Error(`${page} has no block with see=${test}`);
  return block.slice(block.indexOf('\n') + 1);
}
