import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useDeferredControls } from '../../../src/features/design-editor/cameras/use-deferred-controls.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] }));
afterEach(() => void vi.useRealTimers());

const ids = (from: number, count: number): number[] => Array.from({ length: count }, (_, index) => from + index);

function table() {
  const hook = renderHook(useDeferredControls, { initialProps: { ids: ids(1, 8), isScrolling: false } });
  return {
    show: hook.rerender,
    deferred: () => [...hook.result.current],
    nextFrame: () => act(() => void vi.advanceTimersToNextFrame()),
  };
}

test('rows that come while one scrolls pass by; those that were there keep their controls', () => {
  const { show, deferred } = table();
  expect(deferred()).toEqual([]);
  show({ ids: ids(5, 8), isScrolling: true });
  expect(deferred()).toEqual(ids(9, 4));
  show({ ids: ids(1, 8), isScrolling: true });
  expect(deferred()).toEqual(ids(1, 4));
});

test('rows that stand still get their controls a few a frame, all in the end', () => {
  const { show, deferred, nextFrame } = table();
  show({ ids: ids(100, 12), isScrolling: true });
  nextFrame();
  expect(deferred()).toHaveLength(12);
  show({ ids: ids(100, 12), isScrolling: false });
  const left = [12];
  while (deferred().length > 0) {
    nextFrame();
    left.push(deferred().length);
  }
  expect(left).toEqual([12, 7, 2, 0]);
});

test('rows that come while nobody scrolls have their controls at once', () => {
  const { show, deferred } = table();
  show({ ids: ids(1, 30), isScrolling: false });
  expect(deferred()).toEqual([]);
});
