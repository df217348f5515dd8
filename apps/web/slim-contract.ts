import type { Plugin } from 'vite';

const CONTRACT = '@site-designer/api-contract';
const SLIM = `\0${CONTRACT}`;

/**
 * Of the contract the browser needs methods and addresses; its schemas are types there, and types weigh nothing. This
 * leaves them and the library that makes them out of the bundle.
 */
export function slimContract(): Plugin {
  return {
    name: 'slim-contract',
    enforce: 'pre',
    resolveId: (id) => (id === CONTRACT ? SLIM : undefined),
    load: async (id) => (id === SLIM ? slimModule(await import('@site-designer/api-contract')) : undefined),
  };
}

function slimModule(contract: Readonly<Record<string, unknown>>): string {
  return Object.entries(contract)
    .flatMap(([name, value]) => (isRoute(value) ? [`export const ${name} = ${JSON.stringify(slimRoute(value))};`] : []))
    .join('\n');
}

interface Route {
  readonly method: string;
  readonly url: string;
  readonly schema: { readonly security?: readonly [] };
}

function isRoute(value: unknown): value is Route {
  return typeof value === 'object' && value !== null && 'method' in value && 'url' in value;
}

function slimRoute({ method, url, schema: { security } }: Route): Route {
  return { method, url, schema: security === undefined ? {} : { security } };
}
