import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { branding } from './src/lib/state/branding.ts';
import { TERMS as DE } from './src/texts/de/pages/terms.ts';
import { TERMS as EN } from './src/texts/en/pages/terms.ts';
import { TERMS as ES } from './src/texts/es/pages/terms.ts';
import { TERMS as FR } from './src/texts/fr/pages/terms.ts';

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
        legalText: paragraphs(EN),
        legalTexts: { de: paragraphs(DE), fr: paragraphs(FR), es: paragraphs(ES) },
      });
      this.emitFile({ type: 'asset', fileName: 'branding/default.json', source });
    },
  };
}
