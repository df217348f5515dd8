import { COMPILE_CACHE } from './compile-cache.ts';

/** Variables of a test runner or an outer `npx` that would change what a program started by a test prints or runs. */
const NOT_INHERITED = ['FORCE_COLOR', 'npm_config_package', 'npm_config_call', 'npm_config_yes'];

for (const name of NOT_INHERITED) Reflect.deleteProperty(process.env, name);
Object.assign(process.env, COMPILE_CACHE);
