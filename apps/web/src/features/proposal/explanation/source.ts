import type { Derivation } from '@site-designer/sizing-engine';
import type { NumberStep } from '@site-designer/sizing-engine/explanations';
import type { Explainer } from './explainer.ts';
import { rowDerivations } from './summed-rows.ts';
import { amountText, BYTES_PER_TB } from './words.ts';

/** Where a number comes from: a figure of the proposal, or the part of it that some rows of the camera table make. */
export interface Source {
  readonly path: string;
  /** Numbers of the rows in the design. */
  readonly numbers?: readonly number[] | undefined;
  /** Whether the part is told as percent of the figure. */
  readonly isShare?: boolean;
  /** Whether a chance from 0 to 1 is told in percent. */
  readonly isChance?: boolean;
}

/** Equal for sources of the same number. */
export function keyOfSource({ path, numbers, isShare = false, isChance = false }: Source): string {
  return JSON.stringify([path, numbers, isShare, isChance]);
}

/** A figure with the derivations of all figures in it. */
export interface ExplainedSource {
  /** The number with its unit, or the text. */
  readonly amount: string;
  /** How it is made of them; undefined where it is one of them or their sum. */
  readonly expression: string | undefined;
  readonly derivations: readonly Derivation[];
}

export function explainSource(
  { path, numbers, isShare = false, isChance = false }: Source,
  explain: Explainer['explain'],
): ExplainedSource {
  const whole = explain(path);
  const parts = numbers === undefined ? [whole] : rowDerivations(whole, numbers);
  const root = whole.steps.at(-1)!;
  if ('text' in root) return { amount: root.text, expression: undefined, derivations: parts };
  const part = amountOf(parts);
  if (isChance) {
    return {
      amount: amountText(100 * part.value, '%'),
      expression: `${amountText(part.value, part.unit)} × ${amountText(100, '%')}`,
      derivations: parts,
    };
  }
  if (!isShare) return { amount: amountText(part.value, part.unit), expression: undefined, derivations: parts };
  const total = amountOf([whole]);
  return {
    amount: amountText((part.value / total.value) * 100, '%'),
    expression: `${amountText(part.value, part.unit)} ÷ ${amountText(total.value, total.unit)} × ${amountText(100, '%')}`,
    derivations: [...parts, whole],
  };
}

/** Bytes add up to what the proposal shows in TB. */
function amountOf(derivations: readonly Derivation[]): { readonly value: number; readonly unit: string } {
  const roots = derivations.map(({ steps }) => steps.at(-1) as NumberStep);
  const value = roots.reduce((sum, root) => sum + root.value, 0);
  const unit = roots[0]?.unit ?? '1';
  return unit === 'B' ? { value: value / BYTES_PER_TB, unit: 'TB' } : { value, unit };
}
