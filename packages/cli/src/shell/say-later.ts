import { Worker } from 'node:worker_threads';

interface Later {
  readonly text: string;
  readonly milliseconds: number;
  /** Number of an open file. */
  readonly file: number;
}

/** A thread of its own: a sizing blocks this one, and its timers, until it is done. */
const WRITE_LATER = `
  const { writeSync } = require('node:fs');
  const { workerData: { text, milliseconds, file } } = require('node:worker_threads');
  setTimeout(() => writeSync(file, text), milliseconds);
`;

/**
 * Writes a text into an open file after some time, even where the program computes without a pause.
 *
 * @returns Takes the text back where it is not written yet.
 */
export function sayLater(later: Later): () => void {
  const worker = new Worker(WRITE_LATER, { eval: true, workerData: later });
  worker.unref();
  return () => void worker.terminate();
}
