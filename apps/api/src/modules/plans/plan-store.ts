import type { Plan, PlanChange } from '@site-designer/api-contract';
import type { Actor } from '../ports/actor.ts';
import type { SiteAddress } from '../sites/site-store.ts';
import type { CheckedPicture } from './picture.ts';

export interface PlanAddress extends SiteAddress {
  readonly planId: number;
}

export interface StoredPicture {
  readonly type: string;
  readonly bytes: Buffer;
}

/** Undefined where there is nothing at the address, or not for the actor. */
export interface PlanStore {
  /** In their order. */
  readonly list: (actor: Actor, address: SiteAddress) => Promise<readonly Plan[] | undefined>;
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
