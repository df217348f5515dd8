import { rm } from 'node:fs/promises';
import { build, mergeConfig } from 'vite';
import { LANGUAGES } from '../../packages/texts/src/languages.ts';
import { pseudoLanguage } from './pseudo-language.ts';
import { appIn } from './vite.config.ts';

const BUILT = { configFile: false, logLevel: 'warn' } as const;

/** Every language that is complete, into one folder. */
async function buildAll(): Promise<void> {
  const complete = LANGUAGES.filter(({ isComplete }) => isComplete);
  await rm(new URL('dist', import.meta.url), { recursive: true, force: true });
  await Promise.all(complete.map(({ code }) => build({ ...appIn(code), ...BUILT })));
}

/** The language of tests, into a folder of theirs. */
async function buildPseudo(outDir: string): Promise<void> {
  const plugins = () => [pseudoLanguage()];
  await build({
    ...mergeConfig(appIn('en'), { plugins: plugins(), worker: { plugins }, build: { outDir } }),
    ...BUILT,
  });
}

const [, , pseudoFolder] = process.argv;
await (pseudoFolder === undefined ? buildAll() : buildPseudo(pseudoFolder));
