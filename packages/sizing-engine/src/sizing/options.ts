/** How a decimal need is set against a capacity: as the vendors' tools do, or bytes against bytes. */
export type CapacityConvention = 'vendor' | 'exact';

/** What a caller may choose about the sizing itself. */
export interface SizingOptions {
  /** Default `vendor`, about 10 % cautious. */
  readonly convention?: CapacityConvention;
}

/** Options with every choice made. */
export type SettledOptions = Required<SizingOptions>;

/** Fill in what the caller did not choose. */
export function settleOptions({ convention = 'vendor' }: SizingOptions = {}): SettledOptions {
  return { convention };
}
