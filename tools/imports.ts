import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** An import of a source, types and lazy ones included. */
export interface Import {
  readonly from: string;
  /** A file of the same folder, or the name of a package. */
  readonly to: string;
}

/** The sources below a folder and what they import, by their paths in it. */
export function sourcesIn(folder: string): { readonly files: readonly string[]; readonly imports: readonly Import[] } {
  const files = globSync('**/*.{ts,tsx}', { cwd: folder }).toSorted();
  const imports = files.flatMap((from) =>
    [...readFileSync(join(folder, from), 'utf8').matchAll(/\b(?:from|import)\s*\(?\s*'(?<path>[^'\n]+)'/g)].map(
      (match) => {
        const path = match.groups!['path']!;
        return { from, to: path.startsWith('.') ? relative(folder, join(folder, dirname(from), path)) : path };
      },
    ),
  );
  return { files, imports };
}

/** The imports on circles, and those that lead to one. */
export function circlesIn(imports: readonly Import[]): readonly Import[] {
  const importing = new Set(imports.map(({ from }) => from));
  const left = imports.filter(({ to }) => importing.has(to));
  return left.length === imports.length ? left : circlesIn(left);
}
