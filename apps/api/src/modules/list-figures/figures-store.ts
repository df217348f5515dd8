import type { Cover, ProjectSystem } from '@site-designer/api-contract';
import type { LanguageCode } from '@site-designer/texts';
import type { Actor } from '../ports/actor.ts';
import type { StoredProposal } from '../proposals/proposal-store.ts';
import type { SiteAddress } from '../sites/site-store.ts';

/** The three lists. */
export type ListedKind = 'project' | 'site' | 'siteDesign';

/** Where the figures of a list are kept: those of other languages than English apart. */
export type FiguresPlace = ListedKind | `${ListedKind} ${LanguageCode}`;

export interface ListedProject {
  readonly id: number;
  readonly system: ProjectSystem;
  readonly cover: Cover | null;
}

export interface RememberedFigures {
  readonly itemId: number;
  /** Digest of all that the figures follow from. */
  readonly state: string;
  /** JSON text. */
  readonly figures: string;
}

/** Storage port for the figures of lists. */
export interface FiguresStore {
  readonly projects: (actor: Actor) => Promise<readonly ListedProject[]>;
  /** Designs of a site with their versions. */
  readonly versions: (
    actor: Actor,
    address: SiteAddress,
  ) => Promise<readonly { readonly id: number; readonly version: number }[]>;
  /** The last issued proposal of each design of a project, or of all projects. */
  readonly lastProposals: (
    actor: Actor,
    projectId?: number,
  ) => Promise<readonly (StoredProposal & { readonly projectId: number })[]>;
  readonly remembered: (place: FiguresPlace, itemIds: readonly number[]) => Promise<readonly RememberedFigures[]>;
  readonly remember: (place: FiguresPlace, figures: readonly RememberedFigures[]) => Promise<void>;
}
