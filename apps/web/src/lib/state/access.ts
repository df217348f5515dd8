import { ACCESS_TEXTS } from '#texts/pages/access.ts';
import { LEVELS, type Need } from '@site-designer/api-contract/roles';
import { createContext, useContext } from 'react';

/** What the user may do in the project or workspace of the page. */
export interface Access {
  /** Undefined until it is known, and without an account. */
  readonly userId: number | undefined;
  /** One of `LEVELS`; the most until it is known. */
  readonly level: number;
  readonly what: 'project' | 'workspace';
  /** Who can give more rights. */
  readonly ask: string;
  /** Of the project; undefined until it is known, and without an account. */
  readonly workspaceId: number | undefined;
  /** Why there are no prices; undefined where there are. */
  readonly noPrices: string | undefined;
  /** Whether the user may use what the workspace has: its camera templates and its price list. */
  readonly isMember: boolean;
  /** Asks again, after something of it was changed. */
  readonly refresh: () => void;
}

/** Without an account everything is the user's own. */
export const FULL_ACCESS: Access = {
  userId: undefined,
  level: LEVELS.own,
  what: 'project',
  ask: '',
  workspaceId: undefined,
  noPrices: undefined,
  isMember: true,
  refresh: () => undefined,
};

export const AccessContext = createContext(FULL_ACCESS);

/** Why the user may not do it; undefined where they may. */
export function refusalOf({ level, what, ask }: Access, need: Need): string | undefined {
  return level >= LEVELS[need] ? undefined : ACCESS_TEXTS.refusal(ACCESS_TEXTS.may(level), what)(ask, need);
}

export function useRefusal(need: Need): string | undefined {
  return refusalOf(useContext(AccessContext), need);
}
