import type { ListPage } from '../ports/list-page.ts';
import type { Plan, PlanChange } from '@site-designer/api-contract';
import type { Actor } from '../ports/actor.ts';
import type { SiteAddress } from '../sites/site-store.ts';
import type { CheckedPicture } from './picture.ts';

export interface PlanAddress extends SiteAddress {
  readonly planId: number;
}

/** Length of a pixel of a plan; null where nobody has set it. */
export type PlanScale = Pick<Plan, 'id' | 'metresPerPixel'>;

export interface StoredPicture {
  readonly type: string;
  readonly bytes: Buffer;
}

/** Undefined where there is nothing at the address, or not for the actor. */
export interface PlanStore {
  /** In their order. */
  readonly list: (actor: Actor, address: SiteAddress, page?: ListPage) => Promise<readonly Plan[] | undefined>;
  /** Of all plans of a site by id; empty where there is none, or not for the actor. */
  readonly scales: (actor: Actor, address: SiteAddress) => Promise<readonly PlanScale[]>;
  readonly create: (
    actor: Actor,
    address: SiteAddress,
    plan: { readonly name: string; readonly picture: CheckedPicture },
  ) => Promise<Plan | undefined>;
  readonly find: (actor: Actor, address: PlanAddress) => Promise<Plan | undefined>;
  readonly update: (actor: Actor, address: PlanAddress, change: PlanChange) => Promise<Plan | undefined>;
  readonly remove: (actor: Actor, address: PlanAddress) => Promise<boolean>;
  readonly picture: (actor: Actor, address: PlanAddress) => Promise<StoredPicture | undefined>;
  /** Positions on the plan scale with the size of the picture, those in designs too. */
  readonly replacePicture: (actor: Actor, address: PlanAddress, picture: CheckedPicture) => Promise<Plan | undefined>;
}
