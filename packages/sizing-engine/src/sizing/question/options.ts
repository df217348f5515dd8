import { requireStructure } from '../../checks/structure.ts';

/** Options of a sizing. None of them changes the hardware. */
export interface SizingOptions {
  /** Whether the server plan lists its servers however many there are. Default `false`: up to 200 entries. */
  readonly plan?: boolean;
  /**
   * Whether the headroom is computed, which takes most of the time of a large design. Default `true`; `false` leaves the list
   * empty.
   */
  readonly headroom?: boolean;
  /** Whether failures of a server or a disk are computed. Default `true`; `false` leaves `failure` null. */
  readonly failure?: boolean;
  /** Whether alternatives are searched. Default `true`; `false` leaves the list empty. */
  readonly alternatives?: boolean;
}

/** Options with every choice made. */
export type SettledOptions = Required<SizingOptions>;

/**
 * Fill in the options that the caller left out.
 *
 * @throws SizingError `out-of-domain` for what are no options.
 */
export function settleOptions(options: SizingOptions = {}): SettledOptions {
  requireStructure(options, {}, 'options');
  const { plan = false, headroom = true, failure = true, alternatives = true } = options;
  return { plan, headroom, failure, alternatives };
}
