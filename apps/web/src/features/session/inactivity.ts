const INACTIVITY_MS = 900_000;
const ACTIVITY_EVENTS = ['click', 'mousemove', 'keydown'] as const;
const LAST_ACTIVITY_KEY = 'site-designer.last-activity';
/** Frequent enough for the limit, and rare enough to keep mouse moves cheap. */
const WRITE_EVERY_MS = 1000;

/**
 * Calls back after 15 minutes without click, mouse move or key press in any tab of the app.
 *
 * @returns A function that stops the watch.
 */
export function watchInactivity(onInactive: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let written = 0;

  function arm(): void {
    clearTimeout(timer);
    timer = setTimeout(check, Math.max(0, lastActivity() + INACTIVITY_MS - Date.now()));
  }

  function check(): void {
    if (Date.now() - lastActivity() >= INACTIVITY_MS) onInactive();
    else arm();
  }

  function note(): void {
    written = Date.now();
    localStorage.setItem(LAST_ACTIVITY_KEY, String(written));
    arm();
  }

  /** A machine that wakes from sleep gets a mouse move before its timers run. */
  function touch(): void {
    if (Date.now() - written < WRITE_EVERY_MS) return;
    if (Date.now() - lastActivity() >= INACTIVITY_MS) onInactive();
    else note();
  }

  note();
  for (const event of ACTIVITY_EVENTS) addEventListener(event, touch, { passive: true });
  return () => {
    clearTimeout(timer);
    for (const event of ACTIVITY_EVENTS) removeEventListener(event, touch);
  };
}

function lastActivity(): number {
  return Number(localStorage.getItem(LAST_ACTIVITY_KEY));
}
