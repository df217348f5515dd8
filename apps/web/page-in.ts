import type { Plugin } from 'vite';
import { indexFile } from '../../packages/texts/src/languages.ts';

/** Says in the page which language it is in, and names its file by it. */
export function pageIn(language: string): Plugin {
  return {
    name: 'page-in',
    transformIndexHtml: {
      order: 'pre',
      handler: (page) => page.replace('<html lang="en">', `<html lang="${language}">`),
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const page = bundle['index.html'];
        if (page) page.fileName = indexFile(language);
      },
    },
  };
}
