import type { SliceAccess } from '../../lib/state/slice.ts';
import type { UserData } from './user-data.ts';

export interface UserSlice {
  /** Null until it is known. */
  readonly authenticated: boolean | null;
  readonly data: UserData | null;
  /** Whether the session ends soon, because it could not be renewed. */
  readonly isExpiring: boolean;
  /** Callback path of the sign-in of this host; undefined until it is known. */
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
