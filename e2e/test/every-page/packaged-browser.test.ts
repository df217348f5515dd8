import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { packagedBrowser } from '../../support/run/packaged-browser.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-designer-'));
  vi.stubEnv('TMPDIR', folder);
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

test('on a new machine the browser of the packages starts, though another run is still unpacking or left half of it', async () => {
  await writeFile(join(folder, 'chromium'), 'half a browser', { mode: 0o700 });
  const { stdout } = await promisify(execFile)(await packagedBrowser(), ['--version', '--no-sandbox']);
  expect(stdout).toMatch(/\d+\.\d+/);
});
