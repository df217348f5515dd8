import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Download } from 'playwright-core';

/** Path of a downloaded file under the name that it is offered with. */
export async function savedFile(download: Download): Promise<string> {
  const path = join(await mkdtemp(join(tmpdir(), 'site-designer-')), download.suggestedFilename());
  await download.saveAs(path);
  return path;
}
