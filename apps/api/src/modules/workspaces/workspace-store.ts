import type { Member, User, Workspace } from '@site-designer/api-contract';
import type { ListPage } from '../ports/list-page.ts';
import type { Actor } from '../ports/actor.ts';

/** Storage port for users and workspaces; each call is about the workspace of the actor. `AccessStore` says who may do what. */
export interface WorkspaceStore {
  readonly user: (actor: Actor) => Promise<User>;
  readonly setLanguage: (actor: Actor, language: User['language']) => Promise<User>;
  /** The personal one first, then by id. After an id: those with higher ids, without the personal one. */
  readonly list: (actor: Actor, page?: ListPage) => Promise<readonly Workspace[]>;
  readonly find: (actor: Actor) => Promise<Workspace | undefined>;
  readonly rename: (actor: Actor, name: string) => Promise<Workspace | undefined>;
  /** False: it is deleted already. */
  readonly remove: (actor: Actor) => Promise<boolean>;
  readonly restore: (actor: Actor) => Promise<Workspace | undefined>;
  /** In the order in which they joined. */
  readonly members: (actor: Actor, page?: ListPage) => Promise<readonly Member[]>;
}
