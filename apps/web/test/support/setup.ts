import 'fake-indexeddb/auto';
import { cleanup, configure } from '@testing-library/react';
import { clear } from 'idb-keyval';
import * as React from 'react';
import { afterEach, beforeEach, vi } from 'vitest';
import { forgetOwner } from '../../src/lib/state/own-key.ts';
import { FakeSizingWorker } from './fake-worker.ts';

configure({
  // Renders each component twice and mounts each effect twice, as in development: what is not pure shows.
  reactStrictMode: true,
  // Only there to end a wait for what never comes: a second is short on a busy machine.
  asyncUtilTimeout: 60_000,
});

// React takes a stack trace for each element, up to 10 000 in a second, only to name its owner in warnings.
Object.defineProperty(
  Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE') as object,
  'recentlyCreatedOwnerStacks',
  { get: () => Infinity, set: () => {}, configurable: true },
);

// At each focus react-aria asks whether the element is visible, and happy-dom would look for style sheets in all of the page.
Element.prototype.checkVisibility = function isInPage() {
  return this.isConnected;
};

const startTimer = globalThis.setTimeout;
const timers = new Set<ReturnType<typeof setTimeout>>();

beforeEach(async () => {
  // Not after a test: what it still writes when it is over would be there for the next.
  localStorage.clear();
  forgetOwner();
  await clear();
  vi.stubGlobal('Worker', FakeSizingWorker);
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
