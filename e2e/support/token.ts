import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { testFile } from './users.ts';

const TOOL = fileURLToPath(new URL('../../tools/token.mjs', import.meta.url));
const run = promisify(execFile);

/** An access token as `npm run -s token` prints it. */
export async function printedToken(user: string, port: number): Promise<string> {
  const { stdout } = await run(process.execPath, [TOOL, user], { env: { ...process.env, PORT: String(port) } });
  return stdout.trim();
}

/** A token lasts ten minutes, and a test file should not see the end of it. */
const SHARED_FOR_MS = 4 * 60_000;

interface Shared {
  readonly since: number;
  readonly token: Promise<string>;
}

const shared = new Map<string, Shared>();

/** The same, printed once for all that ask within minutes: most tests need a token, and few of them a new one. */
export function sharedToken(user: string, port: number): Promise<string> {
  // Servers of other files may have had the port before.
  const key = `${user} ${port} ${testFile()}`;
  const known = shared.get(key);
  if (known !== undefined && Date.now() - known.since < SHARED_FOR_MS) return known.token;
  const token = printedToken(user, port);
  shared.set(key, { since: Date.now(), token });
  return token;
}
