import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { defaultBranding } from './default-branding.ts';
import { docsPages } from './docs-pages.ts';

const API = `http://localhost:${process.env['API_PORT'] ?? 3001}`;
/** The Host header stays the browser's, so that the embedded identity provider names addresses on this port. */
const toApi = { target: API, changeOrigin: false };

/**
 * Modules that are loaded together become one script. Otherwise what two pages share is split into a dozen small files, and each
 * costs the browser a request. `minShareCount` counts the separately loaded parts that need a module; the folders keep
 * out what only a few of them need. No group may need another that needs it back: constants would be read before they are set.
 */
const GROUPS = [
  { name: 'app', tags: ['$initial' as const], priority: 3 },
  {
    name: 'lists',
    test: /src[\\/](ui[\\/](item-list|dialogs|states|base[\\/]breadcrumbs|buttons[\\/](button-group|file-button)|fields[\\/](field|input|name|number-field|select|text-field|use-)|tables[\\/]use-)|lib[\\/](format[\\/](dates|plural)|files[\\/](download|max-file-bytes)|hooks[\\/](use-timed|use-delayed)))/,
    priority: 3,
  },
  {
    name: 'proposal',
    test: /packages[\\/](price-list|sizing-engine)[\\/]src[\\/](?!sizing[\\/]bill[\\/]designations)|src[\\/](explained|features[\\/]proposal)/,
    minShareCount: 7,
    includeDependenciesRecursively: false,
    priority: 2,
  },
  {
    name: 'columns',
    test: /camera-table[\\/]src[\\/](cells[\\/](columns|file-cell)|vocabulary)/,
    minShareCount: 2,
    includeDependenciesRecursively: false,
    priority: 2,
  },
  {
    name: 'editor',
    test: /src[\\/]features[\\/](as-built|design-editor[\\/](?!files))|camera-table[\\/]src[\\/](?!cells[\\/](?:columns|file-cell)|files[\\/](?:csv|encoding)|vocabulary)/,
    minShareCount: 3,
    includeDependenciesRecursively: false,
    priority: 1,
  },
];

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
        codeSplitting: { groups: GROUPS },
        // The sign-in page of the embedded provider shows the same font, and has to know its address.
        assetFileNames: ({ names: [name] }) => `assets/[name]${name?.endsWith('.woff2') ? '' : '-[hash]'}[extname]`,
      },
    },
  },
});
