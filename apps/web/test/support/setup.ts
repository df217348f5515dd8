import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// Renders each component twice and mounts each effect twice, as in development: what is not pure shows.
configure({ reactStrictMode: true });

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
