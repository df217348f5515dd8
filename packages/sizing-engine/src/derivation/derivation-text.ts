import type { Unit } from '../units.ts';
import type { ColumnStep, ColumnStepOrigin, Derivation, Step, StepOrigin } from './derivation.ts';
import type { AnyFormula } from './formula.ts';
import type { CitedFact } from './quantity.ts';

/**
 * What a step is called: the title of its formula, the field of the catalogue, or the place where the user typed it.
 *
 * @param formulas - Those that the derivation may use; usually the engine's whole list.
 * @example
 * ```ts
 * stepTitle(steps.at(-1)!, formulas); // 'Recorded video of all rows'
 * ```
 */
export function stepTitle({ origin }: Step, formulas: readonly AnyFormula[]): string {
  switch (origin.kind) {
    case 'given':
      return origin.path;
    case 'catalogue':
      return 'entry' in origin ? `${origin.entry}, ${origin.field}` : origin.field;
    case 'formula':
      return formulas.find(({ card }) => card.id === origin.formula)?.card.title ?? origin.formula;
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
 * A derivation as text that one can paste into a mail: each step under the one that uses it, with its formula, its numbers
 * and its source. A step that is used twice is listed once.
 *
 * @param formulas - Those that the derivation may use; usually the engine's whole list.
 * @example
 * ```ts
 * derivationText(explain(proposal, 'totals.storageTb.value'), formulas).split('\n')[0];
 * // 'Recorded video of all rows: 2.46373 TB'
 * ```
 */
export function derivationText({ root, steps }: Derivation, formulas: readonly AnyFormula[]): string {
  const byKey = new Map(steps.map((step) => [step.key, step]));
  const listed = new Set<string>();

  function linesOf(key: string, name: string | undefined, depth: number): string[] {
    const step = byKey.get(key)!;
    const head = `${name === undefined ? '' : `${name} = `}${stepTitle(step, formulas)}: ${amountText(step)}`;
    if (listed.has(key)) return indented(depth, [isLeaf(step) ? head : `${head} (told above)`]);
    listed.add(key);
    const inputs = inputsOf(step).flatMap(([input, from]) => linesOf(from, input, depth + 1));
    return [...indented(depth, [head, ...notesOf(step, { byKey, formulas })]), ...inputs];
  }

  return linesOf(root, undefined, 0).join('\n');
}

function indented(depth: number, lines: readonly string[]): string[] {
  return lines.map((line, index) => `${'  '.repeat(depth)}${index === 0 ? '' : '  '}${line}`);
}

interface Table {
  readonly byKey: ReadonlyMap<string, Step>;
  readonly formulas: readonly AnyFormula[];
}

/** Where the number of a step comes from, a line each. */
function notesOf(step: Step, table: Table): string[] {
  const { origin } = step;
  switch (origin.kind) {
    case 'given':
      return ['you entered it'];
    case 'catalogue':
      return 'entry' in origin ? [`catalogue, ${origin.grade}: ${origin.source}`] : origin.facts.map(factText);
    case 'formula':
      return formulaNotes(origin, table);
    case 'decision':
      return [origin.chosen, ...origin.rejected.map(({ option }) => `not ${option}`)];
  }
}

function factText({ entry, value, grade, source }: CitedFact): string {
  return `${entry}: ${numberText(value)} (catalogue, ${grade}: ${source})`;
}

function formulaNotes({ formula, inputs }: FormulaOrigin, { byKey, formulas }: Table): string[] {
  const card = formulas.find((each) => each.card.id === formula)?.card;
  if (card === undefined) return [];
  const shown = (name: string): string | undefined => {
    const from = inputs[name];
    const number = typeof from === 'string' ? soleNumber(byKey.get(from)!) : undefined;
    return number === undefined ? undefined : numberText(number);
  };
  return [`= ${expressionWithValues(card.expression, shown)}   (${card.source})`];
}

type FormulaOrigin = Extract<StepOrigin | ColumnStepOrigin, { kind: 'formula' }>;

/** The number of a step that has one; undefined for a column of several rows. */
function soleNumber(step: Step): number | undefined {
  if (!('values' in step)) return step.value;
  return step.values.length === 1 ? step.values[0] : undefined;
}

/** Names of the inputs of a step and the keys of the steps that give them; those of a list share its name. */
export function inputsOf({ origin }: Step): readonly (readonly [name: string, key: string])[] {
  if (origin.kind === 'decision') return origin.because.map((key) => ['because', key]);
  if (origin.kind !== 'formula') return [];
  return Object.entries(origin.inputs).flatMap(([name, from]) =>
    typeof from === 'string' ? [[name, from] as const] : from.map((key) => [name, key] as const),
  );
}

function isLeaf(step: Step): boolean {
  return inputsOf(step).length === 0;
}

const ROWS_SHOWN = 3;

function amountText(step: Step): string {
  const number = soleNumber(step);
  if (number !== undefined) return withUnit(numberText(number), step.unit);
  const { values } = step as ColumnStep;
  const shown = values.slice(0, ROWS_SHOWN).map(numberText).join(', ');
  return `${withUnit(`${shown}${values.length > ROWS_SHOWN ? ', …' : ''}`, step.unit)} (${values.length} rows)`;
}

/** Six significant digits. */
function numberText(value: number): string {
  return String(Number(value.toPrecision(6)));
}

function withUnit(number: string, unit: Unit): string {
  return unit === '1' ? number : `${number} ${unit}`;
}
