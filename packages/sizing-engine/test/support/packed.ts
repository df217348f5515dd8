import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PUBLISHED_CASE } from './designs.ts';

export const PACKAGE = fileURLToPath(new URL('../..', import.meta.url));

/** The package as others get it: packed, and installed in a folder that holds programs which use it. */
export interface Packed {
  /** The folder with the programs; `design.json` beside them is the published case. */
  readonly folder: string;
  /** The bytes of the packed package. */
  readonly tarball: Uint8Array<ArrayBuffer>;
  /** The package as it is installed. */
  readonly installed: string;
  readonly remove: () => void;
}

/** Where the engine was built to. */
export function builtFolder(): string {
  const folder = join(PACKAGE, 'dist');
  if (existsSync(join(folder, 'index.d.cts'))) return folder;
  throw new Error('The engine is not built: run `pnpm --filter @site-designer/sizing-engine run build` first');
}

/** Pack what was built, and install it. */
export function packed(): Packed {
  builtFolder();
  const folder = mkdtempSync(join(tmpdir(), 'consumers-'));
  // npm comes with Node. While it packs, the manifest is that of the published package: only a copy may be.
  const copy = join(folder, 'sizing-engine');
  cpSync(PACKAGE, copy, { recursive: true, filter: (path) => basename(path) !== 'node_modules' });
  run('npm', ['pack', '--pack-destination', folder], copy);
  rmSync(copy, { recursive: true });
  const [name = ''] = globSync('*.tgz', { cwd: folder });
  cpSync(join(PACKAGE, 'test/consumers'), folder, { recursive: true });
  writeFileSync(join(folder, 'design.json'), JSON.stringify(PUBLISHED_CASE));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  run('npm', ['install', '--offline', '--ignore-scripts', '--no-audit', '--no-fund', join(folder, name)], folder);
  return {
    folder,
    tarball: new Uint8Array(readFileSync(join(folder, name))),
    installed: join(folder, 'node_modules/@site-designer/sizing-engine'),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

/** Run a program and give what it wrote. Where it fails, what it wrote is the error. */
export function run(program: string, args: readonly string[], cwd: string): string {
  const { error, status, stdout, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8' });
  if (error !== undefined) throw error;
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed:\n${stdout}${stderr}`);
  return stdout;
}
