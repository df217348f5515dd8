/**
 * Runs work behind the next frame; at once where the browser cannot order tasks, or shows no frames.
 *
 * @returns What calls it off; undefined where it has run.
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
