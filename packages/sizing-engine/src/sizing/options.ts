/** Options of a sizing. None of them changes the hardware. */
export interface SizingOptions {
  /** Whether the server plan lists its servers however many there are. Default `false`: up to 200 entries. */
  readonly plan?: boolean;
  /** Whether the headroom is looked for, which takes most of the time of a large design. Default `true`; `false` leaves the list empty. */
  readonly headroom?: boolean;
  /** Whether it is worked out what happens when a server or a disk fails. Default `true`; `false` leaves `failure` null. */
  readonly failure?: boolean;
  /** Whether alternatives are looked for. Default `true`; `false` leaves the list empty. */
  readonly alternatives?: boolean;
}

/** Options with every choice made. */
export type SettledOptions = Required<SizingOptions>;

/** Fill in what the caller did not choose. */
export function settleOptions({
  plan = false,
  headroom = true,
  failure = true,
  alternatives = true,
}: SizingOptions = {}): SettledOptions {
  return { plan, headroom, failure, alternatives };
}
