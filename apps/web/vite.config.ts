import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const API = `http://localhost:${process.env['API_PORT'] ?? 3001}`;
/** The Host header stays the browser's, so that the embedded identity provider names addresses on this port. */
const toApi = { target: API, changeOrigin: false };

const CONTRACT = '@site-designer/api-contract';
const SLIM = `\0${CONTRACT}`;
const APP = fileURLToPath(new URL('src', import.meta.url));

export default defineConfig({
  plugins: [slimContract(), react()],
  // Source instead of built packages: modules are split between the first load and the editor one by one.
  resolve: { conditions: ['@site-designer/source', 'module', 'browser', 'development|production'] },
  server: { proxy: { '/api': toApi, '/idp': toApi } },
  build: {
    target: 'es2023',
    // The content security policy of the server allows no data: fonts and no inline script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The size limit asks it which files belong to the first load.
    manifest: true,
    rolldownOptions: {
      output: {
        // The sign-in page of the embedded provider shows the same font, and has to know its address.
        assetFileNames: ({ names: [name] }) => `assets/[name]${name?.endsWith('.woff2') ? '' : '-[hash]'}[extname]`,
      },
    },
  },
});

/**
 * Of the contract the browser needs methods and addresses; its schemas are types there, and types weigh nothing. This
 * leaves them and the library that makes them out of what the app itself asks for; what reads design files brings them,
 * when it comes. With reload the whole contract is served, from source.
 */
function slimContract(): Plugin {
  return {
    name: 'slim-contract',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id, importer) => (id === CONTRACT && importer?.startsWith(APP) ? SLIM : undefined),
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
