import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserServer } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { launchBrowserServer } from './browser.ts';
import { startServer, type RunningServer } from './server.ts';
import { usersOf } from './users.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly sharedPort: number;
    /** A browser for each worker: pages of one browser share its clipboard. */
    readonly browsers: readonly string[];
  }
}

const TESTS = fileURLToPath(new URL('../test', import.meta.url));

/** Starts one server and a browser for each worker, for all test files that need none of their own. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'site-designer-'));
  const users = join(folder, 'users.json');
  await writeFile(users, JSON.stringify(usersOf(await readdir(TESTS))));
  const workers = Array.from({ length: Number(project.config.maxWorkers) });
  const [server, ...browsers] = await Promise.all([
    startServer({ EMBEDDED_IDP_USERS: users }),
    ...workers.map(launchBrowserServer),
  ]);
  project.provide('sharedPort', server.port);
  project.provide(
    'browsers',
    browsers.map((browser) => browser.wsEndpoint()),
  );
  return () => ended(server, browsers, folder);
}

async function ended(server: RunningServer, browsers: readonly BrowserServer[], folder: string): Promise<void> {
  await Promise.all(browsers.map((browser) => browser.close()));
  const code = await server.stop();
  await rm(folder, { recursive: true, force: true });
  if (code !== 0) throw new Error(`The server ended with ${code}`);
}
