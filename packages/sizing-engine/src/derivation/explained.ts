import type { Said } from '../said.ts';
import type { Figure } from './derivation.ts';
import type { ExplainedText, Quantity } from './quantity.ts';

/** The shape of a result in which every number, and every text that is not one of a few, may still carry its history. */
export type Explained<T> = T extends Said
  ? T
  : T extends number
    ? Quantity | T
    : T extends string
      ? string extends T
        ? ExplainedText | T
        : T
      : T extends boolean | null | undefined
        ? T
        : { readonly [K in keyof T]: Explained<T[K]> };

/** A result of plain data, and the figures behind it by path. */
export interface PlainResult<T> {
  readonly result: T;
  /** By path in the result: `huskyProposal.diskUtilization.value`, `networkInterface[0].speed`. */
  readonly figures: ReadonlyMap<string, Figure>;
}

/**
 * Separate an explained result into plain data and its figures by their paths.
 *
 * @example
 * ```ts
 * separateFigures({ servers: given('servers', 2, 'server') }).result; // { servers: 2 }
 * ```
 */
export function separateFigures<T>(explained: Explained<T>): PlainResult<T> {
  const figures = new Map<string, Figure>();

  // Paths are written for figures alone: most of a long result is plain.
  const path: (string | number)[] = [];

  function bareAt(step: string | number, node: unknown): unknown {
    path.push(step);
    const plain = bare(node);
    path.pop();
    return plain;
  }

  function bare(node: unknown): unknown {
    if (node === null || typeof node !== 'object') return node;
    if (isFigure(node)) {
      figures.set(pathText(path), node);
      return 'text' in node ? node.text : node.value;
    }
    if (Array.isArray(node)) return node.map((each, index) => bareAt(index, each));
    const fields = node as Readonly<Record<string, unknown>>;
    const plain: Record<string, unknown> = {};
    for (const key in fields) plain[key] = bareAt(key, fields[key]);
    return plain;
  }

  return { result: bare(explained) as T, figures };
}

/** `huskyProposal.diskUtilization.value`, `networkInterface[0].speed`. */
function pathText(path: readonly (string | number)[]): string {
  return path.reduce<string>((text, step) => {
    if (typeof step === 'number') return `${text}[${step}]`;
    return text === '' ? step : `${text}.${step}`;
  }, '');
}

function isFigure(node: object): node is Figure {
  return 'origin' in node && (('unit' in node && 'value' in node) || 'text' in node);
}
