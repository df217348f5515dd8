import { expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { createNamedList, type Named, type NamedListSlice } from '../../src/lib/state/named-list.ts';
import { accessTo, type Report } from '../../src/lib/state/slice.ts';

interface Place {
  readonly projectId: number;
}

interface State {
  readonly sites: NamedListSlice<Named, Place>;
}

/** A list whose loads are answered one by one, in any order. */
function openList() {
  const loads: { readonly place: Place; readonly answer: (...names: readonly string[]) => void; fail: () => void }[] =
    [];
  const report = vi.fn<Report>();
  const load = (_: unknown, place: Place) =>
    new Promise<readonly Named[]>((resolve, reject) => {
      loads.push({
        place,
        answer: (...names) => resolve(names.map((name, id) => ({ id, name }))),
        fail: () => reject(new Error('late')),
      });
    });
  const act = async () => undefined;
  const rename = vi.fn<() => Promise<unknown>>(act);
  const duplicate = vi.fn<() => Promise<unknown>>(act);
  const endpoints = {
    kind: 'site',
    noun: 'site',
    plural: 'sites',
    add: async () => 1,
    rename,
    duplicate,
    remove: act,
    restore: act,
  } as const;
  const store = createStore<State>()((_set, _get, api) => ({
    sites: createNamedList<Named, Place>(
      { ...endpoints, load },
      { ...accessTo<State>(api)('sites'), call: () => Promise.reject(new Error('unused')), report },
    ),
  }));
  return { loads, report, rename, duplicate, sites: () => store.getState().sites };
}

async function settle(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
}

function namesIn({ items }: NamedListSlice<Named, Place>): readonly string[] {
  return items.map(({ name }) => name);
}

test('an older answer does not replace the list of a newer place', async () => {
  const { loads, sites } = openList();
  void sites().load({ projectId: 1 });
  void sites().load({ projectId: 2 });
  loads[1]?.answer('of the second');
  await settle();
  loads[0]?.answer('of the first');
  await settle();
  expect(namesIn(sites())).toEqual(['of the second']);
});

test('an older answer does not replace a newer one of the same place', async () => {
  const { loads, sites } = openList();
  void sites().load({ projectId: 1 });
  void sites().reload();
  loads[1]?.answer('new name');
  await settle();
  loads[0]?.answer('old name');
  await settle();
  expect(namesIn(sites())).toEqual(['new name']);
  expect(sites().status).toBe('success');
});

test('an older failure is not shown in a newer place', async () => {
  const { loads, report, sites } = openList();
  void sites().load({ projectId: 1 });
  void sites().load({ projectId: 2 });
  loads[1]?.answer('of the second');
  loads[0]?.fail();
  await settle();
  expect(sites().status).toBe('success');
  expect(report).not.toHaveBeenCalled();
});

test('a deletion in another place is not offered for restoring here', async () => {
  const { loads, sites } = openList();
  void sites().load({ projectId: 1 });
  loads[0]?.answer('gate');
  await settle();
  const removed = sites().remove({ id: 0, name: 'gate' });
  void sites().load({ projectId: 2 });
  await settle();
  for (const { answer } of loads) answer();
  await removed;
  expect(sites().deleted).toBeUndefined();
});

test('a copy is requested after the new name of its original is stored', async () => {
  const { loads, rename, duplicate, sites } = openList();
  void sites().load({ projectId: 1 });
  loads[0]?.answer('a name of more than 42 characters, which is too long');
  await settle();
  let store = (): void => undefined;
  rename.mockReturnValue(
    new Promise<void>((resolve) => {
      store = resolve;
    }),
  );
  const [gate] = sites().items;
  sites().rename(gate!, 'gate');
  void sites().duplicate({ ...gate!, name: 'gate' });
  await settle();
  expect(duplicate).not.toHaveBeenCalled();
  store();
  await settle();
  loads[1]?.answer('gate');
  await settle();
  expect(duplicate).toHaveBeenCalledOnce();
});
