import type { Plugin } from 'vite';
import { indexFile } from '../../packages/texts/src/basics/languages.ts';

/** What search engines say of the page; English stands in the page. */
const DESCRIPTIONS: Readonly<Record<string, string>> = {
  de: 'Videoüberwachung planen und berechnen: Aufzeichnungsserver, Speicher, Management-Server.',
  fr: 'Concevoir et dimensionner des sites de vidéosurveillance : serveurs d’enregistrement, stockage, serveur de gestion.',
  es: 'Diseñar y dimensionar sitios de videovigilancia: servidores de grabación, almacenamiento, servidor de gestión.',
};

/** Says in the page which language it is in, and names its file by it. */
export function pageIn(language: string): Plugin {
  return {
    name: 'page-in',
    transformIndexHtml: {
      order: 'pre',
      handler: (page) =>
        page
          .replace('<html lang="en">', `<html lang="${language}">`)
          .replace(/(?<=name="description"\s+content=")[^"]*/, (english) => DESCRIPTIONS[language] ?? english),
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
