import { rm } from 'node:fs/promises';
import { build } from 'vite';
import { LANGUAGES } from '../../packages/texts/src/languages.ts';
import { appIn } from './vite.config.ts';

const complete = LANGUAGES.filter(({ isComplete }) => isComplete);

await rm(new URL('dist', import.meta.url), { recursive: true, force: true });
await Promise.all(complete.map(({ code }) => build({ ...appIn(code), configFile: false, logLevel: 'warn' })));
