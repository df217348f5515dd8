import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchInactivity } from '../../src/features/session/inactivity.ts';

const MINUTE_MS = 60_000;
let stop: () => void;
let isInactive: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  isInactive = false;
  stop = watchInactivity(() => {
    isInactive = true;
  });
});

afterEach(() => stop());

function pass(minutes: number): void {
  vi.advanceTimersByTime(minutes * MINUTE_MS);
}

test('fifteen minutes without activity are inactivity', () => {
  pass(14.9);
  expect(isInactive).toBe(false);
  pass(0.2);
  expect(isInactive).toBe(true);
});

test.each(['click', 'mousemove', 'keydown'])('a %s restarts the fifteen minutes', (type) => {
  pass(14);
  dispatchEvent(new Event(type));
  pass(14);
  expect(isInactive).toBe(false);
  pass(1.1);
  expect(isInactive).toBe(true);
});

test('activity in another tab counts', () => {
  pass(14);
  localStorage.setItem('site-designer.last-activity', String(Date.now()));
  pass(14);
  expect(isInactive).toBe(false);
  pass(1.1);
  expect(isInactive).toBe(true);
});

test('a machine that slept is inactive, whatever event comes first when it wakes', () => {
  vi.setSystemTime(Date.now() + 16 * MINUTE_MS);
  dispatchEvent(new Event('mousemove'));
  expect(isInactive).toBe(true);
});

test('nothing happens once the watch has ended', () => {
  stop();
  pass(60);
  expect(isInactive).toBe(false);
});
