import { fileURLToPath } from 'node:url';

/**
 * Variables with which Node keeps what it compiled: tests start the same programs many times, and a fifth of a start is
 * compiling.
 */
export const COMPILE_CACHE = {
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url)),
} as const;
