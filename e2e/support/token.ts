import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const TOOL = fileURLToPath(new URL('../../tools/token.mjs', import.meta.url));
const run = promisify(execFile);

/** An access token as `npm run -s token` prints it. */
export async function printedToken(user: string, port: number): Promise<string> {
  const { stdout } = await run(process.execPath, [TOOL, user], { env: { ...process.env, PORT: String(port) } });
  return stdout.trim();
}
