import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useSettled } from '../../src/lib/hooks/use-settled.ts';

const PAUSE_MS = 150;

beforeEach(() => void vi.useFakeTimers());

const pass = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));

test('a value settles after a pause', () => {
  const { result, rerender } = renderHook(({ value }) => useSettled(value, PAUSE_MS), { initialProps: { value: 1 } });
  rerender({ value: 2 });
  pass(PAUSE_MS - 1);
  expect(result.current).toBe(1);
  pass(1);
  expect(result.current).toBe(2);
});

test('keys that change nothing restart the pause', () => {
  const { result, rerender } = renderHook(({ value }) => useSettled(value, PAUSE_MS), { initialProps: { value: 1 } });
  rerender({ value: 2 });
  pass(PAUSE_MS - 1);
  act(() => void dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' })));
  pass(PAUSE_MS - 1);
  expect(result.current).toBe(1);
  pass(1);
  expect(result.current).toBe(2);
});

test('without a pause the value settles at once', () => {
  const { result, rerender } = renderHook(({ value }) => useSettled(value, 0), { initialProps: { value: 1 } });
  rerender({ value: 2 });
  expect(result.current).toBe(2);
});
