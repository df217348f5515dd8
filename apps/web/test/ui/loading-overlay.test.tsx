import { act, render, screen, type RenderResult } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { LoadingOverlay } from '../../src/ui/loading-overlay.tsx';

let shown: RenderResult;

beforeEach(() => {
  vi.useFakeTimers();
  shown = render(<LoadingOverlay isPending />);
});

function pass(ms: number): void {
  act(() => void vi.advanceTimersByTime(ms));
}

function answer(): void {
  shown.rerender(<LoadingOverlay isPending={false} />);
}

function isShown(): boolean {
  return screen.queryByText('Loading') !== null;
}

test('an answer under 150 ms never flashes', () => {
  pass(149);
  expect(isShown()).toBe(false);
  answer();
  pass(1000);
  expect(isShown()).toBe(false);
});

test('a longer one is covered until the answer', () => {
  pass(150);
  expect(isShown()).toBe(true);
  pass(5000);
  answer();
  pass(1);
  expect(isShown()).toBe(false);
});

test('what has appeared does not blink', () => {
  pass(160);
  answer();
  pass(300);
  expect(isShown()).toBe(true);
  pass(100);
  expect(isShown()).toBe(false);
});
