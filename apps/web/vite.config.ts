import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { defaultBranding } from './default-branding.ts';
import { docsPages } from './docs-pages.ts';
import { pageIn } from './page-in.ts';
import { noCircles } from './no-circles.ts';
import { indexFile } from '../../packages/texts/src/basics/languages.ts';
import { withoutUnusedComponents } from './unused-components.ts';

const API = `http://localhost:${process.env['API_PORT'] ?? 3001}`;
/** The Host header stays the browser's, so that the embedded identity provider names addresses on this port. */
const toApi = { target: API, changeOrigin: false };

/**
 * Modules that are loaded together become one script. Otherwise what two pages share is split into a dozen small files, and each
 * costs the browser a request. A group may only hold what needs nothing outside the groups and the first load: two scripts that
 * need each other read constants of the other before they are set. The bundler splits everything else without such circles.
 */
const GROUPS = [
  { name: 'app', tags: ['$initial' as const], priority: 3 },
  {
    name: 'lists',
    test: modules(
      'src/ui/(?:item-list/(?!page-field)|dialogs|states/(?!missing|sketches|later)|buttons/button-group|tables/use-)',
      'src/ui/fields/(?:field\\.|input|name|select)',
      'src/lib/(?:format/(?:dates|plural)|hooks/use-delayed)',
    ),
    priority: 3,
  },
  {
    // Every page but the list of projects.
    name: 'pages',
    test: modules(
      'src/app/(?:pages/path-params|screens/use-path-ids|workspaces/access-note)',
      'src/ui/(?:base/breadcrumbs|states/missing|buttons/(?:file|copy)-button|fields/guarded|tables/(?:table-head|card-table))',
      'src/lib/(?:files/(?:download|max-file)|format/tenths|hooks/use-(?:loaded|timed)|live/project-events|state/(?:access|choose-language))',
      'src/texts/\\w+/pages/(?:access|comments|product)',
      'api-contract/src/\\w+/(?:\\w+-addresses|design-bounds|roles|price-bounds|placing-bounds)',
      'texts/src/told/problem-text',
      'sizing-engine/src/errors',
    ),
    priority: 2,
  },
  {
    // The editor, and pages that show a design.
    name: 'design',
    test: modules(
      'src/features/floor-plan/(?:canvas/shapes|geometry/covered)',
      'src/texts/\\w+/(?:editor/(?:cameras|measurements|plan|plan-sheets)\\.|proposal/issued)',
      'src/ui/figures/measured-text',
    ),
    minShareCount: 2,
    priority: 2,
  },
];

/** Modules whose addresses have one of the paths. */
function modules(...paths: readonly string[]): RegExp {
  return new RegExp(paths.join('|').replaceAll('/', '[\\\\/]'));
}

/** The app with the texts of one language. Scripts that are the same in several languages have the same name, so they are one file. */
export function appIn(language: string): UserConfig {
  return defineConfig({
    plugins: [react(), docsPages(), defaultBranding(), noCircles(), withoutUnusedComponents(), pageIn(language)],
    // Source instead of built packages: modules are split between the first load and the editor one by one.
    resolve: { conditions: [language, '@site-designer/source', 'module', 'browser', 'development|production'] },
    server: { proxy: { '/api': toApi, '/idp': toApi } },
    build: {
      target: 'es2023',
      // The content security policy of the server allows no data: fonts and no inline script.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      // The size limit asks it which files belong to the first load.
      manifest: `.vite/${indexFile(language)}.json`,
      // Another language is built before this one.
      emptyOutDir: false,
      rolldownOptions: {
        output: {
          codeSplitting: { groups: GROUPS },
          // The sign-in page of the embedded provider shows the same font, and has to know its address.
          assetFileNames: ({ names: [name] }) => `assets/[name]${name?.endsWith('.woff2') ? '' : '-[hash]'}[extname]`,
        },
      },
    },
  });
}

/** For the server with reload: `SITE_LANGUAGE=de npm run dev`. */
export default appIn(process.env['SITE_LANGUAGE'] ?? 'en');
