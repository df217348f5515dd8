import { compile, type EvalFunction } from 'mathjs';

/** A step as a reader of a derivation's text sees it. */
export interface PrintedStep {
  /** What it is called by the step that uses it; none for the figure itself. */
  readonly name: string | undefined;
  /** Its numbers, one for each row; none for a text. */
  readonly numbers: readonly number[];
  /** The arithmetic with numbers put in; none for what was entered, cited or chosen. */
  readonly expression: string | undefined;
  readonly inputs: readonly PrintedStep[];
}

const HEAD = /^(?:(\w+) = )?(.*): (.*?)(?: \(told above\))?$/;

interface Open {
  readonly step: PrintedStep & { expression: string | undefined; readonly inputs: PrintedStep[] };
  readonly depth: number;
}

/** Read the text of a derivation back, knowing nothing but the text. */
export function readDerivation(text: string): PrintedStep {
  const [first, ...lines] = text.split('\n');
  const root: Open = { step: stepOf(first!), depth: 0 };
  const open = [root];
  for (const line of lines) {
    const depth = (line.length - line.trimStart().length) / 2;
    const content = line.trim();
    while (open.at(-1)!.depth >= depth) open.pop();
    const { step } = open.at(-1)!;
    if (content.startsWith('= ')) step.expression = content.slice(2).split('   (')[0];
    else if (/^\w+ = /.test(content)) {
      const input: Open = { step: stepOf(content), depth };
      step.inputs.push(input.step);
      open.push(input);
    }
  }
  return root.step;
}

function stepOf(head: string): Open['step'] {
  const [, name, , amount = ''] = HEAD.exec(head) ?? [];
  return { name, numbers: numbersIn(amount), expression: undefined, inputs: [] };
}

function numbersIn(amount: string): number[] {
  return amount.split(', ').flatMap((each) => (/^-?[\d.]+(?:e[+-]?\d+)?/.exec(each) ?? []).map(Number));
}

/** The language's own rounding: that of the evaluator forgives small differences. A list may stand for arguments. */
export const EXACT_ROUNDING = {
  ceil: Math.ceil,
  floor: Math.floor,
  round: Math.round,
  max: (...terms: (number | number[])[]) => Math.max(...terms.flat()),
  min: (...terms: (number | number[])[]) => Math.min(...terms.flat()),
};

const compiled = new Map<string, EvalFunction>();

/** What the arithmetic of a step gives for each of its rows, from its printed inputs alone. */
export function recomputed({ numbers, expression, inputs }: PrintedStep): readonly number[] {
  if (expression === undefined) return numbers;
  const arithmetic = compiled.get(expression) ?? compile(expression);
  compiled.set(expression, arithmetic);
  const named = new Set(inputs.map(({ name }) => name!));
  const inputsNamed = [...named].map((name) => [name, inputs.filter((input) => input.name === name)] as const);
  return numbers.map((_, row) => {
    const scope = inputsNamed.map(([name, steps]) => [name, isRowByRow(numbers, steps) ? at(steps, row) : all(steps)]);
    return Number(arithmetic.evaluate({ ...EXACT_ROUNDING, ...Object.fromEntries(scope) }));
  });
}

/** Whether an input is one number for each row of what it is made into: a figure alone takes a list as a whole. */
function isRowByRow(numbers: readonly number[], steps: readonly PrintedStep[]): boolean {
  return steps.length === 1 && (numbers.length > 1 || steps[0]!.numbers.length === 1);
}

function at([step]: readonly PrintedStep[], row: number): number {
  return step!.numbers[row] ?? step!.numbers[0]!;
}

function all(steps: readonly PrintedStep[]): readonly number[] {
  return steps.flatMap(({ numbers }) => numbers);
}

/** Whether a number is what was printed, to the last digit that is printed, six of them at the least. */
export function isAsPrinted(number: number, printed: number): boolean {
  if (number === printed) return true;
  const digits = Math.max(6, printed.toExponential().split('e')[0]!.replaceAll(/\D/g, '').length);
  const half = 0.5 * 10 ** (Math.floor(Math.log10(Math.abs(printed))) + 1 - digits);
  return Math.abs(number - printed) <= half * (1 + 1e-6) + Math.abs(printed) * 1e-15;
}
