import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Folders with a folder of text files for each language. */
export const TEXT_FOLDERS = [
  'apps/web/src/texts',
  'packages/camera-report/src/texts',
  'packages/camera-table/src/texts',
  'packages/texts/src',
] as const;

/** The text files of English, by their paths from the folder of the language. */
export function englishFiles(folder: string): string[] {
  return globSync('**/*.ts', { cwd: join(ROOT, folder, 'en') }).toSorted();
}

/** The same file of another language: the one that holds a whole language is named by it. */
export function fileIn(language: string, file: string): string {
  return file === 'en.ts' ? `${language}.ts` : file;
}

/** Exported names that are values. */
export function exportedNames(source: string): string[] {
  const single = [...source.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name!);
  const several = [...source.matchAll(/^export (?:const )?\{([^}]*)\}/gm)].flatMap(([, names]) =>
    names!.split(',').map((name) =>
      name
        .trim()
        .split(/ as |: /)
        .at(-1)!
        .trim(),
    ),
  );
  return [...single, ...several].filter((name) => name !== '').toSorted();
}

/** What a language lacks: files, and texts of files. */
export function missingIn(language: string): string[] {
  return TEXT_FOLDERS.flatMap((folder) =>
    englishFiles(folder).flatMap((file) => {
      const path = join(folder, language, fileIn(language, file));
      if (!existsSync(join(ROOT, path))) return [path];
      const [wanted, there] = [join(folder, 'en', file), path].map((each) =>
        exportedNames(readFileSync(join(ROOT, each), 'utf8')),
      );
      return wanted!
        .filter((name) => !there!.includes(name === 'en' ? language : name) && !OF_ENGLISH.has(name))
        .map((name) => `${path}: ${name}`);
    }),
  );
}

/** Helpers of English sentences, for which another language may have its own. */
const OF_ENGLISH: ReadonlySet<string> = new Set(['isPlural', 'rangeText']);

/** An English text file as the one that another language begins with: the same texts, typed by those of English. */
export function begun(language: string, { folder, file }: { readonly folder: string; readonly file: string }): string {
  const english = join(folder, 'en', file);
  const source = readFileSync(join(ROOT, english), 'utf8')
    .replaceAll(/\ben\b(?= as own|: Language\b)/g, language)
    .replace("'./en.ts'", `'./${language}.ts'`)
    .replace("grammarOf('en-GB')", `grammarOf('${language}')`);
  const typed = source
    .replaceAll(/^export const (\w+) = \{/gm, 'export const $1: InLanguage<typeof en.$1> = {')
    .replaceAll(/^\} as const;/gm, '};');
  // Texts with marked figures are generic functions, which the type of texts does not have.
  const isGeneric = /: <\w+>\(/.test(source);
  if (typed === source || isGeneric || file.endsWith('grammar.ts')) return source;
  const target = join(folder, language, file);
  const up = (to: string): string =>
    relative(dirname(target), to)
      .replaceAll('\\', '/')
      .replace(/^(?!\.)/, './');
  const types = folder.startsWith('packages/texts')
    ? up('packages/texts/src/basics/in-language.ts')
    : folder.startsWith('apps/web')
      ? up('apps/web/src/texts/in-language.ts')
      : '@site-designer/texts';
  return `import type * as en from '${up(english)}';\nimport type { InLanguage } from '${types}';\n${typed}`;
}

/** How many texts each file of a language has, and how many of them are those of English. */
export async function leftIn(language: string): Promise<{ file: string; texts: number; english: number }[]> {
  const files = TEXT_FOLDERS.flatMap((folder) => englishFiles(folder).map((file) => ({ folder, file })));
  // Two files only put those of the others together.
  const whole = new Set(['en.ts', 'own.ts']);
  const counted = files
    .filter(({ file }) => !whole.has(file))
    .map(async ({ folder, file }) => {
      const paths = [join(folder, 'en', file), join(folder, language, fileIn(language, file))];
      if (!existsSync(join(ROOT, paths[1]!))) return [];
      const [english, own] = await Promise.all(paths.map((path) => textsOf(path)));
      const same = [...own!].filter(([place, text]) => english!.get(place) === text);
      return [{ file: paths[1]!, texts: own!.size, english: same.length }];
    });
  return (await Promise.all(counted)).flat();
}

async function textsOf(path: string): Promise<ReadonlyMap<string, string>> {
  const exported: unknown = await import(pathToFileURL(join(ROOT, path)).href);
  const texts = new Map<string, string>();
  const take = (value: unknown, place: string): void => {
    if (typeof value === 'string' || typeof value === 'function') texts.set(place, plain(String(value)));
    else if (typeof value === 'object' && value !== null && !(value instanceof RegExp))
      for (const [key, part] of Object.entries(value)) take(part, `${place}.${key}`);
  };
  take(exported, '');
  return texts;
}

/** Line breaks of the code are none of a text. */
function plain(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}
