import type { Cover, Project, ProjectSystem } from '@site-designer/api-contract';
import type { ListPage } from '../ports/list-page.ts';
import type { Owner } from '../ports/owner.ts';

/** Storage port for projects. `undefined`: no such project, or not the owner's. */
export interface ProjectStore {
  /** Highest id first. */
  readonly list: (owner: Owner, page?: ListPage) => Promise<readonly Project[]>;
  /** The same as the text of a JSON array, which avoids building a long list of objects. */
  readonly listAsJson: (owner: Owner, page?: ListPage) => Promise<string>;
  readonly create: (owner: Owner, name: string) => Promise<Project>;
  readonly rename: (owner: Owner, projectId: number, name: string) => Promise<Project | undefined>;
  readonly remove: (owner: Owner, projectId: number) => Promise<boolean>;
  readonly restore: (owner: Owner, projectId: number) => Promise<Project | undefined>;
  /** Null until the first write. */
  readonly cover: (owner: Owner, projectId: number) => Promise<Cover | null | undefined>;
  readonly setCover: (owner: Owner, projectId: number, cover: Cover) => Promise<boolean>;
  readonly system: (owner: Owner, projectId: number) => Promise<ProjectSystem | undefined>;
  readonly setSystem: (owner: Owner, projectId: number, system: ProjectSystem) => Promise<boolean>;
  /** Copies the project and its contents, except issued proposals. Nothing is stored when `nameOfCopy` throws. */
  readonly duplicate: (
    owner: Owner,
    projectId: number,
    nameOfCopy: (name: string) => string,
  ) => Promise<Project | undefined>;
}
