/** Runs one piece of work after another: each sees what the one before it has done, whether that succeeded or not. */
export function createWorkQueue(): <T>(work: () => Promise<T>) => Promise<T> {
  let tail: Promise<unknown> = Promise.resolve();
  return (work) => {
    const run = tail.then(work);
    tail = run.catch(() => undefined);
    return run;
  };
}
