import type { ListPage } from '../ports/list-page.ts';
import type { ApiToken, TokenScope } from '@site-designer/api-contract';
import type { Actor, Identity } from '../ports/actor.ts';

/** Whom a valid token lets in, and for what. */
export interface TokenHolder extends Identity {
  readonly token: { readonly id: number; readonly workspaceId: number; readonly scope: TokenScope };
  readonly expiresAtMs: number;
}

export interface NewToken extends Pick<ApiToken, 'name' | 'prefix' | 'scope' | 'workspaceId'> {
  readonly secretHash: string;
  readonly expiresDays: number;
}

/** Storage port for API tokens. */
export interface ApiTokenStore {
  /** Highest id first, without revoked ones. */
  readonly list: (actor: Actor, page?: ListPage) => Promise<readonly ApiToken[]>;
  /** @throws RequestProblem 409 where the workspace has as many valid ones as it may. */
  readonly create: (actor: Actor, token: NewToken) => Promise<ApiToken>;
  readonly revoke: (actor: Actor, tokenId: number) => Promise<boolean>;
  /** Undefined for unknown, expired and revoked ones alike; notes that it was used. */
  readonly holder: (secretHash: string) => Promise<TokenHolder | undefined>;
}
