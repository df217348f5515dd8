import { resolve } from 'node:path';

/**
 * Variables with which Node keeps what it compiled: tests start the same programs many times, and a fifth of a start is
 * compiling.
 */
export const COMPILE_CACHE = {
  NODE_COMPILE_CACHE: resolve(import.meta.dirname, '../node_modules/.cache/compiled'),
} as const;
