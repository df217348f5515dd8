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
export function runBuilt(args: readonly string[], { cwd = PACKAGE, input = '' } = {}): Ended {
  if (!existsSync(PROGRAM)) {
    throw new Error('The command line is not built: run `pnpm --filter @site-designer/cli run build` first');
  }
  const { status, stdout, stderr } = spawnSync(process.execPath, [PROGRAM, ...args], { cwd, input, encoding: 'utf8' });
  return { code: status, out: stdout, err: stderr };
}
