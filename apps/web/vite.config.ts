import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { defaultBranding } from './default-branding.ts';
import { docsPages } from './docs-pages.ts';

const API = `http://localhost:${process.env['API_PORT'] ?? 3001}`;
/** The Host header stays the browser's, so that the embedded identity provider names addresses on this port. */
const toApi = { target: API, changeOrigin: false };

/** What the lists are drawn with, which the first page is. */
const LISTS =
  /src[\\/](ui[\\/](item-list|banner|confirm-dialog|dialog|empty-state|field|input|loading-overlay|name|number-field|select|sketches|text-field|toast|button-group|use-)|lib[\\/](dates|use-timed|use-delayed|plural))/;

export default defineConfig({
  plugins: [react(), docsPages(), defaultBranding()],
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
        // Else what the first page shares with others is split into a dozen small files.
        codeSplitting: { groups: [{ name: 'lists', test: LISTS }] },
        // The sign-in page of the embedded provider shows the same font, and has to know its address.
        assetFileNames: ({ names: [name] }) => `assets/[name]${name?.endsWith('.woff2') ? '' : '-[hash]'}[extname]`,
      },
    },
  },
});
