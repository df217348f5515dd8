import type { Quantity } from './quantity.ts';

/** The shape of a result in which every number may still carry its history. */
export type Explained<T> = T extends number
  ? Quantity | T
  : T extends string | boolean | null | undefined
    ? T
    : { readonly [K in keyof T]: Explained<T[K]> };

/** A result of bare numbers, and the quantities behind them by path. */
export interface PlainResult<T> {
  readonly result: T;
  /** By path in the result: `huskyProposal.diskUtilization.value`, `networkInterface[0].speed`. */
  readonly figures: ReadonlyMap<string, Quantity>;
}

/**
 * Separate an explained result into plain data and the quantity of each figure by its path.
 *
 * @example
 * ```ts
 * separateFigures({ servers: given('servers', 2, 'server') }).result; // { servers: 2 }
 * ```
 */
export function separateFigures<T>(explained: Explained<T>): PlainResult<T> {
  const figures = new Map<string, Quantity>();

  function bare(node: unknown, path: string): unknown {
    if (node === null || typeof node !== 'object') return node;
    if (isQuantity(node)) {
      figures.set(path, node);
      return node.value;
    }
    if (Array.isArray(node)) return node.map((each, index) => bare(each, `${path}[${index}]`));
    const fields = node as Readonly<Record<string, unknown>>;
    const plain: Record<string, unknown> = {};
    for (const key in fields) plain[key] = bare(fields[key], path === '' ? key : `${path}.${key}`);
    return plain;
  }

  return { result: bare(explained, '') as T, figures };
}

function isQuantity(node: object): node is Quantity {
  return 'origin' in node && 'unit' in node && 'value' in node;
}
