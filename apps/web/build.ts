import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import { build, mergeConfig } from 'vite';
import { LANGUAGES } from '../../packages/texts/src/basics/languages.ts';
import { pseudoLanguage } from './pseudo-language.ts';
import { appIn } from './vite.config.ts';

const BUILT = { configFile: false, logLevel: 'warn' } as const;

/** Every language that is complete, into one folder. */
async function buildAll(): Promise<void> {
  const complete = LANGUAGES.filter(({ isComplete }) => isComplete);
  await rm(new URL('dist', import.meta.url), { recursive: true, force: true });
  await Promise.all(complete.map(({ code }) => build({ ...appIn(code), ...BUILT })));
  await compressAll(new URL('dist/assets/', import.meta.url));
}

const COMPRESSED = /\.(?:js|mjs|css|json)$/;
const compressed = promisify(gzip);

/** Beside each file the same as the server sends it: to compress them for each browser would be half of its work. */
async function compressAll(folder: URL): Promise<void> {
  const files = (await readdir(folder)).filter((file) => COMPRESSED.test(file));
  await Promise.all(
    files.map(async (file) => {
      const content = await readFile(new URL(file, folder));
      await writeFile(
        new URL(`${file}.gz`, folder),
        await compressed(content, { level: constants.Z_BEST_COMPRESSION }),
      );
    }),
  );
}

/** The pseudo-language of the tests, into a folder of theirs. */
async function buildPseudo(outDir: string): Promise<void> {
  const plugins = () => [pseudoLanguage()];
  await build({
    ...mergeConfig(appIn('en'), { plugins: plugins(), worker: { plugins }, build: { outDir } }),
    ...BUILT,
  });
}

const [, , pseudoFolder] = process.argv;
await (pseudoFolder === undefined ? buildAll() : buildPseudo(pseudoFolder));
