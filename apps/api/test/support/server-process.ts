import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, onTestFinished } from 'vitest';
import { COMPILE_CACHE } from '../../../../tools/compile-cache.ts';
import { freePort } from './free-port.ts';

export const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const SERVER = 'apps/api/dist/server.js';

export interface RunningServer {
  readonly origin: string;
  readonly port: number;
  /** Everything that it printed so far. */
  readonly output: () => string;
  readonly signal: (name: NodeJS.Signals) => void;
  /** Exit code, once it has ended. */
  readonly ended: Promise<number | null>;
}

/** Takes what is to be done once something is needed no more. */
type WhenOver = (cleanUp: () => void) => void;

/** For what the tests of a file or of a group share: it is needed until the last of them is over. */
export function whenAllAreOver(): WhenOver {
  const cleanUps: (() => void)[] = [];
  afterAll(() => cleanUps.toReversed().forEach((cleanUp) => cleanUp()));
  return (cleanUp) => void cleanUps.push(cleanUp);
}

export function temporaryFolder(whenOver: WhenOver = onTestFinished): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-designer-'));
  whenOver(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

interface Spawned {
  readonly child: ChildProcess;
  readonly output: () => string;
  readonly ended: Promise<number | null>;
}

/** Start the server as a process of its own, with nothing of our environment that could matter. */
export function spawnServer(
  variables: Readonly<Record<string, string>>,
  whenOver: WhenOver = onTestFinished,
  server = SERVER,
): Spawned {
  const { PATH = '' } = process.env;
  const args = [server];
  const child = spawn(process.execPath, args, { cwd: ROOT, env: { PATH, ...COMPILE_CACHE, ...variables } });
  const chunks: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => chunks.push(text));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  whenOver(() => void child.kill('SIGKILL'));
  return { child, ended, output: () => chunks.join('') };
}

/** Longer than any start; a server that neither starts nor ends is not waited for until the test gives up. */
const LONGEST_FAILURE_MS = 60_000;

/** The same for a server that is to end by itself. */
export function spawnFailing(variables: Readonly<Record<string, string>>): Spawned {
  const spawned = spawnServer(variables);
  const timer = setTimeout(() => spawned.child.kill('SIGKILL'), LONGEST_FAILURE_MS);
  void spawned.ended.finally(() => clearTimeout(timer));
  return spawned;
}

/** The same, once it has said that it answers. */
export async function startServer(
  variables: Readonly<Record<string, string>>,
  whenOver?: WhenOver,
  server?: string,
): Promise<RunningServer> {
  const port = Number(variables['PORT'] ?? (await freePort()));
  const { child, output, ended } = spawnServer({ ...variables, PORT: String(port) }, whenOver, server);
  const origin = `http://localhost:${port}`;
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', () => output().includes('Site Designer answers at') && resolve());
    void ended.then((code) => reject(new Error(`the server ended with ${code}: ${output()}`)));
  });
  return { origin, port, output, ended, signal: (name) => void child.kill(name) };
}

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Run a command line to its end. */
export async function run(
  [file, ...args]: readonly [string, ...string[]],
  variables: Readonly<Record<string, string>>,
): Promise<Ran> {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(file, args, { cwd: ROOT, env: { PATH, HOME, ...COMPILE_CACHE, ...variables } });
  let [out, err] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text));
  const [code] = await once(child, 'close');
  return { code: code as number | null, out, err };
}

/** What `npm run -s token` runs. */
export function runToken(port: number | string, ...args: string[]): Promise<Ran> {
  return run([process.execPath, 'tools/token.mjs', ...args], { PORT: String(port) });
}

/** What `npm run backup` and `npm run restore` run in the end, as a process of its own. */
export function runScript(name: string, args: readonly string[], variables: Readonly<Record<string, string>>) {
  const script = `apps/api/src/commands/${name}.ts`;
  return run([process.execPath, '--conditions=@site-designer/source', script, ...args], variables);
}
