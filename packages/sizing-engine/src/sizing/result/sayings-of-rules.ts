import type { ChangedQuantity } from './sayings-of-headroom.ts';
import type { Unit } from '../../units.ts';
import type { LimitCode } from './limit-code.ts';

type Nothing = Readonly<Record<never, never>>;

/** By which rule something was chosen, what was chosen, and what a search looked for. */
export interface RuleSayings {
  readonly 'rule.all-of-limit': Nothing;
  readonly 'rule.appliance': Nothing;
  readonly 'rule.appliance-nameplate': Nothing;
  readonly 'rule.battery': Nothing;
  readonly 'rule.every-camera-recorded': Nothing;
  readonly 'rule.fewest-servers': Nothing;
  readonly 'rule.kept-by-age': Nothing;
  readonly 'rule.finer-resolution': Nothing;
  readonly 'rule.layout': Nothing;
  readonly 'rule.layout-of-capacity': Nothing;
  readonly 'rule.machine-type': Nothing;
  /** A load that was dealt against a limit. */
  readonly 'rule.asked-of-limit': { readonly limit: LimitCode; readonly fullest: FullestServer };
  readonly 'rule.no-failover': Nothing;
  readonly 'rule.no-server-left': Nothing;
  readonly 'rule.one-more-spare': Nothing;
  readonly 'rule.spare-takes-over': Nothing;
  readonly 'rule.ups': Nothing;

  // Numbers that a search found
  readonly 'found.switches': Nothing;
  readonly 'found.switches-alike': Nothing;
  readonly 'found.pictures': Nothing;
  readonly 'found.most-pictures': Nothing;
  readonly 'found.motion-work': Nothing;
  readonly 'found.alone-days': Nothing;
  readonly 'found.alternative-cameras': Nothing;
  readonly 'found.alternative-disk-size': Nothing;
  readonly 'found.alternative-disks': Nothing;
  readonly 'found.alternative-nameplate': Nothing;
  readonly 'found.alternative-servers': Nothing;
  readonly 'found.alternative-storage': Nothing;
  readonly 'found.asked-of-limit': { readonly limit: LimitCode };
  readonly 'found.busy-days': Nothing;
  readonly 'found.client-rate': { readonly fullest: FullestServer };
  readonly 'found.dealt-cameras': Nothing;
  readonly 'found.fill-days': Nothing;
  /** The most that still fits before the hardware has to change. */
  readonly 'found.fits': { readonly quantity: ChangedQuantity };
  readonly 'found.full-after': Nothing;
  readonly 'found.groomed-share': Nothing;
  readonly 'found.held-share': Nothing;
  readonly 'found.least-servers': Nothing;
  readonly 'found.longest-outage': Nothing;
  readonly 'found.most-cameras': Nothing;
  readonly 'found.room': Nothing;
  readonly 'found.servers-alike': Nothing;
  readonly 'found.smallest-change': { readonly quantity: ChangedQuantity };
  readonly 'found.times-together': Nothing;

  // What was chosen
  readonly 'chosen.amount': { readonly value: number; readonly unit: Unit };
  /** To three digits or to whole numbers. */
  readonly 'chosen.load': { readonly value: number; readonly unit: Unit };
  readonly 'chosen.layout': ChosenLayout & {
    /** Empty where nothing is told of that. */
    readonly decidedBy: readonly StorageRequirement[];
  };
  readonly 'chosen.disks': ChosenLayout;
  readonly 'chosen.ups': { readonly va: number };
}

/** The fullest of so many servers, or of those before or after a change of the design. */
export type FullestServer = number | 'present-after' | 'smaller-before' | 'smaller-after';

/** What is asked of the disks of a storage. */
export type StorageRequirement = 'capacity' | 'operations' | 'speed';

interface ChosenLayout {
  readonly disks: number;
  readonly diskTb: number;
  readonly raid: string;
}
