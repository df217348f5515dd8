import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onlyStream } from '../../../src/lib/live/only-stream.ts';

interface Held {
  readonly reject: (cause: unknown) => void;
}

/** One lock as browsers have it: it can be stolen, and those who wait get it in turn. */
function fakeLocks(): Pick<LockManager, 'request'> {
  let held: Held | undefined;
  const waiting: (() => void)[] = [];
  const next = () => {
    held = undefined;
    waiting.shift()?.();
  };
  const request = (_name: string, { steal, signal }: LockOptions, callback: () => Promise<void>) =>
    new Promise<void>((resolve, reject) => {
      const begin = () => {
        const own = { reject };
        held = own;
        void callback().then(() => {
          resolve();
          if (held === own) next();
        });
      };
      signal?.addEventListener('abort', () => {
        if (waiting.includes(begin)) waiting.splice(waiting.indexOf(begin), 1);
        reject(new DOMException('', 'AbortError'));
      });
      if (steal === true) {
        held?.reject(new DOMException('', 'AbortError'));
        begin();
      } else if (held) waiting.push(begin);
      else begin();
    });
  return { request: request as never };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));
let hasFocus = true;

beforeEach(() => {
  vi.stubGlobal('navigator', { locks: fakeLocks() });
  vi.spyOn(document, 'hasFocus').mockImplementation(() => hasFocus);
});
afterEach(() => {
  hasFocus = true;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('gives the stream to the page with the focus, and to one that waits once it is free', async () => {
  const [one, two] = [new AbortController(), new AbortController()];
  const first = onlyStream(one.signal);
  const turn = first.turn();
  expect(turn?.aborted).toBe(false);
  const second = onlyStream(two.signal);
  await settled();
  expect(turn?.aborted).toBe(true);
  expect([first.turn(), second.turn()?.aborted]).toEqual([undefined, false]);

  first.take();
  await settled();
  expect([first.turn()?.aborted, second.turn()]).toEqual([false, undefined]);
  const begun = second.begun();
  one.abort();
  await settled();
  expect(begun.aborted).toBe(true);
  expect([first.turn(), second.turn()?.aborted]).toEqual([undefined, false]);
});

it('takes nothing from another page without the focus, or for a page that is closed', async () => {
  const [one, two] = [new AbortController(), new AbortController()];
  const first = onlyStream(one.signal);
  hasFocus = false;
  const second = onlyStream(two.signal);
  await settled();
  expect([first.turn()?.aborted, second.turn()]).toEqual([false, undefined]);
  two.abort();
  one.abort();
  await settled();
  expect([first.turn(), second.turn()]).toEqual([undefined, undefined]);
});

it('gives each page its own stream where the browser has no locks', () => {
  vi.stubGlobal('navigator', {});
  const { signal } = new AbortController();
  expect([onlyStream(signal).turn(), onlyStream(signal).turn()]).toEqual([signal, signal]);
});
