import type { StoreApi } from 'zustand/vanilla';

/** One slice of a store: the state that its own code can read and write. */
export interface SliceAccess<Slice> {
  readonly read: () => Slice;
  readonly write: (patch: Partial<Slice>) => void;
}

type Access<State> = <Key extends keyof State>(key: Key) => SliceAccess<State[Key]>;

export function accessTo<State extends object>(store: Pick<StoreApi<State>, 'getState' | 'setState'>): Access<State> {
  return (key) => ({
    read: () => store.getState()[key],
    write: (patch) => store.setState((state) => ({ ...state, [key]: { ...state[key], ...patch } })),
  });
}

/** Reports a failure to the user. Without a network the action is retried if `retry` is given. */
export type Report = (action: string, cause: unknown, retry?: () => Promise<void>) => void;
