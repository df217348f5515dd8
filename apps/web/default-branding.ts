import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { TERMS_IN_OTHER_LANGUAGES } from './branding-terms.ts';
import { branding } from './src/lib/state/branding.ts';
import { BRANDING_TERMS } from './src/lib/state/branding-terms.ts';

/** The PNG of an image of the public folder as a data address: itself, or the one of its name beside an SVG. */
function pngAddress(path: string): string {
  const png = path.replace(/\.svg$/, '.png');
  if (!png.endsWith('.png')) throw new Error(`The logo of the branding file must be an SVG or PNG image: ${path}`);
  const bytes = readFileSync(new URL(`./public${png}`, import.meta.url));
  return `data:image/png;base64,${bytes.toString('base64')}`;
}

function paragraphs(terms: readonly string[]): string {
  return terms.join('\n\n');
}

/** Puts what proposals need of the branding file beside the app, where the server freezes it into those that are issued. */
export function defaultBranding(): Plugin {
  return {
    name: 'default-branding',
    generateBundle() {
      const { provider } = branding;
      const source = JSON.stringify({
        name: provider.name,
        logo: pngAddress(provider.logo),
        legalText: paragraphs(BRANDING_TERMS),
        legalTexts: Object.fromEntries(
          Object.entries(TERMS_IN_OTHER_LANGUAGES).map(([code, own]) => [code, paragraphs(own)]),
        ),
      });
      this.emitFile({ type: 'asset', fileName: 'branding/default.json', source });
    },
  };
}
