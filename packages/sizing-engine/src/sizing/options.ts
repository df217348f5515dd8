import { SizingError } from '../errors.ts';
import { TEXTS } from '../messages.ts';

/** How a decimal need is set against a capacity: as the vendors' tools do, or bytes against bytes. */
export type CapacityConvention = 'vendor' | 'exact';

/** What a caller may choose about the sizing itself. */
export interface SizingOptions {
  /** Default `vendor`, about 10 % cautious. */
  readonly convention?: CapacityConvention;
}

/** Options with every choice made. */
export type SettledOptions = Required<SizingOptions>;

const CONVENTIONS: readonly CapacityConvention[] = ['vendor', 'exact'];

/**
 * Fill in what the caller did not choose.
 *
 * @throws SizingError `out-of-domain` for a convention that there is not.
 */
export function settleOptions({ convention = 'vendor' }: SizingOptions = {}): SettledOptions {
  if (!CONVENTIONS.includes(convention)) {
    throw new SizingError('out-of-domain', 'convention', TEXTS.oneOf(CONVENTIONS));
  }
  return { convention };
}
