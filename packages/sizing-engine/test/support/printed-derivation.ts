import { compile, type EvalFunction } from 'mathjs';

const HEAD = /^(?:(\w+) = )?(.*): (.*?)$/;
const TOLD_BEFORE = ' (told above)';

/** A step as a reader of a derivation's text sees it. What is asked of it is read from its line at the first use. */
export class PrintedStep {
  /** The arithmetic with numbers put in; none for what was entered, cited or chosen. */
  expression: string | undefined;
  readonly inputs: PrintedStep[] = [];
  readonly #head: string;

  constructor(head: string) {
    this.#head = head.endsWith(TOLD_BEFORE) ? head.slice(0, -TOLD_BEFORE.length) : head;
  }

  /** What it is called by the step that uses it; none for the figure itself. */
  get name(): string | undefined {
    return HEAD.exec(this.#head)?.[1];
  }

  /** Its numbers, one for each row; none for a text. */
  get numbers(): readonly number[] {
    return numbersIn(HEAD.exec(this.#head)?.[3] ?? '');
  }

  /** The step and what it is made of as they are printed. */
  get text(): string {
    let text = `${this.expression} is ${this.#head}`;
    for (const input of this.inputs) text += `, ${input.#head}`;
    return text;
  }
}

interface Open {
  readonly step: PrintedStep;
  readonly depth: number;
}

/** Read the text of a derivation back, knowing nothing but the text: its steps, those that it tells twice included. */
export function readDerivation(text: string): readonly PrintedStep[] {
  const [first, ...lines] = text.split('\n');
  const steps = [new PrintedStep(first!)];
  const open: Open[] = [{ step: steps[0]!, depth: 0 }];
  for (const line of lines) {
    const content = line.trimStart();
    const depth = (line.length - content.length) / 2;
    while (open.at(-1)!.depth >= depth) open.pop();
    const { step } = open.at(-1)!;
    if (content.startsWith('= ')) [step.expression] = content.slice(2).split('   (', 1);
    else if (/^\w+ = /.test(content)) {
      const input = new PrintedStep(content);
      step.inputs.push(input);
      steps.push(input);
      open.push({ step: input, depth });
    }
  }
  return steps;
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

const NUMBER = /(?<![\w.])[\d.]+(?:e[+-]?\d+)?/g;

const compiled = new Map<string, EvalFunction>();

/** Arithmetic, and the numbers that stand in it by their names: that of one formula is compiled once. */
function compiledOf(expression: string): readonly [EvalFunction, Readonly<Record<string, number>>] {
  const put: Record<string, number> = {};
  let count = 0;
  const named = expression.replaceAll(NUMBER, (number) => {
    count += 1;
    put[`number${count}`] = Number(number);
    return `number${count}`;
  });
  const arithmetic = compiled.get(named) ?? compile(named);
  compiled.set(named, arithmetic);
  return [arithmetic, put];
}

/** What the arithmetic of a step gives for each of its rows, from its printed inputs alone. */
export function recomputed({ numbers, expression, inputs }: PrintedStep): readonly number[] {
  if (expression === undefined) return numbers;
  const [arithmetic, put] = compiledOf(expression);
  const named = new Set(inputs.map(({ name }) => name!));
  const inputsNamed = [...named].map((name) => [name, inputs.filter((input) => input.name === name)] as const);
  return numbers.map((_, row) => {
    const scope = inputsNamed.map(([name, steps]) => [name, isRowByRow(numbers, steps) ? at(steps, row) : all(steps)]);
    return Number(arithmetic.evaluate({ ...EXACT_ROUNDING, ...put, ...Object.fromEntries(scope) }));
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
