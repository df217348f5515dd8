// Brings Node 24 and the pinned pnpm through npm where the machine has others. Runs on whatever Node the machine has.
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import process from 'node:process';

const NODE_MAJOR = 24;
/** As the server asks for. */
const OLDEST_MINOR = 6;
const root = new URL('..', import.meta.url);
/** `pnpm@…`, as the workspace pins it. */
const { packageManager: PNPM } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));
const onWindows = process.platform === 'win32';
const PATH = Object.keys(process.env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';

/** No telemetry, and no notices about updates and funding. */
const QUIET = {
  DO_NOT_TRACK: '1',
  NO_UPDATE_NOTIFIER: '1',
  TURBO_NO_UPDATE_NOTIFIER: '1',
  TURBO_TELEMETRY_DISABLED: '1',
  npm_config_fund: 'false',
  npm_config_update_notifier: 'false',
};

/** Whether this process runs on the Node and pnpm that the workspace needs. */
function isAtHand() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major !== NODE_MAJOR || minor < OLDEST_MINOR) return false;
  const { stdout } = spawnSync('pnpm', ['--version'], { encoding: 'utf8', shell: onWindows });
  return `pnpm@${stdout?.trim()}` === PNPM;
}

/** A PATH on which the wanted Node and pnpm come first. */
function broughtPath() {
  // Where the machine's Node is too old for this pnpm, npm would warn: it never runs there.
  const env = { ...process.env, ...QUIET, npm_config_loglevel: 'error' };
  const args = ['--yes', '-p', `node@${NODE_MAJOR}`, '-p', PNPM, 'node', '-p', `process.env.${PATH}`];
  const { status, stdout } = spawnSync('npx', args, {
    cwd: root,
    env,
    encoding: 'utf8',
    shell: onWindows,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) throw new Error(`cannot bring Node ${NODE_MAJOR}: npx ended with ${status}`);
  return stdout.trim();
}

/**
 * The checker of types and the rules that need types are Go programs that end within seconds: on one processor, and with
 * less collecting of garbage, they take two thirds of the processor time, and no longer.
 */
const GO = { GOGC: '400', GOMAXPROCS: '1' };

let environment;

/** Variables with which commands run on the wanted toolchain. */
export function toolchain() {
  environment ??= { ...GO, ...process.env, ...QUIET, ...(!isAtHand() && { [PATH]: broughtPath() }) };
  return environment;
}

/**
 * Run a command on the toolchain and wait for its end.
 *
 * @param {readonly string[]} command
 * @returns {Promise<number>} Its exit code.
 */
export function run([file, ...args]) {
  return ended(spawn(file, args, { cwd: root, env: toolchain(), stdio: 'inherit', shell: onWindows }));
}

/**
 * The same, with what it prints shown only if it fails.
 *
 * @param {readonly string[]} command
 * @returns {Promise<number>} Its exit code.
 */
export async function runQuietly([file, ...args]) {
  const child = spawn(file, args, { cwd: root, env: toolchain(), stdio: ['ignore', 'pipe', 'pipe'], shell: onWindows });
  const printed = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => printed.push(chunk));
  const code = await ended(child);
  if (code !== 0) process.stderr.write(Buffer.concat(printed));
  return code;
}

/**
 * Exit code of a process once it has ended; a signal counts as failure, as shells have it.
 *
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<number>}
 */
export function ended(child) {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
}
