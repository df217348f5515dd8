import { readFileSync } from 'node:fs';

/** What a browser needs to show the list of projects: the page's own script, its route, and the sign-in. */
const PARTS = ['index.html', 'src/app/screens/projects.tsx', 'src/features/session/oidc-manager.ts'];

const manifest = JSON.parse(readFileSync(new URL('dist/.vite/manifest.json', import.meta.url), 'utf8'));

/** A chunk and what it imports, but not what it may load later. */
function chunksOf(part, known = new Set()) {
  const chunk = manifest[part];
  if (!chunk) throw new Error(`The build has no ${part}`);
  if (known.has(chunk.file)) return known;
  known.add(chunk.file);
  for (const other of chunk.imports ?? []) chunksOf(other, known);
  return known;
}

const chunks = new Set(PARTS.flatMap((part) => [...chunksOf(part)]));

// The tool asks for it.
// eslint-disable-next-line import/no-default-export
export default [
  {
    name: 'First load of the list of projects',
    path: [...chunks].map((file) => `dist/${file}`),
    limit: '130 kB',
    gzip: true,
  },
];
