import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

// Renders each component twice and mounts each effect twice, as in development: what is not pure shows.
configure({ reactStrictMode: true });

const startTimer = globalThis.setTimeout;
const timers = new Set<ReturnType<typeof setTimeout>>();

beforeEach(() => {
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
  localStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
