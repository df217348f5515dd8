// Begins a language, or goes on with it: `npm run language -- it`. English stands in for what nobody has translated yet.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { begun, englishFiles, fileIn, leftIn, missingIn, ROOT, TEXT_FOLDERS } from './language-files.ts';

const [language = '', ...more] = process.argv.slice(2);
if (!/^[a-z]{2,3}$/.test(language) || language === 'en' || more.length > 0) {
  console.error('Name a language by its code, such as: npm run language -- it');
  process.exit(2);
}

function changed(path: string, change: (source: string) => string): void {
  const file = join(ROOT, path);
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

function write(path: string, source: string): void {
  const file = join(ROOT, path);
  if (existsSync(file)) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, source);
}

/** Conditions of a build lead to the folder of the language. */
function withCondition(source: string): string {
  if (new RegExp(`"${language}": "`).test(source)) return source;
  return source.replaceAll(
    /^( *)"default": "(\.\/src(?:\/.*)?)\/en\/(.*)"/gm,
    `$1"${language}": "$2/${language}/$3",\n$&`,
  );
}

function withLanguage(source: string): string {
  if (source.includes(`code: '${language}'`)) return source;
  const said = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  const name = said.charAt(0).toLocaleUpperCase(language) + said.slice(1);
  return source.replace(
    /\n\] as const satisfies readonly KnownLanguage/,
    `\n  { code: '${language}', name: '${name}', isComplete: false },$&`,
  );
}

for (const folder of TEXT_FOLDERS) {
  for (const file of englishFiles(folder)) {
    write(join(folder, language, fileIn(language, file)), begun(language, { folder, file }));
  }
  changed(`${folder.split('/').slice(0, 2).join('/')}/package.json`, withCondition);
}
changed('packages/texts/src/basics/languages.ts', withLanguage);

// What the API says by itself is one file a language.
write(
  `apps/api/src/texts/${language}.ts`,
  readFileSync(join(ROOT, 'apps/api/src/texts/en.ts'), 'utf8').replace('export const en', `export const ${language}`),
);
changed('apps/api/src/texts/language-in-use.ts', (source) =>
  source.includes(`./${language}.ts`)
    ? source
    : source
        .replace("import { es } from './es.ts';", `$&\nimport { ${language} } from './${language}.ts';`)
        .replace(/(Record<LanguageCode, ApiTexts>> = \{[^}]*?) \}/, `$1, ${language} }`),
);

const terms = readFileSync(join(ROOT, 'docs/languages/de.md'), 'utf8').matchAll(/^\| (?!English|---)([^|]+) \|/gm);
const rows = [...terms].map(([, term]) => `| ${term!.trim()} | | |`);
write(
  `docs/languages/${language}.md`,
  `# ${language}\n\nReviewed by: nobody yet.\n\n## Terms\n\n| English | ${language} | Never |\n| --- | --- | --- |\n${rows.join('\n')}\n`,
);

const left = (await leftIn(language)).filter(({ english }) => english > 0);
for (const { file, texts, english } of left) console.log(`${file}: ${english} of ${texts} texts are English`);
for (const place of missingIn(language)) console.log(`${place} is missing`);
const sum = left.reduce((all, { english }) => all + english, 0);
console.log(`${sum} texts are English in ${left.length} files. docs/languages/contributing.md says how to go on.`);
