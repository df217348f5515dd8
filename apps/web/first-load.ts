import { readFileSync } from 'node:fs';

/** What a browser needs to show the list of projects: the page's own script, its route, and the sign-in. */
const PARTS = ['index.html', 'src/app/screens/projects.tsx', 'src/features/session/oidc-manager.ts'];

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

type Manifest = Readonly<Record<string, Chunk>>;

/** The scripts of the first load, as the build names them. */
export function firstLoadChunks(): readonly string[] {
  const manifest = JSON.parse(readFileSync(new URL('dist/.vite/manifest.json', import.meta.url), 'utf8')) as Manifest;
  return [...new Set(PARTS.flatMap((part) => chunksOf(manifest, part)))];
}

/** A chunk and what it imports, but not what it may load later. */
function chunksOf(manifest: Manifest, part: string): readonly string[] {
  const chunk = manifest[part];
  if (!chunk) throw new Error(`The build has no ${part}`);
  return [chunk.file, ...(chunk.imports ?? []).flatMap((other) => chunksOf(manifest, other))];
}
