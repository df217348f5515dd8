// Builds what changed and serves it. The server is a direct child, so that a signal reaches it whoever it was sent to.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ended, nodePath, run } from './toolchain.mjs';

const SERVER = fileURLToPath(new URL('../apps/api/dist/server.js', import.meta.url));
const PARENT_CHECK_MS = 500;

const built = await run(['pnpm', 'run', 'build']);
if (built !== 0) process.exit(built);

const server = spawn(nodePath(), [SERVER], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill('SIGTERM'));

// npm ends at a signal and takes only its shell along; who lost them is to end as well.
const parent = process.ppid;
const watch = setInterval(() => {
  if (process.ppid !== parent) server.kill('SIGTERM');
}, PARENT_CHECK_MS);

process.exitCode = await ended(server);
clearInterval(watch);
