import { expect, test, vi } from 'vitest';
import { deleteKept, getKept, setKept } from '../../src/lib/state/kept.ts';

test('a value is kept until it is deleted', async () => {
  expect(await getKept('a')).toBeUndefined();
  expect(await setKept('a', { rows: [1, 2] })).toBe(true);
  expect(await getKept('a')).toEqual({ rows: [1, 2] });
  expect(await deleteKept('a')).toBe(true);
  expect(await getKept('a')).toBeUndefined();
});

test('more than the 5 MB of local storage is kept', async () => {
  const text = 'x'.repeat(8_000_000);
  expect(await setKept('large', text)).toBe(true);
  expect(await getKept('large')).toBe(text);
});

test('a refusal of the browser is told, and what was kept before stays', async () => {
  await setKept('a', 1);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(await setKept('a', 2)).toBe(false);
  expect(await getKept('a')).toBe(1);
});
