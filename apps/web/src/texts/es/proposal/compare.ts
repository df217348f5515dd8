import { counted } from '@site-designer/texts/es/grammar';
import type * as en from '../../en/proposal/compare.ts';
import type { InLanguage } from '../../in-language.ts';

export const COMPARE_TEXTS: InLanguage<typeof en.COMPARE_TEXTS> = {
  short: 'Comparación',
  fromTo: (before, after) => `${before} → ${after}`,
  draft: (design) => `Borrador ${design}`,
  today: (proposal) => `${proposal} hoy`,
  issued: (proposal, day) => `${proposal}, emitida el ${day}`,
  now: 'hoy',
  before: 'Antes',
  after: 'Después',
  swap: 'Intercambiar',
  print: 'Imprimir',
  csv: 'CSV, todos los valores',
  fileName: (before, after) => `Comparacion ${before} con ${after}`,
  notFound: 'Uno de los dos ya no existe o pertenece a otra cuenta. Elija otro.',
  nothingIssued: 'Aún no se ha emitido ninguna propuesta. Dos diseños de un sitio se comparan desde su lista.',
  none: 'No hay diferencias.',

  changes: 'Qué se ha cambiado',
  noChanges: 'No se ha cambiado nada.',
  group: 'Grupo de cámaras',
  settings: 'Ajustes',
  value: 'Valor',
  change: 'Cambio',
  more: (count) => `${counted(count, 'cambio más', 'cambios más')} en el CSV.`,

  figures: 'Qué efecto tiene',
  figure: 'Cifra',
  upTo: (days) => `hasta ${days}`,
  points: 'puntos',
  same: '=',

  bill: 'Materiales',
  sameBill: 'La lista de materiales es la misma.',
  line: 'Línea',
  optional: (line) => `${line}, opcional`,
  quantity: 'Cantidad',
  unitPrice: 'Precio unitario',
  noPrices: (name) => `${name} no tiene precios, así que los precios no se comparan.`,
  pricesOfToday: 'Comparar ambos con los precios de hoy',

  why: 'Por qué difieren',
  engine: 'Motor',
  catalogue: 'Catálogo',
  model: 'Modelo',
  both: (engine, model, catalogue) => `Ambos con motor ${engine}, modelo ${model}, catálogo ${catalogue}.`,
  bothPrices: (day) => `Precios del ${day}.`,
  prices: (before, after) => `Precios del ${before} y del ${after}.`,
  modelChanged: 'El cálculo ha cambiado:',
  modelChange: (model, change) => `Modelo ${model}: ${change}`,

  unit: 'Unidad',
  yes: 'Sí',
  no: 'No',
};

/** In the menus of lists. */
export const COMPARE_ACTIONS: InLanguage<typeof en.COMPARE_ACTIONS> = {
  of: (name) => `Acciones para ${name}`,
  withOther: (name) => `Comparar con ${name}`,
  withDraft: 'Comparar con el borrador de su diseño',
  withToday: 'Comparar con hoy',
};
