import type { FactOrigin } from '../catalogue/schema.ts';
import type { Unit } from '../units.ts';
import type { InputQuantity, Quantity } from './quantity.ts';

/** As `Origin`, with quantities named by step key and formulas by id. */
export type StepOrigin =
  | { readonly kind: 'given'; readonly path: string }
  | {
      readonly kind: 'catalogue';
      readonly entry: string;
      readonly field: string;
      readonly grade: FactOrigin;
      readonly source: string;
    }
  | {
      readonly kind: 'formula';
      readonly formula: string;
      readonly inputs: Readonly<Record<string, string | readonly string[]>>;
    }
  | {
      readonly kind: 'decision';
      readonly rule: string;
      readonly chosen: string;
      readonly because: readonly string[];
      readonly rejected: readonly { readonly option: string; readonly because: string }[];
    };

/** One number of a derivation. */
export interface Step {
  readonly key: string;
  readonly value: number;
  readonly unit: Unit;
  readonly origin: StepOrigin;
}

/** A quantity's history as a flat table, inputs before the steps that use them. */
export interface Derivation {
  readonly root: string;
  readonly steps: readonly Step[];
}

/**
 * Flatten a quantity's history; a quantity used twice becomes one step.
 *
 * @returns Plain data that survives JSON and can be checked by {@link replay}.
 * @example
 * ```ts
 * const { root, steps } = toDerivation(quantity);
 * steps.at(-1)?.key === root; // true
 * ```
 */
export function toDerivation(root: Quantity): Derivation {
  const keys = new Map<Quantity, string>();
  const steps: Step[] = [];

  function visit(quantity: Quantity): string {
    const known = keys.get(quantity);
    if (known !== undefined) return known;
    const origin = stepOrigin(quantity);
    const key = `s${steps.length + 1}`;
    keys.set(quantity, key);
    steps.push({ key, value: quantity.value, unit: quantity.unit, origin });
    return key;
  }

  function visitInput(input: InputQuantity): string | readonly string[] {
    return 'value' in input ? visit(input) : input.map(visit);
  }

  function stepOrigin({ origin }: Quantity): StepOrigin {
    switch (origin.kind) {
      case 'given':
      case 'catalogue':
        return origin;
      case 'formula':
        return { kind: 'formula', formula: origin.card.id, inputs: mapValues(origin.inputs, visitInput) };
      case 'decision':
        return {
          ...origin,
          because: origin.because.map(visit),
          rejected: origin.rejected.map(({ option, because }) => ({ option, because: visit(because) })),
        };
    }
  }

  return { root: visit(root), steps };
}

function mapValues<A, B>(record: Readonly<Record<string, A>>, map: (value: A) => B): Record<string, B> {
  const mapped: Record<string, B> = {};
  for (const name in record) mapped[name] = map(record[name]!);
  return mapped;
}
