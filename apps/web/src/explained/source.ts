import type { Derivation } from '@site-designer/sizing-engine/explanations';
import {
  figureParts,
  percentOfShare,
  rootFigure,
  rowDerivations,
  tbOfTib,
} from '@site-designer/sizing-engine/explanations';
import { sqlEdition } from '@site-designer/texts';
import { amountText } from './words.ts';

/** What a number is: a figure of the proposal, or the part of a figure that comes from some rows of the camera table. */
export interface Source {
  readonly path: string;
  /** Indices of the rows in the design. */
  readonly numbers?: readonly number[] | undefined;
  /** Whether the part is shown as percent of the figure. */
  readonly isShare?: boolean;
  /** Whether a probability from 0 to 1 is shown in percent. */
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
  /** How it is made of them; undefined if it is one of them or their sum. */
  readonly expression: string | undefined;
  readonly derivations: readonly Derivation[];
}

/** @param whole - Of the figure that the number is, or is a part of. */
export function explainSource(
  { numbers, isShare = false, isChance = false }: Source,
  whole: Derivation,
): ExplainedSource {
  const parts = numbers === undefined ? [whole] : rowDerivations(whole, numbers);
  const root = whole.steps.at(-1)!;
  if ('text' in root) return { amount: sqlEdition(root.text), expression: undefined, derivations: parts };
  const total = rootFigure(whole);
  if (isChance) {
    return {
      amount: amountText(percentOfShare(total.value), '%'),
      expression: `${amountText(total.value, total.unit)} × ${amountText(100, '%')}`,
      derivations: parts,
    };
  }
  if (total.unit === 'TiB') {
    const tib = amountText(total.value, 'TiB');
    return {
      amount: `${amountText(tbOfTib(total.value), 'TB')} (${tib})`,
      expression: `${tib} × ${amountText(tbOfTib(1), 'TB/TiB')}`,
      derivations: parts,
    };
  }
  const part = numbers === undefined ? { ...total, percent: 100 } : figureParts(whole, [numbers])[0]!;
  if (!isShare) return { amount: amountText(part.value, part.unit), expression: undefined, derivations: parts };
  return {
    amount: amountText(part.percent, '%'),
    expression: `${amountText(part.value, part.unit)} ÷ ${amountText(total.value, total.unit)} × ${amountText(100, '%')}`,
    derivations: [...parts, whole],
  };
}
