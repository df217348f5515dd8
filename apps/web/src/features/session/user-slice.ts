import type { SliceAccess } from '../../lib/slice.ts';
import type { UserData } from './user-data.ts';

export interface UserSlice {
  /** null while it is not yet known. */
  readonly authenticated: boolean | null;
  readonly data: UserData | null;
  /** Whether the session ends in a few seconds. */
  readonly isExpiring: boolean;
  /** Where the sign-in of this host comes back to; undefined while it is not yet known. */
  readonly callbackPath: string | undefined;
  readonly setUser: (data: UserData | null) => void;
  readonly setExpiring: (isExpiring: boolean) => void;
  readonly setCallbackPath: (callbackPath: string) => void;
}

export function createUserSlice({ write }: SliceAccess<UserSlice>): UserSlice {
  return {
    authenticated: null,
    data: null,
    isExpiring: false,
    callbackPath: undefined,
    setUser: (data) => write({ data, authenticated: data !== null, isExpiring: false }),
    setExpiring: (isExpiring) => write({ isExpiring }),
    setCallbackPath: (callbackPath) => write({ callbackPath }),
  };
}
