import { counted } from '@site-designer/texts/es/grammar';
import type * as en from '../../en/proposal/proposal-explanation.ts';
import type { InLanguage } from '../../in-language.ts';

export const EXPLANATION_TEXTS: InLanguage<typeof en.EXPLANATION_TEXTS> = {
  explain: (name) => `Explicar ${name}`,
  close: 'Cerrar la explicación',
  copy: 'Copiar como texto',
  path: 'Camino hasta esta cifra',
  back: 'Atrás',
  backHelp: 'Volver a la cifra anterior (Retroceso)',
  copied: 'Copiado',
  notCopied: 'El navegador no ha permitido copiar',
  given: 'lo introdujo usted',
  givenHere: 'Lo introdujo usted en este diseño.',
  reported: 'informe de cámaras',
  reportedHere: 'Lo indica el informe de cámaras.',
  inReport: (what) => `${what} del grupo en el informe`,
  isDefault: 'predeterminado',
  defaultHere: 'El valor predeterminado: nadie lo ha cambiado en este diseño.',
  model: (chapter) => `El modelo, ${chapter}`,
  because: 'porque',
  not: (option) => `no ${option}`,
  rows: (count) => counted(count, 'fila', 'filas'),
  fromTo: (least, most) => `${least} a ${most}`,
  more: (count) => `Mostrar ${counted(count, 'fila más', 'filas más')}`,
  allRows: (count) => `Mostrar ${counted(count, 'fila', 'filas')}`,
  row: (number) => `Fila ${number}`,
  group: (number) => `Grupo ${number}`,
  stream: (number) => `, flujo ${number}`,
  named: (name) => `: ${name}`,
};

export const SENTENCE_TEXTS: InLanguage<typeof en.SENTENCE_TEXTS> = {
  is: (title, value) => `${title}: ${value}`,
  because: (head, reason) => `${head}; ${reason}`,
  inRows: (range, rows) => `${range} en ${counted(rows, 'fila', 'filas')}`,
  row: (row, value) => `${row}, ${value}`,
  given: 'lo introdujo usted en este diseño',
  reported: 'lo indica el informe de cámaras',
  isDefault: 'el valor predeterminado, que nadie ha cambiado en este diseño',
  source: (source) => `fuente: ${source}`,
};
