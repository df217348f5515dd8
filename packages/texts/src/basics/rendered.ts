import type { Saying } from '@site-designer/sizing-engine';
import type { Said } from '@site-designer/sizing-engine/explanations';

/** Data with a sentence in place of everything to be said. Histories of figures, which stand under a symbol, stay. */
export type Rendered<T> = T extends Said
  ? string
  : T extends string | number | boolean | null | undefined
    ? T
    : { readonly [K in keyof T]: K extends symbol ? T[K] : Rendered<T[K]> };

/** Plain data with a sentence in place of everything to be said, wherever it stands. */
export function renderedBy<T extends object>(say: (saying: Saying) => string, data: T): Rendered<T> {
  const rendered = (node: unknown): unknown => {
    if (typeof node !== 'object' || node === null) return node;
    if (Array.isArray(node)) return typeof node[0] === 'number' ? node : node.map(rendered);
    if ('say' in node) return say(node as Saying);
    // Histories of rows compute their numbers when they are read.
    if ('toJSON' in node) return rendered((node as { toJSON: () => unknown }).toJSON());
    const copy: Record<string | symbol, unknown> = { ...node };
    for (const name of Object.keys(node)) copy[name] = rendered(copy[name]);
    return copy;
  };
  return rendered(data) as Rendered<T>;
}
