import { getEnvironmentData, setEnvironmentData } from 'node:worker_threads';

const NAME = 'site-designer-writers';

/** One number in memory of the thread that started first, which threads that it starts later share. */
function shared(): Int32Array {
  const known = getEnvironmentData(NAME);
  if (known instanceof SharedArrayBuffer) return new Int32Array(known);
  const made = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  setEnvironmentData(NAME, made);
  return new Int32Array(made);
}

const writers = shared();

/** Counts a transaction of this thread that holds the write lock of a file, or no longer does. */
export function noteWriter(change: 1 | -1): void {
  Atomics.add(writers, 0, change);
}

/** Whether a thread of this process holds the write lock of a file: then no other program has locked it. */
export function isProcessWriting(): boolean {
  return Atomics.load(writers, 0) > 0;
}
