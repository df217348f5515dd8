import { act, fireEvent, render, screen, type RenderResult } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { LoadingOverlay } from '../../src/ui/states/loading-overlay.tsx';

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

test('an answer within 150 ms shows no overlay', () => {
  pass(149);
  expect(isShown()).toBe(false);
  answer();
  pass(1000);
  expect(isShown()).toBe(false);
});

test('a longer request shows the overlay until its answer', () => {
  pass(150);
  expect(isShown()).toBe(true);
  pass(5000);
  answer();
  pass(1);
  expect(isShown()).toBe(false);
});

test('the overlay stays for a minimum time once shown', () => {
  pass(160);
  answer();
  pass(300);
  expect(isShown()).toBe(true);
  pass(100);
  expect(isShown()).toBe(false);
});

function press(key: string, ctrlKey = false): boolean {
  return fireEvent.keyDown(document.body, { key, ctrlKey });
}

function takesClicks(): boolean {
  return getComputedStyle(document.querySelector('[data-loading-overlay]')!).pointerEvents !== 'none';
}

test('keys and clicks are blocked while the request is pending, except the keys of the browser', () => {
  const heard = vi.fn<() => void>();
  document.body.addEventListener('keydown', heard);
  pass(160);
  expect(takesClicks()).toBe(true);
  expect(press('Enter')).toBe(false);
  expect(heard).not.toHaveBeenCalled();
  expect(press('r', true)).toBe(true);
  expect(heard).toHaveBeenCalledTimes(1);
});

test('keys and clicks reach the page as soon as the answer is there, though the overlay is still shown', () => {
  pass(160);
  answer();
  expect(isShown()).toBe(true);
  expect(press('Enter')).toBe(true);
  expect(takesClicks()).toBe(false);
});
