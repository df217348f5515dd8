import type { Cover, Project, ProjectSystem } from '@site-designer/api-contract';
import type { ListPage } from '../ports/list-page.ts';
import type { Actor } from '../ports/actor.ts';

/** With what the actor may do there, by the numbers of `LEVELS`. */
type ProjectWithLevel = Project & { readonly level: number };

/** Storage port for projects. `undefined`: no such project, or not the owner's. */
export interface ProjectStore {
  /** Highest id first. */
  readonly list: (actor: Actor, page?: ListPage) => Promise<readonly ProjectWithLevel[]>;
  /** The same as the text of a JSON array, which avoids building a long list of objects. */
  readonly listAsJson: (actor: Actor, page: ListPage, levels: 'with' | 'without') => Promise<string>;
  readonly create: (actor: Actor, name: string) => Promise<Project>;
  readonly rename: (actor: Actor, projectId: number, name: string) => Promise<Project | undefined>;
  readonly remove: (actor: Actor, projectId: number) => Promise<boolean>;
  readonly restore: (actor: Actor, projectId: number) => Promise<Project | undefined>;
  /** Null until the first write. */
  readonly cover: (actor: Actor, projectId: number) => Promise<Cover | null | undefined>;
  readonly setCover: (actor: Actor, projectId: number, cover: Cover) => Promise<boolean>;
  readonly system: (actor: Actor, projectId: number) => Promise<ProjectSystem | undefined>;
  readonly setSystem: (actor: Actor, projectId: number, system: ProjectSystem) => Promise<boolean>;
  /** Copies the project and its contents, except issued proposals. Nothing is stored when `nameOfCopy` throws. */
  readonly duplicate: (
    actor: Actor,
    projectId: number,
    nameOfCopy: (name: string) => string,
  ) => Promise<Project | undefined>;
}
