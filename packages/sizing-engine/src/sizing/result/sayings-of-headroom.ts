import type { ChangedLayout, ServersFigures } from './sayings-of-hardware.ts';

/** What is said of the distance to the next step of the hardware. */
export interface HeadroomSayings {
  readonly 'headroom.quantity': { readonly quantity: ChangedQuantity };
  /** What the hardware becomes, alike for every change that leads to it. */
  readonly 'headroom.outcome': { readonly outcome: Outcome };
  /** The verb belongs to the change. */
  readonly 'headroom.effect': Step;
  readonly 'headroom.step': Step;
  readonly 'headroom.no-effect': Readonly<Record<never, never>>;
  readonly 'headroom.no-step': { readonly change: Change };
  readonly 'headroom.at-bound': { readonly quantity: ChangedQuantity; readonly direction: Direction };
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

/** Which way a quantity changes. */
export type Direction = 'more' | 'less';

/** A change of one quantity of a design: by cameras, days, streams, or percent of the others. */
export type Change = { readonly direction: Direction; readonly by: number } & (
  | {
      readonly quantity: 'cameras';
      /** Whether the cameras are those of several groups in their present mix. */
      readonly isMix: boolean;
      /** The name of the only group, or its number where it has none; null for a single group without a name. */
      readonly group: string | number | null;
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

/** What the hardware becomes. Servers and disks are those that come in addition, or less than 0. */
export type Outcome =
  | { readonly kind: 'nothing-fits' }
  | { readonly kind: 'servers'; readonly added: number; readonly total: number }
  | { readonly kind: 'disks'; readonly added: number }
  | { readonly kind: 'machine'; readonly after: string; readonly before: string }
  | { readonly kind: 'layouts'; readonly changed: readonly ChangedLayout[] };

interface Step {
  readonly change: Change;
  readonly outcome: Outcome;
}
