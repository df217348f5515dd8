import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { branding } from './src/lib/state/branding.ts';

const TYPES: Readonly<Record<string, string>> = { svg: 'image/svg+xml', png: 'image/png' };

/** An image of the public folder as a data address. */
function dataAddress(path: string): string {
  const type = TYPES[path.split('.').at(-1) ?? ''];
  if (type === undefined) throw new Error(`The logo of the branding file must be an SVG or PNG image: ${path}`);
  const bytes = readFileSync(new URL(`./public${path}`, import.meta.url));
  return `data:${type};base64,${bytes.toString('base64')}`;
}

/** Puts what proposals need of the branding file beside the app, where the server freezes it into those that are issued. */
export function defaultBranding(): Plugin {
  return {
    name: 'default-branding',
    generateBundle() {
      const { provider, terms } = branding;
      const source = JSON.stringify({
        name: provider.name,
        logo: dataAddress(provider.logo),
        legalText: terms.join('\n\n'),
      });
      this.emitFile({ type: 'asset', fileName: 'branding/default.json', source });
    },
  };
}
