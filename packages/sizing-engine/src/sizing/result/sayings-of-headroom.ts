import type { ChangedLayout, ServersFigures } from './sayings-of-hardware.ts';

/** What is said of the distance to the next step of the hardware. */
export interface HeadroomSayings {
  readonly 'headroom.quantity': { readonly quantity: ChangedQuantity };
  /** What the hardware becomes, alike for every change that leads to it. */
  readonly 'headroom.outcome': { readonly outcome: Outcome };
  /** The verb belongs to the change. */
  readonly 'headroom.effect': Step;
  readonly 'headroom.step': Step;
  readonly 'headroom.cameras-of': { readonly group: GroupName };
  readonly 'headroom.new-hardware': Readonly<Record<never, never>>;
  /** Cameras that a group may have more; groups that are not told of stand with the last one. */
  readonly 'headroom.room': { readonly group: GroupName; readonly cameras: number; readonly notListed: number };
  readonly 'headroom.spare': { readonly spare: ServersFigures };
  readonly 'headroom.spare-effect': { readonly spare: ServersFigures };
  readonly 'headroom.first-spare': {
    readonly spare: ServersFigures;
    /** Cameras that are not recorded when one server fails. */
    readonly cameras: number;
  };
  readonly 'headroom.next-spare': { readonly spare: ServersFigures };
}

/** A quantity of a design that the hardware follows. */
export type ChangedQuantity =
  'cameras' | 'retention' | 'bit-rates' | 'storage' | 'data-rate' | 'client-streams' | 'spare-servers';

/** The name of a group, or its number where it has none; null for a single group without a name. */
export type GroupName = string | number | null;

/** Which way a quantity changes. */
export type Direction = 'more' | 'less';

/** A change of one quantity of a design: by cameras, days, streams, or percent of the others. */
export type Change = { readonly direction: Direction; readonly by: number } & (
  | {
      readonly quantity: 'cameras';
      /** Whether the cameras are those of several groups in their present mix. */
      readonly isMix: boolean;
      /** The only group; null for several. */
      readonly group: GroupName;
    }
  | {
      readonly quantity: 'retention';
      /** Null where the rows are not all kept for the same time. */
      readonly days: { readonly before: number; readonly after: number } | null;
    }
  | { readonly quantity: 'bit-rates' | 'storage' | 'data-rate' }
  | {
      readonly quantity: 'client-streams';
      /** Name of the client software. */
      readonly client: string;
    }
);

/** What the hardware becomes, and what it is. Servers and disks are all that there are. */
export type Outcome =
  | { readonly kind: 'nothing-fits' }
  | { readonly kind: 'servers' | 'disks'; readonly after: number; readonly before: number }
  | { readonly kind: 'machine'; readonly after: string; readonly before: string }
  | { readonly kind: 'layouts'; readonly changed: readonly ChangedLayout[] };

interface Step {
  readonly change: Change;
  readonly outcome: Outcome;
}
