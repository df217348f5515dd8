import { act, fireEvent, render, screen, type RenderResult } from '@testing-library/react';
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

test('keys reach nothing under it, and the browser keeps its own', () => {
  const heard = vi.fn<() => void>();
  document.body.addEventListener('keydown', heard);
  const press = (key: string, ctrlKey = false) => fireEvent.keyDown(document.body, { key, ctrlKey });
  pass(160);
  expect(press('Enter')).toBe(false);
  expect(heard).not.toHaveBeenCalled();
  expect(press('r', true)).toBe(true);
  answer();
  pass(1000);
  expect(press('Enter')).toBe(true);
  expect(heard).toHaveBeenCalledTimes(2);
});
