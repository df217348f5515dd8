import type { StorageRole } from './limit-code.ts';

/** A change of the calculation model, as a sentence. */
export type ModelChangeCode = Extract<keyof ComparisonSayings, `model.${string}`>;

/** Figures of a sentence that has none. */
type Nothing = Readonly<Record<never, never>>;

/** What became of a part of a design. */
export type WholeChange = 'added' | 'removed';

/** The figures in which two sides of a comparison are told, in the order of their rows. */
export const COMPARED_FIGURES = [
  'cameras',
  'servers',
  'disks',
  'storage',
  'disks-full',
  'busy-days',
  'cameras-lost',
  'power',
  'rack-units',
  'switches',
  'poe-reserved',
  'workstations',
  'price',
  'unpriced-lines',
  'lead-time',
] as const;
/** One of these figures. */
export type ComparedFigureCode = (typeof COMPARED_FIGURES)[number];

/** Disks of a storage of each server. */
export interface StorageOfServer {
  readonly role: StorageRole;
  readonly disks: number;
  readonly diskTb: number;
  readonly raid: string;
}

/** Titles of what differs between two proposals, and of settings and camera groups. */
export interface ComparisonSayings {
  /** Choices that are no entries of the catalogue. */
  readonly 'choice.failover': { readonly kind: 'none' | 'cold' | 'hot' };
  readonly 'choice.convention': { readonly convention: 'vendor' | 'exact' };
  /** Names that lead to a value in a result or a design: fields, and what identifies items of lists. */
  readonly 'difference.title': { readonly parts: readonly string[] };
  /** A limit by its code; results of other versions may have other codes. */
  readonly 'difference.limit': { readonly limit: string };
  /** What a setting is called among settings of the same hardware, by the path of a difference between settings. */
  readonly 'setting.title': { readonly path: string };
  /** A camera group without a name. */
  readonly 'group.title': { readonly number: number };
  /** A camera group among those of a comparison; the name may be empty. */
  readonly 'group.heading': { readonly number: number; readonly name: string };
  /** A camera group that is no more, whose number another one has now. */
  readonly 'group.former': { readonly number: number; readonly name: string };
  /** A field of a camera group, by the names that lead to it. */
  readonly 'group.field': { readonly parts: readonly string[] };
  /** A camera group, or one of its streams, that only one of two designs has. */
  readonly 'group.whole': { readonly change: WholeChange };
  readonly 'group.stream': { readonly stream: number; readonly change: WholeChange };

  // What a change does
  readonly 'figure.title': { readonly figure: ComparedFigureCode };
  /** How full the fullest storage is; percent that may be filled, where both sides have the same cap. */
  readonly 'figure.disks-full': { readonly capPercent: number | null };
  /** Priced lines of the bill, where both sides have the same count; else null. Net of the discount of an offer. */
  readonly 'figure.price': { readonly priced: number | null; readonly lines: number | null; readonly isNet: boolean };
  readonly 'figure.disks': { readonly storages: readonly StorageOfServer[] };
  readonly 'figure.all-days': Nothing;

  // What changed the figures of the calculation model
  readonly 'model.low-frame-rate-range': Nothing;
  readonly 'model.retention-by-class': Nothing;
  readonly 'model.spare-disks': Nothing;
  readonly 'model.ups-energy': Nothing;
  readonly 'model.database-server': Nothing;
  readonly 'model.retention-setting': Nothing;
}
