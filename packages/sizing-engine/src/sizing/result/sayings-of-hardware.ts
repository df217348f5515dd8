import type { CapacityConvention } from '../../design/design.ts';

/** What is said of the hardware of a proposal, of other hardware, and of the way from video to its nameplate. */
export interface HardwareSayings {
  readonly 'hardware.servers': ServersFigures;
  /** The servers count the spares. */
  readonly 'hardware.servers-and-spares': ServersFigures & { readonly spares: number };
  readonly 'hardware.data-sheet': { readonly appliance: string };

  // How an alternative differs
  readonly 'differs.servers': { readonly after: number; readonly before: number };
  /** A model, a machine or a RAID. */
  readonly 'differs.name': { readonly after: string; readonly before: string };
  readonly 'differs.nameplate': { readonly afterTb: number; readonly beforeTb: number };
  /** Capacity is counted by another convention. */
  readonly 'differs.convention': { readonly convention: CapacityConvention };
  readonly 'differs.layouts': { readonly changed: readonly ChangedLayout[] };
  readonly 'differs.spare': { readonly spare: ServersFigures };
  readonly 'differs.no-camera-lost': Readonly<Record<never, never>>;

  // Links of a server
  readonly 'link.usage': { readonly of: LinkUsage };
  readonly 'link.details': { readonly of: Exclude<LinkUsage, 'storage' | 'clients'>; readonly isShared: boolean };
  readonly 'link.client-details': { readonly client: string; readonly isShared: boolean };
  readonly 'link.storage-details': { readonly connectivities: readonly string[] };

  // Margin ledger
  readonly 'ledger.step': { readonly step: LedgerCode };
  /** The convention is the other one, and the hardware what it would buy. */
  readonly 'ledger.other-convention': {
    readonly convention: CapacityConvention;
    readonly hardware: ServersFigures;
  };
  readonly 'ledger.other-convention-same': { readonly convention: CapacityConvention };
  readonly 'ledger.other-convention-none': { readonly convention: CapacityConvention };
}

/** Servers that are alike, as they are bought. */
export interface ServersFigures {
  readonly servers: number;
  /** The machine, or the SKU of an appliance. */
  readonly machine: string;
  /** Of each storage of a server, as far as it is told. */
  readonly layouts: readonly LayoutFigures[];
}

/** How the disks of a storage are laid out. */
export interface LayoutFigures {
  /** Null for an appliance, whose SKU says its disks. */
  readonly disks: { readonly count: number; readonly sizeTb: number } | null;
  readonly raid: string;
}

/** A layout and the one in its place before. */
export interface ChangedLayout {
  readonly after: LayoutFigures;
  readonly before: LayoutFigures;
}

/** What a link of a server is for. */
export type LinkUsage = 'cameras' | 'clients' | 'storage' | 'management';

/** Steps from video to nameplate. */
export type LedgerCode =
  | 'video'
  | 'tiers'
  | 'live'
  | 'evidence-lock'
  | 'overhead'
  | 'reserve'
  | 'cap'
  | 'convention'
  | 'raid'
  | 'formatting'
  | 'rounding';
