import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { COMPILE_CACHE } from '../../../tools/compile-cache.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const BETWEEN_ASKING_MS = 100;

export interface RunningServer {
  readonly port: number;
  readonly origin: string;
  /** Ends it as an operator would, and gives its exit code. */
  readonly stop: () => Promise<number | null>;
  /** Ends it as a crash would; its data stay. */
  readonly kill: () => Promise<void>;
}

/** Where the server was built. */
const BUILT = { cwd: ROOT, script: 'apps/api/dist/server.js' };

/** The server as it was built, with a data folder of its own; on a free port where the variables name none. */
export async function startServer(
  variables: Readonly<Record<string, string>> = {},
  { cwd, script } = BUILT,
): Promise<RunningServer> {
  const port = Number(variables['PORT'] ?? (await freePort()));
  const folder = await mkdtemp(join(tmpdir(), 'site-designer-'));
  const child = spawn(process.execPath, [script], {
    cwd,
    env: {
      PATH: process.env['PATH'],
      ...COMPILE_CACHE,
      PORT: String(port),
      DATABASE_URL: `sqlite:${join(folder, 'site-designer.db')}`,
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = collected(child);
  const origin = `http://localhost:${port}`;
  await answers(origin, child, output);
  child.once('exit', (code, signal) => {
    if (signal === null && code !== 0)
      process.stderr.write(`The server ended (${code ?? signal}):\n${output.join('')}`);
  });
  return {
    port,
    origin,
    stop: () => stopped(child, folder),
    kill: async () => {
      const exit = once(child, 'exit');
      child.kill('SIGKILL');
      await exit;
    },
  };
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, 'localhost');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port');
  return address.port;
}

function collected({ stdout, stderr }: ChildProcess): string[] {
  const output: string[] = [];
  for (const stream of [stdout, stderr]) stream?.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  return output;
}

async function answers(origin: string, child: ChildProcess, output: readonly string[]): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}:\n${output.join('')}`);
    const response = await fetch(`${origin}/readyz`).catch(() => undefined);
    if (response?.ok) return;
    await wait(BETWEEN_ASKING_MS);
  }
}

async function stopped(child: ChildProcess, folder: string): Promise<number | null> {
  const exit = child.exitCode === null ? once(child, 'exit') : undefined;
  child.kill('SIGTERM');
  await exit;
  await rm(folder, { recursive: true, force: true });
  return child.exitCode;
}
