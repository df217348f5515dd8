import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'esbuild';

/** Writes the licences of all packages that went into a bundle beside it: most ask for that. */
export function licenses(file: string): Plugin {
  return {
    name: 'licenses',
    setup(build) {
      build.initialOptions.metafile = true;
      build.onEnd(({ metafile }) => {
        const folders = new Set(Object.keys(metafile?.inputs ?? {}).flatMap(packageFolder));
        // The bundle is written afterwards: in a clean clone there is no folder yet.
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, `${[...folders].toSorted().map(noticeOf).join('\n\n---\n\n')}\n`);
      });
    },
  };
}

/** The folder of the package that a module comes from; none for modules of the workspace. */
function packageFolder(module: string): string[] {
  if (!module.includes('node_modules/')) return [];
  let folder = dirname(module);
  while (!existsSync(join(folder, 'package.json')) || !hasName(folder)) folder = dirname(folder);
  return [folder];
}

function hasName(folder: string): boolean {
  return manifestOf(folder).name !== undefined;
}

interface Manifest {
  readonly name?: string;
  readonly version?: string;
}

function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
}

function noticeOf(folder: string): string {
  const { name, version } = manifestOf(folder);
  const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
  if (file === undefined) throw new Error(`${name} comes without its licence`);
  return `${name} ${version}\n\n${readFileSync(join(folder, file), 'utf8').trim()}`;
}
