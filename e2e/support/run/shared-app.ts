import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { startServer, type RunningServer } from './server.ts';
import { usersOf } from './users.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly sharedPort: number;
  }
}

const TESTS = fileURLToPath(new URL('../../test', import.meta.url));

/** Starts one server for all test files that need none of their own. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'site-designer-'));
  const users = join(folder, 'users.json');
  const files = (await readdir(TESTS, { recursive: true })).filter((file) => file.endsWith('.test.ts'));
  await writeFile(users, JSON.stringify(usersOf(files)));
  const server = await startServer({ EMBEDDED_IDP_USERS: users });
  project.provide('sharedPort', server.port);
  return () => ended(server, folder);
}

async function ended(server: RunningServer, folder: string): Promise<void> {
  const code = await server.stop();
  await rm(folder, { recursive: true, force: true });
  if (code !== 0) throw new Error(`The server ended with ${code}`);
}
