import 'fake-indexeddb/auto';
import { cleanup, configure } from '@testing-library/react';
import { clear } from 'idb-keyval';
import { afterEach, beforeEach, vi } from 'vitest';

configure({
  // Renders each component twice and mounts each effect twice, as in development: what is not pure shows.
  reactStrictMode: true,
  // Only there to end a wait for what never comes: a second is short on a busy machine.
  asyncUtilTimeout: 60_000,
});

const startTimer = globalThis.setTimeout;
const timers = new Set<ReturnType<typeof setTimeout>>();

beforeEach(async () => {
  // Not after a test: what it still writes when it is over would be there for the next.
  localStorage.clear();
  await clear();
  vi.stubGlobal('setTimeout', (...args: Parameters<typeof startTimer>) => {
    const timer = startTimer(...args);
    timers.add(timer);
    return timer;
  });
});

afterEach(() => {
  cleanup();
  // What an editor still wants to save would fire in the next test, or when the window is gone.
  for (const timer of timers) clearTimeout(timer);
  timers.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
