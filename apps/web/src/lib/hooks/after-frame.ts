/**
 * Runs work after the next frame; at once if the browser has no task priorities, or renders no frames.
 *
 * @returns Cancels it; undefined if it has run.
 */
export function afterFrame(work: () => void): (() => void) | undefined {
  if (!('scheduler' in globalThis) || document.hidden) {
    work();
    return undefined;
  }
  let isWanted = true;
  requestAnimationFrame(() => {
    void scheduler.postTask(() => isWanted && work());
  });
  return () => {
    isWanted = false;
  };
}
