import { FEWEST_DIGITS, digitsOf, printedNumber, type Digits } from './digits.ts';
import type { ColumnStep, ColumnStepOrigin, Derivation, NumberStep, Step, StepOrigin } from './derivation.ts';
import { formulasById, type PrintedFormula } from './formula.ts';
import { sourceText } from './grade.ts';
import type { CitedFact } from './quantity.ts';
import { unitText } from './unit-text.ts';

/**
 * What a step is called: the title of its formula, the field of the catalogue, or the place where the user typed it.
 *
 * @param formulas - Those that the derivation may use; usually the engine's whole list.
 * @example
 * ```ts
 * stepTitle(steps.at(-1)!, formulas); // 'Recorded video of all rows'
 * ```
 */
export function stepTitle({ origin }: Step, formulas: readonly PrintedFormula[]): string {
  switch (origin.kind) {
    case 'given':
      return origin.path;
    case 'catalogue':
      return 'entry' in origin ? `${origin.entry}, ${origin.field}` : origin.field;
    case 'formula':
      return formulasById(formulas).get(origin.formula)?.card.title ?? origin.formula;
    case 'decision':
      return `Chosen: ${origin.rule}`;
  }
}

/**
 * The expression of a formula with numbers put in for its names.
 *
 * @param shown - The text of a name's number; undefined leaves the name, as for a list.
 * @example
 * ```ts
 * expressionWithValues('streams * kbps', (name) => ({ streams: '4', kbps: '2702' })[name]); // '4 * 2702'
 * ```
 */
export function expressionWithValues(expression: string, shown: (name: string) => string | undefined): string {
  return expression.replaceAll(/[a-z]\w*/gi, (name) => shown(name) ?? name);
}

/**
 * A derivation as plain text, for instance for a mail: each step under the one that uses it, with its formula, its numbers and
 * its source. A step that is used twice is listed once.
 *
 * Numbers have enough digits for each formula to give its printed result from its printed inputs. With all rows, every figure
 * can be recomputed from the text alone.
 *
 * @param formulas - Those that the derivation may use; usually the engine's whole list.
 * @param options - `rows`: most rows of a column that are listed, 3 unless told; Infinity for all.
 * @example
 * ```ts
 * derivationText(explain(proposal, 'totals.storageTb.value'), formulas).split('\n')[0];
 * // 'Recorded video of all rows: 2.46373 TB'
 * ```
 */
export function derivationText(
  derivation: Derivation,
  formulas: readonly PrintedFormula[],
  { rows = ROWS_SHOWN }: DerivationTextOptions = {},
): string {
  const { root, steps } = derivation;
  const byKey = new Map(steps.map((step) => [step.key, step]));
  const table: Table = { byKey, formulas, digits: digitsOf(derivation, formulas), rows };
  const lines: string[] = [];
  /** Titles and amounts of the steps that are listed: figures share most of their history. */
  const heads = new Map<string, string>();

  function list(key: string, name: string, depth: number): void {
    const step = byKey.get(key)!;
    const indent = '  '.repeat(depth);
    const known = heads.get(key);
    const head = known ?? `${stepTitle(step, formulas)}: ${amountText(step, table)}`;
    lines.push(`${indent}${name}${head}${known === undefined || isLeaf(step) ? '' : ' (told above)'}`);
    if (known !== undefined) return;
    heads.set(key, head);
    for (const note of notesOf(step, table)) lines.push(`${indent}  ${note}`);
    for (const [input, from] of inputsOf(step)) list(from, `${input} = `, depth + 1);
  }

  list(root, '', 0);
  return lines.join('\n');
}

/** What a caller may choose about the text of a derivation. */
export interface DerivationTextOptions {
  /** Most rows of a column that are listed, 3 unless told; Infinity for all. */
  readonly rows?: number | undefined;
}

const ROWS_SHOWN = 3;

interface Table {
  readonly byKey: ReadonlyMap<string, Step>;
  readonly formulas: readonly PrintedFormula[];
  readonly digits: Digits;
  readonly rows: number;
}

/** Where the number of a step comes from, a line each. */
function notesOf(step: Step, table: Table): string[] {
  const { origin } = step;
  switch (origin.kind) {
    case 'given':
      return ['isDefault' in origin ? whoseText(origin.isDefault) : ownersText(origin.default, step as ColumnStep)];
    case 'catalogue':
      return 'entry' in origin
        ? [sourceText(origin)]
        : origin.facts.map((fact) => factText(fact, table.digits.get(step.key)));
    case 'formula':
      return formulaNotes(origin, table);
    case 'decision':
      return [origin.chosen, ...origin.rejected.map(({ option }) => `not ${option}`)];
  }
}

function whoseText(isDefault: boolean): string {
  return isDefault ? 'the default' : 'you entered it';
}

/** Whether rows of a column were entered: a row with the value of a new row counts as a default. */
function ownersText(ofNewRow: number | null, { values }: ColumnStep): string {
  if (!values.includes(ofNewRow as number)) return whoseText(false);
  return values.every((value) => value === ofNewRow)
    ? whoseText(true)
    : `you entered it; where it is ${ofNewRow}, the default`;
}

function factText(fact: CitedFact, digits = FEWEST_DIGITS): string {
  return `${fact.entry}: ${printedNumber(fact.value, digits)} (${sourceText(fact)})`;
}

function formulaNotes({ formula, inputs }: FormulaOrigin, { byKey, formulas, digits }: Table): string[] {
  const card = formulasById(formulas).get(formula)?.card;
  if (card === undefined) return [];
  const shown = (name: string): string | undefined => {
    const from = inputs[name];
    if (typeof from !== 'string') return from?.length === 0 ? '0' : undefined;
    const number = soleNumber(byKey.get(from) as NumberStep | ColumnStep);
    return number === undefined ? undefined : String(printedNumber(number, digits.get(from)!));
  };
  return [`= ${expressionWithValues(card.expression, shown)}   (${card.source})`];
}

type FormulaOrigin = Extract<StepOrigin | ColumnStepOrigin, { kind: 'formula' }>;

/** The number of a step that has one; undefined for a column of several rows. */
function soleNumber(step: NumberStep | ColumnStep): number | undefined {
  if (!('values' in step)) return step.value;
  return step.values.length === 1 ? step.values[0] : undefined;
}

/**
 * Names of the inputs of a step and the keys of the steps that give them; those of a list share its name. What settled a choice
 * is `because`, what spoke against each option that lost is `against`, in their order.
 */
export function inputsOf({ origin }: Step): readonly (readonly [name: string, key: string])[] {
  if (origin.kind === 'decision') {
    const against = origin.rejected.map(({ because }) => ['against', because] as const);
    return [...origin.because.map((key) => ['because', key] as const), ...against];
  }
  if (origin.kind !== 'formula') return [];
  return Object.entries(origin.inputs).flatMap(([name, from]) =>
    typeof from === 'string' ? [[name, from] as const] : from.map((key) => [name, key] as const),
  );
}

function isLeaf(step: Step): boolean {
  return inputsOf(step).length === 0;
}

function amountText(step: Step, { digits, rows }: Table): string {
  if ('text' in step) return step.text;
  const printed = (value: number): string => String(printedNumber(value, digits.get(step.key)!));
  const number = soleNumber(step);
  if (number !== undefined) return withUnit(printed(number), unitText(step.unit, number));
  const { values } = step as ColumnStep;
  const shown = values.slice(0, rows).map(printed).join(', ');
  const unit = unitText(step.unit, values.find((value) => value !== 1) ?? 1);
  return `${withUnit(`${shown}${values.length > rows ? ', …' : ''}`, unit)} (${values.length} rows)`;
}

function withUnit(number: string, unit: string): string {
  return unit === '' ? number : `${number} ${unit}`;
}
