/**
 * Moves every schema with a title to the document's components, where readers and code generators look for it. The contracts
 * themselves stay free of references, so that each of them can be used alone.
 */
export function withComponents<T extends object>(document: T): T {
  const schemas = new Map<string, unknown>();

  function visit(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(visit);
    if (typeof value !== 'object' || value === null) return value;
    const visited = Object.fromEntries(Object.entries(value).map(([key, each]) => [key, visit(each)]));
    const { title, type } = visited;
    if (typeof title !== 'string' || type !== 'object') return visited;
    schemas.set(title, visited);
    return { $ref: `#/components/schemas/${title}` };
  }

  const { info, ...rest } = document as { readonly info?: unknown; readonly components?: object };
  const visited = visit(rest) as { readonly components?: object };
  const sorted = [...schemas].toSorted(([a], [b]) => a.localeCompare(b));
  const components = { ...visited.components, schemas: Object.fromEntries(sorted) };
  return { ...document, ...visited, info, components } as T;
}
