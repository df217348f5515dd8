import type { Unit } from '@site-designer/sizing-engine';
import { Type, type TSchema, type TSchemaOptions } from 'typebox';

/** Unknown fields are refused: a misspelt one must not leave a published figure in force. */
export const EXACT = { additionalProperties: false } as const;

/** The greatest number of a catalogue: products of a few of them are still finite. */
const LARGEST = 1e12;

/** A smaller divisor gives meaningless results. */
const SMALLEST_DIVISOR = 1e-6;

/** Bounds of a number, by what formulas do with it. */
const BOUNDS = {
  /** May be zero. */
  amount: { minimum: 0, maximum: LARGEST },
  /** A divisor, or a factor that must not be 0. */
  positive: { minimum: SMALLEST_DIVISOR, maximum: LARGEST },
  /** A part of a whole. */
  share: { minimum: SMALLEST_DIVISOR, maximum: 1 },
  /** How likely something is. */
  chance: { minimum: 0, maximum: 1 },
  /** An exponent; a greater one gives results that are not finite. */
  exponent: { minimum: 0, maximum: 3 },
  /** Disks of a server or an array: a search goes through every number of them. */
  disks: { minimum: 1, maximum: 1000 },
  /** Whole things. */
  count: { minimum: 1, maximum: LARGEST },
  /** Names an entry; 0 is Auto or the first of an enumeration. */
  id: { minimum: 0, maximum: LARGEST },
} as const;

const WHOLE: ReadonlySet<keyof typeof BOUNDS> = new Set(['disks', 'count', 'id'] as const);

type NumberKind = keyof typeof BOUNDS;

export function number(kind: NumberKind, description?: string) {
  const options = { ...BOUNDS[kind], ...described(description) };
  return WHOLE.has(kind) ? Type.Unsafe<number>(Type.Integer(options)) : Type.Unsafe<number>(Type.Number(options));
}

/** Some character that is no space, and none that a terminal would execute. */
const READABLE = '^(?=.*\\S)[^\\u0000-\\u001f\\u007f-\\u009f]*$';

export function text(description?: string) {
  return Type.String({ pattern: READABLE, ...described(description) });
}

export const FactOrigin = Type.Enum(['spec', 'law', 'vendor', 'measured', 'practice', 'assumed'], {
  title: 'FactOrigin',
  description:
    "Who says so: the product's specification or the data sheet of a part, the text of a law or standard, a maker's publication, a third party's measurement of a maker's tool, common published guidance, or ourselves until better is known. An `assumed` figure is never shown as a maker's limit.",
});

const origin = { origin: FactOrigin, source: text('Where the value was read.') };

/** One number with its unit. Whole things and disks have bounds of their own, by their unit. */
export function fact<const U extends Unit>(unit: U, options: FactOptions = {}) {
  const { kind = kindOf(unit), description } = options;
  const properties = { value: number(kind), unit: Type.Literal(unit), ...origin };
  return Type.Object(properties, { ...EXACT, title: 'Fact', ...described(description) });
}

interface FactOptions {
  readonly kind?: NumberKind;
  readonly description?: string;
}

/** Several numbers that were read in one place. */
export function factList<const U extends Unit>(unit: U, description: string) {
  const values = Type.Array(number('positive'), { minItems: 1 });
  return Type.Object({ values, unit: Type.Literal(unit), ...origin }, { ...EXACT, title: 'FactList', description });
}

export function textFact(description?: string) {
  return Type.Object({ value: text(), ...origin }, { ...EXACT, title: 'TextFact', ...described(description) });
}

export function flagFact(description: string) {
  return Type.Object({ value: Type.Boolean(), ...origin }, { ...EXACT, title: 'FlagFact', description });
}

const UnknownFact = Type.Object(
  { value: Type.Null(), origin: Type.Literal('unknown'), source: text('Where it was looked for.') },
  {
    ...EXACT,
    title: 'UnknownFact',
    description: 'A value that was searched for and not found. Neither zero nor a default; shown as NO DATA.',
  },
);

export function known<const S extends TSchema>(schema: S) {
  return Type.Union([schema, UnknownFact]);
}

/** Units of whole things. */
function kindOf(unit: Unit): NumberKind {
  if (unit === 'disk' || unit === 'disk/array' || unit === 'disk/shelf') return 'disks';
  return unit === 'camera' || unit === 'server' ? 'count' : 'positive';
}

export function described(description: string | undefined): TSchemaOptions {
  return description === undefined ? {} : { description };
}
