// API and web app with reload, as one origin for the browser: `npm run dev`.
// Vite listens where the server would and forwards /api and /idp; the API listens on the next port and trusts the origin
// of the browser, so that sign-ins and tokens are the same as with `npm start`.
import { spawn } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const port = Number(process.env.PORT || 3000);
const apiPort = port + 1;
const origin = process.env.PUBLIC_ORIGIN || `http://localhost:${port}`;

let isStopping = false;
const children = [
  start([process.execPath, '--watch', '--conditions=@site-designer/source', 'apps/api/src/server/server.ts'], {
    PORT: String(apiPort),
    PUBLIC_ORIGIN: origin,
  }),
  start(['pnpm', '--filter', '@site-designer/web', 'exec', 'vite', '--port', String(port), '--strictPort'], {
    API_PORT: String(apiPort),
  }),
];

function start([command, ...args], variables) {
  const child = spawn(command, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...variables } });
  child.on('error', (error) => stop(`${command}: ${error.message}`));
  child.on('exit', (code) => stop(`${[command, ...args].join(' ')} ended with ${code}`));
  return child;
}

/** One without the other is of no use. */
function stop(reason) {
  if (isStopping) return;
  isStopping = true;
  if (reason) process.stderr.write(`${reason}\n`);
  for (const child of children) child.kill('SIGTERM');
}

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop());
process.stdout.write(`Site Designer with reload: ${origin}\n`);
