import { readFileSync } from 'node:fs';
import { indexFile } from '../../packages/texts/src/basics/languages.ts';

/** What a browser needs to show the list of projects: the page's own script and its route. */
const PARTS = ['index.html', 'src/app/screens/projects.tsx'];

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

type Manifest = Readonly<Record<string, Chunk>>;

/**
 * What comes once the list stands there: unread comments and rights of its entries, the workspace in the header, the choice of the
 * language, the number of the page or the picture of an empty list, and what renews the session.
 */
const AFTER_LIST = [
  'src/app/screens/after-projects.tsx',
  'src/app/workspaces/header-workspace.tsx',
  'src/app/layout/language-choice.tsx',
  'src/ui/item-list/page-field.tsx',
  'src/ui/states/sketches.tsx',
  'src/features/session/oidc-manager.ts',
];

/** The scripts of the first load in a language, as the build names them. */
export function firstLoadChunks(language = 'en'): readonly string[] {
  return chunksOf(PARTS, language);
}

/** The scripts that the list of projects loads behind itself, with those of the first load. */
export function chunksAfterList(): readonly string[] {
  return chunksOf([...PARTS, ...AFTER_LIST], 'en');
}

function chunksOf(wanted: readonly string[], language: string): readonly string[] {
  const file = new URL(`dist/.vite/${indexFile(language)}.json`, import.meta.url);
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  const parts = new Set<string>();
  for (const part of wanted) addWithImports(manifest, part, parts);
  return [...parts].map((part) => manifest[part]!.file);
}

/** Adds a part and what it imports, but not what it may load later. */
function addWithImports(manifest: Manifest, part: string, parts: Set<string>): void {
  const chunk = manifest[part];
  if (!chunk) throw new Error(`The build has no ${part}`);
  if (parts.has(part)) return;
  parts.add(part);
  for (const other of chunk.imports ?? []) addWithImports(manifest, other, parts);
}
