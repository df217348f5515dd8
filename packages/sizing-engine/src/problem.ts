/** Figures of a problem that has none. */
type Nothing = Readonly<Record<never, never>>;

/** Everything that may be wrong with a field, with its figures. A code is for ever: translations refer to it. */
export interface Problems {
  readonly 'field.required': Nothing;
  readonly 'field.unknown': Nothing;
  readonly 'field.number': Nothing;
  readonly 'field.one-decimal': Nothing;
  readonly 'field.between': { readonly min: number; readonly max: number };
  readonly 'field.at-least': { readonly min: number };
  readonly 'field.at-most': { readonly max: number };
  readonly 'field.one-of': { readonly values: readonly (number | string)[] };
  readonly 'field.boolean': Nothing;
  readonly 'field.text': Nothing;
  readonly 'field.object': Nothing;
  readonly 'field.object-of': { readonly fields: readonly string[] };
  readonly 'field.list': Nothing;
  readonly 'field.alphanumeric': Nothing;
  readonly 'field.min-length': { readonly min: number };
  readonly 'field.max-length': { readonly max: number };
  readonly 'field.control-characters': Nothing;
  readonly 'field.nothing-visible': Nothing;
  readonly 'field.most-entries': { readonly max: number };
  readonly 'field.listed-twice': Nothing;
  readonly 'field.date': Nothing;

  // Rows and groups
  readonly 'field.no-such-group': { readonly id: number };
  readonly 'field.no-such-row': { readonly id: number };
  readonly 'field.named-twice': { readonly id: number };
  readonly 'field.other-group': { readonly cameraGroupId: number };
  /** Of the first stream of a group, and of another one. */
  readonly 'field.quantity-of-group': { readonly first: number; readonly other: number };
  readonly 'field.watts-of-class': { readonly most: number; readonly poeClass: number };
  readonly 'field.starts-no-group': Nothing;
  readonly 'field.first-stream-stays': Nothing;
  readonly 'field.only-typed-rates': Nothing;

  // Settings
  readonly 'field.no-failover': { readonly edition: string };
  readonly 'field.hot-spares-fill-bays': { readonly bays: number };
  readonly 'field.incompatible-appliance': Nothing;
  readonly 'field.sku-not-offered': Nothing;

  // Own catalogues
  readonly 'field.id-twice': { readonly id: number | string };
  readonly 'field.no-such-entry': { readonly id: number | string };
  /** Id 0 has a meaning of its own. */
  readonly 'field.zero-is': { readonly meaning: 'auto' | 'typed-size' };
  readonly 'field.nothing-for-auto': Nothing;
  readonly 'field.empty': Nothing;
  readonly 'field.second-default': Nothing;
  readonly 'field.rising': Nothing;
  readonly 'field.new-design-refused': { readonly path: string; readonly problem: Problem };
  /** The steepest decline of the bit rate law with which rates rise up to a frame rate. */
  readonly 'field.decline': { readonly max: number; readonly fps: number };

  // Faulty calls of the package
  readonly 'call.no-entry': { readonly id: number };
  readonly 'call.no-platform': Nothing;
  readonly 'call.no-raid-formula': { readonly raid: string };
  readonly 'call.no-figure': Nothing;
  readonly 'call.no-histories': Nothing;
  readonly 'call.no-settings': Nothing;
  readonly 'call.negative': { readonly value: number };
  /** Of a formula; `numbers` is null where it computes a whole column. */
  readonly 'call.not-finite': { readonly value: number; readonly numbers: Readonly<Record<string, unknown>> | null };
}

/** What is wrong with a field, as a code with its figures. */
export type Problem = { readonly [K in keyof Problems]: { readonly say: K } & Problems[K] }[keyof Problems];

/**
 * Something that is wrong.
 *
 * @example
 * ```ts
 * problem('field.between', { min: 1, max: 60 }); // { say: 'field.between', min: 1, max: 60 }
 * ```
 */
export function problem<K extends keyof Problems>(
  say: K,
  ...[figures]: Nothing extends Problems[K] ? [] : [figures: Problems[K]]
): Problem {
  return { say, ...figures } as Problem;
}
