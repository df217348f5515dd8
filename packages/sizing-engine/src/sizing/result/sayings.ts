import type { Said } from '../../said.ts';

/** Figures of a sentence that has none. */
type Nothing = Readonly<Record<never, never>>;

/** Everything that a result may say, with the figures of each sentence. A code is for ever: translations refer to it. */
export interface Sayings {
  readonly 'warning.express-plus-limit': Nothing;
  readonly 'warning.management-level-exceeded': Nothing;
  readonly 'warning.contact-presales': Nothing;
  readonly 'warning.frame-rate-extrapolated': { readonly min: number; readonly max: number };
  readonly 'warning.machine-cameras': {
    readonly machine: string;
    readonly cpu: string;
    readonly cameras: number;
    readonly advised: number;
  };
  readonly 'warning.jbod-loss': Nothing;
  /** Disk size in TB. */
  readonly 'warning.raid5-rebuild': { readonly diskTb: number; readonly disks: number };
  readonly 'warning.client-data-rate': { readonly mbit: number; readonly limitMbit: number };
}

/** One thing to be said, with its figures. */
export type Saying = { readonly [K in keyof Sayings]: { readonly say: K } & Sayings[K] }[keyof Sayings];

/**
 * Something to be said.
 *
 * @example
 * ```ts
 * saying('warning.raid5-rebuild', { diskTb: 8, disks: 8 }); // { say: 'warning.raid5-rebuild', diskTb: 8, disks: 8 }
 * ```
 */
export function saying<K extends keyof Sayings>(
  say: K,
  ...[figures]: Nothing extends Sayings[K] ? [] : [figures: Sayings[K]]
): Saying {
  return { say, ...figures } as Saying & Said;
}
