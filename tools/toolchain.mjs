// Brings Node 24 and the pinned pnpm through npm where the machine has others. Runs on whatever Node the machine has.
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const NODE_MAJOR = 24;
const root = new URL('..', import.meta.url);
/** `pnpm@…`, as the workspace pins it. */
const { packageManager: PNPM } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));
const onWindows = process.platform === 'win32';

/** Whether this very process runs on the Node and pnpm that the workspace wants. */
function isAtHand() {
  if (Number(process.versions.node.split('.')[0]) !== NODE_MAJOR) return false;
  const { stdout } = spawnSync('pnpm', ['--version'], { encoding: 'utf8', shell: onWindows });
  return `pnpm@${stdout?.trim()}` === PNPM;
}

/**
 * The command line that runs a command on the wanted Node, with the wanted pnpm on the path.
 *
 * @param {readonly string[]} command
 * @returns {[string, string[]]}
 */
function commandLine(command) {
  if (isAtHand()) return [command[0] ?? '', command.slice(1)];
  return ['npx', ['--yes', '-p', `node@${NODE_MAJOR}`, '-p', PNPM, ...command]];
}

/**
 * Run a command and wait for its end.
 *
 * @param {readonly string[]} command
 * @returns {Promise<number>} Its exit code.
 */
export function run(command) {
  const [file, args] = commandLine(command);
  return ended(spawn(file, args, { cwd: root, stdio: 'inherit', shell: onWindows }));
}

/** Path of a Node of the wanted version. */
export function nodePath() {
  const [file, args] = commandLine(['node', '-p', 'process.execPath']);
  const { status, stdout } = spawnSync(file, args, { cwd: root, encoding: 'utf8', shell: onWindows });
  if (status !== 0) throw new Error(`cannot bring Node ${NODE_MAJOR}: npx ended with ${status}`);
  return stdout.trim();
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
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
