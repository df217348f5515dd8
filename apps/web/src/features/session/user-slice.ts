import type { SliceCreator } from '../../store/slice.ts';
import type { UserData } from './user-data.ts';

export interface UserSlice {
  /** null while it is not yet known. */
  readonly authenticated: boolean | null;
  readonly data: UserData | null;
  readonly setUser: (data: UserData | null) => void;
}

export const createUserSlice: SliceCreator<'user'> = (set) => ({
  authenticated: null,
  data: null,
  setUser: (data) => set(({ user }) => ({ user: { ...user, data, authenticated: data !== null } })),
});
