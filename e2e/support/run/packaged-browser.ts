import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const PACKAGE = pathToFileURL(createRequire(import.meta.url).resolve('@sparticuz/chromium'));

const UNPACK = `const { default: chromium } = await import('${PACKAGE.href}'); await chromium.executablePath();`;

/**
 * Path of the browser that comes with the packages, for callers at the same time as well. The package unpacks into the folder
 * for temporary files, where it takes a file that is still being written, or was left half by a stopped run, for a browser. So
 * it unpacks into a folder of its own here, which gets its name once the browser is whole.
 */
export async function packagedBrowser(): Promise<string> {
  const folder = join(tmpdir(), `site-designer-chromium-${await packageVersion()}`);
  if (!existsSync(folder)) {
    const unpacked = await mkdtemp(`${folder}-`);
    const environment = { ...process.env, TMPDIR: unpacked };
    await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', UNPACK], { env: environment });
    await takeName(unpacked, folder);
  }
  return join(folder, 'chromium');
}

async function packageVersion(): Promise<string> {
  const manifest: unknown = JSON.parse(await readFile(new URL('../package.json', PACKAGE), 'utf8'));
  return String((manifest as { readonly version: string }).version);
}

/** Whoever comes second finds the same browser under the name and takes its own away. */
async function takeName(unpacked: string, folder: string): Promise<void> {
  await rename(unpacked, folder).catch(async (cause: unknown) => {
    await rm(unpacked, { recursive: true });
    if (!existsSync(folder)) throw cause;
  });
}
