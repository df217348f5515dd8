/** What a number of a catalogue must be, by what formulas do with it. */
export const NUMBERS = {
  /** May be nothing. */
  amount: { minimum: 0, message: 'Must be a number of at least 0' },
  /** Something is divided by it, or would not be without it. */
  positive: { minimum: 1e-6, message: 'Must be a number of at least 0.000001' },
  /** A part of a whole, of which something is left. */
  share: { minimum: 1e-6, maximum: 1, message: 'Must be a number of at least 0.000001 and at most 1' },
  /** The power of a ratio: frames that grow with the cube of their area are none, and a greater one leaves the finite. */
  exponent: { minimum: 0, maximum: 3, message: 'Must be a number of at least 0' },
  /** Whole things. */
  count: { minimum: 1, isWhole: true, message: 'Must be a whole number of at least 1' },
  /** Disks of a server or an array: a search looks at every number of them. */
  disks: { minimum: 1, maximum: 1000, isWhole: true, message: 'Must be a whole number of at least 1' },
  /** Names an entry; 0 is Auto or the first of an enumeration. */
  id: { minimum: 0, isWhole: true, message: 'Must be a whole number of at least 0' },
} as const satisfies Readonly<Record<string, NumberRule>>;

/** A kind of number. */
export type NumberKind = keyof typeof NUMBERS;

/** What a kind of number must be. */
export interface NumberRule {
  readonly minimum: number;
  readonly maximum?: number;
  readonly isWhole?: boolean;
  readonly message: string;
}

/** The greatest number of a catalogue: what is made of a few of these is still finite. */
export const LARGEST = 1e12;

/**
 * What is wrong with a number of some kind; undefined where nothing is.
 *
 * @example
 * ```ts
 * numberFault(0, 'positive'); // 'Must be a number of at least 0.000001'
 * ```
 */
export function numberFault(value: unknown, kind: NumberKind): string | undefined {
  const { minimum, maximum = LARGEST, isWhole = false, message }: NumberRule = NUMBERS[kind];
  if (typeof value !== 'number' || !(value >= minimum)) return message;
  if (isWhole && value <= maximum && !Number.isInteger(value)) return message;
  return value <= maximum ? undefined : `Must be at most ${maximum}`;
}
