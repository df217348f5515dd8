// Installs and builds what changed, and serves it. The server is a direct child, so that a signal to the process group or to this script reaches it.
import { spawn } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { ended, runQuietly, toolchain } from './toolchain.mjs';

const SERVER = fileURLToPath(new URL('../apps/api/dist/server.js', import.meta.url));
const PARENT_CHECK_MS = 500;

/** Prints a progress line for a step, and exits where the step fails. */
async function step(name, command) {
  process.stdout.write(`${name} …\n`);
  const code = await runQuietly(command);
  if (code !== 0) process.exit(code);
}

await step('Installing packages', ['pnpm', 'install', '--frozen-lockfile']);
await step('Building', ['pnpm', 'run', 'build']);
process.stdout.write('Starting …\n');

const server = spawn('node', [SERVER], { stdio: 'inherit', env: toolchain() });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill('SIGTERM'));

// At a signal, npm ends itself and its shell only; without them, this script ends as well.
const parent = process.ppid;
const watch = setInterval(() => {
  if (process.ppid !== parent) server.kill('SIGTERM');
}, PARENT_CHECK_MS);

process.exitCode = await ended(server);
clearInterval(watch);
