import type { Actor } from '../ports/actor.ts';

/** What a person has written and has, besides what stands in the personal workspace. */
export interface PersonalFacts {
  readonly comments: readonly {
    readonly id: number;
    readonly projectId: number;
    readonly body: string;
    readonly createdAt: string;
  }[];
  readonly createdAt: string;
  readonly seenAt: string;
}

/** A person as an operator sees them. */
export interface ListedUser {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly seenAt: string;
  readonly disabledAt: string | null;
}

/** Storage port for accounts. */
export interface AccountStore {
  readonly facts: (actor: Actor) => Promise<PersonalFacts>;
  /**
   * Deletes the account of the actor.
   *
   * @throws RequestProblem 409 where a workspace with other people would have no owner.
   */
  readonly erase: (actor: Pick<Actor, 'userId' | 'requestId'>) => Promise<void>;
  /** By id, without those that are deleted. */
  readonly list: () => Promise<readonly ListedUser[]>;
  /** False: there is no such user. */
  readonly setDisabled: (userId: number, isDisabled: boolean) => Promise<boolean>;
}
