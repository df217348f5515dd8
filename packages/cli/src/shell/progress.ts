import type { Shell } from './shell.ts';

/** Does some work; a terminal is told what it is when that takes longer than a moment. */
export async function withProgress<T>({ progress }: Shell, text: string, work: () => T | Promise<T>): Promise<T> {
  const finish = progress(text);
  try {
    return await work();
  } finally {
    finish();
  }
}
