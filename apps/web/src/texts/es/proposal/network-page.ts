import type * as en from '../../en/proposal/network-page.ts';
import type { InLanguage } from '../../in-language.ts';

/** Texts around the IT request sheet; its own are in the document. */
export const NETWORK_PAGE_TEXTS: InLanguage<typeof en.NETWORK_PAGE_TEXTS> = {
  title: 'Solicitud a informática',
  intro: 'Planifique primero los switches: de ellos se deduce qué pedir a informática del cliente.',
  of: (project) => `Solicitud a informática de ${project}`,
  pageHead: (seller) => `${seller}, para informática del cliente`,
  pageFoot: ({ day, designName, phone = '' }) =>
    `Diseñado el ${day} como ${designName}.${phone === '' ? '' : ` ${phone}`}`,
  place: (project, site) => (project === '' ? site : `${project}, ${site}`),
  toAnswer: 'por responder',
  answerTo: (question) => `Respuesta: ${question}`,
  kept: 'Las respuestas se guardan con el diseño y se imprimen; no cambian ninguna cifra.',
  answered: 'Respuesta de informática',
  xlsx: 'XLSX',
  noWorkbook: 'No se ha podido crear el libro de cálculo.',
  fileName: (name, ending) => `${name} solicitud a informatica.${ending}`,
  labels: 'Etiquetas de cables (CSV)',
  labelsFile: (name) => `${name} etiquetas.csv`,
  project: 'De todo el proyecto',
  noNetwork: 'Ningún diseño que cuente en el resumen planifica una red.',
  notLoaded: 'Cargar la solicitud a informática',
};
