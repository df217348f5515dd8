import {
  digitsOf,
  FEWEST_DIGITS,
  formulasById,
  inputsOf,
  printedNumber,
  type CitedFact,
  type ColumnStep,
  type ColumnStepOrigin,
  type Derivation,
  type Digits,
  type NumberStep,
  type PrintedFormula,
  type Step,
  type StepOrigin,
} from '@site-designer/sizing-engine/explanations';
import { numberSignsOf, type NumberSigns } from '../basics/grammar.ts';
import type { DerivationWords, Speaker } from '../language/language.ts';
import { expressionWithValues, formulaSource, sourceText, stepTitle } from './step-texts.ts';

/**
 * A derivation as plain text, for instance for a mail: each step under the one that uses it, with its formula, its numbers and
 * its source. A step that is used twice is listed once.
 *
 * Numbers have enough digits for each formula to give its printed result from its printed inputs. With all rows, every figure
 * can be recomputed from the text alone.
 *
 * @param formulas - Those that the derivation may use; usually the engine's whole list.
 * @param options - Says who tells it, and how much.
 * @example
 * ```ts
 * derivationText(explain(proposal, 'totals.storageTb.value'), formulas, { speaker: english }).split('\n')[0];
 * // 'Recorded video of all rows: 2.46373 TB'
 * ```
 */
export function derivationText(
  derivation: Derivation,
  formulas: readonly PrintedFormula[],
  { speaker, rows = ROWS_SHOWN }: DerivationTextOptions,
): string {
  const { root, steps } = derivation;
  const byKey = new Map(steps.map((step) => [step.key, step]));
  const { derivation: words } = speaker.language;
  const signs = numberSignsOf(speaker.language.locale);
  const table: Table = { byKey, formulas, digits: digitsOf(derivation, formulas), rows, speaker, signs };
  const lines: string[] = [];
  /** Titles and amounts of the steps that are listed: figures share most of their history. */
  const heads = new Map<string, string>();

  function list(key: string, name: string, depth: number): void {
    const step = byKey.get(key)!;
    const indent = '  '.repeat(depth);
    const known = heads.get(key);
    const head = known ?? `${stepTitle(step, table)}${speaker.language.colon}${amountText(step, table)}`;
    lines.push(`${indent}${name}${head}${known === undefined || isLeaf(step) ? '' : ` (${words.toldAbove})`}`);
    if (known !== undefined) return;
    heads.set(key, head);
    for (const note of notesOf(step, table)) lines.push(`${indent}  ${note}`);
    for (const [input, from] of inputsOf(step)) list(from, `${inputName(input, step, words)} = `, depth + 1);
  }

  list(root, '', 0);
  return lines.join('\n');
}

/** What settled a choice has a word of the language for its name; the inputs of a formula have those of its expression. */
function inputName(name: string, { origin }: Step, words: DerivationWords): string {
  return origin.kind === 'decision' ? words[name as 'because' | 'against'] : name;
}

/** What a caller may choose about the text of a derivation. */
export interface DerivationTextOptions {
  readonly speaker: Speaker;
  /** Most rows of a column that are listed, 3 unless told; Infinity for all. */
  readonly rows?: number | undefined;
}

const ROWS_SHOWN = 3;

interface Table {
  readonly byKey: ReadonlyMap<string, Step>;
  readonly formulas: readonly PrintedFormula[];
  readonly digits: Digits;
  readonly rows: number;
  readonly speaker: Speaker;
  readonly signs: NumberSigns;
}

/** Where the number of a step comes from, a line each. */
function notesOf(step: Step, table: Table): string[] {
  const { origin } = step;
  const { speaker } = table;
  const { derivation: words } = speaker.language;
  switch (origin.kind) {
    case 'given':
      return [
        'isDefault' in origin
          ? whoseText(origin.isDefault, words)
          : ownersText(origin.default, step as ColumnStep, words),
      ];
    case 'catalogue':
      return 'entry' in origin
        ? [sourceText(origin, speaker)]
        : origin.facts.map((fact) => factText(fact, table, table.digits.get(step.key)));
    case 'formula':
      return formulaNotes(origin, table);
    case 'decision':
      return [
        speaker.words(origin.chosen),
        ...origin.rejected.map(({ option }) => words.rejected(speaker.words(option))),
      ];
  }
}

function whoseText(isDefault: boolean, words: DerivationWords): string {
  return isDefault ? words.default : words.entered;
}

/** Whether rows of a column were entered: a row with the value of a new row counts as a default. */
function ownersText(ofNewRow: number | null, { values }: ColumnStep, words: DerivationWords): string {
  if (ofNewRow === null || !values.includes(ofNewRow)) return whoseText(false, words);
  return values.every((value) => value === ofNewRow) ? whoseText(true, words) : words.enteredBut(ofNewRow);
}

function factText(fact: CitedFact, { speaker, signs }: Table, digits = FEWEST_DIGITS): string {
  const value = printedText(fact.value, digits, signs);
  return `${speaker.words(fact.entry)}${speaker.language.colon}${value} (${sourceText(fact, speaker)})`;
}

/** Without separators of thousands, so that a program can read it. */
function printedText(value: number, digits: number, { decimal }: NumberSigns): string {
  return String(printedNumber(value, digits)).replace('.', decimal);
}

function formulaNotes(
  { formula, inputs }: FormulaOrigin,
  { byKey, formulas, digits, signs, speaker }: Table,
): string[] {
  const card = formulasById(formulas).get(formula)?.card;
  if (card === undefined) return [];
  const shown = (name: string): string | undefined => {
    const from = inputs[name];
    if (typeof from !== 'string') return from?.length === 0 ? '0' : undefined;
    const number = soleNumber(byKey.get(from) as NumberStep | ColumnStep);
    return number === undefined ? undefined : printedText(number, digits.get(from)!, signs);
  };
  return [`= ${expressionWithValues(card.expression, shown, signs)}   (${formulaSource(card, speaker.language)})`];
}

type FormulaOrigin = Extract<StepOrigin | ColumnStepOrigin, { kind: 'formula' }>;

/** The number of a step that has one; undefined for a column of several rows. */
function soleNumber(step: NumberStep | ColumnStep): number | undefined {
  if (!('values' in step)) return step.value;
  return step.values.length === 1 ? step.values[0] : undefined;
}

function isLeaf(step: Step): boolean {
  return inputsOf(step).length === 0;
}

function amountText(step: Step, { digits, rows, speaker, signs }: Table): string {
  if ('text' in step) return speaker.language.sqlEdition(step.text);
  const { unit: unitText, derivation: words } = speaker.language;
  const printed = (value: number): string => printedText(value, digits.get(step.key)!, signs);
  const number = soleNumber(step);
  if (number !== undefined) return withUnit(printed(number), unitText(step.unit, number));
  const { values } = step as ColumnStep;
  const shown = [...values.slice(0, rows).map(printed), ...(values.length > rows ? ['…'] : [])].join(signs.between);
  const unit = unitText(step.unit, values.find((value) => value !== 1) ?? 1);
  return `${withUnit(shown, unit)} (${words.rows(values.length)})`;
}

function withUnit(number: string, unit: string): string {
  return unit === '' ? number : `${number} ${unit}`;
}
