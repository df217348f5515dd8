/** A user: the issuer of the tokens and the id at that issuer. */
export interface Identity {
  readonly issuer: string;
  readonly subject: string;
}

/** What a token says of its user; empty where its issuer does not tell. */
export interface Person {
  readonly name: string;
  readonly email: string;
  /** The address, where the issuer says that it has verified it. */
  readonly verifiedEmail: string;
}

/**
 * Who asks, and for what. `issuer` and `subject` are the key of the workspace in tables that are older than workspaces: of a personal one
 * those of its user, so that processes of the release before read and write the same rows.
 */
export interface Actor extends Identity {
  readonly userId: number;
  /** The workspace of the project that is asked about, else the one that is asked for, else the personal one. */
  readonly workspaceId: number;
  /** The level of the call, of `LEVELS`: projects in which the user has a lower one are not found. */
  readonly level: number;
  /** Of an API token: the one workspace that it shows. */
  readonly onlyWorkspaceId?: number | undefined;
  /** Of the API token with which they ask, and of the request: for the audit. */
  readonly tokenId?: number | undefined;
  readonly requestId?: string;
  /** Whether the call is about a project whose prices the user may not see; absent where it is about none. */
  readonly hidesPrices?: boolean;
}
