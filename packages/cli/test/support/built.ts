import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const PACKAGE = fileURLToPath(new URL('../..', import.meta.url));

const PROGRAM = fileURLToPath(new URL('../../dist/main.cjs', import.meta.url));

export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs the program as it was built. */
export function runBuilt(args: readonly string[], { cwd = PACKAGE, input = '', env = process.env } = {}): Ended {
  if (!existsSync(PROGRAM)) {
    throw new Error('The command line is not built: run `pnpm --filter @site-designer/cli run build` first');
  }
  const options = { cwd, input, env, encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, [PROGRAM, ...args], options);
  return { code: status, out: stdout, err: stderr };
}
